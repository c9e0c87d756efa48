/** What the narrator says: from public things alone, and nothing that would give a duel away before it is spotted. */
import { isJoker, jokers } from '../../content.ts';
import { isTyped } from '../../state.ts';
import { type Around, asksOf, jokerOf } from '../around.ts';
import { overTitle } from '../count.ts';

export function narrationOf(around: Around): string {
  const { view, w, t, side, sides } = around;
  const { table } = w;
  switch (view.phase) {
    case 'shuffle':
      return w.shuffle.other(side(view.dealer));
    case 'turn':
    case 'reveal': {
      const coached = view.coached.at(-1);
      const joker = jokerOf(view);
      if (view.coach && coached !== undefined) return t.coach[coached as 1];
      if (view.phase === 'turn' && view.changed === null && joker && isJoker(joker)) {
        const [a, b] = jokers[joker];
        const word = t.symbols[a];
        return table.same(`${word[0]!.toUpperCase()}${word.slice(1)}`, t.symbols[b]);
      }
      const mates = view.sides[view.turn]!;
      return mates.length > 1 ? w.turn.other(mates.map(around.name).join(' / ')) : table.flips(side(view.turn));
    }
    case 'race': {
      const asks = asksOf(view);
      if (view.race && view.race.barFrom < view.race.revealAt) return table.again;
      if (view.duel?.kind === 'own' && view.race?.card === null) return table.own;
      return table.duel(sides(asks.map((ask) => ask.side)));
    }
    case 'verdict': {
      const winner = view.verdict?.winner ?? null;
      return winner === null ? table.claimTie : table.claim(side(winner));
    }
    case 'challenge':
      return w.photo.title;
    case 'ballot':
      if (view.ballot?.examples) return w.ballot.own.judges(side(view.ballot.side!));
      return view.ballot?.byMaster ? table.master : table.vote;
    case 'neutral-flip':
      return view.third === null ? w.neutral.machine : w.neutral.other(side(view.third));
    case 'duel-end': {
      const step = view.chronicle.steps.at(-1);
      return step?.winner === undefined || step.winner === null ? w.end.staleTitle : w.end.took(side(step.winner));
    }
    case 'round-end':
      return w.roundEnd.title(view.round);
    case 'game-over':
      return overTitle(around);
    default:
      return '';
  }
}

/** Aloud: what stands on a new card, where nobody types; a voice in a typed race would be a head start for the near. */
export function spokenOf(around: Around, narration: string): string {
  const { view } = around;
  if (isTyped(view) && ['race', 'reveal', 'turn'].includes(view.phase)) return '';
  return narration;
}
