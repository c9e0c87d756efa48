/**
 * Illumuffinati: the numbers of section 16, for the lab.
 */
import type { Add, Numbers, Seat } from '../../kernel/game.ts';
import { type Face, jewelsIn } from './content.ts';
import type { Fact } from './facts.ts';
import { orderOf, type State, type View } from './state.ts';

type Sums = { [name: string]: number };

/** One round, as its facts come in. */
interface Round {
  inspector: Seat;
  discarded: number;
  home: Seat[];
  taken: number[];
  inspectedJewels: number[];
  last: { seat: Seat; card: Face };
  hush: number;
  income: number;
  rows: readonly (readonly Face[])[];
}

/** Names with a number, made once: a run of the lab asks for millions of them. */
const numbered = (what: string): ((n: number) => string) => {
  const names: string[] = [];
  return (n) => (names[n] ??= `${what} ${n}`);
};
const bakersKeeping = numbered('bakers');
const netKeeping = numbered('net');
const lastKeeping = numbered('last');
const takenOf = numbered('taken');

function count(facts: readonly Fact[], end: View, add: Add): void {
  add('games');
  const seats = end.gold.length;
  let round: Round | undefined;
  for (const fact of facts) {
    if (fact.type === 'roundBegan') round = newRound(fact.inspector, seats);
    if (round) follow(round, fact, add);
  }
  countEnd(end, add);
}

const newRound = (inspector: Seat, seats: number): Round => ({
  inspector,
  discarded: 0,
  home: [],
  taken: Array(seats).fill(0),
  inspectedJewels: Array(seats).fill(0),
  last: { seat: inspector, card: 1 },
  hush: 0,
  income: 0,
  rows: [],
});

function follow(round: Round, fact: Fact, add: Add): void {
  switch (fact.type) {
    case 'cardsDiscarded':
      round.discarded = jewelsIn(fact.cards);
      break;
    case 'bakerHome':
      round.home.push(fact.seat);
      round.taken[fact.seat] = fact.taken;
      add('sent home');
      add('bribes', fact.taken);
      add(takenOf(fact.taken));
      break;
    case 'muffinsInspected':
      fact.taken.forEach((face, seat) => {
        if (face === 'J') round.inspectedJewels[seat]!++;
      });
      break;
    case 'lastCardFlipped':
      round.last = fact;
      break;
    case 'pileSettled':
      round.hush = fact.baker;
      round.income = fact.inspector;
      add('pile', fact.inspector + fact.baker);
      break;
    case 'rowsShown':
      round.rows = fact.rows;
      break;
    case 'goldPaid':
      countRound(round, fact.amounts, add);
      break;
  }
}

function countRound(round: Round, amounts: readonly number[], add: Add): void {
  add('rounds');
  if (round.last.card === 'J') add('caught');
  add('income', round.income);
  let holders = 0;
  round.rows.forEach((row, seat) => {
    if (seat === round.inspector) return;
    const kept = jewelsIn(row) + round.inspectedJewels[seat]!;
    const isLast = seat === round.last.seat;
    if (kept > 0) holders++;
    add(bakersKeeping(kept));
    add(netKeeping(kept), amounts[seat]! - round.taken[seat]! + (isLast ? round.hush : 0));
    if (isLast) add(lastKeeping(kept));
    else add('home gold', amounts[seat]!);
  });
  if (round.discarded > 0) add('one discarded');
  else add(holders === 1 ? 'one has both' : 'two have one');
}

function countEnd(end: View, add: Add): void {
  const { ranking, titles, burglary } = end;
  if (!ranking || !titles || !burglary) return;
  const best = Math.max(...end.gold);
  add(
    'gold',
    end.gold.reduce((sum, gold) => sum + gold, 0),
  );
  add('seats', end.gold.length);
  add('winner gold', best);
  for (const seat of ranking.winners) add(`won by order ${orderOf(end, seat)}`, WHOLE / ranking.winners.length);
  const before = end.gold.map((gold, seat) => {
    if (burglary.victim === null) return gold;
    return gold + (seat === burglary.victim ? burglary.amount : seat === titles.thief ? -burglary.amount : 0);
  });
  const bestBefore = Math.max(...before);
  const wasFirst = (seat: Seat) => before[seat] === bestBefore;
  if (!ranking.winners.some(wasFirst)) add('burglary decided');
  if (titles.thief === titles.absent) add('robbed herself');
  if (end.gold.filter((gold) => gold === best).length > 1) add('gold ties');
  if (end.nose) add('nose races');
  if (burglary.victim !== null && before[burglary.victim]! < 10) add('poor victims');
}

/** Wins are counted in parts of 420, so that one shared by two to seven is still a whole number. */
const WHOLE = 420;

function tell(sums: { readonly [name: string]: number }): Sums {
  const of = (name: string): number => sums[name] ?? 0;
  const per = (name: string, base: string): number => (of(base) > 0 ? of(name) / of(base) : 0);
  const net = (kept: number): number => per(`net ${kept}`, `bakers ${kept}`);
  const amounts = Object.keys(sums).flatMap((name) => (name.startsWith('taken ') ? [Number(name.slice(6))] : []));
  const taken = of('sent home') - of('taken 0');
  const players = Math.round(per('seats', 'games'));
  const numbers: Sums = {
    'inspector finds a jewel': per('caught', 'rounds'),
    'net gold keeping 0': net(0),
    'net gold keeping 1': net(1),
    'net gold keeping 2': net(2),
    'keep 1 minus keep 0': net(1) - net(0),
    'keep 2 minus keep 0': net(2) - net(0),
    'last keeping 0': per('last 0', 'bakers 0'),
    'last keeping 1': per('last 1', 'bakers 1'),
    'last keeping 2': per('last 2', 'bakers 2'),
    'mean bribe of those sent home': per('bribes', 'sent home'),
    'mean bribe taken': taken > 0 ? of('bribes') / taken : 0,
    'largest bribe taken': Math.max(0, ...amounts),
    'pile per round': per('pile', 'rounds'),
    'inspector income per round': per('income', 'rounds'),
    'gold of a baker sent home': per('home gold', 'sent home'),
    'one baker has both jewels': per('one has both', 'rounds'),
    'two bakers have one each': per('two have one', 'rounds'),
    'one jewel discarded': per('one discarded', 'rounds'),
    'final gold, mean': per('gold', 'seats'),
    'final gold, winner': per('winner gold', 'games'),
    'winner above the mean': per('gold', 'seats') > 0 ? per('winner gold', 'games') / per('gold', 'seats') - 1 : 0,
    'winner changed by the burglary': per('burglary decided', 'games'),
    'thief is the absent baker': per('robbed herself', 'games'),
    'gold tie at the top': per('gold ties', 'games'),
    'nose race': per('nose races', 'games'),
    'victim under 10 gold': per('poor victims', 'games'),
  };
  for (let order = 0; order < players; order++) {
    numbers[`wins of inspector ${order + 1}`] = per(`won by order ${order}`, 'games') / WHOLE;
  }
  return numbers;
}

export const numbers: Numbers<State, Fact> = { count, tell };
