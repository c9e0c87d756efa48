/**
 * The checks of the code itself, as functions over a map of paths to texts; tidy.test.ts runs them on this repository
 * and on planted mistakes. The rules are the data at the top; what may import what is in layers.ts.
 */
import { posix } from 'node:path';
import { LANGUAGES } from '../src/kernel/game.ts';
import { type Layer, layers } from './layers.ts';
import { type Import, importsOf, lineAt, readSource, type Source } from './source.ts';
import { words } from './words/index.ts';

/** Where the rules have to come out the same for the same log: no clock, no chance, no platform, no screen. */
const PURE = { files: /^src\/(kernel|games)\//, notFiles: /\.test\.ts$|\/screens\/|\.tsx$/ };

const IMPURE: readonly { readonly code: RegExp; readonly remedy: string }[] = [
  { code: /(?<![.\w$])Date(?![\w$:]|\(\d)/g, remedy: 'take game time as `now`' },
  { code: /\bperformance\b(?=\s*\.)/g, remedy: 'take game time as `now`' },
  { code: /(?<![.\w$])Intl\.DateTimeFormat\b/g, remedy: 'take game time as `now`' },
  { code: /(?<![.\w$])crypto\b(?=\s*\.)/g, remedy: 'draw a lot with `draw(label)`' },
  { code: /(?<![.\w$])console\b(?=\s*\.)/g, remedy: 'return a value, or tell a fact' },
  {
    code: /(?<![.\w$])(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/g,
    remedy: 'timers are data: `deadline`',
  },
  { code: /(?<![.\w$])process\b(?=\s*\.)/g, remedy: 'pass in what is needed' },
  { code: /(?<![.\w$])(?:fetch|require)\b(?=\s*\()/g, remedy: 'pass in what is needed' },
  {
    code: /(?<![.\w$])(?:window|document|navigator|localStorage|sessionStorage)\b(?=\s*[.[])/g,
    remedy: 'that is for the web',
  },
  { code: /(?<![.\w$])globalThis\b/g, remedy: 'pass in what is needed' },
];

/** Chance that no seed can repeat is nowhere, tests included. */
const UNREPEATABLE = { files: /^(src|test|e2e)\//, code: /\bMath\s*\.\s*random\b/g };

/** What the bundler takes besides scripts: styles, and a document as text. */
const BUNDLED = { files: /^src\/(web|games\/[^/]+\/(screens|missions))\//, names: /\.css$|\.md\?raw$/ };

const STYLED = /^src\/.*\.(css|tsx?)$/;

const EMPTY_NAMES = /^(utils?|helpers?|common|misc)$/;

/** Where a title names more, a failure does not say which of them is broken, and one that nothing shows goes unseen. */
const CLAUSES_MAX = 3;

const LINES_MAX = 700;
const LONG_ALLOWED = /\.test\.tsx?$|\/content(\.ts$|\/)|\/texts\//;

const TESTS_LEFT_OUT = [
  /\b(?:test|it|describe|suite|t|context)\s*\.\s*(?:skip|only|todo)\b/g,
  /[{,]\s*(?:skip|only|todo)\s*[:,}]/g,
];

/** A folder of one machine means nothing to anybody else. */
const MACHINE_PATH = /(?<![\w./:@])\/(?:home|Users|root|work|workspace|mnt)\/[\w.-]*/g;
/** What is made from the repository is not in it. */
const MADE = /^dist(\/|$)/;
/** A relative path in words or code leads to something that is here. This file and its test speak of ones that are not. */
const RELATIVE_PATH = /(?<![\w./])(?:\.\.\/)+[\w@-][\w@./-]*/g;
const SPEAKS_OF_PATHS = /^test\/tidy/;

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly says: string;
}

export type Tree = Readonly<Record<string, string>>;
export type Check = (tree: Tree) => Finding[];

const isScript = (path: string) => /\.tsx?$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Several checks look at the same tree. */
const read = new WeakMap<Tree, Map<string, Source>>();

function sources(tree: Tree, wanted: (path: string) => boolean = () => true): Source[] {
  const known = read.get(tree) ?? new Map<string, Source>();
  read.set(tree, known);
  const paths = Object.keys(tree).filter((path) => isScript(path) && wanted(path));
  return paths.map((path) => {
    const source = known.get(path) ?? readSource(path, tree[path]!);
    known.set(path, source);
    return source;
  });
}

function* matches(text: string, pattern: RegExp): Generator<{ line: number; found: string; at: number }> {
  for (const match of text.matchAll(pattern)) {
    yield { line: lineAt(text, match.index), found: match[0], at: match.index };
  }
}

const isRelative = (specifier: string) => specifier.startsWith('.');
const resolve = (path: string, specifier: string) => posix.join(posix.dirname(path), specifier);

/** The layer's patterns with what its `files` pattern caught in this path. */
function filled(layer: Layer, path: string): (pattern: string) => RegExp {
  const [, first = '', second = ''] = path.match(layer.files) ?? [];
  return (pattern) => new RegExp(pattern.replaceAll('$1', first).replaceAll('$2', second));
}

const covers = (layer: Layer) => (path: string) =>
  new RegExp(layer.files).test(path) && !(layer.notFiles && new RegExp(layer.notFiles).test(path));

/** Imports go the way of the arrow. */
export const imports: Check = (tree) =>
  sources(tree).flatMap((source) => {
    const { path } = source;
    const own = layers.filter((layer) => covers(layer)(path));
    if (own.length === 0) return [{ path, line: 1, says: 'no layer covers this file: give it one in test/layers.ts' }];
    return own.flatMap((layer) =>
      importsOf(source).flatMap((one) => {
        const wrong = wrongImport(layer, path, one);
        return wrong ? [{ path, line: one.line, says: `${wrong}. ${layer.remedy}` }] : [];
      }),
    );
  });

function wrongImport(layer: Layer, path: string, { specifier, values }: Import): string | undefined {
  const pattern = filled(layer, path);
  if (!isRelative(specifier)) {
    return layer.packages.some((one) => pattern(one).test(specifier)) ? undefined : `may not import ${specifier}`;
  }
  const target = resolve(path, specifier).replace(/\?raw$/, '');
  if (!layer.may.some((one) => pattern(one).test(target))) return `may not import ${target}`;
  for (const lent of layer.lends ?? []) {
    if (!pattern(lent.of).test(target)) continue;
    const more = values.filter((value) => !lent.values.includes(value));
    if (more.length > 0) return `may not import ${more.join(', ')} of ${target}, except as a type`;
  }
  return undefined;
}

/** Node and the browser's bundler are told the whole file name. */
export const importNames: Check = (tree) =>
  sources(tree).flatMap((source) =>
    importsOf(source)
      .filter(({ specifier }) => isRelative(specifier) && !isScript(specifier))
      .filter(({ specifier }) => !(BUNDLED.files.test(source.path) && BUNDLED.names.test(specifier)))
      .map(({ line, specifier }) => ({
        path: source.path,
        line,
        says: `'${specifier}' does not end in .ts or .tsx: write the file's whole name`,
      })),
  );

/** Kernel and games give the same bytes for the same log. */
export const purity: Check = (tree) =>
  sources(tree).flatMap(({ path, code }) => {
    const findings: Finding[] = [];
    if (PURE.files.test(path) && !PURE.notFiles.test(path)) {
      for (const { code: pattern, remedy } of IMPURE) {
        for (const { line, found } of matches(code, pattern)) {
          findings.push({ path, line, says: `${found} is not for kernel and games: ${remedy}` });
        }
      }
    }
    if (UNREPEATABLE.files.test(path)) {
      for (const { line, found } of matches(code, UNREPEATABLE.code)) {
        findings.push({ path, line, says: `${found} cannot be repeated from a seed: take a stream of lots` });
      }
    }
    return findings;
  });

/**
 * Every clause of a game's rules is named by a test of that game, a few at a time, and tests name only clauses that exist.
 * A part of the game (a mission) has a RULES.md in its own folder, with clauses of the same numbering.
 */
export const clauses: Check = (tree) =>
  Object.keys(tree)
    .filter((path) => /^src\/games\/[^/]+\/RULES\.md$/.test(path))
    .flatMap((path) => clausesOf(tree, path));

const IN_CATALOGUE = /from '\.\/([^/']+)\/index\.ts'/g;

/** A game of the catalogue is whole: a rule book, leaks planted for the prover and found by it, words in all languages. */
export const wholeGames: Check = (tree) => {
  const path = 'src/games/index.ts';
  const catalogue = readSource(path, tree[path] ?? '').uncommented;
  return [...catalogue.matchAll(IN_CATALOGUE)].flatMap((match) => {
    const folder = `src/games/${match[1]}/`;
    const files = ['RULES.md', 'flaws.ts', ...LANGUAGES.map((language) => `texts/${language}.ts`)];
    const missing = files
      .filter((file) => tree[folder + file] === undefined)
      .map((file) => `${folder}${file} is missing`);
    const planted = sources(tree, (one) => one.startsWith(folder) && isTest(one)).some((source) =>
      importsOf(source).some(({ specifier }) => resolve(source.path, specifier) === `${folder}flaws.ts`),
    );
    if (!planted) missing.push(`no test of ${folder} plants its flaws`);
    return missing.map((says) => ({ path, line: lineAt(catalogue, match.index), says }));
  });
};

function clausesOf(tree: Tree, rulesPath: string): Finding[] {
  const folder = `${posix.dirname(rulesPath)}/`;
  const prefix = tree[rulesPath]!.match(/^[-*] \*\*([A-Z]+)-\d+[a-z]?\*\*/m)?.[1];
  if (!prefix) return [{ path: rulesPath, line: 1, says: 'defines no clause: begin list items with **XX-1**' }];

  const findings: Finding[] = [];
  const defined = new Map<string, { path: string; line: number }>();
  const definition = new RegExp(`^(?:[-*] )?\\*\\*(${prefix}-(?:\\d+[a-z]?(?=\\*\\*)|S\\d+\\b))`, 'gm');
  for (const path of Object.keys(tree).filter((one) => one.startsWith(folder) && one.endsWith('/RULES.md'))) {
    for (const match of tree[path]!.matchAll(definition)) {
      const line = lineAt(tree[path]!, match.index);
      if (defined.has(match[1]!)) findings.push({ path, line, says: `${match[1]} is defined a second time` });
      else defined.set(match[1]!, { path, line });
    }
  }

  const named = new Set<string>();
  for (const source of sources(tree, (path) => path.startsWith(folder))) {
    const { path, text } = source;
    for (const { line, found } of matches(text, new RegExp(`\\b${prefix}-S?\\d+[a-z]?\\b`, 'g'))) {
      if (!defined.has(found)) findings.push({ path, line, says: `${found} is no clause of ${rulesPath}` });
    }
    if (!isTest(path)) continue;
    for (const { line, title } of testTitles(source)) {
      const count = title.match(new RegExp(`\\b${prefix}-S?\\d+[a-z]?\\b`, 'g'))?.length ?? 0;
      if (count > CLAUSES_MAX) {
        const says = `a title names ${CLAUSES_MAX} clauses at most, and this one ${count}: give each a test of its own`;
        findings.push({ path, line, says });
      }
      for (const [, list] of title.matchAll(new RegExp(`\\[(${prefix}-[^\\]]*)\\]`, 'g'))) {
        for (const id of list!.split(',').map((one) => one.trim())) {
          if (new RegExp(`^${prefix}-S?\\d+[a-z]?$`).test(id)) named.add(id);
          else
            findings.push({
              path,
              line,
              says: `[${list}]: name each clause by itself, as in [${prefix}-1, ${prefix}-2]`,
            });
        }
      }
    }
  }

  for (const [id, { path, line }] of defined) {
    if (!named.has(id)) findings.push({ path, line, says: `no test names ${id}: write test('[${id}] ...')` });
  }
  return findings;
}

const TEST_CALL = /\b(?:test|it)\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

function testTitles({ text, uncommented, code }: Source): { line: number; title: string }[] {
  return [...uncommented.matchAll(TEST_CALL)]
    .filter((match) => /^(?:test|it)/.test(code.slice(match.index)))
    .map((match) => ({ line: lineAt(text, match.index), title: match[2]! }));
}

/** A name says what is inside. */
export const fileNames: Check = (tree) =>
  Object.keys(tree)
    .filter((path) => path.split('/').some((part) => EMPTY_NAMES.test(part.split('.')[0]!)))
    .map((path) => ({
      path,
      line: 1,
      says: 'the name says nothing: put each function where it is used, or give it a name of the domain',
    }));

/** A test that is there runs. */
export const testsLeftOut: Check = (tree) =>
  sources(tree, isTest).flatMap(({ path, code }) =>
    TESTS_LEFT_OUT.flatMap((pattern) =>
      [...matches(code, pattern)].map(({ line, found }) => ({
        path,
        line,
        says: `\`${found.trim()}\` leaves tests out: repair the test or delete it`,
      })),
    ),
  );

/** Files that one reads in one go. */
export const fileLength: Check = (tree) =>
  sources(tree, (path) => !LONG_ALLOWED.test(path))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ path, lines }) => ({
      path,
      line: LINES_MAX + 1,
      says: `${lines} lines: split it where the subject changes`,
    }));

/** The project speaks of itself alone. */
export const paths: Check = (tree) => {
  const here = new Set(Object.keys(tree).flatMap((path) => [path, ...foldersOf(path)]));
  return Object.entries(tree)
    .filter(([path]) => !SPEAKS_OF_PATHS.test(path))
    .flatMap(([path, text]) => {
      const machine = [...matches(text, MACHINE_PATH)].map(({ line, found }) => ({
        path,
        line,
        says: `${found} is a folder of one machine: name a path inside the project`,
      }));
      const nowhere = [...matches(text, RELATIVE_PATH)]
        .map((one) => ({ ...one, target: resolve(path, one.found).replace(/[./]+$/, '') }))
        .filter(({ target }) => !here.has(target) && !MADE.test(target))
        .map(({ line, found }) => ({ path, line, says: `${found} leads nowhere in this repository` }));
      return [...machine, ...nowhere];
    });
};

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return ['.', ...parts.map((_, i) => parts.slice(0, i + 1).join('/'))];
}

