/** The pause before the Last Round Table, the question whether to end, the cards turned at the end. */
import { useMemo, useState } from 'preact/hooks';
import { Button, Face, offerOf, Picture } from '../../../../web/kit/index.ts';
import { pouch } from '../art/things.ts';
import { Choices } from './choices.tsx';
import { CastleScene, Faces, Foot, Row, Screen, Tools, useBuzz } from './parts.tsx';
import type { Play } from './play.ts';
import { RoleCard } from './setup.tsx';

export function Pause(play: Play) {
  const { t, view } = play;
  return (
    <Screen play={play} bleed class="fr-pause" thumb={<Tools play={play} />}>
      <CastleScene height={200} moon={0.72} sky="#3a1524" />
      <div class="fr-body">
        <h1>{t.phone.pause.title}</h1>
        <p class="fr-sub">{t.phone.pause.text(view.living.length)}</p>
        <Faces play={play} seats={view.living} />
        <p class="fr-in">
          <b class="num">{view.pile}</b> {t.phone.pause.bars}
        </p>
      </div>
    </Screen>
  );
}

const CHOICES = ['end', 'banish'] as const;

export function EndVote(play: Play) {
  const { t, view, me, may, ask } = play;
  const [chosen, setChosen] = useState<(typeof CHOICES)[number] | null>(null);
  const art = useMemo(() => pouch('#6d1225', '#3a0914', '#c9a14a'), []);
  const isOpen = offerOf(may, 'end.vote') !== undefined;
  useBuzz(isOpen);
  const count = view.living.length;
  return (
    <Screen
      play={play}
      class="fr-endvote grain"
      thumb={
        <>
          <Button
            kind="primary"
            big
            disabled={!isOpen || chosen === null}
            onPress={() => ask({ type: 'end.vote', choice: chosen })}
          >
            {isOpen ? t.phone.end.throw : t.phone.end.thrown}
          </Button>
          <Foot>{isOpen ? t.phone.end.burn : t.phone.end.count(view.endVoted.length, count)}</Foot>
          <Tools play={play} />
        </>
      }
    >
      <h1>{t.phone.end.title}</h1>
      <p class="fr-sub">{t.phone.end.text(count)}</p>
      {view.living.includes(me) && (
        <Choices
          class="fr-bags"
          label={t.phone.end.title}
          value={chosen}
          disabled={!isOpen}
          onChoose={setChosen}
          options={CHOICES.map((choice) => ({
            value: choice,
            inside: (
              <>
                <Picture width={120} height={132} art={art} />
                <b>{t.buttons[choice]}</b>
                <small>{t.phone.end[choice]}</small>
              </>
            ),
          }))}
        />
      )}
    </Screen>
  );
}

export function FinalReveal(play: Play) {
  const { t, view, may, ask, name, faces } = play;
  const isMine = offerOf(may, 'identity.reveal') !== undefined;
  useBuzz(isMine);
  const shown = view.identified.filter((seat) => view.living.includes(seat));
  if (!isMine) {
    return (
      <Screen play={play} class="fr-final" thumb={<Foot>{t.phone.nothing}</Foot>}>
        <h1>{view.onStage === null ? t.phases.finalReveal : t.phone.final.turns(name(view.onStage))}</h1>
        {view.onStage !== null && (
          <p class="fr-gone" aria-hidden="true">
            <Face seat={faces[view.onStage]!} />
          </p>
        )}
        <ol class="fr-rows">
          {shown.map((seat) => (
            <Row key={seat} play={play} seat={seat} small={t.roles[view.roles[seat]!].name} />
          ))}
        </ol>
      </Screen>
    );
  }
  return (
    <Screen
      play={play}
      class="fr-deal fr-final"
      thumb={
        <Button kind="primary" big onPress={() => ask({ type: 'identity.reveal' })}>
          {t.phone.final.turn}
        </Button>
      }
    >
      <h1>{t.phone.final.title}</h1>
      <p class="fr-sub">{t.phone.final.text(shown.length, view.living.length)}</p>
      <RoleCard play={play} label={t.phone.card.hold} />
    </Screen>
  );
}
