/**
 * Maffia's bots: how the village stands, by numbers alone. The recursion of Appendix A.1: the village's chance at the
 * start of a day if everybody were hanged and shot at random.
 */
const remembered = new Map<number, number>();

/**
 * With `mafia` and `village` living; the village wins when at most `enough` mafia members are left. When an even number
 * is living it does better to hang nobody, so it is taken to be as well off as the odd number after it.
 */
export const villageProspects = (mafia: number, village: number, enough: 0 | 1): number =>
  Math.max(villageChance(mafia, village, enough), villageChance(mafia, village - 1, enough));

function villageChance(mafia: number, village: number, enough: 0 | 1): number {
  if (mafia <= enough) return 1;
  if (mafia >= village) return 0;
  const key = (mafia * 32 + village) * 2 + enough;
  let chance = remembered.get(key);
  if (chance === undefined) {
    const hit = afterHanging(mafia - 1, village, enough) * mafia;
    const missed = afterHanging(mafia, village - 1, enough) * village;
    chance = (hit + missed) / (mafia + village);
    remembered.set(key, chance);
  }
  return chance;
}

function afterHanging(mafia: number, village: number, enough: 0 | 1): number {
  if (mafia <= enough) return 1;
  return mafia >= village ? 0 : villageChance(mafia, village - 1, enough);
}
