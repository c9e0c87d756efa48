/** The house: five games on the wall, a code to type, a table to lay. */
import './home.css';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES } from '../kernel/game.ts';
import { CODE_LETTERS } from '../protocol.ts';
import { go } from './address.ts';
import { lookUp, makeRoom } from './api.ts';
import { glow } from './art/house.ts';
import { masks } from './art/masks.ts';
import { Button, Candle, Dialog, Mask, Picture, Segments, Toast, tintOf } from './kit/index.ts';
import { language, setLanguage } from './memory.ts';
import type { Poster, PosterId } from './posters.ts';
import { t, textsIn } from './texts/index.ts';

/** Seats and minutes of each game; those with `isHere` can be played. */
const GAMES: { readonly id: PosterId; readonly seats: [number, number]; readonly minutes: [number, number]; readonly isHere: boolean }[] = [
  { id: 'maffia', seats: [7, 22], minutes: [60, 170], isHere: true },
  { id: 'forraeder', seats: [8, 22], minutes: [40, 130], isHere: false },
  { id: 'illumuffinati', seats: [4, 7], minutes: [25, 60], isHere: false },
  { id: 'ordet-fanger', seats: [2, 12], minutes: [20, 40], isHere: false },
  { id: 'gws-brott', seats: [2, 5], minutes: [30, 45], isHere: false },
];

const CODE_LENGTH_MAX = 5;

export function Home() {
  const chosen = useSignal<PosterId | null>(null);
  const words = t().home;
  return (
    <main class="home" data-surface="phone">
      <section class="intro">
        <Picture width={400} height={400} art={glow()} class="glow" />
        <Candle left={0.62} class="wick" />
        <h1 class="word">{words.title}</h1>
        <p class="tagline">{words.tagline}</p>
        <JoinForm />
        <div class="host">
          <Button kind="quiet" onPress={() => (chosen.value = 'maffia')}>
            {words.host}
          </Button>
          <Button kind="bare" href="/about" onPress={() => go('/about')}>
            {words.how}
          </Button>
        </div>
        <Languages />
        <div class="frieze">
          <p>{words.masks}</p>
          {Object.keys(masks).map((mask, i) => (
            <Mask key={mask} id={i} tint={tintOf(i)} />
          ))}
        </div>
      </section>
      <Wall onChoose={(id) => (chosen.value = id)} />
      {chosen.value && <LayTable game={chosen.value} onClose={() => (chosen.value = null)} />}
    </main>
  );
}

function JoinForm() {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<{ title: string; hint: string } | null>(null);
  const words = t().home;
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      if (code.length >= 4 && (await lookUp(code))) return go(`/${code}`);
      setTrouble({ title: words.noSuchRoom, hint: words.noSuchRoomHelp });
    } catch {
      setTrouble({ title: words.failed, hint: words.failedHelp });
    }
  };
  const type = (typed: string) => {
    const letters = [...typed.toUpperCase()].filter((letter) => CODE_LETTERS.includes(letter));
    setCode(letters.slice(0, CODE_LENGTH_MAX).join(''));
    setTrouble(null);
  };
  const cells = Array.from({ length: Math.max(4, code.length) }, (_, i) => code[i] ?? '');
  return (
    <form class="join" onSubmit={submit}>
      <label for="code">{words.codeLabel}</label>
      <div class="cells">
        {cells.map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={i} class={i === code.length ? 'cur' : ''} aria-hidden="true">
            {letter}
          </span>
        ))}
        <input
          id="code"
          class="code-input"
          value={code}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={trouble ? true : undefined}
          onInput={(event) => {
            type(event.currentTarget.value);
            event.currentTarget.value = code;
          }}
        />
      </div>
      <Button kind="primary" big type="submit">
        {words.join}
      </Button>
      {trouble && <Toast kind="refusal" title={trouble.title} hint={trouble.hint} />}
    </form>
  );
}

export function Languages() {
  return (
    <nav class="langs" aria-label={t().home.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          class={`btn btn-bare ${one === language.value ? 'on' : ''}`}
          aria-current={one === language.value ? 'true' : undefined}
          onClick={() => setLanguage(one)}
        >
          {textsIn(one).languageName}
        </button>
      ))}
    </nav>
  );
}

function Wall({ onChoose }: { onChoose: (id: PosterId) => void }) {
  const [drawn, setDrawn] = useState<{ readonly [id in PosterId]?: Poster }>({});
  useEffect(() => {
    void import('./posters.ts').then(({ posters }) => {
      setDrawn(Object.fromEntries(GAMES.map(({ id }) => [id, posters[id]()])));
    });
  }, []);
  const words = t();
  return (
    <nav class="wall" aria-label={words.home.games}>
      {GAMES.map(({ id, seats, minutes, isHere }) => {
        const art = drawn[id];
        return (
          <button key={id} type="button" class={`poster ${id}`} data-game={id} disabled={!isHere} onClick={() => onChoose(id)}>
            {art && <Picture {...art} fit="slice" class="art" />}
            <span class="label">
              <b>{words.posters[id].name}</b>
              <span>{words.posters[id].line}</span>
              <small>
                {words.home.players(...seats)}, {words.home.minutes(...minutes)}
                {!isHere && ` · ${words.home.soon}`}
              </small>
            </span>
          </button>
        );
      })}
    </nav>
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
      go(alone ? `/${room}?alone` : `/${room}`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.posters[game].name}
      actions={
        <>
          <Button kind="quiet" onPress={() => make(true)}>
            {words.home.tryAlone}
          </Button>
          <Button kind="primary" onPress={() => make(false)}>
            {words.home.startEvening}
          </Button>
        </>
      }
    >
      <p>{words.posters[game].line}</p>
      <Segments
        label={words.home.startEvening}
        value={remote}
        onChange={setRemote}
        options={[
          { value: false, label: words.home.inPerson },
          { value: true, label: words.home.remote },
        ]}
      />
      <p>{remote ? words.home.remoteHelp : words.home.inPersonHelp}</p>
      {failed && <Toast kind="refusal" title={words.home.failed} hint={words.home.failedHelp} />}
    </Dialog>
  );
}
