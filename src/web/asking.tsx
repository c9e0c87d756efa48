/** Whoever leads is asked whether somebody who knocks at the locked door may come in. */
import './knock.css';
import './asking.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Asking as Asked } from '../kernel/room/facts.ts';
import { waitingAt } from '../kernel/room/lock.ts';
import { maskAt } from './art/mask.ts';
import { Button, Face, Icon, letterOf, tintOf } from './kit/index.ts';
import { isHost, type Lobby, namesOf } from './lobby.ts';
import { buzz } from './settings.ts';
import type { DoorWords } from './texts/door/en.ts';
import { useDoorWords } from './texts/door/index.ts';

type Words = DoorWords['inside'];

/** Until which knock the question was laid aside in a game: a later one is asked about again. */
const laidAside = signal({ at: '', id: 0 });
const NAMED = 3;
const BUZZ_MS = 120;

/** On ink, at night as well. One at a time, whoever knocked first first; in a game it is one line until somebody looks. */
export function Asking(lobby: Lobby) {
  const { room, code, language, wall } = lobby;
  const [isLooking, setLooking] = useState(false);
  const words = useDoorWords(language)?.inside;
  const waiting = waitingAt(room, wall());
  const [first, ...others] = waiting;
  const latestId = waiting.at(-1)?.id ?? 0;
  // In a game a phone that stirs says something of whoever holds it, at night above all.
  useEffect(() => {
    if (latestId > 0 && room.phase === 'lobby' && buzz.peek() === 'on') navigator.vibrate?.(BUZZ_MS);
  }, [latestId]);
  if (!words || !first) return null;
  const isQuiet = room.phase === 'playing' && !isLooking;
  const now = `${code} ${room.number}`;
  if (isQuiet && laidAside.value.at === now && laidAside.value.id >= latestId) return null;
  if (isQuiet) {
    return (
      <section class="knock is-quiet" role="status" aria-label={words.knocks(first.name)}>
        <Icon id="door" />
        <p>{words.knocks(first.name)}</p>
        <Button kind="bare" onPress={() => setLooking(true)}>
          {words.look}
        </Button>
        <button
          type="button"
          class="close"
          aria-label={words.later}
          onClick={() => (laidAside.value = { at: now, id: latestId })}
        >
          <Icon id="cross" />
        </button>
      </section>
    );
  }
  return <Guests lobby={lobby} words={words} first={first} others={others} onDone={() => setLooking(false)} />;
}

/** They would sit on the next free chair. */
const faceOf = ({ name, mask }: Asked, { room }: Lobby, nth: number) => {
  const seat = room.seats.length + nth;
  return { name, mask: maskAt(mask), tint: tintOf(seat), letter: letterOf(seat) };
};

interface GuestsProps {
  readonly lobby: Lobby;
  readonly words: Words;
  readonly first: Asked;
  readonly others: readonly Asked[];
  readonly onDone: () => void;
}

function Guests({ lobby, words, first, others, onDone }: GuestsProps) {
  const { ask, language, words: house } = lobby;
  const [isOpen, setOpen] = useState(false);
  const answer = async (id: number, isLetIn: boolean) => {
    await ask({ type: 'room.letIn', id, isLetIn });
    if (others.length === 0) onDone();
  };
  const names = others.slice(0, NAMED).map(({ name }) => name);
  const said = others.length > NAMED ? [...names, `+${others.length - NAMED}`] : names;
  return (
    <section class="knock asking" role="alert" aria-label={words.knocks(first.name)}>
      <Face seat={faceOf(first, lobby, 0)} size="3.2rem" />
      <p>
        <b>{words.knocks(first.name)}</b>
        <br />
        {house.masks[maskAt(first.mask)]}
      </p>
      <div class="row">
        <Button kind="primary" onPress={() => answer(first.id, true)}>
          {words.letIn}
        </Button>
        <Button kind="quiet" onPress={() => answer(first.id, false)}>
          {words.notNow}
        </Button>
      </div>
      {others.length > 0 && (
        <button type="button" class="asking-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon id="people" />
          <span>{words.more(namesOf(said, language), others.length)}</span>
          <Icon id={isOpen ? 'minus' : 'plus'} />
        </button>
      )}
      {isOpen && (
        <ul class="asking-list">
          {others.map((one, i) => (
            <li key={one.id}>
              <Face seat={faceOf(one, lobby, i + 1)} size="2.3rem" />
              <b>{one.name}</b>
              <Button kind="quiet" label={words.letInName(one.name)} onPress={() => answer(one.id, true)}>
                {words.letIn}
              </Button>
              <button
                type="button"
                class="close"
                aria-label={words.notNowName(one.name)}
                onClick={() => void answer(one.id, false)}
              >
                <Icon id="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && isHost(lobby) && (
        <Button kind="bare" class="asking-none" onPress={() => ask({ type: 'room.letNobodyIn' })}>
          {words.nobody}
        </Button>
      )}
    </section>
  );
}
