/** What the oldest browsers are shown: pages that they understand, or what they lack and what to do instead. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { parse } from 'acorn';
import { newerThanFloor } from '../scripts/floor.ts';

const root = join(import.meta.dirname, '..');
const text = (name: string) => readFileSync(join(root, 'src/web/public', name), 'utf8');

test('the build finds what a browser of the floor does not understand, in scripts and in styles', () => {
  const script = (code: string) => newerThanFloor('a.js', code);
  const style = (code: string) => newerThanFloor('a.css', code);
  assert.deepEqual(
    script('class A { #a = 1; static { this.b ??= await?.c } }\nexport const d = /(?<=a)b/d;'.replace('await', 'this')),
    [],
  );
  assert.deepEqual(
    script('const a = await b; export { a }; [1].toSorted().findLast((c) => Object.hasOwn(c, "d"));'),
    [],
  );
  for (const [code, found] of [
    ['const a = /[a--b]/v;', /Invalid regular expression flag/],
    ['import a from "./a.json" with { type: "json" };', /Unexpected token/],
    ['{ using a = b(); }', /Unexpected token/],
    ['Map.groupBy(a, b)', /Map\.groupBy/],
    ['new Set(a).isSubsetOf(b)', /isSubsetOf/],
    ['Promise.withResolvers()', /withResolvers/],
    ['new Map().values().map((a) => a)', /values\(\)\.map/],
    ['text.matchAll(word).toArray()', /matchAll/],
  ] as const)
    assert.match(script(code).join(), found, code);
  assert.deepEqual(
    style('@layer a{.b:has(.c){inset:0;height:1dvh}}@container (width>1px){.b:is(.c,.d){color:red}}'),
    [],
  );
  for (const code of [
    '.a{&.b{color:red}}',
    '@scope (.a){.b{color:red}}',
    '@starting-style{.a{opacity:0}}',
    '.a{color:color-mix(in srgb,red,blue)}',
    '.a:popover-open{color:red}',
  ])
    assert.equal(style(code).length, 1, code);
});

/** As much of a browser as those two scripts ask for. */
function browserWith({
  lacks = [] as readonly string[],
  languages = ['en'],
  kept = {} as { [key: string]: string },
} = {}) {
  const attributes = new Map<string, string>();
  const make = (localName: string) => {
    const own: { [name: string]: unknown } = { localName, style: { cssText: '' }, text: '' };
    const children: (typeof own)[] = [];
    Object.assign(own, {
      children,
      appendChild: (child: typeof own) => {
        children.push(child);
        return child;
      },
    });
    if (localName === 'script' && !lacks.includes('modules')) own.noModule = false;
    return own as { [name: string]: unknown } & { children: { [name: string]: unknown }[] };
  };
  const [head, body, page] = [make('head'), make('body'), make('div')];
  const html = {
    lang: '',
    style: {},
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
  };
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  };
  let reloads = 0;
  const window: { [name: string]: unknown } = {
    document: {
      ...{ documentElement: html, head, body, title: '' },
      createElement: make,
      createTextNode: (words: string) => ({ words, children: [] }),
      getElementById: () => page,
    },
    CSS: {
      supports: (...asked: readonly string[]) => !lacks.some((one) => asked.join(':').includes(one)),
    },
    navigator: { languages, language: languages[0] },
    location: { host: '192.168.1.23:8080', pathname: '/LYKT/table', reload: () => reloads++ },
    ...{ localStorage: storage, sessionStorage: storage, innerWidth: 1920 },
    ...(!lacks.includes('dialog') && { HTMLDialogElement: class {} }),
    ...(!lacks.includes('@layer') && { CSSLayerBlockRule: class {} }),
    HTMLElement: { prototype: lacks.includes('inert') ? {} : { inert: false } },
    structuredClone,
  };
  window.window = window;
  const context = createContext(window);
  for (const name of lacks) runInContext(`delete Array.prototype[${JSON.stringify(name)}]`, context);
  const run = (name: string) => runInContext(text(name), context);
  const wordsIn = (piece: { [name: string]: unknown }): string[] => [
    ...(typeof piece.words === 'string' ? [piece.words] : []),
    ...(piece.children as { [name: string]: unknown }[]).flatMap(wordsIn),
  ];
  const buttonIn = (piece: { [name: string]: unknown }): { onclick(): void } | undefined =>
    piece.localName === 'button'
      ? (piece as unknown as { onclick(): void })
      : (piece.children as { [name: string]: unknown }[]).map(buttonIn).find(Boolean);
  return {
    ...{ html, head, kept, run, attributes },
    says: () => wordsIn(page).join('\n'),
    button: () => buttonIn(page),
    reloads: () => reloads,
    evaluate: (code: string) => runInContext(code, context),
  };
}

