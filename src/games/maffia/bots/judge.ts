/**
 * Maffia's bots: what one makes of the evidence, with its own card in mind.
 *
 * A village bot believes what the evidence and its own knowledge say. A mafia bot knows better, so it looks with the
 * eyes of somebody who knows no card, and spares its mates as long as they are not lost: it then votes like the others.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import { organisationRuleFor, type Role, teamOf } from '../content.ts';
import type { Fact } from '../facts.ts';
import type { View } from '../state.ts';
import { bit } from './belief.ts';
import { type Evidence, gather } from './evidence.ts';
import { FACTORS, HABITS } from './factors.ts';
import { bestOf, chance, matesOf } from './look.ts';
import { villageProspects } from './prospects.ts';

export interface Judge {
  see(fact: Fact, view: View): void;
  evidence(view: View): Evidence;
  /** How suspect each seat is in the eyes that this bot plays with. No two are equal: a private order decides. */
  suspicion(view: View): ArrayLike<number>;
  /** The chance of somebody of whom nothing is known: expected mafia among the living others. */
  base(view: View): number;
  /** What somebody who knows no card believes. */
  publicChances(view: View): ArrayLike<number>;
  /** From the most to the least suspect. */
  ranked(view: View, seats: readonly Seat[]): Seat[];
  /** Whom it had in mind when it last thought about it. */
  hunch(view: View): Seat | undefined;
}

/** Facts after which another judgement may come out. */
const TELLING: ReadonlySet<Fact['type']> = new Set<Fact['type']>([
  'circleSeen', 'dayBegan', 'stated', 'nominated', 'nominationWithdrawn', 'nomineesRead', 'runoffCalled', 'voteResolved',
  'cardShown', 'nightFell', 'teamLearned', 'nightDeclared', 'seatRemoved',
]); // biome-ignore format: a list of words

/** `noise` is added to every chance, up or down, anew each day. */
export function judge(me: Seat, mind: Stream, noise: number): Judge {
  let gathered: Evidence | undefined;
  let patient: Seat | null = null;
  const isolated: number[] = []; // factors that only this seat knows of
  const jitter: number[] = [];
  let isSparing = true; // today

  let isStale = true;
  let isPublicStale = true;
  let suspicion: number[] = [];
  let base = 0;
  let publicChances: ArrayLike<number> = [];

  const evidence = (view: View): Evidence => (gathered ??= gather(view));

  const shuffleOrder = (view: View): void => {
    isSparing = chance(mind) < sparing(view);
    for (let seat = 0; seat < view.bots.length; seat++) {
      const lot = chance(mind);
      jitter[seat] = (2 * lot - 1) * noise + 1e-6 * lot;
    }
  };

  const noteNight = (fact: Fact, view: View): void => {
    if (fact.type === 'patientChosen' && fact.seat === me) patient = fact.target;
    else if (fact.type === 'nightFell') patient = null;
    else if (fact.type === 'protectionSettled' && fact.seat === me && fact.saves === 1 && patient !== null) {
      const factor = view.roleSet.avenger ? FACTORS.ownPatientShotAtWithAvenger : FACTORS.ownPatientShotAt;
      isolated[patient] = (isolated[patient] ?? 1) * factor;
    }
  };

  const see = (fact: Fact, view: View): void => {
    evidence(view).see(fact, view);
    noteNight(fact, view);
    if (fact.type === 'dayBegan') shuffleOrder(view);
    // Nobody ponders in the three silent seconds: what happens there is weighed when the list is read.
    if (TELLING.has(fact.type) && view.phase !== 'last-nominations') isStale = isPublicStale = true;
  };

  const publicly = (view: View): ArrayLike<number> => {
    if (isPublicStale) {
      isPublicStale = false;
      const { belief, liars } = evidence(view);
      publicChances = belief.chances({ ...shownCards(view), groups: liars(view, () => 0) });
    }
    return publicChances;
  };

  const inVillage = (view: View): ArrayLike<number> => {
    const { belief, liars } = evidence(view);
    const holders = (role: Role) =>
      view.bots.reduce((set, _, seat) => (view.roles[seat] === role ? set | bit(seat) : set), 0);
    return belief.chances({ ...ownKnowledge(view, me), alone: isolated, groups: liars(view, holders) });
  };

  const inMafia = (view: View): ArrayLike<number> => {
    const { sparesMates, sparesMatesDownTo, givesMatesUpAbove } = HABITS;
    const chances = Array.from(publicly(view));
    chances[me] = 0;
    if (!isSparing) return chances;
    for (const mate of matesOf(view, me)) {
      const known = chances[mate]!;
      if (known <= givesMatesUpAbove) chances[mate] = Math.max(sparesMatesDownTo, known - sparesMates);
    }
    return chances;
  };

  const look = (view: View): void => {
    if (!isStale) return;
    isStale = false;
    const isMafia = view.roles[me] === 'mafia';
    const chances = isMafia ? inMafia(view) : inVillage(view);
    suspicion = Array.from(chances, (its, seat) => its + (jitter[seat] ?? 0));
    const believed = isMafia ? publicly(view) : chances;
    const others = view.living.filter((seat) => seat !== me);
    base = others.reduce((sum, seat) => sum + believed[seat]!, 0) / Math.max(1, others.length);
  };

  const suspicionNow = (view: View): ArrayLike<number> => {
    look(view);
    return suspicion;
  };

  return {
    see,
    evidence,
    suspicion: suspicionNow,
    base(view) {
      look(view);
      return base;
    },
    publicChances: publicly,
    hunch: (view) =>
      bestOf(
        view.living.filter((seat) => seat !== me),
        (seat) => suspicion[seat] ?? 0,
      ),
    ranked(view, seats) {
      const chances = suspicionNow(view);
      return [...seats].sort((a, b) => chances[b]! - chances[a]!);
    },
  };
}

