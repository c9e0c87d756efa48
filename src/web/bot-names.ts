/** What bots are called: first names from the four countries, mixed, and none that could be taken for somebody's. */

import type { LobbySeat } from '../kernel/room/facts.ts';
import { lookAlike } from '../kernel/room/names.ts';

export const botNames = {
  denmark: 'Aksel Birthe Bodil Ellen Jytte Karen Kirsten Mogens Niels Preben Svend Torben'.split(' '),
  finland: 'Aino Eero Helmi Ilmari Jukka Kaarina Lempi Reino Sanni Tuuli Väinö Venla'.split(' '),
  norway: 'Arvid Eirik Kåre Liv Oddvar Ragnhild Solveig Trygve Turid Wenche Øyvind Åse'.split(' '),
  sweden: 'Britta Ebba Elsa Folke Gunilla Göran Håkan Lennart Märta Rune Sigrid Sixten'.split(' '),
} as const;

/** Anna and Hanna, Karin and Karen: heard across a table they are one. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = short.slice(short.length === long.length ? same + 1 : same);
  return rest === long.slice(same + 1);
}

/** Whether a bot of this name could be meant when that person is called. */
export const soundsLike = (bot: string, person: string): boolean =>
  person.split(' ').some((word) => lookAlike(bot, word) || isOneLetterApart(bot.toLowerCase(), word.toLowerCase()));

/** For one more bot at this table: from the country that has the fewest there. `anyOf(n)` is a lot below n. */
export function nameForBot(
  { seats }: { readonly seats: readonly Pick<LobbySeat, 'name' | 'bot'>[] },
  anyOf: (count: number) => number,
): string {
  const countries = Object.values(botNames).map((names) => ({
    free: names.filter((name) => !seats.some((seat) => soundsLike(name, seat.name))),
    seated: names.filter((name) => seats.some((seat) => seat.bot !== null && seat.name === name)).length,
  }));
  const open = countries.filter(({ free }) => free.length > 0);
  const fewest = Math.min(...open.map(({ seated }) => seated));
  const names = open.filter(({ seated }) => seated === fewest).flatMap(({ free }) => free);
  return names[anyOf(names.length)]!;
}