test('what an old browser runs is written so that the oldest one can read it', () => {
  for (const name of ['able.js', 'lacking.js']) parse(text(name), { ecmaVersion: 5 });
});

test('a browser that can draw the pages is left alone', () => {
  const able = browserWith();
  able.run('able.js');
  assert.deepEqual([[...able.attributes], able.head.children], [[], []]);
});

test('each thing that is missing is told, and the pages stay away', () => {
  for (const one of ['modules', 'findLast', 'dialog', '@layer', 'dvh', 'container', ':has', 'inert']) {
    const old = browserWith({ lacks: [one] });
    old.run('able.js');
    assert.equal(old.attributes.get('data-lacks'), one);
    assert.deepEqual(
      old.head.children.map(({ src }) => src),
      ['/lacking.js'],
      one,
    );
    const isHopeless = ['modules', 'findLast', 'dialog', '@layer'].includes(one);
    assert.equal(old.attributes.has('data-hopeless'), isHopeless, one);
  }
});

test('it says in the reader’s language what to do on a television and elsewhere, and where', () => {
  const said = {
    en: /too old.*On a television.*laptop.*cast the tab.*192\.168\.1\.23:8080\/LYKT\/table.*missing here: @layer, dvh\./s,
    da: /for gammel.*fjernsyn.*computer.*cast fanen.*LYKT\/table.*mangler: @layer, dvh\./s,
    sv: /för gammal.*tv.*dator.*casta fliken.*LYKT\/table.*saknas: @layer, dvh\./s,
    nb: /for gammel.*tv.*datamaskin.*cast fanen.*LYKT\/table.*mangler: @layer, dvh\./s,
  };
  for (const [language, words] of Object.entries(said)) {
    const old = browserWith({ lacks: ['@layer', 'dvh'], languages: ['fi', language === 'nb' ? 'no-NO' : language] });
    old.run('able.js');
    old.run('lacking.js');
    assert.match(old.says(), words);
    assert.equal(old.html.lang, language);
    assert.equal(old.button(), undefined, 'without these nothing would come');
  }
  const chosen = browserWith({ lacks: ['@layer'], kept: { 'konklave.language': 'sv' } });
  chosen.run('able.js');
  chosen.run('lacking.js');
  assert.equal(chosen.html.lang, 'sv', 'chosen here before');
  const finnish = browserWith({ lacks: ['@layer'], languages: ['fi'] });
  finnish.run('able.js');
  finnish.run('lacking.js');
  assert.equal(finnish.html.lang, 'en');
});

test('whoever lacks only what makes it look well may try all the same', () => {
  const old = browserWith({ lacks: [':has'] });
  old.run('able.js');
  old.run('lacking.js');
  old.button()!.onclick();
  assert.equal(old.reloads(), 1);
  const again = browserWith({ lacks: [':has'], kept: old.kept });
  again.run('able.js');
  assert.equal(again.attributes.has('data-lacks'), false);
  const hopeless = browserWith({ lacks: ['@layer'], kept: old.kept });
  hopeless.run('able.js');
  assert.equal(hopeless.attributes.has('data-lacks'), true);
});

test('what is newer than the floor and used is made up for, as it would be', () => {
  const calls =
    '[[3, 1, 2].toSorted(), [1, 2, 3].toSorted((a, b) => b - a), [1, 2].toReversed(), [1, 2, 3].toSpliced(0, 1, 9), [1, 2].with(-1, 7)]';
  const old = browserWith({ lacks: ['toSorted', 'toReversed', 'toSpliced', 'with'] });
  assert.throws(() => old.evaluate(calls));
  old.run('able.js');
  assert.equal(JSON.stringify(old.evaluate(calls)), '[[1,2,3],[3,2,1],[2,1],[9,2,3],[1,7]]');
  assert.equal(
    JSON.stringify(old.evaluate('const a = [2, 1]; a.toSorted(); a')),
    '[2,1]',
    'the list itself stays as it is',
  );
});
