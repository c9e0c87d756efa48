/** Lets Node load the pages' own sources: screens are translated, styles are nothing, a document is its text. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  target: 'es2024',
  transform: { react: { runtime: 'automatic', importSource: 'preact' } },
} as const;

/** How many files were read so far: what is fetched when it is first wanted is here when no more are. */
export const files = {
  read: 0,
  /** What cannot be fetched now, though it was before. */
  away: undefined as RegExp | undefined,
};

registerHooks({
  resolve(specifier, context, next) {
    if (files.away?.test(specifier)) throw new TypeError(`no line to fetch ${specifier}`);
    return next(specifier, context);
  },
  load(url, context, next) {
    files.read++;
    const module = (source: string) => ({ format: 'module', source, shortCircuit: true }) as const;
    if (url.endsWith('.css')) return module('');
    if (url.endsWith('?raw')) return module(`export default ${JSON.stringify(readFileSync(new URL(url), 'utf8'))}`);
    if (!url.endsWith('.tsx')) return next(url, context);
    return module(transformSync(readFileSync(fileURLToPath(url), 'utf8'), { jsc, isModule: true }).code);
  },
});
