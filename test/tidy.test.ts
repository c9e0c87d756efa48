/**
 * Checks the code itself. Each rule of tidy.ts is first shown a planted mistake that it must find and a proper tree in
 * which it must find nothing, so that none of them is a check that cannot fail; then this repository is read.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGES } from '../src/kernel/game.ts';
import { importsOf, readSource } from './source.ts';
import {
  type Check,
  checks,
  clauses,
  fileLength,
  fileNames,
  importNames,
  imports,
  lockFile,
  oneWord,
  paths,
  promises,
  purity,
  styleNames,
  type Tree,
  testsLeftOut,
  wholeGames,
} from './tidy.ts';
import { words } from './words/index.ts';

const found = (check: Check, tree: Tree) => check(tree).map(({ path, line }) => `${path}:${line}`);

function plant(check: Check, planted: Readonly<Record<string, [text: string, ...lines: number[]]>>): void {
  const tree = Object.fromEntries(Object.entries(planted).map(([path, [text]]) => [path, text]));
  const expected = Object.entries(planted).flatMap(([path, [, ...lines]]) => lines.map((line) => `${path}:${line}`));
  assert.deepEqual(found(check, tree).sort(), expected.sort());
}

test('a planted style that is set nowhere is found', () => {
  plant(styleNames, {
    'src/web/kit/tokens.css': [':root { --ink: #000; }'],
    'src/web/home.css': [
      'a { color: var(--ink);\n  border-color: var(--inc); }\nb { top: var(--high); left: var(--x, 0); }',
      2,
    ],
    'src/web/home.tsx': ["const bar = { '--high': '1px' };"],
  });
});

test('a planted import against the arrow is found', () => {
  plant(imports, {
    'src/kernel/clock.ts': ["import { a } from './game.ts';\nimport { b } from '../games/index.ts';", 2],
    'src/kernel/log.ts': ["import { readFileSync } from 'node:fs';", 1],
    'src/kernel/table.ts': ["import { play } from './testing/players.ts';", 1],
    'src/kernel/testing/suite.ts': ["import { test } from 'node:test';\nimport { open } from 'node:fs';", 2],
    'src/kernel/table.test.ts': ["import { createHash } from 'node:crypto';\nimport '../games/maffia/rules.ts';", 2],
    'src/games/maffia/rules.ts': ["import { en } from './texts/en.ts';\nimport { s } from './state.ts';", 1],
    'src/games/maffia/night.ts': ["export { x } from '../gws-brott/rules.ts';", 1],
    'src/games/maffia/day.ts': ["import { F7 } from './fixtures.ts';\nimport { s1 } from './room-fixtures.ts';", 1, 2],
    'src/games/maffia/index.ts': ["import { story } from './story.ts';\nimport { leaks } from './flaws.ts';", 2],
    'src/games/maffia/fixtures.ts': ["import { maffia } from './index.ts';\nimport '../../lab/main.ts';", 2],
    'src/games/maffia/content.ts': ["const late = await import('../../server/main.ts');", 1],
    'src/games/maffia/texts/en.ts': ["import { decide } from '../rules.ts';", 1],
    'src/games/maffia/screens/phone.tsx': ["import { h } from 'preact';\nimport '../../../server/http.ts';", 2],
    'src/games/index.ts': ["import { maffia } from './maffia/rules.ts';", 1],
    'src/games/maffia/phases.ts': [
      "import './missions/house.ts';\nimport { lock } from './missions/lock/rules.ts';",
      2,
    ],
    'src/games/maffia/missions/lock/rules.ts': [
      "import '../../state.ts';\nimport './content.ts';\nimport './bot.ts';\nimport '../bells/rules.ts';\nimport './phone.tsx';",
      ...[3, 4, 5],
    ],
    'src/games/maffia/missions/index.ts': [
      "import './lock/index.ts';\nimport './lock/content.ts';\nimport './phone.tsx';",
      2,
      3,
    ],
    'src/server/rooms.ts': [
      "import '../games/index.ts';\nimport { phone } from '../games/maffia/screens/phone.tsx';",
      2,
    ],
    'src/lab/main.ts': ["import '../kernel/testing/players.ts';\nimport '../server/rooms.ts';", 2],
    'src/web/home.tsx': ["import { readFileSync } from 'node:fs';\nimport '../server/rooms.ts';", 1, 2],
    'src/protocol.ts': ["import type { Rooms } from './server/rooms.ts';", 1],
    'src/cli.ts': ["import './lab/main.ts';\nimport './web/home.tsx';", 2],
    'src/elsewhere/thing.ts': ['export {};', 1],
  });
});

test('a planted bot or screen with a handle on the truth is found', () => {
  plant(imports, {
    'src/games/maffia/bots.ts': [
      "import { legal } from './rules.ts';\n" +
        "import { decide, legal as l } from './rules.ts';\n" +
        "import type { State } from './state.ts';\n" +
        "import { type Fact, audience } from './facts.ts';\n" +
        "import * as rules from './rules.ts';\n" +
        "import { roles } from './content.ts';",
      2,
      4,
      5,
    ],
    'src/games/maffia/screens/table.tsx': ["import { decide } from '../rules.ts';", 1],
    'src/games/maffia/missions/lock/bot.ts': [
      "import { fits } from './content.ts';\nimport type { Lock } from './index.ts';\nimport { lock } from './rules.ts';",
      3,
    ],
  });
});

test('an import in a comment or a string is none', () => {
  const text = "// import '../server/a.ts';\n/* import 'node:fs' */\nconst s = `import 'node:fs'; ${'import \"x\"'}`;";
  plant(imports, { 'src/kernel/game.ts': [text] });
});

