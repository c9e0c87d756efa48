/** What the narrator says: the caption of each moment, from public things alone. */
import type { Outcome } from '../../state.ts';
import type { Wall } from './use.ts';

/** Each line has two forms; which one follows the round, so that everybody who looks reads the same. */
const formOf =
  (round: number) =>
  <T>(forms: readonly [T, T]): T =>
    forms[round % 2]!;

export function narrationOf(wall: Wall): string {
  const { view, s, t, name, stage } = wall;
  const say = formOf(view.round);
  const last = stage.told().at(-1) ?? '';
  switch (view.phase) {
    case 'gw-choice':
      return s.say.ask;
    case 'setup':
      return s.say.setup(t.town);
    case 'gw-turn':
      return say(s.say.gwTurn);
    case 'gw-special':
      return view.steps > 0 && view.turn !== null ? s.say.special(name(view.turn)) : last;
    case 'gw-move':
    case 'gw-extra':
      return say(s.say.walk)(view.steps);
    case 'infiltrator-ready':
      return s.say.ready;
    case 'infiltrator-look':
      return s.say.look;
    case 'turn-start':
      return view.hasDestroyed || view.hasReset ? last : say(s.say.turn)(name(view.turn!));
    case 'finished':
      return endOf(wall);
    default:
      return last;
  }
}

function endOf({ view, s, name }: Wall): string {
  const { outcome, winners } = view.result as { outcome: Outcome; winners: readonly number[] };
  if (outcome === 'gw') return s.say.gwWins;
  return outcome === 'criminal' ? s.say.criminalWins(name(winners[0]!)) : s.say.nobody;
}
