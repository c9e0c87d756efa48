/**
 * Where minds live: in a worker thread of their own, or in the same thread for tests that need one order of events.
 */
import { Worker } from 'node:worker_threads';
import type { AnyGame, Typed } from '../kernel/game.ts';
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

const NOTHING: Deed = { wakesAt: null, seen: 0, command: null };

/** Carries a thought out. A mind that fails says nothing: the clock then plays its seat's default. */
export function think(games: { readonly [id: string]: AnyGame }, minds: Map<string, Mind>, thought: Thought): Deed {
  switch (thought.type) {
    case 'wake':
      minds.set(thought.id, createMind(games, thought.birth));
      return NOTHING;
    case 'forget':
      minds.delete(thought.id);
      return NOTHING;
    case 'see':
      return { ...NOTHING, ...minds.get(thought.id)?.see(thought.facts, thought.now) };
    case 'act':
      return minds.get(thought.id)?.act(thought.now) ?? NOTHING;
  }
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

export function brainInWorker(onTrouble: (error: unknown) => void): Brain {
  const worker = new Worker(new URL('./brain-worker.ts', import.meta.url));
  const waiting = new Map<number, (deed: Deed) => void>();
  let n = 0;
  worker.on('message', (answer: { n: number; deed: Deed }) => {
    waiting.get(answer.n)?.(answer.deed);
    waiting.delete(answer.n);
  });
  worker.on('error', onTrouble);
  worker.unref();
  const ask = (thought: (n: number) => Thought): Promise<Deed> =>
    new Promise((resolve) => {
      n++;
      waiting.set(n, resolve);
      worker.postMessage(thought(n));
    });
  return {
    wake: (id, birth) => worker.postMessage({ type: 'wake', id, birth } satisfies Thought),
    forget: (id) => worker.postMessage({ type: 'forget', id } satisfies Thought),
    see: (id, facts, now) => ask((n) => ({ type: 'see', n, id, facts, now })),
    act: (id, now) => ask((n) => ({ type: 'act', n, id, now })),
    close: async () => void (await worker.terminate()),
  };
}