test('a planted import without its whole name is found', () => {
  plant(importNames, {
    'src/lab/main.ts': ["import './run';\nimport './run.js';\nimport './run.ts';\nimport 'node:fs';", 1, 2],
  });
});

test('planted impurity is found, in code alone', () => {
  plant(purity, {
    'src/kernel/clock.ts': ['const a = new Date();\nconst b = Date.now();\n// Date\nconst c = "Date.now()";', 1, 2],
    'src/kernel/random.ts': ['const n = Math.random();\nconst m = crypto.getRandomValues(x);', 1, 2],
    'src/kernel/table.ts': ['console.log(1);\nsetTimeout(f, 1);\nperformance.now();', 1, 2, 3],
    'src/kernel/testing/suite.ts': ['process.exit(1);', 1],
    'src/games/maffia/rules.ts': ['window.alert(1);\ndocument.title = x;\nfetch("a");\nglobalThis.x = 1;', 1, 2, 3, 4],
    'src/games/maffia/rules.test.ts': ['setTimeout(f, 1);\nMath.random();', 2],
    'src/games/maffia/screens/phone.tsx': ['document.title = "x";'],
    'src/lab/main.ts': ['console.log(Date.now());\nMath.random();', 2],
    'src/games/maffia/facts.ts': [
      'type Fact = { window: number }; const at = fact.window.process; state.Date = /Date/; new Date(0);',
    ],
  });
});

const RULES = `# Maffia
- **MF-1** Two teams.
- **MF-2a** A minority.
- **Win** is not a clause, and neither is **MF-9** in a sentence.

**MF-S01 Table of counts** (MF-1)
`;
const PROPER = "test('[MF-1, MF-2a] teams', f);\nt.test(`[MF-S01] ${n} players`, f);";

test('clauses: a proper game passes', () => {
  plant(clauses, { 'src/games/maffia/RULES.md': [RULES], 'src/games/maffia/rules.test.ts': [PROPER] });
});

test('a planted clause without a test is found, and so is a scenario', () => {
  plant(clauses, {
    'src/games/maffia/RULES.md': [RULES, 3, 6],
    'src/games/maffia/rules.test.ts': [
      "test('[MF-1] teams', f); // test('[MF-2a]', f)\nconst s = \"test('[MF-S01]')\";",
    ],
    'src/games/other/rules.test.ts': ["test('[MF-2a] of another game', f);"],
  });
});

test('a planted name of no clause is found, in tests and in comments', () => {
  plant(clauses, {
    'src/games/maffia/RULES.md': [RULES],
    'src/games/maffia/rules.test.ts': [`${PROPER}\ntest('[MF-3] nothing', f);`, 3],
    'src/games/maffia/night.ts': ['// MF-1 and MF-77', 1],
  });
});

test('a planted range of clauses is found', () => {
  plant(clauses, {
    'src/games/maffia/RULES.md': [RULES],
    'src/games/maffia/rules.test.ts': [`${PROPER}\ntest('[MF-1 - MF-2a] teams', f);`, 3],
  });
});

test('a planted title that names more than three clauses is found, also in more than one bracket', () => {
  plant(clauses, {
    'src/games/maffia/RULES.md': [`${RULES}- **MF-3** Day and night.`],
    'src/games/maffia/rules.test.ts': [
      [
        "test('[MF-1, MF-2a, MF-S01] three', f);",
        "test('[MF-1, MF-2a, MF-3, MF-S01] four', f);",
        "test('[MF-1, MF-2a] [MF-3, MF-S01] four', f);",
      ].join('\n'),
      2,
      3,
    ],
  });
});

