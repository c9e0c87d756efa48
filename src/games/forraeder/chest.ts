/**
 * Forræder, M1: the silver chest. Carry silver, or take a key and hope that few others do. (TR-23)
 */
import type { Ctx } from '../../kernel/game.ts';
import { armouryPlaces } from './content.ts';
import type { Fact } from './facts.ts';
import type { Won } from './mission.ts';
import type { View } from './state.ts';

export function openChest(state: View, { tell }: Ctx<Fact>): Won {
  const takers = state.living.filter((seat) => state.choices[seat] === 'key');
  const all = state.living.length;
  const keys = takers.length;
  const carried = all - keys;
  tell({ type: 'chestOpened', carried, keys });
  if (keys > armouryPlaces(all)) return { shares: Math.floor((6 * carried) / all), access: [] };
  return { shares: Math.floor((12 * carried) / all), access: takers };
}
