/**
 * What has happened, in sentences that anybody at the table may read.
 *
 * A phone's own stream holds its secrets too, and a log is read with the screen open on the table: so the sentences are
 * told from the public part alone, folded into a view of its own.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { FactAudience } from '../kernel/audience.ts';
import type { Language, Typed } from '../kernel/game.ts';
import { roomAudience } from '../kernel/room/facts.ts';
import { emptyRoom, recordIn } from '../kernel/room/state.ts';
import { loaded } from './games.ts';
import { language } from './memory.ts';

type Rule = FactAudience<Typed, unknown>;

export interface Log {
  readonly lines: ReadonlySignal<readonly string[]>;
  take(fact: Typed): void;
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
  const lines = signal<readonly string[]>([]);

  const tell = (fact: Typed): void => {
    const isRoom = fact.type.startsWith('room.');
    const rules = (isRoom ? roomAudience : loaded[view.game]!.audience) as { readonly [type: string]: Rule };
    const rule = rules[fact.type]!;
    if (!isPublic(rule, fact, isRoom ? view : view.play)) return;
    const seen = withoutSecrets(rule, fact);
    recordIn(loaded, view, seen);
    if (fact.type === 'room.lobbyOpened') {
      lines.value = [];
      heard = [];
    }
    heard.push(seen);
    if (isRoom) return;
    const name = (seat: number) => view.seats[seat]?.name ?? '?';
    const line = loaded[view.game]!.story?.(seen, view.play as never, languageOf(), name);
    if (line) lines.value = [...lines.peek(), line];
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
    take,
    retell() {
      const again = heard;
      view = emptyRoom();
      heard = [];
      lines.value = [];
      for (const fact of again) take(fact);
    },
  };
}
