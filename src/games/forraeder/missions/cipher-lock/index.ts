/** M5: the cipher lock. Everybody knows something true, one seat enters the code. (TR-27) */
import type { Mission, Own } from '../mission.ts';
import { TIME } from './content.ts';
import { commands, legal, refusals, refuse } from './door.ts';
import { audience, type Cipher, type CipherFact, empty, record } from './facts.ts';
import { story } from './story.ts';

export interface CipherLock extends Own {
  readonly id: 'cipher-lock';
  readonly option: 'cipherLock';
  readonly state: { cipher: Cipher };
  readonly step: 'naming';
  readonly fact: CipherFact;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: (typeof refusals)[number];
}

export const cipherLock: Mission<CipherLock> = {
  id: 'cipher-lock',
  option: 'cipherLock',
  isOn: true,
  time: TIME,
  stretched: ['naming'],
  commands,
  refusals,
  audience,
  empty,
  refuse,
  record,
  legal,
  isAllIn: () => false,
  question: ({ cipher }, type) => (type === 'cipher.try' ? String(cipher.tries.length) : ''),
  progress: ({ cipher }, seat) => ({ isDone: cipher.told.some((one) => one.seat === seat) }),
  story,
  rules: () => import('./RULES.md?raw'),
  says({ view, w, name }) {
    if (view.step === 'naming') return w.mission.opened(name(view.cipher.scribe ?? 0));
    return w.mission.attempt(view.cipher.tries.length + 1);
  },
};
