/** Who won how often tonight, as the board of the evening shows it. */
import type { DeepReadonly } from '../../kernel/game.ts';
import type { NameTag, Played } from '../../kernel/room/facts.ts';

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
