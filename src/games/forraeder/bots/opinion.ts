/**
 * Forræder's bots: what a loyal would think, from public facts alone. (14.2)
 *
 * Log-odds of being a traitor for every seat, the bot's own too: a traitor reads in it how hot its own chair is.
 */
import type { Seat, Typed } from '../../../kernel/game.ts';
import { traitorsExpected } from '../content.ts';
import type { Fact } from '../facts.ts';
import { botOf } from '../missions/house.ts';
import type { View } from '../state.ts';

export interface Opinion {
  see(fact: Typed, view: View): void;
  /** Log-odds, clamped to [-4, 4]. */
  readonly heat: readonly number[];
  /** Chances among these seats that add up to the number of traitors to expect. */
  chances(view: View, among: readonly Seat[]): Map<Seat, number>;
  /** Somebody was banished and shown as a traitor since the last breakfast. */
  wasOneFound(): boolean;
}

const LIMIT = 4;

/** How much each observation weighs. */
export const WEIGHTS = {
  voted: -0.7,
  votedLate: -0.2,
  votedByTraitor: -0.4,
  runnerUp: 0.5,
  hitLoyalEarly: 0.25,
  hitLoyalLate: 0.1,
  missedLoyal: -0.1,
  victimsLast: 0.85,
  victimsBefore: 0.35,
  neverSuspected: -0.05,
  votedVictim: 0.1,
  visitor: -0.1,
  shieldTrusted: -0.3,
  shieldDoubted: 0.1,
  listed: -0.15,
  listSurvived: 0.2,
  survivedTrusted: 0.08,
  nightDrift: 0.02,
  quietDrift: 0.05,
};

