/**
 * Maffia's bots: the competent one of section 14.2, by day. What it believes is in judge.ts, its nights are in night.ts.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Utterance } from '../commands.ts';
import type { Role } from '../content.ts';
import type { View } from '../state.ts';
import { HABITS } from './factors.ts';
import { judge as judgeOf } from './judge.ts';
import { chance, isNominated, matesOf, nominable, nominationOf, toBeCalled } from './look.ts';
import { isLate, nightOf } from './night.ts';
import type { Policy, PolicyMaker } from './player.ts';

/** `noise` blurs its judgement. */
export const cleverPolicy =
  (noise: number): PolicyMaker =>
  (me, mind): Policy => {
    const judge = judgeOf(me, mind, noise);
    const night = nightOf(me, mind, judge);
    const claimed = new Set<string>(); // what it has said for good
    let opinions = 0; // given today
    let views: { day: number; ranked: readonly Seat[] } = { day: 0, ranked: [] };
    const counters = new Map<Seat, boolean>(); // sheriffs who told the truth about the mafia: whether to contradict them
    let doubts = { day: 0, abstains: false };
    let wasSuspect = false; // whom it nominated, at that time; in the last nominations it may be anybody

    const isSuspect = (view: View, seat: Seat): boolean => judge.suspicion(view)[seat]! > judge.base(view);
    const others = (view: View): Seat[] => view.living.filter((seat) => seat !== me);
    /** A mafia that may not lose another member never turns on its own. */
    const mayAccuse = (view: View, seat: Seat): boolean => {
      const isMate = view.roles[me] === 'mafia' && view.roles[seat] === 'mafia';
      return !isMate || !view.organisationRule || matesOf(view, me).length > 1;
    };
    const top = (view: View, seats: readonly Seat[]): Seat | undefined => {
      const accused = seats.filter((seat) => mayAccuse(view, seat));
      return judge.ranked(view, accused)[0];
    };

    /** A hanging in the dark costs the village when an even number is living. (A.3) */
    const abstains = (view: View): boolean => {
      const best = Math.max(...view.ballot.map((seat) => judge.suspicion(view)[seat]!));
      if (view.living.length % 2 === 1 || best >= HABITS.inDoubtBelowBase * judge.base(view)) return false;
      if (doubts.day !== view.day) doubts = { day: view.day, abstains: chance(mind) < HABITS.abstainsInDoubt };
      return doubts.abstains;
    };

    const claims = (view: View): Utterance | undefined => {
      switch (view.roles[me]) {
        case 'sheriff':
          return sheriffClaims(view);
        case 'freemason': {
          const pair = view.living.filter((seat) => view.roles[seat] === 'freemason');
          return pair.some((seat) => isNominated(view, seat)) ? role('freemason') : undefined;
        }
        case 'doctor':
          return isNominated(view, me) && isLikelyHanged(view) ? role('doctor') : undefined;
        case 'mafia':
          return counterClaim(view);
        default:
          return undefined;
      }
    };

    const isLikelyHanged = (view: View): boolean => {
      const chances = judge.publicChances(view);
      return others(view).filter((seat) => chances[seat]! > chances[me]!).length < 2;
    };

    const sheriffClaims = (view: View): Utterance | undefined => {
      const checks = view.checks[me] ?? [];
      const hasFound = checks.some(({ team }) => team === 'mafia');
      if (!hasFound && !isNominated(view, me) && !isLate(view) && !claimed.has('sheriff')) return undefined;
      const byWeight = [...checks].sort((a, b) => Number(b.team === 'mafia') - Number(a.team === 'mafia'));
      const isTellable = (seat: Seat) => view.options.sheriffMayCheckOut || view.out[seat] === null;
      const untold = byWeight.find(({ target }) => !claimed.has(`${target}`) && isTellable(target));
      return role('sheriff') ?? (untold && { kind: 'claim-result', target: untold.target, team: untold.team });
    };

    const counterClaim = (view: View): Utterance | undefined => {
      const { results, claimants } = judge.evidence(view);
      for (const { by, target, team } of results) {
        const isTrue = team === 'mafia' && view.roles[target] === 'mafia' && view.roles[by] !== 'mafia';
        if (isTrue && !counters.has(by)) counters.set(by, chance(mind) < HABITS.counterClaims);
      }
      const truthful = [...counters].find(([seat, isWanted]) => isWanted && view.out[seat] === null)?.[0];
      const isTaken = claimants('sheriff').some((seat) => seat !== me && view.roles[seat] === 'mafia');
      if (truthful === undefined || isTaken) return undefined;
      const isSaid = claimed.has(`${truthful}`);
      return role('sheriff') ?? (isSaid ? undefined : { kind: 'claim-result', target: truthful, team: 'mafia' });
    };

    const role = (which: Role): Utterance | undefined =>
      claimed.has(which) ? undefined : { kind: 'claim-role', role: which };

    /** Formed once a day, when it first speaks. */
    const opinion = (view: View): Utterance | undefined => {
      if (opinions >= 3) return undefined;
      if (views.day !== view.day) views = { day: view.day, ranked: judge.ranked(view, others(view)) };
      const ranked = views.ranked.filter((seat) => view.out[seat] === null);
      const target = [ranked[0], ranked[1], ranked[ranked.length - 1]][opinions];
      return target === undefined ? undefined : { kind: opinions < 2 ? 'suspect' : 'trust', target };
    };

    /** What it thinks most of all, said once more: evidence counts once a day. */
    const again = (view: View): Utterance | undefined => {
      const target = views.ranked.find((seat) => view.out[seat] === null);
      return target === undefined ? undefined : { kind: 'suspect', target };
    };

    return {
      see(fact, view) {
        judge.see(fact, view);
        night.see(fact, view);
        if (fact.type === 'dayBegan') opinions = 0;
        if (fact.type !== 'stated' || fact.seat !== me) return;
        if (fact.says.kind === 'claim-role') claimed.add(fact.says.role);
        else if (fact.says.kind === 'claim-result') claimed.add(`${fact.says.target}`);
        else opinions++;
      },

      nominee(view) {
        const target = top(view, others(view));
        if (target === undefined || isNominated(view, target)) return undefined;
        wasSuspect = judge.suspicion(view)[target]! > HABITS.nominatesAboveBase * judge.base(view);
        return wasSuspect ? target : undefined;
      },

      votes(view) {
        const called = view.nominee!;
        if (called === me || !mayAccuse(view, called)) return false;
        const chances = judge.suspicion(view);
        const isBest = toBeCalled(view).every((seat) => !mayAccuse(view, seat) || chances[seat]! <= chances[called]!);
        if (view.round === 2) return isBest;
        return isBest && chances[called]! > HABITS.votesAboveBase * judge.base(view) && !abstains(view);
      },

      night: night.choose,

      talk: {
        says: (view) => claims(view) ?? opinion(view),
        pleads: (view, isFirst) => claims(view) ?? (isFirst ? (opinion(view) ?? again(view)) : undefined),
        withdraws(view) {
          const target = nominationOf(view, me);
          return wasSuspect && target !== undefined && judge.suspicion(view)[target]! < judge.base(view);
        },
        lastNominee(view) {
          if (view.nominations.length >= HABITS.listedAtLeast) return undefined;
          if (view.nominations.some(({ target }) => isSuspect(view, target))) return undefined;
          const target = top(view, nominable(view, me));
          wasSuspect = target !== undefined && isSuspect(view, target);
          return target;
        },
      },
    };
  };
