/**
 * The connection that listens: hears which rooms changed, measures the database's clock, and comes back by itself when
 * it is lost. What was said meanwhile is gone, so `missed` is called after every return.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { steadyTime } from '../clock.ts';
import { explain, type Patience, persist } from './postgres-trouble.ts';

const MEASURE_EVERY_MS = 10_000;
const SAMPLES = 3;
const SET_BACK_MS = 1000;
/** Before the next attempt after trouble that does not pass by itself. */
const PAUSE_MS = 2000;

export interface EarOptions {
  readonly config: pg.ClientConfig;
  readonly channel: string;
  /** Who we are: what we did ourselves is no news. */
  readonly origin: string;
  readonly patience: Patience;
  readonly changed: (rooms: readonly string[]) => void;
  readonly missed: () => void;
}

export interface Ear {
  /** By the database's clock; never back. */
  readonly now: () => number;
  readonly close: () => Promise<void>;
}

interface Line {
  readonly client: pg.Client;
  readonly lost: Promise<void>;
}

export async function listen({ config, channel, origin, patience, changed, missed }: EarOptions): Promise<Ear> {
  const closing = new AbortController();
  const here = steadyTime();
  let offset: number | undefined; // milliseconds that the database's clock is ahead of `here`
  let latest = 0;
  let line = await persist(patience, connect);
  const timer = setInterval(check, MEASURE_EVERY_MS).unref();
  void stay();

  async function connect(): Promise<Line> {
    const client = new pg.Client(config);
    client.on('error', () => {}); // `end` follows
    client.on('notification', ({ payload = '' }) => {
      const [from, rooms] = payload.split(' ');
      if (from === origin) return;
      if (rooms) changed(rooms.split(','));
      else missed();
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await measure(client);
    } catch (error) {
      void client.end();
      throw error;
    }
    return { client, lost };
  }

  /** The middle of the shortest round trip is when the database looked at its clock, give or take half of it. */
  async function measure(client: pg.Client): Promise<void> {
    let shortest = Number.POSITIVE_INFINITY;
    let measured = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const sent = performance.now();
      const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms');
      const trip = performance.now() - sent;
      if (trip >= shortest) continue;
      shortest = trip;
      measured = Number(rows[0].ms) - (here() - trip / 2);
    }
    // A clock that was set back is not followed: every game would stand still for as long.
    if (offset === undefined || measured > offset - SET_BACK_MS) offset = measured;
  }

  async function check(): Promise<void> {
    const { client } = line;
    try {
      await measure(client);
    } catch {
      void client.end(); // a line may be dead without saying so
    }
  }

  async function stay(): Promise<void> {
    while (!closing.signal.aborted) {
      await line.lost;
      const next = await comeBack();
      if (!next) return;
      line = next;
      missed();
    }
  }

  async function comeBack(): Promise<Line | undefined> {
    while (!closing.signal.aborted) {
      try {
        const next = await persist({ ...patience, signal: closing.signal }, connect);
        if (!closing.signal.aborted) return next;
        await next.client.end();
      } catch (error) {
        if (closing.signal.aborted) break;
        patience.onTrouble?.(explain(error, patience.where));
        await sleep(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => {}); // closed meanwhile
      }
    }
    return undefined;
  }

  return {
    now: () => {
      latest = Math.max(latest, Math.round(here() + (offset ?? 0)));
      return latest;
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await line.client.end();
    },
  };
}
