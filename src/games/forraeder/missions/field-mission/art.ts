/** M7: a tower on its shield. */
import { shield, towerArt } from '../../screens/art/charges.ts';

export const towerShield = (): string => shield(towerArt, '#5c2a1a');
