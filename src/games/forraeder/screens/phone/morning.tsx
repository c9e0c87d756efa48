/**
 * Breakfast. Whoever waits sees what everybody sees who waits: the victim's phone is called, dimmed and answered like any
 * other until the last chair. *Show a shield* stands on every phone. (TR-38 to TR-42, TR-91)
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Face, offerOf } from '../../../../web/kit/index.ts';
import { morningStrip, rod } from '../art/views.ts';
import { Faces, Foot, Scene, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';

const CALLED_MS = 2_600;

/** For a moment after the own name was called. */
function useCalled(isIn: boolean): boolean {
  const wasIn = useRef(isIn);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (!isIn || wasIn.current) return;
    wasIn.current = true;
    setNew(true);
    const timer = setTimeout(() => setNew(false), CALLED_MS);
    return () => clearTimeout(timer);
  }, [isIn]);
  return isNew;
}

export function Breakfast(play: Play) {
  const { view } = play;
  if (view.step === 'arrivals') return <Arrivals {...play} />;
  return view.step === 'reading' || view.deathList ? <DeathList {...play} /> : <Seated {...play} />;
}

function Arrivals(play: Play) {
  const { t, view, me } = play;
  const art = useMemo(() => morningStrip(), []);
  const isIn = view.arrived.includes(me);
  const isCalled = useCalled(isIn);
  return (
    <Screen play={play} bleed class="fr-morning" clock={null} thumb={<Foot>{t.phone.nothing}</Foot>}>
      <Scene art={art} height={190} />
      <div class="fr-body">
        <h1 aria-live="assertive">
          {isCalled ? t.phone.breakfast.called : isIn ? t.phone.breakfast.sit : t.phone.breakfast.wait}
        </h1>
        <p class="fr-sub">{isIn ? t.phone.breakfast.watch : t.phone.breakfast.waitHelp}</p>
        <p class="fr-in">
          <b class="num">{view.arrived.length}</b> {t.phone.breakfast.of(view.living.length)}
        </p>
        <Faces play={play} seats={view.arrived} />
      </div>
    </Screen>
  );
}

/** Without a shield it answers in words, here only. */
function ShowShield({ play }: { play: Play }) {
  const { t, view, me, may, ask } = play;
  const [said, setSaid] = useState('');
  const press = async () => {
    if (offerOf(may, 'shield.show')) {
      const answer = await ask({ type: 'shield.show' });
      if (!answer.refused) setSaid(t.phone.shield.shown);
      return;
    }
    setSaid(view.shieldsShown[me] ? t.phone.shield.shown : t.phone.shield.none);
  };
  return (
    <>
      <Button big icon="shield" onPress={press}>
        {t.phone.shield.show}
      </Button>
      <Foot>{said || t.phone.shield.everybody}</Foot>
    </>
  );
}

function Notice({ play }: { play: Play }) {
  const { t, view, me, name } = play;
  const shown = Object.keys(view.shieldsShown).map(Number);
  return (
    <>
      {view.attacked[me] && <p class="fr-strip">{t.status.attacked}</p>}
      {shown.map((seat) => (
        <p key={seat} class="fr-strip">
          {t.log.shieldShown(name(seat))}
        </p>
      ))}
    </>
  );
}

function Seated(play: Play) {
  const { t, view, name } = play;
  const art = useMemo(() => morningStrip(), []);
  const victim = view.order.find((seat) => view.out[seat]?.how === 'murdered' && view.out[seat]?.day === view.day - 1);
  return (
    <Screen
      play={play}
      bleed
      class="fr-morning"
      thumb={
        <>
          <ShowShield play={play} />
          <Tools play={play} />
        </>
      }
    >
      <Scene art={art} height={150} />
      <div class="fr-body">
        <h1>{victim === undefined ? t.phone.breakfast.all : t.phone.breakfast.empty(name(victim))}</h1>
        <p class="fr-sub">{victim === undefined ? t.phone.breakfast.allHelp : t.phone.breakfast.emptyHelp}</p>
        <Notice play={play} />
        <Faces play={play} seats={view.living} />
      </div>
    </Screen>
  );
}

function DeathList(play: Play) {
  const { t, view, me, faces } = play;
  const art = useMemo(() => morningStrip(), []);
  const end = useMemo(() => ({ __html: rod() }), []);
  const rods = (where: string) => (
    <svg
      class={where}
      viewBox="0 0 358 28"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={end}
    />
  );
  const list = view.deathList ?? [];
  return (
    <Screen
      play={play}
      bleed
      class="fr-morning"
      thumb={
        <>
          <ShowShield play={play} />
          <Tools play={play} />
        </>
      }
    >
      <Scene art={art} height={116} />
      <article class="fr-scroll">
        {rods('is-top')}
        <h1>{t.words.deathList}</h1>
        <p>{t.phone.list.only(list.length)}</p>
        <ol>
          {list.map((seat) => (
            <li key={seat}>
              <Face seat={faces[seat]!} />
              <span>
                {faces[seat]!.name}
                {seat === me && <small>{t.phone.list.you}</small>}
              </span>
            </li>
          ))}
        </ol>
        <p>{t.phone.list.end}</p>
        {rods('is-bottom')}
      </article>
      <div class="fr-body">
        <Notice play={play} />
      </div>
    </Screen>
  );
}
