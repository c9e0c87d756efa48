/** In which inks the village is printed: the phase alone decides, so the picture can tell nothing else. */
import { dawn, day, dusk, gold, hush, night, type Palette, red } from '../../../../web/art/palette.ts';
import type { View } from '../../state.ts';

const dim: Palette = {
  ...hush,
  sky: '#16263f',
  skyCut: '#213655',
  skyDeep: '#101d33',
  snow: '#7f8b96',
  snowCut: '#6d7a88',
  snowShade: '#55677d',
  red: '#7c2733',
  redDeep: '#5c1c28',
  ochre: '#93702f',
  blue: '#2f4a68',
  trim: '#b9bfc6',
  fir: '#17322f',
  firCut: '#28503f',
  roof: '#131e33',
};
const eclipse: Palette = { ...red, sky: '#3d0d17', skyCut: '#5a1623', skyDeep: '#2c0811' };
const blue: Palette = { ...dusk, sky: '#3d5a7c', skyCut: '#4d6d91', skyDeep: '#33506f' };

const palettes = { day, dusk, blue, hush, dim, red, night, dawn, gold, eclipse };

export type Mood = keyof typeof palettes;

export const paletteOf = (mood: Mood): Palette => palettes[mood];

/** Dark words on a light sky, or the other way round. */
export const isLight = (mood: Mood): boolean => mood === 'day' || mood === 'gold';

export const hasStars = (mood: Mood): boolean => mood === 'night' || mood === 'eclipse';

/** isLate: the last half minute of a day's talk. */
export function moodOf(view: View, isLate: boolean): Mood {
  switch (view.phase) {
    case 'briefing':
    case 'deal':
    case 'extension-offer':
      return 'blue';
    case 'night-zero':
    case 'night':
      return 'night';
    case 'last-nominations':
    case 'nominee-list':
      return 'hush';
    case 'speech':
      return 'dim';
    case 'vote-intro':
    case 'vote-call':
    case 'vote-result':
      return 'red';
    case 'dawn-break':
    case 'declaration':
      return 'dawn';
    case 'ended':
      return view.result?.outcome === 'village' ? 'gold' : view.result?.outcome === 'mafia' ? 'eclipse' : 'blue';
    default:
      return isLate ? 'blue' : 'day';
  }
}
