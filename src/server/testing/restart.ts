/**
 * A server that goes down with thousands of phones on it, and comes back: how many stand in its queue, and how long it
 * takes until everybody is back. The phones are real connections; the server is a queue that welcomes one after another.
 */
import assert from 'node:assert/strict';
import { Connection } from '../../connection.ts';
import { lots } from '../../kernel/random.ts';
import { CLOSE } from '../../protocol.ts';
import { openLane, Timeline } from './simulation/timeline.ts';

export interface Restart {
  readonly phones: number;
  /** With a word, or without. */
  readonly how: 'restarting' | 'killed';
  readonly downMs: number;
  readonly seed: string;
  /** What it costs to welcome a page back. */
  readonly welcomeMs?: number;
}

export interface Restarted {
  /** From the moment when the server is there again until the last phone is welcome. */
  readonly backMs: number;
  /** The longest queue, and how many in it had given up before their turn came. */
  readonly mostWaiting: number;
  readonly inVain: number;
  /** Those who came in each tenth of a second after the server was there again. */
  readonly arrivals: readonly number[];
}

export const FAULTS: readonly Pick<Restart, 'how' | 'downMs' | 'seed'>[] = [
  { how: 'restarting', downMs: 1_500, seed: 'restart' },
  ...[1_000, 3_000, 30_000].map((downMs) => ({ how: 'killed', downMs, seed: 'restart' }) as const),
];

/** Five seconds of work are done in ten, a queue never holds nearly everybody, and nobody in it has given up. */
export function assertAllBack(restart: Restart): void {
  const { phones, how, downMs } = restart;
  const { backMs, mostWaiting, inVain } = restartOf(restart);
  const where = `${how}, gone for ${downMs} ms: all back after ${backMs} ms, ${mostWaiting} in the queue`;
  assert.ok(backMs < 10_000, where);
  assert.ok(mostWaiting < phones * 0.7, where);
  assert.equal(inVain, 0, where);
}

const LINE_MS = 20;
const BROKEN = 1006;
const LOTS = 2 ** 20;

interface Visit {
  isHeld: boolean;
  welcome(): void;
  closed(code: number): void;
}

export function restartOf({ phones, how, downMs, seed, welcomeMs = 1 }: Restart): Restarted {
  const timeline = new Timeline(0);
  const lot = lots(seed);
  const queue: Visit[] = [];
  const held = new Set<Visit>();
  const arrivals: number[] = [];
  let isUp = true;
  let upAt = 0;
  let isServing = false;
  let mostWaiting = 0;
  let inVain = 0;
  let back = 0;

  const serve = (): void => {
    const visit = queue.shift();
    isServing = visit !== undefined;
    if (!visit) return;
    timeline.at(timeline.now + welcomeMs, () => {
      if (visit.isHeld) visit.welcome();
      else inVain++;
      serve();
    });
  };
  const arrive = (visit: Visit): void => {
    if (!isUp) return visit.closed(BROKEN);
    held.add(visit);
    queue.push(visit);
    mostWaiting = Math.max(mostWaiting, queue.length);
    const tenth = Math.floor((timeline.now - upAt) / 100);
    arrivals[tenth] = (arrivals[tenth] ?? 0) + 1;
    if (!isServing) serve();
  };

  for (let i = 0; i < phones; i++) {
    const page = i.toString(16).padStart(16, '0');
    const connection = new Connection(
      { room: 'LYKT', token: page + page, page, rules: { record: () => {} } },
      {
        now: () => timeline.now,
        at: (time, then) => timeline.at(time, then),
        lot: () => lot.int(LOTS) / LOTS,
        isHidden: () => true,
        dial({ opened, received, closed }) {
          const lane = openLane();
          const visit: Visit = {
            isHeld: true,
            welcome() {
              back++;
              received('{"welcome":{"role":"visitor","epoch":1,"count":0,"now":0}}\n');
            },
            closed: (code) => timeline.post(lane, () => visit.isHeld && closed(code)),
          };
          timeline.at(timeline.now + LINE_MS, () => {
            if (!isUp) return visit.closed(BROKEN);
            if (!visit.isHeld) return;
            opened();
            arrive(visit);
          });
          return {
            send: () => {},
            close: () => {
              visit.isHeld = false;
              held.delete(visit);
            },
          };
        },
      },
    );
    timeline.at(i, () => connection.open());
  }

  const step = (): void => (timeline.isIdle ? timeline.ring() : timeline.run());
  while (back < phones) step();

  isUp = false;
  back = 0;
  queue.length = 0;
  mostWaiting = 0;
  inVain = 0;
  arrivals.length = 0;
  for (const visit of [...held]) visit.closed(how === 'killed' ? BROKEN : CLOSE.restarting.code);
  upAt = timeline.now + downMs;
  timeline.at(upAt, () => {
    isUp = true;
  });
  while (!isUp) step();
  while (back < phones) step();
  return { backMs: timeline.now - upAt, mostWaiting, inVain, arrivals };
}
