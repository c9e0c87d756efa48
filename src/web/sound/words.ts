/** Words of the sound control, in four languages. */
import type { Language } from '../../kernel/game.ts';

interface SoundWords {
  readonly narrator: string;
  readonly tap: string;
  readonly sound: string;
  readonly volume: string;
  readonly muted: string;
  readonly voice: string;
}

export const soundWords: { readonly [language in Language]: SoundWords } = {
  en: {
    narrator: 'The narrator',
    tap: 'Tap for sound',
    sound: 'Sound',
    volume: 'Volume',
    muted: 'Mute',
    voice: 'Narrator’s voice',
  },
  da: {
    narrator: 'Fortælleren',
    tap: 'Tryk for lyd',
    sound: 'Lyd',
    volume: 'Lydstyrke',
    muted: 'Lyd fra',
    voice: 'Fortællerens stemme',
  },
  sv: {
    narrator: 'Berättaren',
    tap: 'Tryck för ljud',
    sound: 'Ljud',
    volume: 'Volym',
    muted: 'Ljud av',
    voice: 'Berättarens röst',
  },
  nb: {
    narrator: 'Fortelleren',
    tap: 'Trykk for lyd',
    sound: 'Lyd',
    volume: 'Volum',
    muted: 'Lyd av',
    voice: 'Fortellerens stemme',
  },
};
