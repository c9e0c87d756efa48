/** All wait for somebody whose phone is gone: everybody reads for whom, and whoever leads is offered a bot for the chair. */
import './knock.css';
import './asking.css';
import './missed.css';
import { signal } from '@preact/signals';
import type { Seat } from '../kernel/game.ts';
import { Button, Face, Icon } from './kit/index.ts';
import { type Lobby, namesOf, usualBot } from './lobby.ts';
import type { DoorWords } from './texts/door/en.ts';
import { useDoorWords } from './texts/door/index.ts';

type Words = DoorWords['missed'];

/** Which absences need not be named again: somebody who comes back and is gone once more is. */
const laidAside = signal<readonly string[]>([]);

export interface MissedProps {
  readonly lobby: Lobby;
  readonly seats: readonly Seat[];
}

export function Missed({ lobby, seats }: MissedProps) {
  const { code, room, who, faces, language, surface, offers } = lobby;
  const words = useDoorWords(language)?.missed;
  if (!words) return null;
  const keyOf = (seat: Seat) => [code, room.number, who, seat, room.seats[seat]!.goneSince].join();
  const fresh = seats.filter((seat) => !laidAside.value.includes(keyOf(seat)));
  const layAside = (aside: readonly Seat[]) => (laidAside.value = [...laidAside.value, ...aside.map(keyOf)]);
  const names = (those: readonly Seat[]) =>
    namesOf(
      those.map((seat) => faces[seat]!.name),
      language,
    );
  // The table's screen has no hand to put a line away, and says it for as long as it is so.
  if (surface === 'table')
    return (
      <section class="knock is-quiet missed" role="status">
        <Icon id="hourglass" />
        <p>
          <b>{words.title(names(seats))}</b> {words.gone(seats.length)}
        </p>
      </section>
    );
  if (fresh.length === 0) return null;
  const mayCover = offers().some(({ command }) => command.type === 'room.cover');
  if (mayCover)
    return (
      <>
        {fresh.map((seat) => (
          <Offer key={seat} lobby={lobby} words={words} seat={seat} onWait={() => layAside([seat])} />
        ))}
      </>
    );
  return (
    <section class="knock is-quiet missed" role="status">
      <Icon id="hourglass" />
      <p>
        <b>{words.title(names(fresh))}</b>
        <br />
        {words.gone(fresh.length)} {words.others(fresh.length)}
      </p>
      <button type="button" class="close" aria-label={words.wait} onClick={() => layAside(fresh)}>
        <Icon id="cross" />
      </button>
    </section>
  );
}

interface OfferProps {
  readonly lobby: Lobby;
  readonly words: Words;
  readonly seat: Seat;
  readonly onWait: () => unknown;
}

function Offer({ lobby, words, seat, onWait }: OfferProps) {
  const { faces, ask, about } = lobby;
  return (
    <section class="knock asking" role="alert" aria-label={words.title(faces[seat]!.name)}>
      <Face seat={faces[seat]!} size="3.2rem" />
      <p>
        <b>{words.title(faces[seat]!.name)}</b>
        <br />
        {words.gone(1)} {words.leads}
      </p>
      <div class="row">
        <Button kind="primary" onPress={() => ask({ type: 'room.cover', seat, bot: usualBot({ about }) })}>
          {words.bot}
        </Button>
        <Button kind="quiet" onPress={onWait}>
          {words.wait}
        </Button>
      </div>
    </section>
  );
}
