/** Symbols thrown into the air, 1920 x 1080: where something is to be celebrated, and only where nothing is to be read. */
import { n1, seeded } from '../../../../web/art/lino.ts';
import { symbolArt } from '../../../../web/art/symbols.ts';
import { symbols } from '../../content.ts';

const THROWN = 140;
const SIZE = { least: 22, most: 62 };

export function confetti(isFree: (x: number, y: number) => boolean): string {
  const random = seeded(23);
  return Array.from({ length: THROWN }, () => {
    const sign = symbols[Math.floor(random() * symbols.length)]!;
    // They fall from above: the higher, the more.
    const [x, y] = [600 + random() * 1320, random() ** 2 * 640];
    const [size, turn] = [SIZE.least + random() * (SIZE.most - SIZE.least), random() * 360];
    if (!isFree(x, y) || !isFree(x + size, y + size)) return '';
    return `<svg x="${n1(x)}" y="${n1(y)}" width="${n1(size)}" height="${n1(size)}" viewBox="0 0 100 100" color="var(--sym-${sign === 'grid' ? 'star' : sign})"><g transform="rotate(${n1(turn)} 50 50)">${symbolArt[sign]}</g></svg>`;
  }).join('');
}
