/** Who won how often tonight, as the board of the evening shows it. */
import type { DeepReadonly } from '../../kernel/game.ts';
import type { NameTag, Played } from '../../kernel/room/facts.ts';
import { type Honour, isOf } from './titles.ts';

export interface Row extends Pick<NameTag, 'name' | 'mask'> {
  /** Of each game, in order: won, not won, or not there. */
  readonly games: readonly (boolean | null)[];
  readonly wins: number;
}

/** People are known by their names: seats change from game to game. Those with most wins come first. */
export function tallyOf(evening: readonly DeepReadonly<Played>[]): Row[] {
  const names = [...new Set(evening.flatMap(({ players }) => players.map(({ name }) => name)))];
  const rows = names.map((name) => {
    const own = evening.map(({ players }) => players.find((player) => player.name === name));
    const games = own.map((player) => player?.hasWon ?? null);
    return { name, mask: own.findLast((player) => player)!.mask, games, wins: games.filter(Boolean).length };
  });
  return rows.sort((a, b) => b.wins - a.wins);
}

const CROWNED_MAX = 3;

/** Those who won most often; if too many did, those of them with most titles; if still too many, nobody is singled out. */
export function crownedOf(rows: readonly Row[], honours: readonly Honour[]): readonly Row[] {
  const first = rows.filter(({ wins }) => wins > 0 && wins === rows[0]!.wins);
  if (first.length <= CROWNED_MAX) return first;
  const titlesOf = ({ name }: Row) => honours.filter(isOf(name)).length;
  const most = Math.max(...first.map(titlesOf));
  const best = first.filter((row) => titlesOf(row) === most);
  return most > 0 && best.length <= CROWNED_MAX ? best : [];
}
