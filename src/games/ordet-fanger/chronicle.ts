/**
 * Ordet fanger: what is remembered for its own sake. Nothing here decides anything; it is told when a series or a round is
 * over. Everything in it was public.
 */
import type { Seat } from '../../kernel/game.ts';
import type { CardId } from './content.ts';
import { askedOf, lovedOf, type Shown, type Side, type State, sideOf, type Told } from './state.ts';

export function chronicleRound(state: State): void {
  const { chronicle, won, round } = state;
  chronicle.loved = lovedOf(state) as Told | null;
  if (round > 0) chronicle.earlier = [...chronicle.earlier, won.map((cards) => [...cards])];
  chronicle.steps = [];
  chronicle.wall = [];
  chronicle.duelFrom = 0;
}

export function chronicleAnswers(state: State, answers: readonly Shown[]): void {
  for (const { seat, text, r, counts } of answers) {
    const card = askedOf(state, seat);
    if (counts && card) state.chronicle.wall.push({ seat, card, text, r, won: false, against: 0, smiles: [] });
  }
}

export function chronicleSmile({ chronicle }: State, answer: number, seat: Seat, on: boolean): void {
  const told = chronicle.wall[answer];
  if (told) told.smiles = [...told.smiles.filter((other) => other !== seat), ...(on ? [seat] : [])];
}

const ofDuel = ({ chronicle }: State): Told[] => chronicle.wall.slice(chronicle.duelFrom);

export function chronicleVotes(state: State, side: Side, against: number): void {
  const last = ofDuel(state).findLast(({ seat }) => sideOf(state, seat) === side);
  if (!last) return;
  last.against = against;
  const { chronicle } = state;
  if (against > (chronicle.disputed?.against ?? 0)) chronicle.disputed = { ...last };
}

export function chronicleDuel(state: State, winner: Side | null, owner: Side, card: CardId): void {
  const { chronicle } = state;
  const loser = (winner === null ? undefined : state.duel?.sides.find((side) => side !== winner)) ?? owner;
  const joker = state.duel?.joker ? (state.jokers.at(-1) ?? null) : null;
  chronicle.steps = [...chronicle.steps, { winner, loser, card, joker }];
  chronicle.longest = Math.max(chronicle.longest, chronicle.steps.length);
  const told = ofDuel(state).findLast(({ seat }) => sideOf(state, seat) === winner);
  if (told) {
    told.won = true;
    if (!chronicle.fastest || told.r < chronicle.fastest.r) chronicle.fastest = { ...told };
  }
  chronicle.duelFrom = chronicle.wall.length;
}
