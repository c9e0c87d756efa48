/**
 * What every screen of a game keeps to, tried on moments of seeded games (../scenes/sweep.ts), with the whole page drawn
 * around it: what is offered can be pressed, what can be pressed is not refused, words are words in each language, what
 * all may know is said, and a page that was there all the time shows what one that comes now does.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as games from '../../src/games/index.ts';
import { bitOf } from '../../src/kernel/audience.ts';
import { type AnyGame, LANGUAGES, type Language, type Typed, type Viewer } from '../../src/kernel/game.ts';
import type { Entry } from '../../src/kernel/table.ts';
import { type Around, type Laid, layRoom } from '../scenes/laid.ts';
import { type Evening, kindOf, type Moment, moments, playedBySeed } from '../scenes/sweep.ts';
import { crawl, SEATS } from './crawl.ts';
import { Drawn, open } from './dom.ts';
import { House } from './house.ts';
import { controlsIn, isChosen, isUsable, nameOf, shown, wordsOf } from './look.ts';
import { settled } from './settled.ts';

open();
const { openPage } = await import('./page.ts');
const { loadTexts } = await import('../../src/web/texts/index.ts');
const { setLanguage } = await import('../../src/web/memory.ts');

const NAMES = [
  'Alma',
  'Bodil',
  'Cyril',
  'Dagny',
  'Egon',
  'Fritjof',
  'Gunvor',
  'Hildur',
  'Ivar',
  'Jorunn',
  'Knut',
  'Liv',
];
/** What is shown for a while when a page comes is over then. */
const GREETING_MS = 7_000;
/** Of a game that is drawn from its beginning: the rest brings nothing new. */
const STEPS_MAX = 200;
/** In how many moments a button is looked for. */
const TRIES_MAX = 3;

export interface Promised {
  readonly seats?: number;
  /** Offers for which there is no button where they are named: who, when, what; and why that is right. */
  readonly without?: { readonly [offer: string]: string };
  /** What is answered in words instead of being greyed out: command and refusal; and why. */
  readonly refused?: { readonly [refusal: string]: string };
  /** Commands that mean somebody else than whoever is named where one presses; and why. */
  readonly meant?: { readonly [command: string]: string };
  /** Facts that all are told and nobody needs to see; and why. */
  readonly unseen?: { readonly [fact: string]: string };
  /** Words of the other languages that are English by right. */
  readonly sameWords?: readonly string[];
}

const gameOf = (id: string): AnyGame => (Object.values(games) as unknown as AnyGame[]).find((one) => one.id === id)!;

const lay = (game: AnyGame, { log, options, seats, length }: Moment, more: Partial<Around> = {}): Laid =>
  layRoom(log.slice(0, length), options, { game, names: NAMES.slice(0, seats), ...more });

