/**
 * Makes the time of a process run faster, timers included, so that whole evenings fit into a test. Preloaded, also by
 * its threads, with the moment when the two clocks agreed and the factor in its address:
 *
 *   node --import '<this file>?since=1700000000000&factor=10' script.ts
 */
const { searchParams } = new URL(import.meta.url);
const since = Number(searchParams.get('since'));
const factor = Number(searchParams.get('factor'));
const { now } = Date;
const ticks = performance.now.bind(performance);
const { setTimeout, setInterval } = globalThis;

Date.now = () => Math.floor(since + (now() - since) * factor);
performance.now = () => ticks() * factor;
const faster = (timer: typeof setTimeout | typeof setInterval) =>
  ((then: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => timer(then, ms / factor, ...args)) as never;
globalThis.setTimeout = faster(setTimeout);
globalThis.setInterval = faster(setInterval);
