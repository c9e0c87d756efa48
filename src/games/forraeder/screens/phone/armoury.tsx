/** The Armoury: doors for those who may go in, a wait for the others. An open door shows no name and nothing else. (TR-88) */
import { useMemo, useState } from 'preact/hooks';
import { allowed, Button, offerOf, Picture } from '../../../../web/kit/index.ts';
import { door, niche } from '../art/seals.ts';
import { Choices } from './choices.tsx';
import { Faces, Foot, Screen, Seal, Sealed, Tools, useBuzz } from './parts.tsx';
import type { Play } from './play.ts';

export function Armoury(play: Play) {
  const { view, me, may } = play;
  const own = view.doors.indexOf(me) + 1;
  const isVisitor = view.visitors.includes(me);
  useBuzz(isVisitor);
  if (!isVisitor || view.gone.includes(me)) return <Outside {...play} />;
  return own > 0 || offerOf(may, 'armoury.leave') ? <Niche play={play} number={own} /> : <Doors {...play} />;
}

function Doors(play: Play) {
  const { t, view, me, may, ask, names } = play;
  const closed = allowed(may, 'armoury.open', 'door');
  const [chosen, setChosen] = useState<number | null>(null);
  const arts = useMemo(
    () => view.doors.map((owner, k) => door(k + 1, owner !== null)),
    [view.doors.map((owner) => owner !== null).join()],
  );
  const isOpen = chosen !== null && closed.includes(chosen);
  const others = view.visitors.filter((seat) => seat !== me);
  return (
    <Screen
      play={play}
      class="fr-arm"
      thumb={
        <>
          <Button kind="primary" big disabled={!isOpen} onPress={() => ask({ type: 'armoury.open', door: chosen })}>
            {isOpen ? t.buttons.openDoor(chosen) : t.phone.armoury.pick}
          </Button>
          <Foot>{others.length > 0 ? t.phone.armoury.with(names(others)) : t.phone.armoury.alone}</Foot>
          <Tools play={play} />
        </>
      }
    >
      <h1>{t.phone.armoury.title(view.doors.length)}</h1>
      <p class="fr-sub">{t.phone.armoury.help}</p>
      <Choices
        class="fr-doors"
        label={t.phone.armoury.pick}
        value={chosen}
        onChoose={setChosen}
        options={view.doors.map((owner, k) => ({
          value: k + 1,
          label: `${t.words.door} ${k + 1}${owner === null ? '' : `, ${t.phone.armoury.open}`}`,
          class: chosen === k + 1 && owner === null ? 'is-picked' : '',
          disabled: owner !== null,
          inside: (
            <>
              <Picture width={150} height={196} art={arts[k]!} />
              <span class="fr-no">{k + 1}</span>
              {owner !== null && <span class="fr-opn">{t.phone.armoury.open}</span>}
            </>
          ),
        }))}
      />
    </Screen>
  );
}

/** The same niche, the same light and the same two ways out, whatever hangs there. */
function Niche({ play, number }: { play: Play; number: number }) {
  const { t, view, me, may, ask } = play;
  const rest = useMemo(() => ({ __html: niche(false) }), []);
  const held = useMemo(() => ({ __html: niche(true) }), []);
  const hasFound = view.found[me] === 1;
  const back = (art: { __html: string }) => (
    <svg class="back" viewBox="0 0 300 380" aria-hidden="true" dangerouslySetInnerHTML={art} />
  );
  const leave = (take: boolean) => () => ask({ type: 'armoury.leave', take: take && hasFound });
  const isOver = offerOf(may, 'armoury.leave') === undefined;
  return (
    <Screen
      play={play}
      class="fr-arm"
      thumb={
        <>
          <div class="fr-two">
            <Button big disabled={isOver} onPress={leave(true)}>
              {t.phone.armoury.take}
            </Button>
            <Button big disabled={isOver} onPress={leave(false)}>
              {t.phone.armoury.leave}
            </Button>
          </div>
          <Foot>{t.phone.armoury.either}</Foot>
        </>
      }
    >
      <h1>{t.phone.armoury.opened(number)}</h1>
      <p class="fr-sub">{t.phone.armoury.look}</p>
      <Sealed
        class="secret fr-niche"
        label={t.phone.armoury.look}
        rest={
          <>
            {back(rest)}
            <Seal cut="#1a2b46" />
          </>
        }
        words={() => (
          <>
            {back(held)}
            <span class="window">
              <b>{hasFound ? t.words.shield : t.phone.armoury.hook}</b>
              <span class="txt">{hasFound ? t.phone.armoury.found : t.phone.armoury.nothing}</span>
            </span>
            <Seal cut="#1a2b46" />
          </>
        )}
      />
    </Screen>
  );
}

function Outside(play: Play) {
  const { t, view, me, names } = play;
  const left = view.visitors.length - view.gone.length;
  const arts = useMemo(
    () => view.doors.map((owner, k) => door(k + 1, owner !== null)),
    [view.doors.map((owner) => owner !== null).join()],
  );
  return (
    <Screen
      play={play}
      class="fr-arm fr-outside"
      thumb={
        <>
          <Foot>{view.visitors.includes(me) ? t.phone.armoury.youLeft : t.phone.nothing}</Foot>
          <Tools play={play} />
        </>
      }
    >
      <h1>{t.phone.armoury.inside(names(view.visitors), view.visitors.length)}</h1>
      <p class="fr-sub">{left > 0 ? t.phone.armoury.waits(left) : t.phone.armoury.empty}</p>
      <div class="fr-doors is-small" aria-hidden="true">
        {arts.map((art, k) => (
          <Picture key={k} width={150} height={196} art={art} />
        ))}
      </div>
      <Faces play={play} seats={view.visitors} />
    </Screen>
  );
}
