/** Forræder: what the table's screen draws of each mission. */
import type { TableProps } from '../screens/table/props.ts';
import { bellTower } from './bell-tower/table.tsx';
import { cipherLock } from './cipher-lock/table.tsx';
import { coatsOfArms } from './coats-of-arms/table.tsx';
import { fieldMission } from './field-mission/table.tsx';
import type { MissionId } from './index.ts';
import { ravenTower } from './raven-tower/table.tsx';
import { ropeBridge } from './rope-bridge/table.tsx';
import { silverChest } from './silver-chest/table.tsx';

/** While it is on, and for a moment after it. */
export type TablePiece = (props: TableProps) => preact.ComponentChild;

const pieces: { readonly [id in MissionId]: TablePiece } = {
  'silver-chest': silverChest,
  'coats-of-arms': coatsOfArms,
  'raven-tower': ravenTower,
  'bell-tower': bellTower,
  'cipher-lock': cipherLock,
  'rope-bridge': ropeBridge,
  'field-mission': fieldMission,
};

export const tablePiece = (mission: MissionId | null): TablePiece | undefined =>
  mission === null ? undefined : pieces[mission];
