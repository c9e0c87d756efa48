/** Liar: the door and the rules. What may be known of it all stands in facts.ts. */
import type { Actor, Ctx, DeepReadonly, Seat, Viewer } from '../../game.ts';
import { known } from '../../game.ts';
import { type Offer, oneOf } from '../../offer.ts';
import type { Stream } from '../../random.ts';
import { commands, integer, type Shaped, seat } from '../../shape.ts';
import type { Fact } from './facts.ts';
import type { State } from './state.ts';

export const command = commands({
  begin: {},
  timeUp: {},
  swap: {},
  glimpse: { at: seat },
  note: { suspect: seat },
  say: { number: integer(0, 99) },
  letPass: {},
  callLiar: {},
  leave: {},
  dismiss: { seat },
  'master.callTime': {},
});
export type Command = Shaped<typeof command>;

const NIGHT_MS = 10_000;
const TURN_MS = 30_000;
const CLAIMS_MAX = 6;
const NUMBERS = [1, 2, 3, 4, 5, 6];

type View = DeepReadonly<State>;
const seatsOf = (state: View): Seat[] => state.candles.map((_, one) => one);
const isIn = (state: View, one: Seat): boolean => (state.candles[one] ?? 0) > 0;
const after = (state: View, one: Seat): Seat =>
  seatsOf(state)
    .map((_, i) => (one + 1 + i) % state.candles.length)
    .find((next) => isIn(state, next))!;

export const refusals = [
  'game-over',
  'not-yours',
  'out',
  'only-at-night',
  'only-by-day',
  'already-swapped',
  'already-looked',
  'not-a-target',
  'not-your-turn',
  'answer-first',
  'no-such-number',
  'nothing-to-answer',
  'must-call',
] as const;

/** A refusal reads what its reader knows: its own seat, and what lies open on the table. */
export function refuse(view: View, asked: Command, by: Actor): (typeof refusals)[number] | undefined {
  if (view.phase === 'over') return 'game-over';
  if (by === 'master') return asked.type === 'master.callTime' ? undefined : 'not-yours';
  if (by === 'server') return asked.type === 'dismiss' ? undefined : 'not-yours';
  if (by === 'clock') return asked.type === 'begin' && view.phase === 'bare' ? undefined : 'not-yours';
  if (by === 'visitor') return 'not-yours';
  if (!isIn(view, by)) return 'out';
  const isOther = (one: Seat) => one !== by && isIn(view, one);
  switch (asked.type) {
    case 'leave':
      return undefined;
    case 'note':
      return isOther(asked.suspect) ? undefined : 'not-a-target';
    case 'swap':
      return view.phase !== 'night' ? 'only-at-night' : view.swapped[by] ? 'already-swapped' : undefined;
    case 'glimpse':
      if (view.phase !== 'night') return 'only-at-night';
      return view.glimpses[by] !== null ? 'already-looked' : isOther(asked.at) ? undefined : 'not-a-target';
    case 'say':
      return (
        answering(view, by) ??
        (view.claim ? 'answer-first' : NUMBERS.includes(asked.number) ? undefined : 'no-such-number')
      );
    case 'letPass':
      return (
        answering(view, by) ?? (!view.claim ? 'nothing-to-answer' : view.claims < CLAIMS_MAX ? undefined : 'must-call')
      );
    case 'callLiar':
      return answering(view, by) ?? (view.claim ? undefined : 'nothing-to-answer');
    default:
      return 'not-yours';
  }
}

const answering = (view: View, by: Seat) =>
  view.phase === 'night' ? 'only-by-day' : view.turn === by ? undefined : 'not-your-turn';

