/**
 * GW:s brott: the end (6.9, section 8). Who has won, and everything is turned face up: the true paths too.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { JAIL, numberOf, pieces, stepsBetween } from './content.ts';
import type { Fact } from './facts.ts';
import { type Award, type Opened, type Outcome, ownerOf, type Reason, type View } from './state.ts';

/** GW-73: nothing is played after it. */
export function endGame(state: View, outcome: Outcome, reason: Reason, { tell }: Ctx<Fact>): void {
  const winners = outcome === 'gw' ? [state.gw!] : outcome === 'criminal' ? [state.turn!] : [];
  tell({ type: 'gameEnded', outcome, reason, winners });
  tell({ type: 'allOpened', opened: openAll(state, winners) });
}

function openAll(state: View, winners: readonly Seat[]): Opened {
  return {
    hands: state.dealt.map((cards) => [...(cards ?? [])]),
    criminals: state.criminals.map((criminal) => criminal ?? null),
    trumps: [...(state.dealtTrumps ?? [])],
    aside: {
      criminals: [...(state.aside?.criminals ?? [])],
      cards: [...(state.aside?.cards ?? [])],
      trumps: [...(state.aside?.trumps ?? [])],
    },
    places: { ...state.places },
    paths: [...state.paths],
    kept: state.kept.map((one) => ({ ...one })),
    ranking: rank(state, winners),
    awards: {
      closestShave: closestShave(state),
      luckiestRoll: best(state.luck),
      cheekiestWait: best(state.willing.map((_, seat) => state.kept.filter((one) => one.seat === seat).length)),
    },
  };
}

/** Section 8: the winner, then by cards left, arrests and seat; those who are out last, the latest of them first. */
function rank(state: View, winners: readonly Seat[]): Seat[] {
  const marks = (seat: Seat): number[] => {
    const out = state.out[seat]!;
    return [
      winners.includes(seat) ? 0 : 1,
      out === null ? 0 : 1,
      out === null ? state.left[seat]! : -out,
      state.arrests[seat]!,
      seat,
    ];
  };
  return [...state.order].sort((a, b) => {
    const [one, other] = [marks(a), marks(b)];
    const i = one.findIndex((mark, k) => mark !== other[k]);
    return i < 0 ? 0 : one[i]! - other[i]!;
  });
}

/** Whoever has most, if anybody has any; of several the first. */
function best(numbers: readonly number[]): Award | null {
  const number = Math.max(0, ...numbers);
  return number > 0 ? { seat: numbers.indexOf(number), number } : null;
}

/** The smallest number of steps between GW and a piece on the board after a step of GW that caught nobody. */
function closestShave(state: View): Award | null {
  const places: number[] = pieces.map(() => JAIL);
  let shave: Award | null = null;
  for (const step of state.paths) {
    const to = numberOf(step.slice(step.indexOf(':') + 1)) ?? JAIL; // off the board: as far away as in jail
    const mover = pieces.findIndex((piece) => step.startsWith(piece));
    if (mover >= 0) places[mover] = to;
    if (!step.startsWith('gw:') || places.includes(to)) continue;
    for (let piece = 0; piece < places.length; piece++) {
      if (places[piece] === JAIL) continue;
      const number = stepsBetween(to, places[piece]!);
      if (shave === null || number < shave.number) shave = { seat: ownerOf(state, pieces[piece]!), number };
    }
  }
  return shave;
}