const PROMISES = 'docs/security.md';
const LINKED = /\[`([^`]+)`\]\(([^)]+)\)/g;

/** What we promise is shown by tests and attacks that are there, under the names that are given for them. */
export const promises: Check = (tree) => {
  const text = tree[PROMISES] ?? '';
  const [, promised = ''] = /^## What we promise$(.*?)^## /ms.exec(text) ?? [];
  const from = text.indexOf(promised);
  return [...promised.matchAll(/^- \*\*.*$/gm)].flatMap(({ 0: item, index }) => {
    const line = lineAt(text, from + index);
    const links = [...item.matchAll(LINKED)];
    if (links.length === 0) return [{ path: PROMISES, line, says: 'a promise that nothing shows: name a test of it' }];
    return links
      .filter(([, name, target]) => !(tree[resolve(PROMISES, target!)] ?? '').includes(name!))
      .map(([, name, target]) => ({ path: PROMISES, line, says: `there is no “${name}” in ${target}` }));
  });
};

/** A style that nobody has set makes the browser drop the whole declaration, without a word. */
export const styleNames: Check = (tree) => {
  const styled = Object.entries(tree).filter(([path]) => STYLED.test(path));
  const set = new Set(
    styled.flatMap(([, text]) => [...text.matchAll(/(--[a-z][a-z\d-]*)['"]?\s*:/g)].map(([, name]) => name)),
  );
  return styled.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[a-z][a-z\d-]*)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(({ index, 1: name }) => ({ path, line: lineAt(text, index), says: `${name} is set nowhere` })),
  );
};

/** What people read, in one language: the last part of its path. */
const WORDS = /^src\/.*\/(\w\w)\.ts$/;

/** A name of something in an object: people do not read it. */
const KEY = /(['"])[^'"\n]+\1(?=:)/g;

/** The strings of a file at their places, and nothing of the code around them but its lines. */
const strings = ({ uncommented, code }: Source) =>
  uncommented
    .replace(KEY, (key) => '\uFFFC'.repeat(key.length))
    .replace(/[^\n]/g, (char, at: number) => (code[at] === ' ' ? char : '\uFFFC'));

/** A whole word: no letter goes on before or behind it. */
const wholeWord = (form: RegExp) => new RegExp(`(?<!\\p{L}(?=\\p{L}))(?:${form.source})(?!(?<=\\p{L})\\p{L})`, 'giu');

/** One thing has one word in each language: test/words. */
export const oneWord: Check = (tree) =>
  LANGUAGES.flatMap((language) =>
    sources(tree, (path) => path.match(WORDS)?.[1] === language).flatMap((source) => {
      const text = strings(source);
      return words[language]
        .filter(({ files }) => files?.test(source.path) ?? true)
        .flatMap(({ thing, word, not }) =>
          [...matches(text, wholeWord(not))].map(({ line, found }) => ({
            path: source.path,
            line,
            says: `“${found.trim()}”: ${thing} is “${word}”`,
          })),
        );
    }),
  );

/** Everyone installs from the registry that they are set up with. */
export const lockFile: Check = (tree) =>
  [...matches(tree['package-lock.json'] ?? '', /"resolved":/g)].map(({ line }) => ({
    path: 'package-lock.json',
    line,
    says: 'names a registry: run npm install with the settings of .npmrc',
  }));

export const checks: Readonly<Record<string, Check>> = {
  'imports go the way of the arrow': imports,
  'imports name the whole file': importNames,
  'kernel and games are pure': purity,
  'every clause has its test and every named clause exists': clauses,
  'every game of the catalogue is whole': wholeGames,
  'file names say something': fileNames,
  'no test is left out': testsLeftOut,
  'no file is too long': fileLength,
  'paths lead somewhere in this repository': paths,
  'what is promised is shown': promises,
  'styles are set before they are used': styleNames,
  'one thing has one word in a language': oneWord,
  'the lock file names no registry': lockFile,
};
