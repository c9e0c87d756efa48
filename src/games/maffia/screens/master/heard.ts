/** What was heard last while they talk: the master says it again, in the table's language. */
import type { Desk } from './desk.ts';

export function heardLast({ stage, view, t, aloud, name }: Pick<Desk, 'stage' | 'view' | 't' | 'aloud' | 'name'>) {
  const [own, said] = [t.log, aloud.t.log];
  const { extensionSeconds } = view.options;
  const words = new Map<string, string>();
  for (const seat of view.bots.keys()) {
    const one = name(seat);
    words.set(own.extended(one, extensionSeconds), said.extended(one, extensionSeconds));
    words.set(own.removed(one), said.removed(one));
    for (const other of view.bots.keys()) {
      const target = name(other);
      words.set(own.nominated(one, target), aloud.c.say.noted(one, target));
      words.set(own.withdrew(one, target), said.withdrew(one, target));
    }
  }
  const lines = stage.told();
  const today = lines.slice(lines.lastIndexOf(own.day(view.day)) + 1);
  const last = today.findLast((line) => words.has(line));
  return last === undefined ? undefined : words.get(last);
}
