/** M2: the twelve coats of arms. */
import { disc, path } from '../../../../web/art/lino.ts';
import { type MaskId, maskOn } from '../../../../web/art/masks.ts';
import { keyArt, moonArt, shield, sunArt, towerArt } from '../../screens/art/charges.ts';
import type { Arms } from './content.ts';

/** On what field each stands: the twelve are told apart by shape, and the field only helps. */
const fields: { readonly [one in Arms]: string } = {
  boar: '#5c2a1a',
  raven: '#1d3a5c',
  wolf: '#1f4a3a',
  stag: '#96182f',
  tower: '#5c2a1a',
  key: '#1d3a5c',
  crown: '#1d3a5c',
  oak: '#96182f',
  ship: '#1f4a3a',
  sun: '#96182f',
  moon: '#1d3a5c',
  fish: '#1f4a3a',
};

const drawn: { readonly [one in Arms]?: string } = {
  tower: towerArt,
  key: keyArt,
  crown: path(
    `M10 78L5 28L28 52L50 14L72 52L95 28L90 78ZM10 83h80v12H10Z${disc(5, 24, 5)}${disc(50, 10, 6)}${disc(95, 24, 5)}`,
    'currentColor',
  ),
  oak: path(
    `${disc(50, 26, 21) + disc(28, 42, 19) + disc(72, 42, 19) + disc(50, 48, 20)}M43 58h14L62 96H38Z`,
    'currentColor',
  ),
  ship: path(
    'M6 66H94Q88 92 70 94H30Q12 92 6 66ZM47.6 6h4.8V62h-4.8ZM55 12Q90 30 86 60H55ZM45 20Q16 36 16 60H45Z',
    'currentColor',
  ),
  sun: sunArt,
  moon: moonArt,
};
const beasts: { readonly [one in Arms]?: MaskId } = {
  boar: 'boar',
  raven: 'raven',
  wolf: 'wolf',
  stag: 'stag',
  fish: 'fish',
};

export const blazon = (one: Arms, rim?: string): string => {
  const beast = beasts[one];
  return shield(beast === undefined ? drawn[one]! : maskOn(beast, fields[one]), fields[one], rim);
};
