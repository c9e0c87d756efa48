/**
 * A saved game in words, as somebody saw it. Nothing is decided again: the facts that this viewer perceived are folded
 * one by one, as on its own screen, and the game's story says what each of them means.
 */
import type { AnyGame, Language, Seat, Typed, Viewer } from '../kernel/game.ts';
import { seeded } from '../kernel/random.ts';
import { openTable, replay } from '../kernel/table.ts';
import { nameOf } from './names.ts';
import type { SavedGame } from './saved.ts';

export interface Told {
  /** Game time, in milliseconds. */
  readonly at: number;
  readonly fact: Typed;
  readonly text: string;
}

/** Everything that anybody could have perceived; what is sealed is told as its owner saw it. */
const WHOLE_TRUTH = -1;

/** Facts that are not worth a sentence are left out; a game without a story is told in bare facts. */
export function tell(
  game: AnyGame,
  { header, log }: SavedGame,
  viewer: Viewer | undefined,
  language: Language,
  name: (seat: Seat) => string = nameOf,
): Told[] {
  const story = game.story ?? ((fact: Typed) => JSON.stringify(fact));
  const initial = () => game.initial(header.seats, header.options);
  const table = openTable(game, initial, seeded(header.seed ?? ''), [viewer ?? 'table']);
  const told: Told[] = [];
  const watcher = table.watchers[0]!;
  if (viewer === undefined) watcher.mask = WHOLE_TRUTH;
  let at = 0;
  watcher.see = (fact, view) => {
    const text = story(fact, view, language, name);
    if (text !== undefined) told.push({ at, fact, text });
  };
  for (const entry of log) {
    at = entry.at;
    replay(table, [entry]);
  }
  return told;
}

export function explain(game: AnyGame, saved: SavedGame, viewer: Viewer | undefined, language: Language): string {
  const { header, log } = saved;
  const seats = header.seats.map((_, seat) => `${seat} ${nameOf(seat)}${header.bots ? ` (${header.bots[seat]})` : ''}`);
  const whose =
    viewer === undefined ? 'the whole truth' : typeof viewer === 'number' ? nameOf(viewer) : `the ${viewer}`;
  const lines = [
    `${header.game}, ${header.seats.length} players${header.seed === undefined ? '' : `, seed ${header.seed}`}`,
    `Seats: ${seats.join(', ')}`,
    viewer === undefined ? `Told as ${whose}.` : `Told as ${whose} saw it.`,
    '',
    ...tell(game, saved, viewer, language).map(
      ({ at, text }) => `${clock(at)}  ${text.replaceAll('\n', '\n        ')}`,
    ),
  ];
  if (log.length === 0) lines.push('(nothing happened)');
  if (header.failure !== undefined) lines.push('', `This game was kept because: ${header.failure}`);
  return `${lines.join('\n')}\n`;
}

/** 1:02:03, so that an evening lines up. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
