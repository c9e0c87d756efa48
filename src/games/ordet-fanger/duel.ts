/**
 * Ordet fanger: a duel begins, is won, is level or comes to nothing (6.3 to 6.6).
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import { coach, DUEL_END_MS, examplesOf, FLIP_MS, freezeLines, NEUTRAL_MS, WORDS_MS } from './clock.ts';
import { type CardId, cardsOf, isJoker, type Joker, type SetId, sets } from './content.ts';
import { endGame } from './end.ts';
import type { Fact } from './facts.ts';
import { clockwise, type DrawPile, larger, nextContest, type Side, type Source, topOf, type View } from './state.ts';

const SHOWDOWN_CARDS = 3;

/** OF-22, OF-30: everybody is told. `by`: who saw it first, if a person did. */
export function announce(state: View, by: Seat | null, ctx: Ctx<Fact>): void {
  const contest = nextContest(state)!;
  const series = state.series + 1;
  // The signal first: with `spot` what brings it may have been hidden, and the coach must not tell of it before.
  ctx.tell({ type: 'duelStarted', contest, series, by, until: state.race!.until });
  coach(state, 4, ctx);
  if (series > 1) coach(state, 5, ctx);
}

/** OF-36, OF-103: the winner takes the loser's top, or the card that both answered. */
export function win(state: View, winner: Side, ctx: Ctx<Fact>): void {
  const duel = state.duel!;
  if (duel.kind === 'showdown') return endGame(state, 'piles-empty', [winner], ctx);
  const place = duel.kind === 'own' ? duel.trigger! : duel.places.find(({ side }) => side !== winner)!;
  const card = topOf(state, place)!;
  const until = endsAt(state, ctx);
  takeBack(state, ctx);
  ctx.tell({
    type: 'duelWon',
    winner,
    side: place.side,
    playPile: place.pile,
    card,
    examples: examplesOf(card, saidIn(state)),
    until,
  });
  freezeLines(state, ctx);
}

/** OF-36a: what was said is read by all. */
const endsAt = ({ shown }: View, { now }: Ctx<Fact>): number => now + (shown.length > 0 ? WORDS_MS : DUEL_END_MS);

/** What was answered in this duel. */
const saidIn = (state: View): string[] => state.duel!.given.map(({ text }) => text);

/** OF-45, OF-47: a further card for all of them, or the end of it. */
export function level(state: View, ctx: Ctx<Fact>): void {
  const duel = state.duel!;
  if (duel.kind === 'showdown') {
    const left = duel.sides.filter((side) => !duel.dropped.includes(side));
    return duel.cards >= SHOWDOWN_CARDS
      ? endGame(state, 'piles-empty', left, ctx)
      : flipNeutral(state, null, larger(state), ctx);
  }
  if (duel.cards >= state.options.maxNeutralCards) return stalemate(state, ctx);
  const third = thirdSide(state);
  if (third === undefined) return flipNeutral(state, null, larger(state), ctx);
  ctx.tell({ type: 'neutralAsked', side: third, until: ctx.now + NEUTRAL_MS });
}

/** OF-46b. */
export const thirdSide = (state: View): Side | undefined =>
  clockwise(state, state.drawer ?? 0).find((side) => !state.duel!.sides.includes(side));

function stalemate(state: View, ctx: Ctx<Fact>): void {
  const { side, pile } = state.duel!.trigger!;
  const card = topOf(state, { side, pile })!;
  const until = endsAt(state, ctx);
  takeBack(state, ctx);
  ctx.tell({ type: 'stalemateCalled', side, playPile: pile, card, examples: examplesOf(card, saidIn(state)), until });
  freezeLines(state, ctx);
}

/** OF-46: neutral cards and jokers that came with them are shuffled back where they came from. */
function takeBack(state: View, { tell, draw }: Ctx<Fact>): void {
  const { neutrals, jokersAside } = state.duel!;
  if (neutrals.length === 0) return;
  const deck = known(state.deck);
  const back = (pile: DrawPile): CardId[] => {
    const cards = [...neutrals, ...jokersAside].filter(({ from }) => from === pile).map(({ card }) => card);
    return cards.length > 0 ? draw('return').shuffle([...deck[pile], ...cards]) : [...deck[pile]];
  };
  const [left, right] = [back('left'), back('right')];
  tell({ type: 'neutralsReturned', left, right, counts: { left: left.length, right: right.length } });
}

/** OF-46a, OF-46c: the first category card of the chosen pile, then of the other, then of a set that is not in play. */
export function flipNeutral(state: View, by: Seat | null, drawPile: DrawPile, ctx: Ctx<Fact>): void {
  const deck = known(state.deck);
  const jokers: { card: Joker; from: DrawPile }[] = [];
  let found: { card: CardId; from: Source } | undefined;
  for (const pile of [drawPile, drawPile === 'left' ? 'right' : 'left'] as const) {
    for (const card of deck[pile]) {
      if (!isJoker(card)) {
        found = { card, from: pile };
        break;
      }
      jokers.push({ card, from: pile });
    }
    if (found) break;
  }
  if (!found) jokers.length = 0; // nothing but jokers is left: they stay where they are
  const { card, from } = found ?? { card: ctx.draw('reserve').pick(reserve(state)), from: 'reserve' as const };
  const revealAt = ctx.now + FLIP_MS;
  ctx.tell({ type: 'neutralFlipped', by, card, from, jokers, revealAt, until: revealAt + state.options.raceMs });
  freezeLines(state, ctx);
}

/** OF-46c: cards of a set that this round does not use, less those that lie here already. */
function reserve(state: View): CardId[] {
  const taken = state.duel!.neutrals.map(({ card }) => card);
  const set: SetId = state.cardSet === 'set-1' ? 'set-2' : 'set-1';
  const cards = cardsOf(set, state.options.ownCategories).map(({ id }) => id);
  const free = cards.filter((id) => !taken.includes(id));
  return free.length > 0 ? free : sets['set-1'].map(({ id }) => id);
}
