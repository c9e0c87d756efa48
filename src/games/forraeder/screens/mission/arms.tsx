/** M2: twelve coats of arms go by, then each is asked for one. Over days the phone plays the show by itself, once. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, offerOf, Picture } from '../../../../web/kit/index.ts';
import type { Arms } from '../../missions/coats-of-arms/content.ts';
import { isDays } from '../../state.ts';
import { blazon } from '../art/missions.ts';
import { Choices } from '../phone/choices.tsx';
import { keep, keyOf, type Play, recalled } from '../phone/play.ts';
import { answered, MissionScreen } from './frame.tsx';

const SHOW_MS = 2_000;

export function Blazon({ one, label }: { one: Arms; label?: string }) {
  const art = useMemo(() => blazon(one), [one]);
  return <Picture width={120} height={140} art={art} {...(label && { label })} />;
}

export function CoatsOfArms(play: Play) {
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
