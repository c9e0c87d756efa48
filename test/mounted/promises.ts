/**
 * What every screen of a game keeps to, tried on moments of seeded games (../scenes/sweep.ts), with the whole page drawn
 * around it: what is offered can be pressed, what can be pressed is not refused, words are words in each language, what
 * all may know is said, and a page that was there all the time shows what one that comes now does.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as games from '../../src/games/index.ts';
import type { AnyGame, Typed } from '../../src/kernel/game.ts';
import { rarePlayed } from '../scenes/evenings.ts';
import { copyOfRoom, laidMoments } from '../scenes/laid.ts';
import { kindOf, type Moment, moments, playedBySeed } from '../scenes/sweep.ts';
import { crawl, SEATS } from './crawl.ts';
import { open } from './dom.ts';
import { goesOnIn } from './going-on.ts';
import { House } from './house.ts';
import { promised } from './promised.ts';
import { flawsIn, GREETING_MS, whereIs } from './written.ts';

open();
const { openPage } = await import('./page.ts');
const { loadTexts } = await import('../../src/web/texts/index.ts');

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
/** In how many moments a button is looked for. */
const TRIES_MAX = 3;
/** In one room, with somebody who leads, and far apart. */
const WAYS = [{}, { gameMaster: 'human' }, { playMode: 'remote' }];

const seatsOf = ({ seats }: AnyGame): number => Math.min(seats.max, seats.min + 2);
const gameOf = (id: string): AnyGame => (Object.values(games) as unknown as AnyGame[]).find((one) => one.id === id)!;

export function keepsPromises(id: string): void {
  const game = gameOf(id);
  const mine = promised[id] ?? {};
  const { without = {} } = mine;
  const seats = seatsOf(game);
  const names = NAMES.slice(0, seats);
  const seen = new Set<string>();
  const isNew = (name: string) => !seen.has(name) && !!seen.add(name);
  const evenings = WAYS.flatMap((options) =>
    ['a', 'b'].map((seed) => ({
      seed,
      evening: `seed ${seed} with ${JSON.stringify(options)}`,
      table: playedBySeed(game, { seed, seats, options }),
    })),
  );
  const all = evenings.flatMap(({ evening, table }) =>
    laidMoments(game, [...moments(game, table, isNew, evening)], names),
  );

  before(() => loadTexts('en'));

  test(`${id}: what is offered can be pressed, and what can be pressed is not refused`, async () => {
    const [reached, tries] = [new Set<string>(), new Map<string, number>()];
    const [missing, refused, mistaken] = [
      new Map<string, string>(),
      new Map<string, string>(),
      new Map<string, string>(),
    ];
    const nameIn = ({ viewer, phase }: Moment, type: string) => `${kindOf(viewer)} ${phase} ${type}`;
    for (const { moment, room } of all) {
      const isSought = (name: string) =>
        !reached.has(name) && (tries.get(name) ?? 0) < (name in without ? 1 : TRIES_MAX);
      const sought = moment.offers.filter(({ command }) => isSought(nameIn(moment, command.type)));
      if (sought.length === 0) continue;
      const where = whereIs(moment);
      const left = await crawl(
        sought,
        async () => {
          const house = new House(copyOfRoom(room), { isStill: true }, ({ command, refusal }) => {
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
    assert.deepEqual(unexpected(missing, mine.without), [], 'offers without a button');
    assert.deepEqual(unexpected(refused, mine.refused), [], 'buttons that were refused');
    assert.deepEqual(unexpected(mistaken, mine.meant), [], 'buttons that meant somebody else');
  });

  test(`${id}: every heading and every button has words, in each language its own, and none is a secret`, async () => {
    const flaws = await flawsIn(game, all, mine);
    assert.deepEqual([...flaws], []);
  });

  goesOnTold(id, 'quick');
}

/** How many steps of which evenings: the quick part has those in one room, the long one all, and what is rare. */
const STEPS = { quick: 110, long: 300 };

export function goesOnTold(id: string, part: keyof typeof STEPS): void {
  const game = gameOf(id);
  const { unseen = {} } = promised[id] ?? {};

  before(() => loadTexts('en'));

  test(`${id}: whatever all may know is said, and a page that goes on shows what one that comes then does`, async () => {
    const [silent, told] = [new Map<string, string>(), new Set<string>()];
    const stale: string[] = [];
    let compared = 0;
    const ways = part === 'long' ? WAYS : WAYS.slice(0, 2);
    const tables = ways.map((options) => playedBySeed(game, { seed: 'a', seats: seatsOf(game), options }));
    for (const table of part === 'long' ? [...tables, ...rarePlayed(game)] : tables) {
      const { gameMaster, playMode } = table.truth.options;
      const found = await goesOnIn(game, table, NAMES, STEPS[part]);
      for (const [type, where] of found.silent) silent.set(type, `${gameMaster}, ${playMode}, ${where}`);
      for (const type of found.told) told.add(type);
      compared += found.compared;
      stale.push(...found.stale.map((where) => `${gameMaster}, ${playMode}, ${where}`));
    }
    assert.ok(told.size > 5, 'something was said');
    assert.ok(compared > 5, 'pages came beside those that were there');
    const wrong = unexpected(silent, unseen).filter((what) => part === 'long' || !what.endsWith(GONE));
    assert.deepEqual({ wrong, stale }, { wrong: [], stale: [] });
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

const GONE = ': no longer so';

/** Those that are not said to be right; and what is said to be right and never comes is wrong, too. */
function unexpected(found: ReadonlyMap<string, string>, right: { readonly [what: string]: string } = {}): string[] {
  const wrong = [...found].filter(([what]) => !(what in right)).map(([what, where]) => `${what} (${where})`);
  return [
    ...wrong,
    ...Object.keys(right)
      .filter((what) => !found.has(what))
      .map((what) => what + GONE),
  ];
}
