/** Pages that are there all evening: what they say of each step, and whether they show what one that comes then does. */
import { bitOf, perceive } from '../../src/kernel/audience.ts';
import type { AnyGame, Typed, Viewer } from '../../src/kernel/game.ts';
import type { Entry } from '../../src/kernel/table.ts';
import { layRoom } from '../scenes/laid.ts';
import { type Played, seatsAt } from '../scenes/sweep.ts';
import { Drawn, open } from './dom.ts';
import { House } from './house.ts';
import { controlsIn, isChosen, isUsable, nameOf, wordsOf } from './look.ts';
import { settled } from './settled.ts';
import { GREETING_MS } from './written.ts';

open();
const { openPage } = await import('./page.ts');

/** After so many a page that comes is laid beside those that are there. */
const STEPS_BETWEEN = 10;

const withoutClocks = (text: string): string => text.replace(/\d+:\d+|\d+ seconds?\b/g, '');

export async function goesOnIn(game: AnyGame, table: Played, people: readonly string[], stepsMax: number) {
  const names = people.slice(0, seatsAt(table).length);
  const { options } = table.truth;
  const [silent, told, stale] = [new Map<string, string>(), new Set<string>(), [] as string[]];
  const { room, goesOn } = layRoom([], options, { game, names });
  const house = new House(room);
  const viewers: Viewer[] = ['table', 0, ...(options.gameMaster === 'human' ? ['master' as const] : [])];
  const pages = await opened(viewers);
  const all = bitOf('table');
  const view = table.initial();
  const log = (table.log as readonly Entry[]).slice(0, stepsMax);
  let before = textsOn(pages);
  let waiting: { readonly fact: Typed; readonly where: string }[] = [];
  const listens = () => {
    const news = newsIn(textsOn(pages), before);
    const heard = new Set(waiting.filter(({ fact }) => isTold(fact, news, names)));
    for (const { fact } of heard) told.add(fact.type);
    waiting = waiting.filter((one) => !heard.has(one));
  };
  let [since, compared] = [0, 0];
  for (const [step, entry] of log.entries()) {
    await house.until(entry.at);
    house.tell(goesOn(entry));
    await settled();
    for (const one of entry.told) {
      const fact = perceive(one, all) as Typed | undefined;
      if (!fact) continue;
      game.record(view, fact);
      const line = game.story?.(fact, view, 'en', (seat) => names[seat]!);
      if (line === undefined) waiting.push({ fact, where: `step ${step}: ${JSON.stringify(fact)}` });
      else told.add(fact.type);
    }
    listens();
    const next = log[step + 1]?.at ?? entry.at + GREETING_MS;
    if (next > entry.at) {
      // Some of it is shown a moment later.
      await house.until(Math.min(next, entry.at + GREETING_MS));
      listens();
      for (const { fact, where } of waiting) silent.set(fact.type, where);
      waiting = [];
    }
    before = textsOn(pages);
    // What somebody saw happen may be shown to them a little longer, and the end of all at length.
    const isLong = house.quietMs >= GREETING_MS && room.truth.phase === 'playing';
    if (++since < STEPS_BETWEEN || !isLong) continue;
    since = 0;
    compared++;
    const others = await opened(viewers);
    await house.waitsForNothing(GREETING_MS);
    for (const [k, { viewer, page }] of pages.entries()) {
      const [stays, comes] = [holdsOf(page), holdsOf(others[k]!.page)];
      const wrong = [
        ...stays.filter((line) => !comes.includes(line)),
        ...comes.filter((line) => !stays.includes(line)),
      ];
      if (wrong.length > 0) stale.push(`${viewer}, step ${step}: ${wrong.join('; ')}`);
      await others[k]!.close();
    }
    before = textsOn(pages);
  }
  for (const { close } of pages) await close();
  return { silent, told, stale, compared };
}

async function opened(viewers: readonly Viewer[]) {
  const pages = [];
  for (const viewer of viewers) pages.push({ viewer, ...(await openPage(viewer)) });
  return pages;
}

interface Text {
  readonly line: string;
  readonly piece: Drawn;
}

/** Each text and each label, and what it lies in. */
const textsIn = (piece: Drawn): Text[] => {
  const label = piece.getAttribute('aria-label') ?? '';
  const inside = piece.childNodes.flatMap((child) =>
    child instanceof Drawn ? textsIn(child) : textOf(child.data, piece),
  );
  return [...textOf(label, piece), ...inside];
};
const textOf = (text: unknown, piece: Drawn): Text[] =>
  /[\p{L}\d]/u.test(String(text)) ? [{ line: withoutClocks(String(text)).trim(), piece }] : [];
const textsOn = (pages: readonly { readonly page: Drawn }[]): Text[] => pages.flatMap(({ page }) => textsIn(page));

/** What is written now and was not, with the words around it; a count that went on says so. */
function newsIn(now: readonly Text[], before: readonly Text[]): string[] {
  const left = Map.groupBy(before, ({ line }) => line);
  const counts = new Set(before.flatMap(({ line }) => (/\d/.test(line) ? line.replace(/\d+/g, '#') : [])));
  const fresh = now.filter(({ line }) => !left.get(line)?.pop());
  return fresh.map(({ line, piece }) =>
    /\d/.test(line) && counts.has(line.replace(/\d+/g, '#')) ? `${COUNTED} ${line}` : around(line, piece),
  );
}

const COUNTED = 'so many now:';
const AROUND_MAX = 160;

function around(line: string, piece: Drawn): string {
  let [words, at] = [line, piece];
  for (let up = 0; up < 3; up++) {
    const more = `${line} ${wordsOf(at)}`;
    if (more.length > AROUND_MAX) return words;
    words = more;
    if (!(at.parentNode instanceof Drawn)) return words;
    at = at.parentNode;
  }
  return words;
}

/** Something new is written that names somebody of the fact, or a number; of one that has neither, anything. */
function isTold(fact: Typed, news: readonly string[], names: readonly string[]): boolean {
  const numbers = numbersIn(fact);
  if (numbers.length === 0) return news.length > 0;
  const signs = numbers.flatMap((number) => [
    String(number),
    names[number] ?? '#',
    ...(number === 0 ? ['you', 'your'] : []),
  ]);
  const isSaid = new RegExp(`^${COUNTED}|(?<![\\p{L}\\d])(${signs.join('|')})(?![\\p{L}\\d])`, 'iu');
  return news.some((line) => isSaid.test(line));
}

const isTime = (name: string, value: unknown) => /^until$|^from$|at$|until$/i.test(name) && typeof value === 'number';

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => (isTime(name, one) ? [] : numbersIn(one)))
      : [];

/** Whatever is written, and what can be pressed or is chosen; what was said on the way to who does not see is left out. */
const holdsOf = (page: Drawn): string[] => [
  ...textsIn(page).flatMap(({ line, piece }) => (piece.closest('[aria-live], [role="status"]') ? [] : line.trim())),
  ...controlsIn(page).map((one) =>
    [withoutClocks(nameOf(one)), isUsable(one) ? '' : 'off', isChosen(one) ? 'chosen' : ''].join(' '),
  ),
];