test('a part of a game has clauses in its own folder, which are counted with those of the game', () => {
  const part = '# A part\n\n- **MF-9** It does something.\n- **MF-1** Again.\n';
  plant(clauses, {
    'src/games/maffia/RULES.md': [RULES],
    'src/games/maffia/rules.test.ts': [PROPER],
    'src/games/maffia/missions/lock/RULES.md': [part, 3, 4],
  });
  plant(clauses, {
    'src/games/maffia/RULES.md': [RULES],
    'src/games/maffia/missions/lock/RULES.md': ['- **MF-9** It does something.'],
    'src/games/maffia/missions/lock/rules.test.ts': [`${PROPER}\ntest('[MF-9] the lock', f);`],
  });
});

test('a planted clause that is defined twice is found, and so are rules without clauses', () => {
  plant(clauses, {
    'src/games/maffia/RULES.md': [`${RULES}- **MF-1** Again.`, 7],
    'src/games/maffia/rules.test.ts': [PROPER],
    'src/games/other/RULES.md': ['# Other', 1],
  });
});

test('a game whose name begins like another’s has clauses of its own', () => {
  plant(clauses, {
    'src/games/maffia/RULES.md': [RULES, 2, 3, 6],
    'src/games/maffia-two/rules.test.ts': [PROPER],
  });
});

test('a planted game of the catalogue without rule book, words or flaws that a test plants is found', () => {
  const whole = (folder: string) => ({
    [`${folder}/RULES.md`]: [''] as [string],
    [`${folder}/flaws.ts`]: [''] as [string],
    [`${folder}/secrecy.test.ts`]: ["import { flaws } from './flaws.ts';"] as [string],
    ...Object.fromEntries(LANGUAGES.map((one) => [`${folder}/texts/${one}.ts`, [''] as [string]])),
  });
  const lines = ['maffia', 'bare', 'unplanted'].map((id) => `export { a } from './${id}/index.ts';`);
  const unplanted = {
    'src/games/unplanted/secrecy.test.ts': [''] as [string],
    'src/games/unplanted/texts/en.ts': [''] as [string],
  };
  const { 'src/games/unplanted/texts/nb.ts': _, ...rest } = whole('src/games/unplanted');
  plant(wholeGames, {
    'src/games/index.ts': [`// from './gone/index.ts'\n${lines.join('\n')}`, ...Array(7).fill(3), 4, 4],
    ...whole('src/games/maffia'),
    ...rest,
    ...unplanted,
    'src/games/bare-not/RULES.md': [''],
  });
});

test('a planted name that says nothing is found', () => {
  plant(fileNames, {
    'src/kernel/utils.ts': ['', 1],
    'src/common/seat.ts': ['', 1],
    'src/lab/misc.test.ts': ['', 1],
    'src/web/helper.tsx': ['', 1],
    'src/lab/commonness.ts': [''],
  });
});

test('a planted test that is left out is found', () => {
  plant(testsLeftOut, {
    'src/kernel/a.test.ts': [
      "test.skip('x', f);\nit.only('x', f);\ntest('x', { todo: true }, f);\nt.skip();",
      1,
      2,
      3,
      4,
    ],
    'src/kernel/b.test.ts': ["test('only: skip the todo', f); // test.skip"],
    'src/kernel/c.ts': ['const test = { skip: 1 };'],
  });
});

test('a planted long file is found', () => {
  const lines = (count: number) => 'x;\n'.repeat(count);
  plant(fileLength, {
    'src/kernel/long.ts': [lines(701), 701],
    'src/kernel/just.ts': [lines(700)],
    'src/games/maffia/content.ts': [lines(2000)],
    'src/games/maffia/texts/en.ts': [lines(2000)],
    'src/games/maffia/rules.test.ts': [lines(2000)],
  });
});

test('a planted path that leads nowhere, or to one machine only, is found', () => {
  plant(paths, {
    'README.md': ['See ../notes/a.md and\n/home/anna/konklave/x.\nA route such as /rooms/home/ is fine.', 1, 2],
    'src/kernel/game.ts': ['// ../notes/design.md\n// as in ../games/index.ts and ../games/', 1],
    'src/games/index.ts': ["const x = '/mnt/games';", 1],
  });
});

