/**
 * Maffia's bots: what the competent one does at night, role by role. (14.2)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import type { View } from '../state.ts';
import { HABITS } from './factors.ts';
import type { Judge } from './judge.ts';
import { bestOf, chance, hasChecked, matesOf, patients, takesHunches } from './look.ts';
import type { NightChoice } from './player.ts';

/** From here on the village can hardly wait any longer. */
export const isLate = (view: View): boolean => view.living.length <= 2 * view.roleSet.mafia + 3;

/** The only living seat that says to be sheriff, if nobody else ever said so. */
export function uncontestedSheriff(view: View, judge: Judge): Seat | undefined {
  const [sheriff, rival] = judge.evidence(view).claimants('sheriff');
  return sheriff !== undefined && rival === undefined && view.roleSet.sheriff > 0 ? sheriff : undefined;
}

export interface Night {
  see(fact: Fact, view: View): void;
  choose(view: View): NightChoice | undefined;
}

export function nightOf(me: Seat, mind: Stream, judge: Judge): Night {
  let lastPatient: Seat | null = null;
  let hasSaved = false;
  let lastShot: Seat | null = null; // what the mafia agreed on last night, if it was stopped
  const pointing: Seat[] = []; // tonight, in the order in which they first pointed

  const see = (fact: Fact, view: View): void => {
    switch (fact.type) {
      case 'nightFell':
        pointing.length = 0;
        return;
      case 'pointed':
        if (!pointing.includes(fact.seat)) pointing.push(fact.seat);
        return;
      case 'patientChosen':
        if (fact.seat === me) lastPatient = fact.target;
        return;
      case 'nightDeclared':
        lastShot = fact.attempt ? (view.agreed ?? null) : null;
        return;
      case 'protectionSettled':
        if (fact.seat === me) hasSaved = fact.saves === 1;
    }
  };

  const protect = (view: View): NightChoice => {
    const chances = judge.suspicion(view);
    const allowed = patients(view, me);
    const isRepeated =
      hasSaved && lastPatient !== null && allowed.includes(lastPatient) && chance(mind) < HABITS.doctorRepeats;
    if (isRepeated) return { type: 'protect', target: lastPatient };
    const sheriff = uncontestedSheriff(view, judge);
    const freemasons = judge.evidence(view).claimants('freemason');
    const scores = allowed.map((seat) => {
      const claim = seat === sheriff ? HABITS.doctorsSheriff : freemasons.includes(seat) ? HABITS.doctorsFreemason : 0;
      return Math.exp(HABITS.doctorsHeat * (1 - chances[seat]! + claim + (seat === me ? HABITS.doctorsSelf : 0)));
    });
    return { type: 'protect', target: weighted(allowed, scores, mind) ?? null };
  };

  /** Whoever is most in doubt: nothing is learned of somebody who is as good as known. */
  const investigate = (view: View): NightChoice | undefined => {
    if (hasChecked(view, me)) return undefined;
    const chances = judge.suspicion(view);
    const checked = view.checks[me] ?? [];
    const unchecked = view.living.filter((seat) => seat !== me && !checked.some(({ target }) => target === seat));
    const target = bestOf(unchecked, (seat) => -Math.abs(chances[seat]! - 0.5) + 1e-3 * chances[seat]!);
    return target === undefined ? undefined : { type: 'investigate', target };
  };

  const avenge = (view: View): NightChoice | undefined => {
    const chances = judge.suspicion(view);
    const others = view.living.filter((seat) => seat !== me);
    const sheriff = uncontestedSheriff(view, judge);
    const isNamed = (seat: Seat) =>
      judge.evidence(view).results.some((one) => one.by === sheriff && one.target === seat && one.team === 'mafia');
    const lateBar = Math.max(HABITS.avengesLateAbove, HABITS.avengesLateAboveBase * judge.base(view));
    const bar = isLate(view) ? lateBar : HABITS.avengesAbove;
    const target = others.find(isNamed) ?? judge.ranked(view, others)[0];
    if (target === undefined || (chances[target]! < bar && !isNamed(target))) return undefined;
    return { type: 'avenge', target };
  };

  /** One bot points and the others agree; a person who points is followed by all. */
  const shoot = (view: View): NightChoice | undefined => {
    const mine = view.choices[me] ?? null;
    const mates = matesOf(view, me);
    const aimOf = (mate: Seat) => view.choices[mate] ?? null;
    const isVictim = (seat: Seat | null) => seat !== null && view.roles[seat] !== 'mafia';
    const person = pointing.find((mate) => mates.includes(mate) && !view.bots[mate] && isVictim(aimOf(mate)));
    const leader = person ?? mates.find((mate) => view.bots[mate] && mate < me);
    if (leader === undefined) return mine === null ? { type: 'point', target: victim(view) ?? null } : undefined;
    const aim = aimOf(leader);
    return aim === null || aim === mine ? undefined : { type: 'thumbUp', mate: leader };
  };

  const victim = (view: View): Seat | undefined => {
    const { claimants } = judge.evidence(view);
    const chances = judge.publicChances(view);
    const sheriff = uncontestedSheriff(view, judge);
    return bestOf(
      view.living.filter((seat) => view.roles[seat] !== 'mafia'),
      (seat) => {
        const isNamed = claimants('freemason').includes(seat) || claimants('doctor').includes(seat);
        const claim = seat === sheriff ? HABITS.shootsSheriff : isNamed ? HABITS.shootsNamed : 0;
        const less = seat === lastShot ? HABITS.shootsSavedLess : 0;
        return claim + 1 - chances[seat]! + HABITS.shootsNoise * chance(mind) - less;
      },
    );
  };

  const choose = (view: View): NightChoice | undefined => {
    switch (view.roles[me]) {
      case 'mafia':
        return shoot(view);
      case 'doctor':
        return protect(view);
      case 'sheriff':
        return investigate(view);
      case 'avenger':
        return avenge(view);
      default:
        return takesHunches(view) ? { type: 'hunch', target: judge.hunch(view) ?? null } : undefined;
    }
  };

  return { see, choose };
}

function weighted(seats: readonly Seat[], weights: readonly number[], mind: Stream): Seat | undefined {
  let left = chance(mind) * weights.reduce((sum, weight) => sum + weight, 0);
  return seats.find((_, i) => {
    left -= weights[i]!;
    return left < 0;
  });
}