export function keepsPromises(id: string, promised: Promised = {}): void {
  const game = gameOf(id);
  const { without = {} } = promised;
  const seats = promised.seats ?? Math.min(game.seats.max, game.seats.min + 2);
  const ways = [{}, { gameMaster: 'human' }, { playMode: 'remote' }];
  const evenings: Evening[] = ways.flatMap((options) => ['a', 'b'].map((seed) => ({ seed, seats, options })));
  const seen = new Set<string>();
  const isNew = (name: string) => !seen.has(name) && !!seen.add(name);
  const all = evenings.flatMap((evening) => {
    const name = `seed ${evening.seed} with ${JSON.stringify(evening.options)}`;
    return [...moments(game, playedBySeed(game, evening), isNew, name)];
  });

  before(() => loadTexts('en'));

  test(`${id}: what is offered can be pressed, and what can be pressed is not refused`, async () => {
    const [reached, tries] = [new Set<string>(), new Map<string, number>()];
    const [missing, refused, mistaken] = [
      new Map<string, string>(),
      new Map<string, string>(),
      new Map<string, string>(),
    ];
    const nameIn = ({ viewer, phase }: Moment, type: string) => `${kindOf(viewer)} ${phase} ${type}`;
    for (const moment of all) {
      const isSought = (name: string) =>
        !reached.has(name) && (tries.get(name) ?? 0) < (name in without ? 1 : TRIES_MAX);
      const sought = moment.offers.filter(({ command }) => isSought(nameIn(moment, command.type)));
      if (sought.length === 0) continue;
      const where = `${moment.evening}, step ${moment.length}, ${moment.viewer}`;
      const left = await crawl(
        sought,
        async () => {
          const house = new House(lay(game, moment).room, { isStill: true }, ({ command, refusal }) => {
            if (refusal) refused.set(`${command.type} ${refusal}`, `${moment.phase}: ${where}`);
          });
          const opened = await openPage(moment.viewer);
          await house.waitsForNothing(GREETING_MS);
          return { ...opened, asked: house.asked };
        },
        ({ command }, pressed) => {
          if (!isMeant(command, pressed))
            mistaken.set(command.type, `${pressed.at(-1)}: ${JSON.stringify(command)}, ${where}`);
        },
      );
      for (const { command } of sought) {
        const offer = nameIn(moment, command.type);
        tries.set(offer, (tries.get(offer) ?? 0) + 1);
        if (left.includes(command.type)) missing.set(offer, where);
        else reached.add(offer);
      }
    }
    for (const offer of reached) missing.delete(offer);
    assert.ok(reached.size > 5, 'buttons were found');
    assert.deepEqual(unexpected(missing, promised.without), [], 'offers without a button');
    assert.deepEqual(unexpected(refused, promised.refused), [], 'buttons that were refused');
    assert.deepEqual(unexpected(mistaken, promised.meant), [], 'buttons that meant somebody else');
  });

  test(`${id}: every heading and every button has words, in each language its own`, async () => {
    const flaws = new Map<string, string>();
    for (const [k, moment] of all.entries()) {
      const where = `${moment.evening}, step ${moment.length}, ${moment.viewer}`;
      const english = new Set(await linesIn(game, moment, 'en', (flaw) => flaws.set(flaw, where)));
      const language = LANGUAGES.filter((one) => one !== 'en')[k % 3]!;
      const lines = await linesIn(game, moment, language, (flaw) => flaws.set(flaw, `${language}: ${where}`));
      for (const line of lines.filter((one) => isSentence(one) && english.has(one)))
        flaws.set(`not ${language}: ${line}`, where);
    }
    setLanguage('en');
    for (const words of promised.sameWords ?? [])
      for (const flaw of flaws.keys()) if (flaw.includes(words)) flaws.delete(flaw);
    assert.deepEqual([...flaws], []);
  });

  test(`${id}: whatever all may know is said on the table’s screen, on phones or in the log`, async () => {
    const { silent, seen: changed } = await toldIn(game, evenings[0]!);
    for (const type of changed) silent.delete(type);
    assert.ok(changed.size > 5, 'something was said');
    assert.deepEqual(unexpected(silent, promised.unseen), []);
  });

  test(`${id}: a page that goes on for ten steps shows what one that comes then does`, async () => {
    assert.deepEqual(await staleIn(game, evenings[0]!), []);
  });
}

const namedOn = (control: string): string[] => NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(control));

/** Who is named on the button, or else on what was pressed last before it, is one of those whom the command names. */
function isMeant(command: Typed, pressed: readonly string[]): boolean {
  const seats = Object.entries(command).flatMap(([field, value]) =>
    SEATS.includes(field) && typeof value === 'number' ? value : [],
  );
  const last = pressed.map(namedOn).findLast((names) => names.length > 0);
  return seats.length === 0 || !last || seats.some((seat) => last.includes(NAMES[seat]!));
}

/** Those that are not said to be right; and what is said to be right and never comes is wrong, too. */
function unexpected(found: ReadonlyMap<string, string>, right: { readonly [what: string]: string } = {}): string[] {
  const wrong = [...found].filter(([what]) => !(what in right)).map(([what, where]) => `${what} (${where})`);
  return [
    ...wrong,
    ...Object.keys(right)
      .filter((what) => !found.has(what))
      .map((what) => `${what}: no longer so`),
  ];
}

