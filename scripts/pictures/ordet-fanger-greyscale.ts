/** The eight symbols and six jokers of Ordet fanger in colour, without it, and as small as they come. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jokerIds, jokers, letterOf, type Sign, symbols } from '../../src/games/ordet-fanger/content.ts';
import { jokerArt } from '../../src/games/ordet-fanger/screens/art.ts';
import { symbolArt } from '../../src/web/art/symbols.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../src/games/ordet-fanger/screens/cards.css'), 'utf8');
/** The symbols' own colours, as the pages have them. */
const inks = [...tokens.matchAll(/--sym-\w+:[^;]+;/g)].map(([one]) => one).join('');

const tile = (sign: Sign, size: number): string => {
  const ink = sign === 'star' ? '#0b0d12' : '#fff';
  const letter = size > 60 ? `<b style="color:${ink}">${letterOf(sign)}</b>` : '';
  return `<span class="tile" style="background:var(--sym-${sign});color:${ink};width:${size}px;height:${size}px"><svg viewBox="0 0 100 100">${symbolArt[sign]}</svg>${letter}</span>`;
};
const row = (size: number): string => `<div class="row">${symbols.map((sign) => tile(sign, size)).join('')}</div>`;
const joker = ([a, b]: readonly [Sign, Sign]): string =>
  `<svg class="joker" viewBox="0 0 200 260">${jokerArt(a, b, true)}</svg>`;
const deck = `<div class="row">${jokerIds.map((id) => joker(jokers[id])).join('')}</div>`;
const half = (title: string, name: string): string =>
  `<section class="${name}"><h2>${title}</h2>${row(104)}${deck}${row(36)}</section>`;

export const greyscale = `<!doctype html><style>
  :root { ${inks} }
  body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; background: #fff; font: 800 20px sans-serif; color: #0b0d12; }
  section { display: grid; gap: 18px; padding: 24px; }
  h2 { margin: 0; font-size: 22px; }
  .row { display: flex; gap: 12px; }
  .tile { position: relative; display: grid; place-items: center; border-radius: 6px; }
  .tile svg { width: 66%; height: 66%; }
  .tile b { position: absolute; left: 6px; top: 2px; font-size: 19px; }
  .joker { width: 120px; border-radius: 10px; }
  .grey { filter: grayscale(1); }
</style>${half('Ordet fanger', 'colour')}${half('without colour', 'grey')}`;
