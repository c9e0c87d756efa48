/** Forræder: what a phone draws of each mission. All of it is fetched before the first: nothing is fetched at night. */
import type { Play } from '../screens/phone/play.ts';
import { bellTower } from './bell-tower/phone.tsx';
import { cipherLock } from './cipher-lock/phone.tsx';
import { coatsOfArms } from './coats-of-arms/phone.tsx';
import { fieldMission } from './field-mission/phone.tsx';
import type { MissionId } from './index.ts';
import { ravenTower } from './raven-tower/phone.tsx';
import { ropeBridge } from './rope-bridge/phone.tsx';
import { silverChest } from './silver-chest/phone.tsx';

export interface PhonePiece {
  readonly Screen: (play: Play) => preact.ComponentChild;
  /** What came of it, in words. */
  readonly Outcome?: (play: Play) => preact.ComponentChild;
}

const pieces: { readonly [id in MissionId]: PhonePiece } = {
  'silver-chest': silverChest,
  'coats-of-arms': coatsOfArms,
  'raven-tower': ravenTower,
  'bell-tower': bellTower,
  'cipher-lock': cipherLock,
  'rope-bridge': ropeBridge,
  'field-mission': fieldMission,
};

export const phonePiece = (mission: MissionId | null): PhonePiece | undefined =>
  mission === null ? undefined : pieces[mission];
