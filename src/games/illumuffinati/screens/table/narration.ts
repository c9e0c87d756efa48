/** What the narrator says: public facts only, never a suspicion. The latest thing that happened, or what goes on. */
import { awaited } from '../../clock.ts';
import { askedBack, isOver, lastBakerOf, leftOf, passerOf, roundCount, waitedFor } from '../../state.ts';
import { listIn } from '../../texts/index.ts';
import { againOf } from '../race.ts';
import type { Scene } from './parts.tsx';

/** Between the speaker and the end of the strip; what is longer is set smaller, for above it lie the lowest cards. */
export const SAY_LETTERS = 46;

/** While they bargain, each raise, finger and farewell is said as it was told. */
const TOLD_MAX = 90;

function latest({ stage }: Scene): string | undefined {
  const line = stage.told().at(-1);
  return line !== undefined && line.length <= TOLD_MAX ? line : undefined;
}

export type Moment = 'dark' | 'kept' | 'laid';

/** Second thoughts, turned together. */
function keptIn({ view, t, name, stage }: Scene): string {
  const asked = view.room.filter((seat) => (view.offered?.[seat] ?? 0) > 0);
  const words = asked.map((seat) => t.log.keeps(name(seat), view.bribes[seat]!));
  return t.log.kept(listIn(stage.language, words));
}

/** After the gong nothing is forced: for whom all wait, as far as anybody may know. */
function waitIn({ view, t, name, stage }: Scene): string {
  const { narrator } = t;
  if (view.phase === 'negotiate') return narrator.gong(name(view.inspector));
  // Until all second thoughts are turned nobody is told who has answered. (IM-46)
  if (view.phase === 'takeback') return narrator.waitsForAnswers(askedBack(view).length - view.answered);
  const late = waitedFor(view).filter((seat) => !view.ready[seat]);
  return narrator.waitsFor(listIn(stage.language, [...awaited(view), ...late].map(name)));
}

export function narrationOf(scene: Scene, moment: Moment | null = null): string {
  const { view, t, name } = scene;
  const { narrator } = t;
  if (view.isCancelled) return t.end.cancelled;
  if (view.hasGonged && !isOver(view)) return waitIn(scene);
  switch (view.phase) {
    case 'first-inspector':
      return narrator.first;
    case 'bake':
      if (view.isVoided) return t.log.voided;
      return view.round === 0 ? narrator.hat(name(view.inspector)) : narrator.oven;
    case 'hide':
      return narrator.packs(name(passerOf(view)!));
    case 'open':
      return moment === 'laid' ? t.table.lastLies(name(lastBakerOf(view))) : narrator.open;
    case 'negotiate':
      return view.bribes.some((bribe) => bribe > 0) || view.fingers.some((at) => at !== null)
        ? (latest(scene) ?? narrator.talk)
        : narrator.talk;
    case 'takeback':
      return narrator.takeback;
    case 'inspect':
      if (moment === 'kept') return keptIn(scene);
      return view.room.length === 1 ? narrator.lastCard : narrator.dog;
    case 'accusation':
      return narrator.turn(name(view.room[0]!));
    case 'earnings': {
      const last = view.last!;
      return last.card === 'J' ? narrator.jewel(name(view.inspector)) : narrator.muffin(name(view.inspector));
    }
    case 'round-end':
      return view.round + 1 === roundCount(view) ? narrator.sold : narrator.next(name(leftOf(view, view.inspector)));
    case 'final-count': {
      const { titles, burglary } = view;
      if (!titles || !burglary) return narrator.sold;
      if (burglary.victim !== null) return t.end.robs(name(titles.thief), name(burglary.victim), burglary.amount);
      return titles.thief === titles.absent ? t.end.robsHerself(name(titles.thief)) : t.end.noBurglary;
    }
    case 'nose-race':
      return view.nose?.isCued ? narrator.touch : (againOf(t, view.nose) ?? narrator.noses);
    default:
      return latest(scene) ?? t.title;
  }
}
