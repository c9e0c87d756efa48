/**
 * Maffia's bots: what a public fact says about who is mafia. The table of section 14.2, row by row, and who claims what.
 *
 * All of it is public: an outside observer would conclude the same. What a seat knows for itself is added by whoever
 * asks (clever.ts).
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Utterance } from '../commands.ts';
import type { Role, Team } from '../content.ts';
import type { Fact } from '../facts.ts';
import type { View } from '../state.ts';
import { type Belief, believe, bit, bitCount, bits, type Knowledge, type Pair } from './belief.ts';
import { FACTORS } from './factors.ts';

export interface Result {
  readonly by: Seat;
  readonly target: Seat;
  readonly team: Team;
}

export interface Evidence {
  readonly belief: Belief;
  see(fact: Fact, view: View): void;
  /** Whoever said to be this, first come first. */
  claimants(role: Role): readonly Seat[];
  /** What claimed sheriffs said to have found. */
  readonly results: readonly Result[];
  /** More say to be something than there are cards of it, so somebody lies. `holders` are known to have the card. */
  liars(view: View, holders: (role: Role) => number): Knowledge['groups'];
}

export function gather(view: View): Evidence {
  const belief = believe(view.bots.length, view.roleSet.mafia);
  const claims = new Map<Role, Seat[]>();
  const results: Result[] = [];
  const heard = new Set<string>(); // today: whoever repeats an act or a word adds nothing to it
  let hands: { readonly nominee: Seat; seats: readonly Seat[] }[] = []; // of the first round
  let isVoteResolved = false;

  const once = (what: string, a: Seat, b: Seat, factor: Pair): void => {
    const key = `${what} ${a} ${b}`;
    if (heard.has(key)) return;
    heard.add(key);
    belief.weighPair(a, b, factor);
  };

  const claim = (seat: Seat, role: Role): void => {
    const claimants = claims.get(role);
    if (!claimants) claims.set(role, [seat]);
    else if (!claimants.includes(seat)) claimants.push(seat);
  };

  const hear = (by: Seat, says: Utterance, { roleSet }: View): void => {
    switch (says.kind) {
      case 'suspect':
        return once('suspects', by, says.target, FACTORS.suspected);
      case 'trust':
        return once('trusts', by, says.target, FACTORS.trusted);
      case 'claim-role':
        return claim(by, says.role);
      case 'claim-result': {
        const { target, team } = says;
        claim(by, 'sheriff');
        if (roleSet.sheriff === 0 || results.some((one) => one.by === by && one.target === target)) return;
        results.push({ by, target, team });
        belief.weighPair(by, target, team === 'mafia' ? FACTORS.foundMafia : FACTORS.foundVillage);
      }
    }
  };

  const countVotes = (): void => {
    const counts = hands.map(({ seats }) => seats.length).sort((a, b) => b - a);
    const isClose = (counts[0] ?? 0) - (counts[1] ?? 0) <= 1;
    for (const { nominee, seats } of hands) {
      for (const seat of seats) {
        belief.weighPair(seat, nominee, FACTORS.voted);
        if (isClose) belief.weighPair(seat, nominee, FACTORS.voted);
      }
    }
    hands = [];
  };

  /** The game goes on, so neither side has won. With an avenger in the set the mafia is tested only at dawn. (MF-9) */
  const passTest = ({ living, organisationRule, roleSet }: View, after: 'vote' | 'night'): void => {
    const isMafiaTested = after === 'night' || roleSet.avenger === 0;
    const max = isMafiaTested ? Math.floor((living.length - 1) / 2) : roleSet.mafia;
    belief.bound(bits(living), organisationRule ? 2 : 1, max);
  };

  /** Without an avenger a second death is somebody who left. */
  const bury = (deaths: readonly Seat[], { roleSet }: View): void => {
    const [first, second] = deaths;
    if (first === undefined) return;
    if (second === undefined) return belief.weigh(first, roleSet.avenger ? FACTORS.shotWithAvenger : FACTORS.shot);
    const { oneOfTwoShot: one, bothShot } = FACTORS;
    if (deaths.length === 2)
      return belief.weighPair(first, second, { both: bothShot, onlyA: one, onlyB: one, neither: 1 });
    for (const seat of deaths) belief.weigh(seat, one);
  };

  const see = (fact: Fact, view: View): void => {
    switch (fact.type) {
      case 'stated':
        return hear(fact.seat, fact.says, view);
      case 'nominated':
        return once('nominates', fact.nominator, fact.target, FACTORS.nominated);
      case 'nominationWithdrawn':
        return once('withdraws', fact.nominator, fact.target, FACTORS.withdrew);
      case 'handsShown':
        if (view.round === 1) hands.push({ nominee: fact.nominee, seats: fact.seats });
        return;
      case 'handsRecorded':
      case 'handStruck':
      case 'handRestored': {
        const call = hands.find(({ nominee }) => nominee === fact.nominee);
        if (!call) return;
        if (fact.type === 'handsRecorded') call.seats = fact.seats;
        else if (fact.type === 'handRestored') call.seats = [...call.seats, fact.seat];
        else call.seats = call.seats.filter((seat) => seat !== fact.seat);
        return;
      }
      case 'runoffCalled':
        return countVotes();
      case 'voteResolved':
        isVoteResolved = true;
        return countVotes();
      case 'nightFell':
        if (isVoteResolved) passTest(view, 'vote');
        isVoteResolved = false;
        return;
      case 'nightDeclared':
        return bury(fact.deaths, view);
      case 'dayBegan':
        heard.clear();
        if (fact.day > 1) passTest(view, 'night');
    }
  };

  const liars = ({ roleSet }: View, holders: (role: Role) => number): Knowledge['groups'] => {
    const groups: { seats: number; else: number }[] = [];
    for (const [role, claimants] of claims) {
      const known = holders(role);
      const others = claimants.filter((seat) => !(known & bit(seat)));
      const cards = roleSet[role] - bitCount(known);
      if (others.length > cards) groups.push({ seats: bits(others), else: FACTORS.noneOfTooManyClaimants });
    }
    return groups;
  };

  return { belief, see, claimants: (role) => claims.get(role) ?? [], results, liars };
}
