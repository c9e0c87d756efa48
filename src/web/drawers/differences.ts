/** A saved file beside the log that its own room hands out: each step that is not the same, as people would say it. */
import { canonical, type OpenEntry } from '../../kernel/fairness.ts';
import type { AnyGame, Language, Typed } from '../../kernel/game.ts';
import type { RoomFact } from '../../kernel/room/facts.ts';
import type { RoomState } from '../../kernel/room/state.ts';
import { Fold, stepsOf } from '../after/fold.ts';

type Games = { readonly [id: string]: AnyGame };
type Log = readonly OpenEntry[];

export interface Difference {
  /** `rules`: word for word the same, but called the work of other rules. */
  readonly kind: 'changed' | 'left-out' | 'added' | 'rules';
  /** In the file, or in the room's log where the file has nothing. */
  readonly entry: number;
  readonly at: number;
  readonly file: OpenEntry | undefined;
  readonly room: OpenEntry | undefined;
}

export interface DifferenceTold {
  readonly says?: string | undefined;
  readonly room?: string | undefined;
}

/** Without the name of its rules: else one line that is missing would shift all that are called older. */
const bodyOf = ({ rules: _rules, earlier: _earlier, ...body }: OpenEntry): string => canonical(body);
const isEnd = ({ told }: OpenEntry): boolean => told.some(({ fact }) => fact.type === 'room.gameOver');

/** Both as they are read today. What the room went on to note after the game, an earlier file need not have. */
export function differencesOf(file: Log, room: Log): Difference[] {
  const [ours, theirs] = [file.map(bodyOf), room.map(bodyOf)];
  const end = room.findLastIndex(isEnd);
  const found: Difference[] = [];
  let i = 0;
  let j = 0;
  const note = (kind: Difference['kind']): void => {
    const [one, other] = [kind === 'left-out' ? undefined : file[i], kind === 'added' ? undefined : room[j]];
    found.push({ kind, entry: one ? i : j, at: (one ?? other)!.at, file: one, room: other });
    if (one) i++;
    if (other) j++;
  };
  while (i < file.length || j <= end) {
    if (i < file.length && j < room.length && ours[i] === theirs[j]) {
      if (file[i]!.rules === room[j]!.rules && file[i]!.earlier === room[j]!.earlier) [i, j] = [i + 1, j + 1];
      else note('rules');
      continue;
    }
    if (i >= file.length) note('left-out');
    else if (j >= room.length) note('added');
    else if (ours[i + 1] !== undefined && ours[i + 1] === theirs[j + 1]) note('changed');
    else {
      const ahead = theirs.indexOf(ours[i]!, j);
      const behind = ours.indexOf(theirs[j]!, i);
      if (ahead >= 0 && (behind < 0 || ahead - j <= behind - i)) note('left-out');
      else note(behind >= 0 ? 'added' : 'changed');
    }
  }
  return found;
}

export interface Tellers {
  /** Who sits at the table, in a sentence. */
  readonly atTable: (names: string) => string;
}

/** What file and room say at each difference, where there are words for it. */
export function tellDifferences(
  games: Games,
  [file, room]: readonly [Log, Log],
  differences: readonly Difference[],
  words: Tellers,
  language: Language,
): DifferenceTold[] {
  const [ours, theirs] = [linesOf(games, file, words, language), linesOf(games, room, words, language)];
  return differences.map((difference) => {
    const [one, other] = [difference.file, difference.room];
    const says = one && ours(one, other);
    const should = other && theirs(other, one);
    // The same words twice would say nothing: it is something that has none.
    return says === should ? {} : { says, room: should };
  });
}

/** Asked for one entry after the other, as they follow each other in the log. */
function linesOf(games: Games, log: Log, words: Tellers, language: Language) {
  const fold = new Fold(games, stepsOf(log), 'all');
  let next = 0;
  let isLost = false;
  return (entry: OpenEntry, beside: OpenEntry | undefined): string | undefined => {
    const same = new Set(beside?.told.map(({ fact }) => canonical(fact)));
    const lines: string[] = [];
    try {
      for (let isHere = false; !isHere && !isLost && next < log.length; next++) {
        isHere = log[next] === entry;
        for (const { fact } of log[next]!.told) {
          fold.walk();
          if (!isHere || same.has(canonical(fact))) continue;
          const line = lineOf(games, fact, fold.room as RoomState, words, language);
          if (line && !line.includes('undefined')) lines.push(line);
        }
      }
    } catch {
      isLost = true; // somebody has changed it so that it does not follow: from here on there are no words
    }
    return lines.length > 0 ? lines.join('\n') : undefined;
  };
}

function lineOf(games: Games, given: Typed, room: RoomState, words: Tellers, language: Language): string | undefined {
  const name = (seat: number | 'master') => (typeof seat === 'number' ? (room.seats[seat]?.name ?? '?') : '★');
  const fact = given as RoomFact;
  const called = (tags: readonly { readonly name: string; readonly pronouns: string }[]) =>
    words.atTable(
      new Intl.ListFormat(language).format(
        tags.map((tag) => (tag.pronouns ? `${tag.name} (${tag.pronouns})` : tag.name)),
      ),
    );
  switch (fact.type) {
    case 'room.lobbyOpened':
      return fact.seats.length > 0 ? called(fact.seats) : undefined;
    case 'room.seatTaken':
      return called([fact.seat]);
    case 'room.tagged':
      return called([fact.tag]);
    case 'room.said':
      return `${name(fact.by)}: ${fact.text}`;
    default:
      if (given.type.startsWith('room.')) return undefined;
      return games[room.game]!.story?.(given, room.play as never, language, name);
  }
}