async function linesIn(
  game: AnyGame,
  moment: Moment,
  language: Language,
  flaw: (what: string) => void,
): Promise<string[]> {
  await loadTexts(language);
  setLanguage(language);
  const house = new House(lay(game, moment, { language }).room);
  const { page, close } = await openPage(moment.viewer);
  await house.waitsForNothing(GREETING_MS);
  const lines = textsIn(page);
  assert.ok(lines.length > 2, 'something is written');
  for (const line of lines) if (isNoWord(line)) flaw(`${moment.phase}: “${line}”`);
  for (const piece of shown(page).filter((one) => one.matches('h1, h2, h3, h4')))
    if (wordsOf(piece) === '') flaw(`${moment.phase}: a heading without words`);
  for (const control of controlsIn(page)) if (nameOf(control) === '') flaw(`${moment.phase}: a control without a name`);
  await close();
  return lines;
}

/** Each text by itself, and what is read aloud for pictures. */
const textsIn = (piece: Drawn): string[] =>
  piece.childNodes.flatMap((child) => {
    if (!(child instanceof Drawn)) return String(child.data).trim() || [];
    const label = child.getAttribute('aria-label');
    return [...(label ? [label] : []), ...textsIn(child)];
  });

/** A hole, a number that is none, an object, something from the code, or a text that was not filled in. */
const isNoWord = (text: string): boolean =>
  /\b(undefined|NaN|Infinity)\b|^null$|\[object|[{}]|\$\{|\b[a-z]+[A-Z]\w*\b|\b\w+\.\w+\.\w+\b/.test(text) &&
  !/example/.test(text);

const isSentence = (text: string): boolean => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4;

const withoutClocks = (text: string): string => text.replace(/\d+:\d+/g, '');

/** Which public facts were seen on the table's screen or on a phone when they came, and which were not. */
async function toldIn(game: AnyGame, evening: Evening): Promise<{ silent: Map<string, string>; seen: Set<string> }> {
  const [silent, seen] = [new Map<string, string>(), new Set<string>()];
  const table = playedBySeed(game, evening);
  const { room, goesOn } = layRoom([], table.truth.options, { game, names: NAMES.slice(0, evening.seats) });
  const house = new House(room);
  const pages = [await openPage('table'), await openPage(0)];
  const look = () => withoutClocks(pages.map(({ page }) => wordsOf(page)).join('\n'));
  let before = look();
  for (const [step, entry] of (table.log as readonly Entry[]).slice(0, STEPS_MAX).entries()) {
    await house.until(entry.at);
    house.tell(goesOn(entry));
    await settled();
    const now = look();
    for (const { fact, to } of entry.told) {
      if (!(to & bitOf('table'))) continue;
      if (now === before) silent.set(fact.type, `step ${step}`);
      else seen.add(fact.type);
    }
    before = now;
  }
  for (const { close } of pages) await close();
  return { silent, seen };
}

/** What somebody holds on to: headings, and what can be pressed or is chosen. What was said on the way is left out. */
const holdsOf = (page: Drawn): string[] => [
  ...shown(page)
    .filter((piece) => piece.matches('h1, h2, h3'))
    .map((piece) => withoutClocks(wordsOf(piece))),
  ...controlsIn(page).map((one) => [nameOf(one), isUsable(one) ? '' : 'off', isChosen(one) ? 'chosen' : ''].join(' ')),
];

async function staleIn(game: AnyGame, evening: Evening): Promise<string[]> {
  const table = playedBySeed(game, evening);
  const log = (table.log as readonly Entry[]).slice(0, STEPS_MAX);
  const found: string[] = [];
  const viewers: readonly Viewer[] = ['table', 0];
  for (const viewer of viewers) {
    const { room, goesOn } = layRoom([], table.truth.options, { game, names: NAMES.slice(0, evening.seats) });
    const house = new House(room);
    const stays = await openPage(viewer);
    for (const [step, entry] of log.entries()) {
      await house.until(entry.at);
      house.tell(goesOn(entry));
      await settled();
      if (step % 10 !== 9) continue;
      await house.waitsForNothing(GREETING_MS);
      const comes = await openPage(viewer);
      await house.waitsForNothing(GREETING_MS);
      const [one, other] = [stays, comes].map(({ page }) => holdsOf(page));
      const wrong = one!.filter((line) => !other!.includes(line)).concat(other!.filter((line) => !one!.includes(line)));
      if (wrong.length > 0) found.push(`${viewer}, step ${step}: ${wrong.join('; ')}`);
      await comes.close();
    }
    await stays.close();
  }
  return found;
}
