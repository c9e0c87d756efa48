/**
 * Which rules decided an entry, and what an entry of earlier rules is today.
 *
 * Each entry of a room names the rules that decided it: the room's own and its game's (`room.1 maffia.3`). Facts are what
 * is kept: a game that is on goes on under the rules of now, from the state that its facts fold to. Where a fact has
 * changed its shape since, a migration reads the old one; it happens here and nowhere else.
 */
import type { Audience, Told } from '../audience.ts';
import type { OpenEntry } from '../fairness.ts';
import type { AnyGame, Migration, Typed } from '../game.ts';
import type { Entry } from '../table.ts';
import { type RoomFact, roomAudience } from './facts.ts';

type Rules = Pick<AnyGame, 'version' | 'audience' | 'migrations'>;
type Games = { readonly [id: string]: Rules };

/** `version` is raised, like a game's, when the room decides otherwise than before, or one of its facts changes. */
const room: Rules = { version: 2, audience: roomAudience, migrations: [] satisfies Migration<RoomFact>[] };

/** Of entries that name none: they are older than all that do. */
const UNNAMED = 'unnamed rules';

export const editionOf = (games: Games, game: string): string =>
  Object.hasOwn(games, game) ? `room.${room.version} ${game}.${games[game]!.version}` : `room.${room.version}`;

interface Part {
  readonly name: string;
  readonly version: number;
  /** Undefined: no such game is here, and nothing can be said of it. */
  readonly now: Rules | undefined;
}

const partsOf = (games: Games, edition: string): Part[] =>
  edition.split(' ').map((part) => {
    const [, name = '', version] = /^(.+)\.([1-9]\d*)$/.exec(part) ?? [];
    const now = name === 'room' ? room : Object.hasOwn(games, name) ? games[name] : undefined;
    return { name, version: Number(version), now };
  });

/** Beside the rules of now. */
export function ageOf(games: Games, edition: string | undefined): 'earlier' | 'present' | 'later' {
  if (edition === undefined) return 'earlier';
  const known = partsOf(games, edition).filter(({ now }) => now !== undefined);
  if (known.some(({ version, now }) => version > now!.version)) return 'later';
  return known.some(({ version, now }) => version < now!.version) ? 'earlier' : 'present';
}

/** The entry with the facts of today, and whose decision it was. Read again it stays as it is. */
export function presentEntry<E extends Entry | OpenEntry>(games: Games, entry: E): E {
  const age = ageOf(games, entry.rules);
  const { rules = UNNAMED } = entry;
  if (age === 'present') return entry;
  if (age === 'later') throw new Error(`it was decided by ${rules}, which is newer than this program`);
  const parts = partsOf(games, rules);
  const game = parts.find(({ name }) => name !== 'room');
  const told = entry.told.map((one) =>
    presentFact(one, one.fact.type.startsWith('room.') ? parts.find(({ name }) => name === 'room') : game),
  );
  return { ...entry, told, rules: editionOf(games, game?.name ?? ''), earlier: entry.earlier ?? rules };
}

/**
 * The same of a file that a guest brings, which anybody may have written: whatever does not name rules that there were
 * before counts as decided by those of now.
 */
export function broughtEntry(games: Games, entry: OpenEntry): OpenEntry {
  const { earlier, ...rest } = presentEntry(
    games,
    entry.rules === undefined ? { ...entry, rules: editionOf(games, '') } : entry,
  );
  return earlier !== undefined && ageOf(games, earlier) === 'earlier' ? { ...rest, earlier } : rest;
}

/** The first change since then reads it: each gives the fact as it is today. */
function presentFact(told: Told, of: Part | undefined): Told {
  const migrations = of?.now?.migrations?.filter(({ version }) => version > of.version) ?? [];
  const since = migrations
    .sort((a, b) => a.version - b.version)
    .find(({ facts }) => Object.hasOwn(facts, told.fact.type));
  if (!since) return told;
  const now = since.facts[told.fact.type]!(told) as Told;
  const { secret = {} } = (of!.now!.audience as Audience<Typed, unknown>)[now.fact.type] ?? {};
  // What is secret today must say who read it then: a field under a new name would else be everybody's.
  const open = Object.keys(secret).find(
    (field) => now.fact[field as keyof Typed] !== undefined && now.secret?.[field] === undefined,
  );
  if (open !== undefined || now.to !== told.to) throw new Error(`a migration of ${told.fact.type} tells it to others`);
  return now;
}