export function decide(state: View, asked: Command, by: Actor, ctx: Ctx<Fact>): void {
  const { tell, draw, now } = ctx;
  const me = by as Seat;
  const left = () => seatsOf(state).filter((one) => isIn(state, one));
  const turn = (one: Seat) => tell({ type: 'turnCame', seat: one, until: now + TURN_MS });
  const night = (first: Seat) => {
    for (const one of left()) tell({ type: 'cardDealt', seat: one, card: draw('deal').pick(NUMBERS) });
    tell({ type: 'nightFell', first, until: now + NIGHT_MS });
  };
  const leave = (one: Seat) => {
    if (!isIn(state, one)) return;
    tell({ type: 'seatLeft', seat: one });
    if (left().length === 1) return tell({ type: 'gameWon', seat: left()[0]! });
    if (state.phase === 'turns' && state.turn === one) turn(after(state, one));
  };

  switch (asked.type) {
    case 'begin':
      return night(draw('start').pick(seatsOf(state)));
    case 'swap':
      return tell({ type: 'cardSwapped', seat: me, card: draw(`swap-${me}`).pick(NUMBERS) });
    case 'glimpse':
      tell({ type: 'glimpseTaken', by: me, at: asked.at });
      return tell({ type: 'cardGlimpsed', at: asked.at, card: known(state.cards[asked.at])! });
    case 'note':
      return tell({ type: 'hunchNoted', seat: me, suspect: asked.suspect });
    case 'say':
      tell({ type: 'numberSaid', seat: me, number: asked.number });
      return turn(after(state, me));
    case 'letPass':
      tell({ type: 'claimPassed', by: me });
      return turn(me);
    case 'callLiar': {
      const { seat: liar, number } = state.claim!;
      const card = known(state.cards[liar])!;
      const loser = card === number ? me : liar;
      tell({ type: 'liarCalled', by: me, seat: liar, card, loser });
      if (left().length === 1) return tell({ type: 'gameWon', seat: left()[0]! });
      return night(isIn(state, loser) ? loser : after(state, loser)); // already counts the candle that was just lost
    }
    case 'timeUp': // silence lets it pass, calls when it must, or says 1
    case 'master.callTime': {
      if (state.phase === 'night') return turn(isIn(state, state.turn) ? state.turn : after(state, state.turn));
      if (!state.claim) return decide(state, { type: 'say', number: 1 }, state.turn, ctx);
      return decide(state, { type: state.claims < CLAIMS_MAX ? 'letPass' : 'callLiar' }, state.turn, ctx);
    }
    case 'leave':
      return leave(me);
    case 'dismiss':
      return leave(asked.seat);
  }
}

export function legal(view: View, who: Seat | 'master'): Offer[] {
  const offers: Offer[] = [];
  const may = (asked: Command) => refuse(view, asked, who) === undefined;
  const others = seatsOf(view);
  if (may({ type: 'swap' })) offers.push({ command: { type: 'swap' } });
  const seen = others.filter((at) => may({ type: 'glimpse', at }));
  if (seen.length) offers.push({ command: { type: 'glimpse', at: oneOf(seen) } });
  const suspects = others.filter((suspect) => may({ type: 'note', suspect }));
  if (suspects.length) offers.push({ command: { type: 'note', suspect: oneOf(suspects) } });
  const numbers = NUMBERS.filter((number) => may({ type: 'say', number }));
  if (numbers.length) offers.push({ command: { type: 'say', number: oneOf(numbers) } });
  for (const type of ['letPass', 'callLiar', 'master.callTime'] as const) {
    if (may({ type })) offers.push({ command: { type } });
  }
  if (may({ type: 'leave' })) offers.push({ command: { type: 'leave' }, care: true });
  return offers;
}

export const deadline = (state: View) =>
  state.phase === 'bare' || state.phase === 'over'
    ? undefined
    : { at: state.until, command: { type: 'timeUp' } as const };

export const quiet = (state: View) => (state.phase === 'night' ? { beatMs: 1000, bytes: 256 } : undefined);

export const ghosts = (state: View): Seat[] =>
  state.ghostsSee ? seatsOf(state).filter((one) => !isIn(state, one)) : [];

export const result = (state: View) =>
  state.winner === null ? undefined : { outcome: 'won', reason: 'last-candle', winners: [state.winner] };

/** Other cards, swaps, glimpses and hunches in the seats that the viewer does not know of. */
export function twin(truth: State, viewer: Viewer, draw: Stream): State | undefined {
  const knowsCards = viewer === 'master' || viewer === 'ghost';
  for (const one of seatsOf(truth)) {
    if (one === viewer || !isIn(truth, one)) continue;
    const others = seatsOf(truth).filter((other) => other !== one && isIn(truth, other));
    truth.hunches[one] = draw.pick([null, ...others]);
    if (knowsCards) continue;
    const wasSeen = typeof viewer === 'number' && truth.glimpses[viewer] === one;
    if (!wasSeen) truth.cards[one] = draw.pick(NUMBERS);
    truth.swapped[one] = truth.phase === 'night' && draw.int(2) === 0;
    truth.glimpses[one] = draw.pick([null, ...others]);
  }
  return truth;
}