export function opinion(): Opinion {
  let heat: number[] = [];
  let prior = 0;
  let isQuiet = false;
  let listBefore: readonly Seat[] = [];
  let found = 0;
  let renewed = 0;
  let foundSince = false;
  let unseen = 0;

  const begin = (view: View): void => {
    const seats = view.bots.length;
    const q = traitorsExpected(seats) / (seats - 1);
    prior = Math.log(q / (1 - q));
    heat = view.bots.map(() => prior);
  };
  const add = (seat: Seat, by: number): void => {
    heat[seat] = Math.max(-LIMIT, Math.min(LIMIT, heat[seat]! + by));
  };
  const drift = (view: View, share: number): void => {
    for (const seat of view.living) heat[seat] = heat[seat]! + (prior - heat[seat]!) * share;
  };
  const openTables = (view: View): View['history'] => view.history.filter(({ stage }) => stage === 'open');
  const average = (view: View): number => view.living.reduce((sum, seat) => sum + heat[seat]!, 0) / view.living.length;

  /** Before the finale there are two at least (3.3); in it one, less what those hold who were banished unseen. */
  const expectedLeft = (view: View): number => {
    const left = traitorsExpected(view.bots.length) - found + renewed;
    return view.day < view.finale ? Math.max(2, left) : Math.max(0.2, Math.max(1, left) - unseen);
  };
  const likelyBefore = (view: View, seat: Seat): number => {
    const odds = (one: Seat): number => 1 / (1 + Math.exp(-heat[one]!));
    const all = view.living.reduce((sum, one) => sum + odds(one), odds(seat));
    return Math.min(0.95, (odds(seat) * expectedLeft(view)) / all);
  };

  /** The traitor of this table is known now: who helped, and who looked away? */
  function traitorShown(view: View, traitor: Seat): void {
    found++;
    foundSince = true;
    if (view.finale - view.day >= view.options.blackmailNights) renewed++;
    const table = openTables(view).at(-1);
    if (!table) return;
    const tally = new Map<Seat, number>();
    const final = new Map<Seat, number>();
    for (const { target } of table.ballots) if (target !== null) final.set(target, (final.get(target) ?? 0) + 1);
    const runnerUp = [...final].filter(([seat]) => seat !== traitor).sort((a, b) => b[1] - a[1])[0]?.[0];
    for (const { seat, target } of table.ballots) {
      if (target === null) continue;
      if (seat === traitor) add(target, WEIGHTS.votedByTraitor);
      else if (target === traitor) {
        const others = [...tally].filter(([one]) => one !== traitor).map(([, votes]) => votes);
        const lead = (tally.get(traitor) ?? 0) - Math.max(0, ...others);
        add(seat, lead >= 2 ? WEIGHTS.votedLate : WEIGHTS.voted);
      } else if (target === runnerUp) add(seat, WEIGHTS.runnerUp);
      tally.set(target, (tally.get(target) ?? 0) + 1);
    }
  }

  function loyalShown(view: View, loyal: Seat): void {
    const table = openTables(view).at(-1);
    table?.ballots.forEach(({ seat, target }, at) => {
      const early = at < table.ballots.length / 2 ? WEIGHTS.hitLoyalEarly : WEIGHTS.hitLoyalLate;
      add(seat, target === loyal ? early : WEIGHTS.missedLoyal);
    });
  }

  function murdered(view: View, victim: Seat): void {
    const tables = openTables(view);
    const named = (back: number): Seat | null =>
      tables.at(-back)?.ballots.find(({ seat }) => seat === victim)?.target ?? null;
    const [last, before] = [named(1), named(2)];
    if (last !== null) add(last, WEIGHTS.victimsLast);
    if (before !== null) add(before, WEIGHTS.victimsBefore);
    const ever = new Set(
      tables.flatMap(({ ballots }) => ballots.filter(({ seat }) => seat === victim)).map((b) => b.target),
    );
    for (const seat of view.living) if (!ever.has(seat)) add(seat, WEIGHTS.neverSuspected);
    for (const { ballots } of tables)
      for (const { seat, target } of ballots) if (target === victim) add(seat, WEIGHTS.votedVictim);
  }

  /** Whoever is trusted by all and still lives may be spared for a reason. */
  function survivors(view: View): void {
    const sorted = [...view.living].sort((a, b) => heat[a]! - heat[b]!);
    for (const seat of sorted.slice(0, Math.floor(sorted.length / 3))) add(seat, WEIGHTS.survivedTrusted);
  }

  return {
    get heat() {
      return heat;
    },
    wasOneFound: () => foundSince,
    see(typed, view) {
      const fact = typed as Fact;
      switch (fact.type) {
        case 'seasonBegan':
          return begin(view);
        case 'identityShown':
          return fact.role === 'traitor' ? traitorShown(view, fact.seat) : loyalShown(view, fact.seat);
        case 'banished':
          // In the finale nobody is shown, and each may have been one.
          if (view.day >= view.finale) unseen += likelyBefore(view, fact.seat);
          return;
        case 'nightFell':
          listBefore = view.deathList ?? [];
          return;
        case 'breakfastBegan':
          isQuiet = false;
          return drift(view, WEIGHTS.nightDrift);
        case 'chairEmpty':
          murdered(view, fact.seat);
          foundSince = false;
          return survivors(view);
        case 'allHere':
          isQuiet = true;
          foundSince = false;
          if (listBefore.some((seat) => view.out[seat] === null))
            for (const seat of listBefore) add(seat, WEIGHTS.listSurvived);
          return survivors(view);
        case 'deathListRead':
          isQuiet = false;
          for (const seat of fact.list) add(seat, WEIGHTS.listed);
          return;
        case 'breakfastTalk':
          if (!isQuiet) return;
          for (const seat of view.access) add(seat, WEIGHTS.visitor);
          return drift(view, WEIGHTS.quietDrift);
        case 'shieldShown':
          return add(fact.seat, heat[fact.seat]! < average(view) ? WEIGHTS.shieldTrusted : WEIGHTS.shieldDoubted);
        default:
          for (const [seat, by] of botOf(view)?.suspects?.(fact, view, heat) ?? []) add(seat, by);
      }
    },
    chances(view, among) {
      const odds = among.map((seat) => 1 / (1 + Math.exp(-heat[seat]!)));
      const sum = odds.reduce((total, one) => total + one, 0);
      const wanted = expectedLeft(view);
      return new Map(among.map((seat, i) => [seat, Math.min(0.95, (odds[i]! * wanted) / sum)]));
    },
  };
}
