/**
 * Ordet fanger: the numbers of section 16, for the lab.
 */
import type { Add, Numbers } from '../../kernel/game.ts';
import { ROUND_END_MS, SHUFFLE_MS } from './clock.ts';
import { answersIn, type CardId, categoryNamed } from './content.ts';
import type { Fact } from './facts.ts';
import type { Place, State, View } from './state.ts';
import { wordOf } from './words.ts';

type Sums = { [name: string]: number };

/** Every number of sides divides it, so that a shared victory is counted in whole numbers. */
const WIN = 60;

/** A round, as its facts come in. */
interface Round {
  readonly piles: CardId[][][];
  readonly said: Set<string>;
  /** Duels since the last draw. */
  series: number;
  began: number;
  /** The tops of a pair that is fought over, and whether only they were asked so far. */
  tops: { readonly side: number; readonly difficulty: number }[];
}

function count(facts: readonly Fact[], end: View, add: Add): void {
  add('games');
  let round = newRound(end, 0);
  for (const fact of facts) {
    if (fact.type === 'roundBegan') round = newRound(end, fact.until! - SHUFFLE_MS);
    follow(round, fact, end, add);
  }
  for (const side of end.result?.winners ?? []) add(`wins of side ${side + 1}`, WIN / end.result!.winners.length);
}

const newRound = ({ piles }: View, began: number): Round => ({
  piles: piles.map((own) => own.map(() => [])),
  said: new Set(),
  series: 0,
  began,
  tops: [],
});

function follow(round: Round, fact: Fact, end: View, add: Add): void {
  switch (fact.type) {
    case 'cardDrawn':
      closeSeries(round, add);
      break;
    case 'cardFlipped':
      round.piles[fact.side]![fact.playPile]!.push(fact.card);
      break;
    case 'duelStarted':
      if (fact.contest.kind !== 'showdown') startDuel(round, fact, end, add);
      break;
    case 'raceClosed':
      for (const { text } of fact.answers) round.said.add(wordOf(text).bare);
      break;
    case 'challengeOpened':
      if (fact.winner === null) add('dead heats');
      break;
    case 'neutralFlipped':
      add('neutral cards');
      round.tops = [];
      break;
    case 'duelWon':
    case 'stalemateCalled':
      round.piles[fact.side]![fact.playPile]!.pop();
      round.series++;
      if (fact.type === 'duelWon') countHarder(round, fact.winner, add);
      else add('stalemates');
      break;
    case 'roundEnded':
      closeSeries(round, add);
      add('rounds');
      add('best', Math.max(...fact.scores));
      if (fact.winners.length > 1) add('tied');
      add('ms', fact.until - ROUND_END_MS - round.began);
      break;
  }
}

function closeSeries(round: Round, add: Add): void {
  if (round.series > 0) add(`series of ${round.series}`);
  round.series = 0;
}

function startDuel(round: Round, { contest }: Extract<Fact, { type: 'duelStarted' }>, end: View, add: Add): void {
  const { language, options } = end;
  const { ownCategories } = options;
  const topOf = ({ side, pile }: Place): CardId => round.piles[side]![pile]!.at(-1)!;
  const cards = contest.places.map((place) => ({ side: place.side, ...categoryNamed(topOf(place), ownCategories)! }));
  add('duels');
  if (contest.joker) add('by joker');
  if (contest.kind === 'own') add('own pairs');
  for (const symbol of new Set(cards.map((card) => card.symbol))) add(`duels of ${symbol}`);
  const isSpent = (card: CardId) =>
    answersIn(language, card).every(({ forms }) => forms.some(({ bare }) => round.said.has(bare)));
  if (cards.some(({ id, own }) => !own && isSpent(id))) add('spent');
  round.tops = contest.kind === 'pair' ? cards.map(({ side, difficulty }) => ({ side, difficulty })) : [];
}

/** Who holds the harder card has the easier one to answer. */
function countHarder({ tops }: Round, winner: number, add: Add): void {
  const [easy, hard] = tops.toSorted((a, b) => a.difficulty - b.difficulty);
  if (!easy || !hard || easy.difficulty === hard.difficulty) return;
  const by = hard.difficulty - easy.difficulty;
  add(`harder by ${by}`);
  if (winner === hard.side) add(`won with harder by ${by}`);
}

function tell(sums: { readonly [name: string]: number }): Sums {
  const of = (name: string): number => sums[name] ?? 0;
  const per = (name: string, base: string): number => (of(base) > 0 ? of(name) / of(base) : 0);
  const after = (word: string): string[] =>
    Object.keys(sums)
      .flatMap((name) => (name.startsWith(word) ? [name.slice(word.length)] : []))
      .sort();
  const lengths = after('series of ').map(Number);
  const series = lengths.reduce((sum, length) => sum + of(`series of ${length}`), 0);
  const numbers: Sums = {
    'duels a round': per('duels', 'rounds'),
    'of these by joker': per('by joker', 'rounds'),
    'of these own pairs': per('own pairs', 'rounds'),
    'series of two or more': series > 0 ? (series - of('series of 1')) / series : 0,
    'longest series': Math.max(0, ...lengths),
    "winner's cards": per('best', 'rounds'),
    'rounds with a tied first place': per('tied', 'rounds'),
    'dead heats a duel': per('dead heats', 'duels'),
    'neutral cards a round': per('neutral cards', 'rounds'),
    'stalemates a duel': per('stalemates', 'duels'),
    'duels with an empty bank': per('spent', 'duels'),
    'minutes a round': per('ms', 'rounds') / 60_000,
  };
  for (const by of after('harder by '))
    numbers[`won with a card harder by ${by}`] = per(`won with harder by ${by}`, `harder by ${by}`);
  for (const symbol of after('duels of ')) numbers[`${symbol}: duels a round`] = per(`duels of ${symbol}`, 'rounds');
  for (const side of after('wins of side '))
    numbers[`side ${side}: share of the wins`] = per(`wins of side ${side}`, 'games') / WIN;
  return numbers;
}

export const numbers: Numbers<State, Fact> = { count, tell };
