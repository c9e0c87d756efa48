/** The house: five games on the wall, a code to type, a table to lay. */
import './home.css';
import { useSignal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { go } from './address.ts';
import { wishAlone } from './alone.ts';
import { makeRoom } from './api.ts';
import { glow } from './art/glow.ts';
import { maskNames } from './art/masks.ts';
import { useFetched } from './chunk.ts';
import { JoinForm } from './code.tsx';
import { Button, Candle, Dialog, Mask, Picture, Segments, Toast, tintOf } from './kit/index.ts';
import { Languages } from './languages.tsx';
import { language } from './memory.ts';
import type { PosterId } from './posters.ts';
import { t } from './texts/index.ts';

interface Offered {
  readonly id: PosterId;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** It can be played. */
  readonly isHere?: true;
}

const GAMES: readonly Offered[] = [
  { id: 'maffia', seats: [7, 22], minutes: [60, 170], isHere: true },
  { id: 'forraeder', seats: [8, 22], minutes: [40, 130], isHere: true },
  { id: 'illumuffinati', seats: [4, 7], minutes: [25, 60] },
  { id: 'ordet-fanger', seats: [2, 12], minutes: [20, 40] },
  { id: 'gws-brott', seats: [2, 5], minutes: [30, 45] },
];

export function Home() {
  const chosen = useSignal<PosterId | null>(null);
  const words = t().home;
  const halo = useMemo(() => glow(), []);
  const choose = (id: PosterId | null) => {
    chosen.value = id;
  };
  return (
    <main class="home" data-surface="phone">
      <section class="intro">
        <Picture width={400} height={400} art={halo} class="glow" />
        <h1 class="home-word">{words.title}</h1>
        <p class="home-tagline">{words.tagline}</p>
        <div class="door">
          <Candle left={0.62} class="wick" />
          <JoinForm />
        </div>
        <div class="home-host">
          <Button kind="quiet" onPress={() => choose('maffia')}>
            {words.host}
          </Button>
          <Button kind="bare" href="/about" onPress={() => go('/about')}>
            {words.how}
          </Button>
        </div>
        <Languages />
        <div class="frieze">
          <p>{words.masks}</p>
          {maskNames.map((mask, i) => (
            <Mask key={mask} id={mask} tint={tintOf(i)} />
          ))}
        </div>
      </section>
      <Wall onChoose={choose} />
      {chosen.value && <LayTable game={chosen.value} onClose={() => choose(null)} />}
    </main>
  );
}

function Wall({ onChoose }: { onChoose: (id: PosterId) => void }) {
  const art = useFetched(() => import('./posters.ts'));
  const words = t();
  const drawn = useMemo(() => art && GAMES.map(({ id }) => art.posters[id]()), [art]);
  return (
    <section class="wall" aria-label={words.home.games}>
      {GAMES.map(({ id, seats, minutes, isHere = false }, i) => (
        <button
          key={id}
          type="button"
          class={`poster ${id}`}
          data-game={id}
          disabled={!isHere}
          onClick={() => onChoose(id)}
        >
          {drawn && <Picture {...drawn[i]!} fit="slice" class="art" />}
          <span class="plate">
            <b>{words.posters[id].name}</b>
            <span>{words.posters[id].line}</span>
            <small>
              {words.home.players(...seats)}, {words.home.minutes(...minutes)}
            </small>
          </span>
          {!isHere && <em>{words.home.soon}</em>}
        </button>
      ))}
    </section>
  );
}

/** Two clicks to a running game: alone with bots, or a table for an evening. */
function LayTable({ game, onClose }: { game: PosterId; onClose: () => void }) {
  const [remote, setRemote] = useState(false);
  const [failed, setFailed] = useState(false);
  const words = t();
  const make = async (alone: boolean) => {
    try {
      const { room } = await makeRoom(game, language.value, alone || remote);
      if (alone) wishAlone(room);
      go(`/${room}`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      class="lay"
      title={words.posters[game].name}
      actions={
        <>
          <Button kind="primary" onPress={() => make(false)}>
            {words.home.startEvening}
          </Button>
          <Button kind="quiet" icon="robot" onPress={() => make(true)}>
            {words.home.tryAlone}
          </Button>
          <Button kind="bare" onPress={onClose}>
            {words.home.notNow}
          </Button>
        </>
      }
    >
      <p>{words.posters[game].line}</p>
      <Segments
        label={words.home.where}
        value={remote}
        onChange={setRemote}
        options={[
          { value: false, label: words.home.inPerson },
          { value: true, label: words.home.remote },
        ]}
      />
      <p class="small">{remote ? words.home.remoteHelp : words.home.inPersonHelp}</p>
      {failed && <Toast kind="refusal" title={words.home.failed} help={words.home.failedHelp} />}
    </Dialog>
  );
}
