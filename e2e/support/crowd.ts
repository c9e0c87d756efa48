/**
 * How crowded the machine is: how many times longer work takes by the clock on the wall than it takes of a processor.
 * What is promised in seconds is promised on a machine of one's own; on a crowded one it takes that much longer.
 */
const WORK_MS = 80;

export function crowding(): number {
  const from = performance.now();
  const before = process.cpuUsage();
  let spent = 0;
  while (spent < WORK_MS) {
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - from) / spent);
}
