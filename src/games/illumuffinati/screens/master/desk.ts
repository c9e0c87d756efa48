/** What the console is given, and what it says: the words to read aloud, and what is being waited for. */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import type { FaceOf } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { askedBack, isLastBaker, leftOf, passerOf, type State, type View, waitedFor } from '../../state.ts';
import type { WallTexts } from '../wall.ts';

export interface Desk {
  readonly stage: Stage<State>;
  readonly view: View;
  readonly t: WallTexts;
  /** In the table's language. */
  readonly aloud: WallTexts;
  readonly faces: readonly FaceOf[];
  readonly may: readonly Offer[];
  readonly name: (seat: Seat) => string;
  readonly isPaused: boolean;
}

interface Script {
  readonly lines: readonly string[];
  readonly next?: string;
  readonly note?: string;
}

/** What to say now, what comes then, and what to bear in mind. */
export function scriptOf({ view, aloud, t, name }: Desk): Script {
  const { say, after } = aloud.console;
  const { notes } = t.console;
  const { patter } = aloud.master;
  switch (view.phase) {
    case 'first-inspector':
      return { lines: [patter.alarm, patter.flour, say.first] };
    case 'bake':
      return { lines: [say.bake(name(view.inspector))] };
    case 'hide': {
      const passer = passerOf(view)!;
      if (isLastBaker(view, passer)) return { lines: [say.hideLast(name(passer))], note: notes.hide };
      return { lines: [say.hide(name(passer))], next: after.hide, note: notes.hide };
    }
    case 'open':
      return { lines: [say.open] };
    case 'negotiate':
      return { lines: [say.negotiate], next: after.negotiate, note: notes.negotiate };
    case 'takeback':
      return { lines: [say.takeback(name(view.home.at(-1)!))], next: after.takeback, note: notes.takeback };
    case 'inspect':
      return { lines: [say.inspect] };
    case 'accusation':
      return { lines: [say.accusation(name(view.room[0]!))], next: after.accusation, note: notes.accusation };
    case 'earnings':
      return { lines: [view.last?.card === 'J' ? say.jewel : say.muffin], next: after.jewel };
    case 'round-end':
      return { lines: [say.roundEnd(name(leftOf(view, view.inspector)))] };
    case 'final-count':
      return { lines: [say.final] };
    case 'nose-race':
      return { lines: [say.nose] };
    default:
      return { lines: [say.finished] };
  }
}

interface Pending {
  readonly title: string;
  readonly help?: string;
}

/** What is being waited for: a count of answers, never who. */
export function pendingOf({ view, t, name }: Desk): Pending {
  const { pending } = t.console;
  const asked = waitedFor(view);
  const ready = asked.filter((seat) => view.ready[seat]).length;
  switch (view.phase) {
    case 'first-inspector':
      return view.options.firstInspector === 'host'
        ? { title: pending.name }
        : { title: pending.first(view.hasClaimed.filter(Boolean).length, view.hasClaimed.length) };
    case 'bake':
    case 'earnings':
    case 'final-count':
      return { title: pending.ready(ready, asked.length) };
    case 'hide':
      return { title: pending.packs(name(passerOf(view)!)), help: pending.byLot };
    case 'negotiate':
      return view.isLocked
        ? { title: pending.barred }
        : { title: pending.decides(name(view.inspector)), help: pending.highest };
    case 'takeback':
      return { title: pending.answered(view.answered, askedBack(view).length), help: pending.keeps };
    case 'accusation':
      return { title: pending.turns(name(view.room[0]!)) };
    case 'round-end':
      return { title: pending.closes };
    case 'nose-race':
      return { title: view.options.noseRace === 'table' ? pending.verdict : pending.noses };
    case 'finished':
      return { title: pending.over };
    default:
      return { title: pending.watch };
  }
}
