/** Inks of the village. Day, night and the vote print from the same block: only the fills change. */

export interface Palette {
  readonly sky: string;
  readonly skyCut: string;
  readonly skyDeep: string;
  readonly snow: string;
  readonly snowCut: string;
  readonly snowShade: string;
  readonly red: string;
  readonly redDeep: string;
  readonly ochre: string;
  readonly blue: string;
  readonly wood: string;
  readonly trim: string;
  readonly roof: string;
  readonly window: string;
  readonly fir: string;
  readonly firCut: string;
  readonly ink: string;
  readonly stone: string;
}

export const day: Palette = {
  sky: '#84a8c2',
  skyCut: '#a2c0d4',
  skyDeep: '#6b92af',
  snow: '#dfe7ec',
  snowCut: '#c3d2dc',
  snowShade: '#b4c7d4',
  red: '#b72f3a',
  redDeep: '#8f2430',
  ochre: '#d8a24a',
  blue: '#4a6d8c',
  wood: '#6b4a3a',
  trim: '#f6efe0',
  roof: '#2a3850',
  window: '#22324b',
  fir: '#24483f',
  firCut: '#3c6a5a',
  ink: '#142034',
  stone: '#94a0a8',
};
export const night: Palette = {
  sky: '#0c1729',
  skyCut: '#1b2d4a',
  skyDeep: '#091221',
  snow: '#22375a',
  snowCut: '#314c78',
  snowShade: '#1a2c4a',
  red: '#5c2233',
  redDeep: '#451a29',
  ochre: '#6a5230',
  blue: '#24405f',
  wood: '#33263a',
  trim: '#8fa3bd',
  roof: '#101c31',
  window: '#f2b84b',
  fir: '#12283a',
  firCut: '#1f3f52',
  ink: '#060d19',
  stone: '#3b4c66',
};
export const dusk: Palette = {
  ...day,
  sky: '#4b6c8e',
  skyCut: '#5f82a4',
  skyDeep: '#3d5c7d',
  snow: '#c3d0db',
  snowCut: '#a4b7c8',
  snowShade: '#8fa5b9',
  window: '#f2b84b',
};
export const dawn: Palette = {
  ...dusk,
  sky: '#35527a',
  skyCut: '#46678f',
  skyDeep: '#2c466b',
  snow: '#b6c6d6',
  snowCut: '#98adc3',
  snowShade: '#8399b2',
  window: '#f2b84b',
};
export const gold: Palette = {
  ...day,
  sky: '#e0b565',
  skyCut: '#edcb88',
  skyDeep: '#cf9f49',
  snow: '#f3ead7',
  snowCut: '#dccaa2',
  snowShade: '#d1b983',
  window: '#f2b84b',
};
export const red: Palette = {
  ...dusk,
  sky: '#7c1b28',
  skyCut: '#9a2a38',
  skyDeep: '#641320',
  snow: '#d9caac',
  snowCut: '#c2b08b',
  snowShade: '#bba981',
  red: '#a32531',
  redDeep: '#7c1b28',
  ochre: '#c98f3c',
  blue: '#34506f',
  fir: '#1f3a38',
  firCut: '#3c6a5a',
  roof: '#1b2740',
  trim: '#fbf5e8',
};
export const hush: Palette = {
  ...dusk,
  sky: '#2b4262',
  skyCut: '#385479',
  skyDeep: '#233754',
  snow: '#a9bacb',
  snowCut: '#90a5ba',
  snowShade: '#7d93aa',
  window: '#f2b84b',
};
