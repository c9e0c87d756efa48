/** How large the cards of the table screen are, and what stands on them; 1920 x 1080. */
import type { CardProps } from '../parts.tsx';

type Measures = Pick<CardProps, 'width' | 'height' | 'flag' | 'pad' | 'symbol' | 'index' | 'most' | 'drop'>;

export const CARDS = {
  /** It flies to whoever won it. */
  won: { width: 800, height: 400, flag: 42, pad: 44, symbol: 250, index: 44, most: 108, drop: 0 },
  /** The knife goes through it. */
  cut: { width: 980, height: 440, flag: 40, pad: 54, symbol: 280, index: 44, most: 110, drop: 0 },
  neutral: { width: 318, height: 140, flag: 30, pad: 16, symbol: 66, index: 20, most: 32, drop: 7 },
  /** What a side stands to lose: in a race for one card, and below a photo finish. */
  stake: { width: 360, height: 150, flag: 34, pad: 14, symbol: 84, index: 20, most: 34, drop: 6 },
  prize: { width: 340, height: 112, flag: 34, pad: 12, symbol: 70, index: 19, most: 30, drop: 6 },
  voted: { width: 620, height: 230, flag: 36, pad: 30, symbol: 150, index: 30, most: 70, drop: 10 },
} as const satisfies { readonly [name: string]: Measures };
