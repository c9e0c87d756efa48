/**
 * What has happened, in sentences that anybody at the table may read.
 *
 * A phone's own stream holds its secrets too, and a log is read with the screen open on the table: so the sentences are
 * told from the public part alone, folded into a view of its own.
 */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FactAudience } from '../kernel/audience.ts';
import type { Language, Typed } from '../kernel/game.ts';
import { roomAudience } from '../kernel/room/facts.ts';
import { emptyRoom, recordIn } from '../kernel/room/state.ts';
import { loaded } from './games.ts';
import { language } from './memory.ts';

type Rule = FactAudience<Typed, unknown>;

/** What happened around the game; whoever shows it has the words. */
export interface Around {
  readonly what: 'host' | 'master' | 'covered' | 'returned';
  readonly name: string;
}

const AROUND: { readonly [type: string]: Around['what'] } = {
  'room.hostChanged': 'host',
  'room.masterCame': 'master',
  'room.covered': 'covered',
  'room.returned': 'returned',
};

export interface Log {
  /** Of the game alone: narrators read it. */
  readonly lines: ReadonlySignal<readonly string[]>;
  readonly whole: ReadonlySignal<readonly (string | Around)[]>;
  /** How much of what everybody had seen is lost with the store. */
  readonly lost: Signal<number>;
  take(fact: Typed): void;
  /** How often in this game somebody was made host who did not just sit down at an empty table. */
  readonly hosts: Signal<number>;
  /** Everything once more, in the language of now. */
  retell(): void;
}

function isPublic(rule: Rule, fact: Typed, state: unknown): boolean {
  if (typeof rule.to === 'string') return rule.to === 'everyone';
  return rule.to(fact, state as never).includes('table');
}

function withoutSecrets(rule: Rule, fact: Typed): Typed {
  const bare = { ...fact } as { [field: string]: unknown };
  for (const field in rule.secret) delete bare[field];
  return bare as unknown as Typed;
}

/** The table screen has a language of its own. */
export function createLog(languageOf: () => Language = () => language.peek()): Log {
  let view = emptyRoom();
  let heard: Typed[] = [];
  const whole = signal<readonly (string | Around)[]>([]);
  const lost = signal(0);
  const hosts = signal(0);
  /** How much there was of this game before it was told anew. */
  let before = { number: 0, count: 0 };
  const lines = computed(() => whole.value.filter((one) => typeof one === 'string'));
  const add = (one: string | Around) => {
    whole.value = [...whole.peek(), one];
  };

  const tell = (fact: Typed): void => {
    const isRoom = fact.type.startsWith('room.');
    const rules = (isRoom ? roomAudience : loaded[view.game]!.audience) as { readonly [type: string]: Rule };
    const rule = rules[fact.type]!;
    if (!isPublic(rule, fact, isRoom ? view : view.play)) return;
    const seen = withoutSecrets(rule, fact);
    const { number } = view;
    recordIn(loaded, view, seen);
    if (fact.type === 'room.setBack' && before.number === view.number)
      lost.value = Math.max(lost.peek(), before.count - heard.length);
    if (fact.type === 'room.lobbyOpened') {
      before = { number, count: heard.length };
      whole.value = [];
      hosts.value = 0;
      heard = [];
    }
    if (fact.type === 'room.hostChanged' && heard.at(-1)?.type !== 'room.seatTaken') hosts.value++;
    heard.push(seen);
    const name = (seat: number) => view.seats[seat]?.name ?? '?';
    if (isRoom) {
      const what = view.phase === 'lobby' ? undefined : AROUND[fact.type];
      if (what) add({ what, name: name((seen as { seat?: number }).seat ?? -1) });
      return;
    }
    const line = loaded[view.game]!.story?.(seen, view.play as never, languageOf(), name);
    if (line) add(line);
  };

  const take = (fact: Typed): void => {
    try {
      tell(fact);
    } catch {
      // A fact that reads what only some may know is not for this log.
    }
  };

  return {
    lines,
    whole,
    lost,
    hosts,
    take,
    retell() {
      const again = heard;
      view = emptyRoom();
      heard = [];
      whole.value = [];
      for (const fact of again) take(fact);
    },
  };
}
