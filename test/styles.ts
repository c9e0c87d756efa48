/**
 * Whether every part of a page has its styles along. Parts are fetched when they are first wanted, and a part whose
 * styles come with another one looks bare on a page that never had that one: a drawer that is opened in the middle of a
 * game on a phone that did not see the lobby.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Bare {
  readonly file: string;
  readonly className: string;
  /** Where it has its looks from, if the page happens to have that. */
  readonly styles: readonly string[];
}

const IMPORTED = /^(?:import|export)\b(?!\s+type\b)[^'"]*?['"](\.[^'"]+)['"];?$/gm;
const CLASSES = /\bclass=(?:"([^"]*)"|\{`([^`]*)`\}|\{'([^']*)'\})/g;

/** Names that a class attribute surely has: what is put in by a program is left out. */
const namesIn = (value: string): string[] =>
  value
    .replace(/\$\{[^}]*\}/g, '\u0000')
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]*$/i.test(name));

/** `roots` have come before anything else is drawn. */
export function bareParts(root: string, files: readonly string[], roots: readonly string[]): Bare[] {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
    return texts.get(file)!;
  };
  const needed = new Map<string, ReadonlySet<string>>();
  const neededBy = (file: string): ReadonlySet<string> => {
    const known = needed.get(file);
    if (known) return known;
    const found = new Set<string>();
    needed.set(file, found);
    const open = [file];
    while (open.length > 0) {
      const one = open.pop()!;
      if (found.has(one)) continue;
      found.add(one);
      const pattern = one.endsWith('.css') ? /@import\s+['"](\.[^'"]+)['"]/g : IMPORTED;
      for (const [, path] of textOf(one).matchAll(pattern)) open.push(join(dirname(one), path!));
    }
    return found;
  };
  const styles = files.filter((file) => file.endsWith('.css'));
  const homes = new Map<string, string[]>();
  for (const file of styles) {
    const rules = textOf(file).replace(/\/\*[\s\S]*?\*\//g, '');
    for (const name of new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name]) => name!)))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  const always = new Set(roots.flatMap((file) => [...neededBy(file)]));
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const own = neededBy(file);
      const names = [...textOf(file).matchAll(CLASSES)].flatMap(([, ...values]) => namesIn(values.find(Boolean) ?? ''));
      return [...new Set(names)].flatMap((className) => {
        const from = homes.get(className) ?? [];
        const isDressed = from.length === 0 || from.some((style) => own.has(style) || always.has(style));
        return isDressed ? [] : [{ file, className, styles: from }];
      });
    });
}
