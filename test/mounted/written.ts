/** What is written on the pages of a game's moments: words in each language, nothing of the code, and no secret. */
import assert from 'node:assert/strict';
import { type AnyGame, LANGUAGES, type Language, type Seat } from '../../src/kernel/game.ts';
import { copyOfRoom, type LaidMoment } from '../scenes/laid.ts';
import type { Moment } from '../scenes/sweep.ts';
import { Drawn, open } from './dom.ts';
import { House } from './house.ts';
import { controlsIn, nameOf, shown, wordsOf } from './look.ts';

open();
const { openPage } = await import('./page.ts');
const { loadTexts } = await import('../../src/web/texts/index.ts');
const { load } = await import('../../src/web/games.ts');
const { setLanguage } = await import('../../src/web/memory.ts');

/** What is shown for a while when a page comes is over then. */
export const GREETING_MS = 7_000;

export interface Written {
  /** Words of the other languages that are English by right. */
  readonly sameWords?: readonly string[];
  /** In English, what nobody but this seat may read: told from the truth of the game. */
  readonly secrets?: (truth: never, seat: Seat) => readonly string[];
}

export const whereIs = ({ evening, length, viewer }: Moment): string => `${evening}, step ${length}, ${viewer}`;

export async function flawsIn(
  game: AnyGame,
  all: readonly LaidMoment[],
  written: Written,
): Promise<Map<string, string>> {
  const flaws = new Map<string, string>();
  for (const language of LANGUAGES) {
    await loadTexts(language);
    await load(game.id, language);
  }
  const isRaw = rawIn(game, all);
  for (const { moment, room } of all) {
    const flaw = (what: string) => flaws.set(what, `${moment.phase}: ${whereIs(moment)}`);
    const house = new House(copyOfRoom(room));
    const { page, close } = await openPage(moment.viewer);
    await house.waitsForNothing(GREETING_MS);
    const english = new Set(linesIn(page));
    for (const word of await shownBy(written, { moment, room }, [...english])) flaw(`“${word}” is not for this eye`);
    for (const language of LANGUAGES) {
      setLanguage(language);
      await house.speaks(language);
      const lines = linesIn(page);
      assert.ok(lines.length > 2, 'something is written');
      for (const line of lines) {
        if (isNoWord(line) || isRaw(line, language)) flaw(`${language}: “${line}”`);
        if (language !== 'en' && isSentence(line) && english.has(line)) flaw(`not ${language}: ${line}`);
      }
      for (const piece of shown(page).filter((one) => one.matches('h1, h2, h3, h4')))
        if (wordsOf(piece) === '') flaw(`${language}: a heading without words`);
      for (const control of controlsIn(page)) if (nameOf(control) === '') flaw(`${language}: a control without a name`);
    }
    await close();
    setLanguage('en');
  }
  for (const words of written.sameWords ?? [])
    for (const flaw of flaws.keys()) if (flaw.includes(words)) flaws.delete(flaw);
  return flaws;
}

/**
 * Secret words that stand on somebody's phone, nothing held, and neither on the table's screen nor on the phone of
 * somebody whom they are not about.
 */
async function shownBy(
  { secrets }: Written,
  { moment: { viewer, seats }, room }: LaidMoment,
  lines: readonly string[],
): Promise<string[]> {
  if (!secrets || typeof viewer !== 'number' || room.truth.phase !== 'playing') return [];
  const of = Array.from({ length: seats }, (_, seat) => secrets(room.truth.play as never, seat));
  const has = (written: readonly string[]) => (word: string) => written.some((line) => line.includes(word));
  let found = [...new Set(of.flat())].filter(has(lines));
  for (const other of ['table', ...of.keys()] as const) {
    const isOfNeither = (word: string) => other === 'table' || (other !== viewer && !of[other]!.includes(word));
    if (!found.some(isOfNeither)) continue;
    const house = new House(copyOfRoom(room));
    const { page, close } = await openPage(other);
    await house.waitsForNothing(GREETING_MS);
    const isThere = has(linesIn(page));
    found = found.filter((word) => !(isOfNeither(word) && isThere(word)));
    await close();
    if (other !== 'table') break;
  }
  return found;
}

/** Each text by itself, and what is read aloud for pictures. */
export const linesIn = (piece: Drawn): string[] =>
  piece.childNodes.flatMap((child) => {
    if (!(child instanceof Drawn)) return String(child.data).trim() || [];
    const label = child.getAttribute('aria-label');
    return [...(label ? [label] : []), ...linesIn(child)];
  });

/** A hole, a number that is none, an object, something from the code, or a text that was not filled in. */
const isNoWord = (text: string): boolean =>
  /\b(undefined|NaN|Infinity)\b|^null$|\[object|[{}]|\$\{|\b[a-z]+[A-Z]\w*\b|\b\w+\.\w+\.\w+\b/.test(text) &&
  !/example/.test(text);

const isSentence = (text: string): boolean => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4;

/** Whatever the game calls something among themselves: why not, what goes on, what can be chosen, who somebody is. */
function rawIn(game: AnyGame, all: readonly LaidMoment[]): (line: string, language: Language) => boolean {
  const codes = new Set<string>(game.refusals);
  for (const [name, { values }] of Object.entries(game.options))
    for (const one of [name, ...values]) codes.add(String(one));
  for (const log of new Set(all.map(({ moment }) => moment.log)))
    for (const { told } of log) for (const { fact } of told) for (const one of textsOf(fact)) codes.add(one);
  for (const { moment } of all) {
    codes.add(moment.phase).add(moment.step ?? '');
    for (const { command } of moment.offers) codes.add(command.type);
  }
  const raw = new Set([...codes].filter((one) => /^[a-z]+([A-Z]|-[a-z])\w*/.test(one)));
  const single = new Set([...codes].filter((one) => /^[a-z]{3,}$/.test(one)));
  return (line, language) =>
    (language !== 'en' && single.has(line)) || line.split(/[\s.,:;!?()“”"]+/).some((word) => raw.has(word));
}

/** Without what somebody has written. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => (name === 'text' ? [] : textsOf(one)))
      : [];
