import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { crowded, lost, mistaken, roomsOf, type Sheets, SIDES } from './insets.ts';
import { bareParts } from './styles.ts';

const root = join(import.meta.dirname, '..');
/** Of the house: the screens of a game come all together, with all styles of that game. */
const FILES = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src/web', file))
  .filter((file) => /\.(tsx|css)$/.test(file) && !file.includes('/dev/'));

/** Around what comes with its styles. */
const AROUND = [{ file: 'src/web/room.tsx', className: 'knocking', styles: ['src/web/knock.css'] }];

test('every part of a page has its styles along, whichever part was there before it', () => {
  assert.deepEqual(bareParts(root, FILES, ['src/web/main.tsx', 'src/web/room.tsx']), AROUND);
});

test('heights on phones go with the bar of the browser, which comes and goes', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file).replaceAll('\\', '/'));
  // A table's screen has no such bar.
  const onPhones = sheets.filter((file) => !/\/table\/|\/dev\//.test(file));
  const wrong = onPhones.filter((file) => /\d(vh|vmin|vmax)\b/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(wrong, [], 'write dvh there');
});

test('what lies over a table in a break makes its words unreadable in every browser, at the edge too', () => {
  const sheet = readFileSync(join(root, 'src/web/room.css'), 'utf8');
  const [, rule = ''] = /\.over-table \{([^}]*)\}/.exec(sheet) ?? [];
  const blurs = [...rule.matchAll(/^ *((?:-webkit-)?backdrop-filter): blur\(([\d.]+)vw\);$/gm)];
  assert.deepEqual(
    blurs.map(([, name]) => name),
    ['-webkit-backdrop-filter', 'backdrop-filter'],
  );
  assert.ok(blurs.every(([, , width]) => Number(width) >= 2));
});

const SHEETS: Sheets = Object.fromEntries(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/[\\/](?:table|dev)[\\/]/.test(file))
    .map((file) => [file, readFileSync(join(root, 'src', file), 'utf8')]),
);

/** They are at an edge, and need no room there. */
const APART = {
  // hold pages, which have their own
  ...{ '.over-page': SIDES, '.page-over': SIDES },
  // of the table's screen
  ...{ '.over-table': SIDES, '.table-window': SIDES },
  // at the edge of what scrolls within a page
  ...{ '.wgo': ['bottom'], '.gb-cols': ['top'], '.gb-rows': ['left'], '.pending': ['top'] },
  // a picture
  '.mf-edge': ['bottom'],
} as const;

test('what stays at an edge of the screen keeps clear of the notch and of the line at the bottom', () => {
  assert.deepEqual(mistaken(SHEETS), []);
  const apart = Object.entries(APART).flatMap(([name, sides]) => sides.map((side) => `${name}: ${side}`));
  assert.deepEqual(crowded(SHEETS).toSorted(), apart.toSorted());
});

/** Who of a page has the room, if not the page itself. */
const HOLDERS: { readonly [page: string]: readonly string[] } = {
  phone: ['bar', 'thumb'],
  replay: ['bar', 'rp-desk'],
  master: ['mbar', 'work'],
};
/** A column in the middle: a phone that lies on its side has its notch beside it. */
const COLUMNS = ['phone', 'replay'];

test('every page of a whole screen has room for the notch and for the line at the bottom', () => {
  const screens = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/[\\/]dev[\\/]/.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
  const drawn = /class=(?:"|\{`)([\w-]+)[^\n>]*\s+data-surface="(?:phone|master)"/g;
  const pages = new Set(screens.flatMap((text) => [...text.matchAll(drawn)].map(([, name]) => name!)));
  assert.deepEqual([...pages].toSorted(), ['about', 'as-screen', 'home', 'master', 'phone', 'replay', 'wide-lobby']);
  const rooms = roomsOf(SHEETS);
  for (const page of pages) {
    const has = [page, ...(HOLDERS[page] ?? [])].flatMap((name) => [...rooms(name)]);
    const wanted = COLUMNS.includes(page) ? (['top', 'bottom'] as const) : SIDES;
    for (const side of wanted) assert.ok(has.includes(side), `.${page} has no room at the ${side}`);
  }
  const taken = [...pages].flatMap((page) => lost(SHEETS, page));
  assert.deepEqual(new Set(taken.map((one) => one.replace(/:.*/, ''))), new Set(['.home.is-television'])); // it has neither
});

test('room that is forgotten, or made at the wrong side, is found', () => {
  const planted = {
    'a.css': '@layer screen { .menu { position: fixed; inset: auto 0 calc(1px + env(safe-area-inset-bottom)) auto } }',
    'b.css': '.foot > .go { position: sticky; bottom: var(--below, 0px); left: 50% } .go:has(.x) { padding: 0 }',
    'c.css':
      '.bar { position: fixed; top: 0 } @media (x) { .in .bar { padding: calc(1px + env(safe-area-inset-top)) 0 0 } }',
    'd.css': '.hand { right: env(safe-area-inset-left) } .two { padding-inline: env(safe-area-inset-right) 1px }',
  };
  assert.deepEqual(crowded(planted), ['.menu: right', '.go: bottom']);
  assert.deepEqual(mistaken(planted), [
    'd.css: .hand: right: env(safe-area-inset-left)',
    'd.css: .two: left: env(safe-area-inset-right)',
  ]);
  assert.deepEqual([...roomsOf(planted)('bar')], ['top']);
  const page = '.page { padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left) }';
  const wide = '@media (x) { .page { padding-right: 2rem } .page .card { padding: 0 } .page:has(.x) { margin: 0 } }';
  assert.deepEqual(lost({ 'e.css': page + wide }, 'page'), ['.page: right']);
});

test('styles of the front page stay when a room is opened from it, and none of them meets a part of a room', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/\/(kit|dev)\//.test(file))
    .map((file) => join('src', file).replaceAll('\\', '/'));
  const isOfFront = (file: string) => /^src\/web\/home[\w-]*\.css$/.test(file);
  const startsIn = (file: string): string[] => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list!.split(','));
    return selectors.flatMap((one) => /^\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?)*(?=\s|$)/.exec(one.trim())?.[1] ?? []);
  };
  const ofFront = new Set(sheets.filter(isOfFront).flatMap(startsIn));
  assert.ok(ofFront.size > 20, 'its sheets are read');
  const both = sheets.filter((file) => !isOfFront(file)).flatMap((file) => startsIn(file).map((name) => [name, file]));
  assert.deepEqual(
    both.filter(([name]) => ofFront.has(name!)),
    [],
  );
});
