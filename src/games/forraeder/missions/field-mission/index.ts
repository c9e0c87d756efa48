/** M7: whatever a human game master thinks of, and says what it was worth. (TR-29) */

import { SEATS_MAX } from '../../../../kernel/game.ts';
import { integerIn, someOf } from '../../../../kernel/offer.ts';
import { integer, listOf, seat } from '../../../../kernel/shape.ts';
import { purseOf } from '../../content.ts';
import { isLiving, seatCount } from '../../state.ts';
import type { Mission, Own } from '../mission.ts';

const commands = { 'gm.missionResult': { silver: integer(-1, 1000), access: listOf(seat, SEATS_MAX) } };
const audience = {};

export interface FieldMission extends Own {
  readonly id: 'field-mission';
  readonly option: 'fieldMission';
  readonly state: object;
  readonly step: never;
  readonly fact: never;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: 'bad-silver';
}

export const fieldMission: Mission<FieldMission> = {
  id: 'field-mission',
  option: 'fieldMission',
  isOn: false,
  fits: ({ hasMaster }) => hasMaster,
  isMasters: true,
  time: [600, 3],
  commands,
  refusals: ['bad-silver'],
  audience,
  empty: () => ({}),
  refuse(view, { silver, access }) {
    const isDone = view.mission === 'field-mission' && (view.phase === 'armoury' || view.phase === 'discussion');
    if (isDone) return 'already-done';
    if (view.phase !== 'mission' || view.step === 'over') return 'wrong-phase';
    if (view.mission !== 'field-mission') return 'wrong-mission';
    if (silver < 0 || silver > purseOf(view.options)) return 'bad-silver';
    if (access.length > 0 && !view.isArmouryDay) return 'no-armoury-today';
    const isRight =
      new Set(access).size === access.length && access.every((one) => one < seatCount(view) && isLiving(view, one));
    return isRight ? undefined : 'bad-seats';
  },
  record() {},
  legal(view, who) {
    if (who !== 'master') return [];
    const access = someOf(view.living, 0, view.isArmouryDay ? view.living.length : 0);
    return [{ command: { type: 'gm.missionResult', silver: integerIn(0, purseOf(view.options)), access } }];
  },
  isAllIn: () => false,
  rules: () => import('./RULES.md?raw'),
  says: ({ w }) => w.mission.field,
};