test('a planted promise that nothing shows, or a test that is not there, is found', () => {
  plant(promises, {
    'docs/security.md': [
      [
        '## What we promise',
        '',
        '- **Shown.** By [`no secret leaves`](../src/a.test.ts), attack [`names`](../attack/names.ts)',
        '- **Not shown.** It is so.',
        '- **Renamed.** By [`no secret goes`](../src/a.test.ts)',
        '- **Gone.** By [`names`](../attack/gone.ts)',
        '',
        '## What we do not promise',
        '',
        '- **Anything else.**',
      ].join('\n'),
      ...[4, 5, 6],
    ],
    'src/a.test.ts': ["test('no secret leaves the house', () => {});"],
    'attack/names.ts': ["export const names = { slug: 'names' };"],
  });
});

test('a planted second word for a thing is found, in the strings of its language alone', () => {
  plant(oneWord, {
    'src/games/maffia/texts/en.ts': [
      [
        "export const en = { robots: 'The bots sit down',",
        '  // A robot is a bot.',
        '  cover: (name) => `A ${robot(name)} robot plays for ${name}`,',
        "  Robot: 'Robots', robotic: 'Robotic', 'no-robot': 'No bot' };",
      ].join('\n'),
      ...[3, 4],
    ],
    'src/games/maffia/texts/da.ts': ["export const da = { cover: 'En robot spiller' };"],
    'src/games/maffia/content.ts': ["const kind = 'robot';"],
  });
});

test('no word is what it must not be', () => {
  for (const language of LANGUAGES) {
    const tree = {
      [`src/games/a/texts/${language}.ts`]: words[language].map(({ word }) => `x('${word}');`).join('\n'),
    };
    assert.deepEqual(oneWord(tree), []);
  }
});

test('a planted registry in the lock file is found', () => {
  plant(lockFile, { 'package-lock.json': ['{\n  "resolved": "https://registry.example/a.tgz"\n}', 2] });
});

test('sources: strings, templates, expressions and comments are told apart', () => {
  const { code } = readSource(
    'a.ts',
    "const a = 'x' / 2; const b = /'/g; const c = `l${d['k']}m`; // e\nreturn /f\\/g/;",
  );
  assert.equal(code, "const a = ' ' / 2; const b = / /g; const c = ` ${d[' ']} `;     \nreturn /    /;");
});

test('sources: whatever the text, positions and lines stay true', () => {
  const piece = fc.constantFrom(
    "'",
    '"',
    '`',
    '${',
    '}',
    '{',
    '/',
    '//',
    '/*',
    '*/',
    '\\',
    '\n',
    '[',
    ']',
    'a',
    ' ',
    '=',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const shape = (one: string) => one.replace(/[^\n]/g, '.');
      const { uncommented, code } = readSource('a.ts', text);
      assert.equal(shape(uncommented), shape(text));
      assert.equal(shape(code), shape(text));
    }),
  );
});

test('sources: what an import brings', () => {
  const text = [
    "import a, { b, type C, d as e } from './a.ts';",
    "import type { F } from './f.ts';",
    "import * as g from './g.ts';",
    "export { h } from './h.ts';",
    "import './i.ts';",
    "const j = await import('./j.ts');",
    "import {\n  k,\n  l,\n} from './k.ts';",
  ].join('\n');
  assert.deepEqual(
    importsOf(readSource('a.ts', text)).map(({ line, specifier, values }) => [line, specifier, values.join()]),
    [
      [1, './a.ts', 'b,d,default'],
      [2, './f.ts', ''],
      [3, './g.ts', '*'],
      [4, './h.ts', 'h'],
      [5, './i.ts', '*'],
      [6, './j.ts', '*'],
      [7, './k.ts', 'k,l'],
    ],
  );
});

const root = join(import.meta.dirname, '..');
const ELSEWHERE = /^(\.git|node_modules|dist|coverage)$/;
const BINARY = /\.(png|jpe?g|webp|ico|woff2?|mp3|ogg|sqlite)$/;

function readTree(folder = ''): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (ELSEWHERE.test(entry.name)) continue; // in a second worktree .git is a file
    if (entry.isDirectory()) Object.assign(tree, readTree(path));
    else if (entry.isFile() && !BINARY.test(entry.name)) tree[path] = readFileSync(join(root, path), 'utf8');
  }
  return tree;
}

const tree = readTree();
for (const [name, check] of Object.entries(checks)) {
  test(`this repository: ${name}`, () => {
    const findings = check(tree).map(({ path, line, says }) => `${path}:${line} ${says}`);
    if (findings.length > 0) assert.fail(`\n${findings.join('\n')}\n`);
  });
}
