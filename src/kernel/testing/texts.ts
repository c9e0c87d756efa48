/** What the words of every game owe their readers, registered as tests. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../game.ts';

/** Every text with its path: a string as it is, a function with names and numbers in every place. */
export function* rendered(node: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node];
  else if (typeof node === 'function') {
    const samples = [1, 2, 'Alma'];
    for (const a of samples) for (const b of samples) for (const c of samples) yield [path, node(a, b, c)];
  } else for (const [key, value] of Object.entries(node ?? {})) yield* rendered(value, `${path}.${key}`);
}

/** What is where: `.buttons.ready string`. */
function shape(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} ${typeof node}`];
  const below = Object.entries(node).flatMap(([key, value]) => shape(value, `${path}.${key}`));
  return below.length ? below : [`${path} empty`];
}

export const sorted = (words: Iterable<string>): string[] => [...words].sort();

/** `least`: how many texts there are at least. `shared`: the part that two languages may have in common. */
export function textsSuite(
  textsFor: (language: Language) => unknown,
  { least, shared }: { readonly least: number; readonly shared: number },
): void {
  test('every text is in all four languages, and none is empty', () => {
    const wanted = sorted(shape(textsFor('en')));
    assert.ok(wanted.length > least, String(wanted.length));
    for (const language of LANGUAGES) {
      assert.deepEqual(sorted(shape(textsFor(language))), wanted, language);
      for (const [path, text] of rendered(textsFor(language))) {
        assert.ok(text.trim().length > 0 && !/undefined|\[object|\{\w/.test(text), `${language} ${path}: ${text}`);
      }
    }
  });

  test('the four languages are four', () => {
    for (const [i, one] of LANGUAGES.entries()) {
      for (const other of LANGUAGES.slice(i + 1)) {
        const [here, there] = [[...rendered(textsFor(one))], [...rendered(textsFor(other))]];
        const same = here.filter(([, text], k) => text === there[k]![1]).length;
        assert.ok(same < here.length * shared, `${one} and ${other} share ${same} of ${here.length}`);
      }
    }
  });
}
