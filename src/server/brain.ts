/**
 * Where minds live: in a worker thread of their own, or in the same thread for tests that need one order of events.
 */
import { Worker } from 'node:worker_threads';
import type { AnyGame, Typed } from '../kernel/game.ts';
import type { Clock } from './clock.ts';
import { type Birth, createMind, type Deed, type Intent, type Mind } from './mind.ts';

export interface Brain {
  wake(id: string, birth: Birth): void;
  forget(id: string): void;
  see(id: string, facts: readonly Typed[], now: number): Promise<Intent>;
  act(id: string, now: number): Promise<Deed>;
  close(): Promise<void>;
}

export type Thought =
  | { readonly type: 'wake'; readonly id: string; readonly birth: Birth }
  | { readonly type: 'forget'; readonly id: string }
  | {
      readonly type: 'see';
      readonly n: number;
      readonly id: string;
      readonly facts: readonly Typed[];
      readonly now: number;
    }
  | { readonly type: 'act'; readonly n: number; readonly id: string; readonly now: number };

const ENDED = 'the thread in which bots think has ended';
const NOTHING: Deed = { wakesAt: null, seen: 0, command: null };

/** Carries a thought out. Throws if the mind fails, or is not there. */
export function think(games: { readonly [id: string]: AnyGame }, minds: Map<string, Mind>, thought: Thought): Deed {
  switch (thought.type) {
    case 'wake':
      minds.set(thought.id, createMind(games, thought.birth));
      return NOTHING;
    case 'forget':
      minds.delete(thought.id);
      return NOTHING;
    case 'see':
      return { ...NOTHING, ...mindOf(minds, thought.id).see(thought.facts, thought.now) };
    case 'act':
      return mindOf(minds, thought.id).act(thought.now);
  }
}

function mindOf(minds: ReadonlyMap<string, Mind>, id: string): Mind {
  const mind = minds.get(id);
  if (!mind) throw new Error('there is no such mind');
  return mind;
}

export function brainHere(games: { readonly [id: string]: AnyGame }): Brain {
  const minds = new Map<string, Mind>();
  return {
    wake: (id, birth) => void think(games, minds, { type: 'wake', id, birth }),
    forget: (id) => void think(games, minds, { type: 'forget', id }),
    see: async (id, facts, now) => think(games, minds, { type: 'see', n: 0, id, facts, now }),
    act: async (id, now) => think(games, minds, { type: 'act', n: 0, id, now }),
    close: async () => minds.clear(),
  };
}

/** What the thread answers: a mind that fails does not take the others along. */
export type Answer = { readonly n: number } & ({ readonly deed: Deed } | { readonly failed: string });

const SCRIPT = new URL('./brain-worker.ts', import.meta.url);
/** How long there is none after a thread died: longer each time, until one has lived for a while. */
const PAUSE_MS = 250;
const PAUSE_MS_MAX = 60_000;

/** Should the thread itself die, another takes its place; minds that it had are woken anew when they are asked next. */
export function brainInWorker(onTrouble: (error: unknown) => void, clock: Clock, script = SCRIPT): Brain {
  const waiting = new Map<number, { resolve: (deed: Deed) => void; reject: (error: Error) => void }>();
  let n = 0;
  let isClosed = false;
  let pauseMs = PAUSE_MS;
  let callOff = () => {};
  let worker: Worker | undefined = start();

  function start(): Worker {
    const bornAt = clock.now();
    const thread = new Worker(script);
    thread.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.n);
      waiting.delete(answer.n);
      if ('deed' in answer) asked?.resolve(answer.deed);
      else asked?.reject(new Error(answer.failed));
    });
    thread.on('error', onTrouble);
    thread.on('exit', () => {
      if (isClosed) return;
      const asked = [...waiting.values()];
      waiting.clear();
      const now = clock.now();
      if (now - bornAt > PAUSE_MS_MAX) pauseMs = PAUSE_MS;
      worker = undefined;
      callOff = clock.at(now + pauseMs, () => {
        worker = start();
      });
      pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2);
      for (const { reject } of asked) reject(new Error(ENDED));
    });
    thread.unref();
    return thread;
  }

  const ask = (thought: (n: number) => Thought): Promise<Deed> =>
    new Promise((resolve, reject) => {
      if (!worker) return reject(new Error(ENDED));
      n++;
      waiting.set(n, { resolve, reject });
      worker.postMessage(thought(n));
    });
  return {
    wake: (id, birth) => worker?.postMessage({ type: 'wake', id, birth } satisfies Thought),
    forget: (id) => worker?.postMessage({ type: 'forget', id } satisfies Thought),
    see: (id, facts, now) => ask((n) => ({ type: 'see', n, id, facts, now })),
    act: (id, now) => ask((n) => ({ type: 'act', n, id, now })),
    close: async () => {
      isClosed = true;
      callOff();
      await worker?.terminate();
    },
  };
}
