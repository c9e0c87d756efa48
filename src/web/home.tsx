/** The house: five games on the wall, a code to type, a table to lay. */
import './home.css';
import { useSignal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { go } from './address.ts';
import { wishAlone } from './alone.ts';
import { makeRoom } from './api.ts';
import { glow } from './art/glow.ts';
import { maskNames } from './art/mask.ts';
import { GAMES, type GameId, playable } from './catalogue.ts';
import { useFetched } from './chunk.ts';
import { JoinForm } from './code.tsx';
import { isPlayable } from './games.ts';
import { Button, Candle, Dialog, Mask, Picture, Segments, Toast, tintOf } from './kit/index.ts';
import { Languages } from './languages.tsx';
import { lastSeat } from './last-seat.ts';
import { language } from './memory.ts';
import { Shelf } from './shelf.tsx';
import { t } from './texts/index.ts';

export function Home() {
  const laying = useSignal<{ game: GameId; isOpen: boolean } | null>(null);
  const words = t().home;
  const seat = useMemo(lastSeat, []);
  const halo = useMemo(() => glow(), []);
  /** A card is one game; whoever lays a table without one chooses there. */
  const lay = (game: GameId, isOpen = false) => {
    laying.value = { game, isOpen };
  };
  return (
    <main class="home" data-surface="phone">
      <section class="intro">
        <Picture width={400} height={400} art={halo} class="glow" />
        <h1 class="home-word">{words.title}</h1>
        <p class="home-tagline">{words.tagline}</p>
        <div class="door">
          <Candle left={0.62} class="wick" />
          {seat && (
            <Button kind="primary" icon="chair" class="home-back" href={`/${seat}`} onPress={() => go(`/${seat}`)}>
              {words.back(seat)}
            </Button>
          )}
          <JoinForm />
        </div>
        <div class="home-host">
          <Button kind="quiet" onPress={() => lay(playable[0]!.id, true)}>
            {words.host}
          </Button>
          <Button kind="bare" href="/about" onPress={() => go('/about')}>
            {words.how}
          </Button>
        </div>
        <Button kind="bare" icon="screen" class="home-screen" href="/table" onPress={() => go('/table')}>
          {t().join.asTable}
        </Button>
        <Languages />
        <div class="frieze">
          <p>{words.masks}</p>
          {maskNames.map((mask, i) => (
            <Mask key={mask} id={mask} tint={tintOf(i)} />
          ))}
        </div>
      </section>
      <Wall onChoose={lay} />
      {laying.value && (
        <LayTable
          {...laying.value}
          onClose={() => {
            laying.value = null;
          }}
        />
      )}
    </main>
  );
}

function Wall({ onChoose }: { onChoose: (id: GameId) => void }) {
  const art = useFetched(() => import('./posters.ts'));
  const words = t();
  const drawn = useMemo(() => art && GAMES.map(({ id }) => art.posters[id](language.value)), [art, language.value]);
  return (
    <section class="wall" aria-label={words.home.games}>
      {GAMES.map(({ id, seats, minutes }, i) => (
        <button
          key={id}
          type="button"
          class={`poster ${id}`}
          data-game={id}
          disabled={!isPlayable(id)}
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
          {!isPlayable(id) && <em>{words.home.soon}</em>}
        </button>
      ))}
    </section>
  );
}

/** Two clicks to a running game: alone with bots, or a table for an evening. */
function LayTable({ game: first, isOpen, onClose }: { game: GameId; isOpen: boolean; onClose: () => void }) {
  const [game, setGame] = useState(first);
  const [remote, setRemote] = useState(false);
  const [failed, setFailed] = useState<string>();
  const words = t();
  const make = async (alone: boolean) => {
    try {
      const { room } = await makeRoom(game, language.value, alone || remote);
      if (alone) wishAlone(room);
      go(`/${room}`);
    } catch (error) {
      setFailed((error as Error).message === 'renewing' ? words.refusals.renewing : words.home.failedHelp);
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
      {isOpen && playable.length > 1 ? (
        <Shelf label={words.home.games} chosen={game} onChoose={setGame} />
      ) : (
        <p>{words.posters[game].line}</p>
      )}
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
      {failed && <Toast kind="refusal" title={words.home.failed} help={failed} />}
    </Dialog>
  );
}
