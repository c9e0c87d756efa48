/** M2: twelve coats of arms go by, then each is asked for one. Over days the phone plays the show by itself, once. */
import './phone.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, offerOf, Picture } from '../../../../web/kit/index.ts';
import { answered, MissionScreen } from '../../screens/mission/frame.tsx';
import { Choices } from '../../screens/phone/choices.tsx';
import { keep, keyOf, type Play, recalled } from '../../screens/phone/play.ts';
import { isDays } from '../../state.ts';
import type { PhonePiece } from '../phone.tsx';
import { blazon } from './art.ts';
import { type Arms, SHOW_MS } from './content.ts';

function Blazon({ one, label }: { one: Arms; label?: string }) {
  const art = useMemo(() => blazon(one), [one]);
  return <Picture width={120} height={140} art={art} {...(label && { label })} />;
}

function CoatsOfArms(play: Play) {
  const { view } = play;
  if (!isDays(view)) return view.step === 'show' ? <Shown play={play} at={view.arms.length} /> : <Question {...play} />;
  return <OverDays {...play} />;
}

function OverDays(play: Play) {
  const key = keyOf(play, `arms${play.view.day}`);
  const [at, setAt] = useState(() => (recalled(key) === 'seen' ? 13 : 0));
  useEffect(() => {
    if (at === 0 || at > 12) return;
    const timer = setTimeout(() => {
      setAt(at + 1);
      if (at === 12) keep(key, 'seen');
    }, SHOW_MS);
    return () => clearTimeout(timer);
  }, [at]);
  if (at > 12) return <Question {...play} />;
  if (at > 0) return <Shown play={play} at={at} />;
  const { t } = play;
  return (
    <MissionScreen
      play={play}
      title={t.missions['coats-of-arms'].name}
      action={
        <Button kind="primary" big onPress={() => setAt(1)}>
          {t.phone.mission.arms.watch}
        </Button>
      }
      foot={t.phone.mission.arms.once}
    />
  );
}

function Shown({ play, at }: { play: Play; at: number }) {
  const { t, view } = play;
  const one = view.arms[at - 1];
  return (
    <MissionScreen
      play={play}
      title={t.phone.mission.arms.number(at)}
      text={t.phone.mission.arms.look}
      foot={t.phone.mission.arms.silence}
    >
      {one && (
        <div class="fr-shown" key={at} aria-live="polite">
          <Blazon one={one} />
          <b>{t.arms[one]}</b>
        </div>
      )}
    </MissionScreen>
  );
}

function Question(play: Play) {
  const { t, view, me, may, ask } = play;
  const [chosen, setChosen] = useState<Arms | null>(null);
  const asked = view.armsAsked[me];
  const isOpen = offerOf(may, 'arms.answer') !== undefined;
  if (!asked) return <MissionScreen play={play} title={t.missions['coats-of-arms'].name} foot={answered(play)} />;
  const question = t.mission.arms(asked.position);
  return (
    <MissionScreen
      play={play}
      title={question}
      text={t.phone.mission.arms.one}
      action={
        <Button
          kind="primary"
          big
          disabled={!isOpen || chosen === null}
          onPress={() => ask({ type: 'arms.answer', arms: chosen })}
        >
          {isOpen
            ? chosen === null
              ? t.buttons.answer
              : t.phone.mission.arms.say(t.arms[chosen], asked.position)
            : t.phone.mission.given}
        </Button>
      }
      foot={isOpen ? t.phone.mission.arms.foot : answered(play)}
    >
      <Choices
        class="fr-duo is-four"
        label={question}
        value={chosen}
        disabled={!isOpen}
        onChoose={setChosen}
        options={asked.choices.map((one) => ({
          value: one,
          class: 'fr-opt',
          inside: (
            <>
              <Blazon one={one} />
              <b>{t.arms[one]}</b>
            </>
          ),
        }))}
      />
    </MissionScreen>
  );
}

function armsWords({ t, view, me }: Play): string {
  const { arms } = t.phone.mission;
  const asked = view.armsAsked[me];
  const right = asked && view.arms[asked.position - 1];
  const all = view.armsRight === null ? '' : t.log.arms(view.armsRight, view.living.length);
  if (!asked || !right) return all;
  const own = view.armsAnswers[me] === right ? arms.right : arms.wrong;
  return `${all} ${arms.say(t.arms[right], asked.position)}. ${own}`;
}

export const coatsOfArms: PhonePiece = { Screen: CoatsOfArms, Outcome: (play) => <p>{armsWords(play)}</p> };