/**
 * How often a mafia bot spares its mates. Whoever never accuses a friend is found out in the end: so the better the
 * village stands, the more carefully the mafia hides, and when it is about to win it need not hide any more. It goes by
 * the organisation rule that belongs to this many players, so that forcing the rule on or off helps whom it should.
 */
function sparing({ living, roles, roleSet, bots }: View): number {
  const mafia = living.filter((seat) => roles[seat] === 'mafia').length;
  const sheriff = roleSet.sheriff ? HABITS.sheriffsWorth / roleSet.mafia ** 2 : 0; // one who is found is more of a few
  const helped = sheriff + (roleSet.avenger ? HABITS.avengersWorth : 0);
  const village = helped + villageProspects(mafia, living.length - mafia, organisationRuleFor(bots.length) ? 1 : 0);
  const { sparesAlwaysBelow: best, sparesLeastAbove: worst, sparesLeast } = HABITS;
  const danger = Math.min(1, Math.max(0, (village - best) / (worst - best)));
  return 1 - danger * (1 - sparesLeast);
}

/** Cards that are turned when somebody is out, where the options say so. */
function shownCards(view: View): { never: number; always: number } {
  let [never, always] = [0, 0];
  for (const seat in view.teams) {
    if (view.teams[seat] === 'mafia') always |= bit(Number(seat));
    else never |= bit(Number(seat));
  }
  return { never, always };
}

/** The bot's own card, its partner's, the cards that were turned, and what it found out as a sheriff. */
function ownKnowledge(view: View, me: Seat): { never: number; always: number } {
  let { never, always } = shownCards(view);
  for (const seat in view.roles) {
    if (teamOf(view.roles[seat]!) === 'mafia') always |= bit(Number(seat));
    else never |= bit(Number(seat));
  }
  for (const { target, team } of view.checks[me] ?? []) {
    if (team === 'mafia') always |= bit(target);
    else never |= bit(target);
  }
  return { never, always };
}
