/**
 * Maffia's bots: when one acts. What it does is its policy's business (simple.ts, clever.ts).
 *
 * Every time is drawn when something public happens, as many lots for each happening whatever the seat holds, from a
 * stream that nothing else draws from: so the time of an answer tells nothing about a card (section 7, side channel 8).
 * Only a mafia bot's haste to follow a mate is drawn apart, at a moment that only the mafia sees.
 */
import type { Bot, BotMaker } from '../../../kernel/bot.ts';
import type { Seat, Typed } from '../../../kernel/game.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import type { Command, CommandOf, Utterance } from '../commands.ts';
import type { Fact } from '../facts.ts';
import type { State, View } from '../state.ts';
import { agenda } from './agenda.ts';
import { hasVoted, isLiving, matesOf, nominationOf } from './look.ts';

export type NightChoice = CommandOf<'point' | 'thumbUp' | 'protect' | 'investigate' | 'avenge' | 'hunch'>;

/** What somebody makes of its view. Each question is asked when the bot's time for it has come. */
export interface Policy {
  /** For those who draw conclusions from what their seat perceives. */
  see?(fact: Fact, view: View): void;
  /** Whom to nominate in the talk. */
  nominee(view: View): Seat | undefined;
  /** Whether the called nominee gets its hand. */
  votes(view: View): boolean;
  /** Tonight's choice; undefined if there is nothing to choose, or nothing to change. */
  night(view: View): NightChoice | undefined;
  /** What those do who take part in the talk. Others nominate now and then, and are silent. */
  readonly talk?: Talk;
}

interface Talk {
  says(view: View): Utterance | undefined;
  /** For a speech, in which nobody stands silent; undefined once all is said that must be. */
  pleads(view: View, isFirst: boolean): Utterance | undefined;
  withdraws(view: View): boolean;
  /** Whom to nominate in the three silent seconds. */
  lastNominee(view: View): Seat | undefined;
}

/** `mind` is the stream for choices. */
export type PolicyMaker = (me: Seat, mind: Stream) => Policy;

const MINUTE_MS = 60_000;
const NOMINATES_PERCENT = 25;
const STATEMENTS_A_DAY = 12;
const BETWEEN_STATEMENTS_MS = 5_000;
/** Nobody hears more speeches than this for the sake of a bot. */
const listedAtMost = ({ living }: View): number => (living.length > 12 ? 4 : 3);
/** How long bots need for a day when all people are ready for the vote, and when those who are out look on. */
const HURRIED_DAY_MS = 5_000;
const DAY_OF_BOTS_MS = 40_000;

export const player =
  (policyOf: PolicyMaker): BotMaker<State, Command> =>
  (me, lot) => {
    const pace = lots(lot.int(2 ** 32));
    const aside = lots(lot.int(2 ** 32));
    const policy = policyOf(me, lot);
    const { talk } = policy;
    const plans = agenda();
    const between = (from: number, to: number): number => from + pace.int(Math.max(1, Math.round(to - from)));

    const nominate = (view: View, target: Seat | undefined): Command | undefined =>
      target === undefined || nominationOf(view, me) !== undefined ? undefined : { type: 'nominate', target };

    const say = (view: View, now: number, says: Utterance | undefined): Command | undefined => {
      const { count, at } = view.statements[me]!;
      if (count >= STATEMENTS_A_DAY || (count > 0 && now < at + BETWEEN_STATEMENTS_MS)) return undefined;
      return says && { type: 'statement', says };
    };

    const withdraw = (view: View): Command | undefined => {
      const target = nominationOf(view, me);
      return target !== undefined && talk?.withdraws(view) ? { type: 'withdrawNomination', target } : undefined;
    };

    let isHurried = false; // today
    let isRushed = false; // and early in the day: whoever wants to vote at once hears two speeches
    let noon = 0;
    const mayNominate = (view: View): boolean => view.nominations.length < (isRushed ? 2 : listedAtMost(view));
    const nominateInTalk = (view: View): Command | undefined =>
      mayNominate(view) ? nominate(view, policy.nominee(view)) : undefined;

    /** In each minute once with a certain chance, until it has nominated somebody. */
    const planByTheMinute = (now: number, until: number): void => {
      for (let minute = now; minute < until; minute += MINUTE_MS) {
        const at = between(minute, minute + MINUTE_MS);
        if (pace.int(100) < NOMINATES_PERCENT) plans.plan(at, (view) => nominate(view, policy.nominee(view)));
      }
    };

    const planDay = (now: number, length: number): void => {
      plans.clear();
      let at = between(now + length * 0.05, now + length * 0.4);
      for (let i = 0; i < STATEMENTS_A_DAY; i++) {
        plans.plan(at, (view, then) => say(view, then, talk?.says(view)));
        at = between(at + BETWEEN_STATEMENTS_MS, at + BETWEEN_STATEMENTS_MS + 4_000);
      }
      plans.plan(between(now, now + (length * 2) / 3), nominateInTalk);
      const ready = between(now + (length * 2) / 3, now + length * 0.75);
      let hasWithdrawn = false;
      plans.plan(ready - 2_000, (view) => {
        const change = withdraw(view);
        hasWithdrawn = change !== undefined;
        return change;
      });
      plans.plan(ready - 1_000, (view) => (hasWithdrawn ? nominateInTalk(view) : undefined));
      plans.plan(ready, (view) => {
        const isReady = view.ready.seats[me] || !view.options.earlyDayEnd;
        return isReady ? undefined : { type: 'readyToVote', ready: true };
      });
    };

    /** Nobody is kept waiting by bots: when as many are ready as there are people, they come to an end. */
    const hurry = (view: View, now: number): void => {
      const people = peopleIn(view);
      if (isHurried || people === 0 || view.ready.count < people) return;
      isHurried = true;
      isRushed = now < noon;
      planDay(now, Math.min((view.until ?? now) - now, HURRIED_DAY_MS));
    };

    const planLastNomination = (now: number): void => {
      const at = between(now + 300, now + 2_500);
      plans.clear();
      plans.plan(at, (view) => {
        if (view.lastActs[me]! >= view.options.maxLastActs) return undefined;
        return withdraw(view) ?? (mayNominate(view) ? nominate(view, talk!.lastNominee(view)) : undefined);
      });
    };

    /** It says what it has to say, is silent for as long as one reads it, and ends. */
    const planSpeech = (now: number, isMine: boolean): void => {
      const first = between(now + 500, now + 1_000);
      const end = between(first + 2_000, first + 3_000);
      const second = between(first + BETWEEN_STATEMENTS_MS, first + BETWEEN_STATEMENTS_MS + 500);
      const last = between(second + 2_000, second + 3_000);
      plans.clear();
      if (!isMine) return;
      const plead = (isFirst: boolean) => (view: View, at: number) => say(view, at, talk?.pleads(view, isFirst));
      const finishSpeech = (view: View): Command | undefined =>
        view.speaker === me ? { type: 'endSpeech' } : undefined;
      plans.plan(first, plead(true));
      plans.plan(end, (view) => (talk?.pleads(view, false) ? undefined : finishSpeech(view)));
      plans.plan(second, plead(false));
      plans.plan(last, finishSpeech);
    };

    const planHand = (now: number, until: number, nominee: Seat): void => {
      const at = between(now, until);
      plans.clear();
      plans.plan(at, (view) => {
        const isFree = view.nominee === nominee && !view.hands[me] && !hasVoted(view, me);
        return isFree && policy.votes(view) ? { type: 'raiseHand', nominee } : undefined;
      });
    };

    let moment = 0; // of tonight's choice
    const planNight = (now: number, until: number, view: View, isMine: boolean): void => {
      const isEarly = view.options.nightEarlyEnd && view.options.nightStyle === 'parallel';
      const length = until - now;
      moment = isEarly ? between(now + 1_000, now + 3_000) : between(now + length * 0.2, now + length * 0.8);
      const done = between(moment, moment + 500);
      const atLast = between(now + length * 0.8, now + length * 0.95);
      plans.clear();
      if (isMine) plans.plan(moment, policy.night);
      if (!isEarly) return;
      plans.plan(done, finish);
      plans.plan(atLast, (later) => (later.done[me] ? undefined : { type: 'nightDone' }));
    };

    /** Whoever plays with a person waits until both point at the same player. */
    const finish = (view: View): Command | undefined => {
      const people = talk && view.roles[me] === 'mafia' ? matesOf(view, me).filter((mate) => isPerson(view, mate)) : [];
      const target = view.choices[me] ?? null;
      const isWaiting = people.some((mate) => target === null || view.choices[mate] !== target);
      return isWaiting || view.done[me] ? undefined : { type: 'nightDone' };
    };

    const planToFollow = (mate: Seat, view: View, now: number): void => {
      const until = view.until ?? now;
      const haste = (from: number, to: number) => now + from + aside.int(to - from);
      if (mate === me || isPerson(view, mate)) plans.plan(haste(1_000, 2_000), finishEarly);
      if (mate === me) return;
      const isLate = until - now < 6_000;
      const after = isPerson(view, mate) ? (isLate ? now : haste(2_000, 6_000)) : haste(1_000, 3_000);
      plans.plan(Math.max(now, Math.min(Math.max(moment, after), until - 500)), policy.night);
    };
    const finishEarly = (view: View): Command | undefined => (view.options.nightEarlyEnd ? finish(view) : undefined);

    const acknowledge = (now: number, type: 'ackBriefing' | 'ackRole' | 'ackNightZero' | 'readyAfterBreak'): void => {
      plans.clear();
      if (talk) plans.plan(now, (view) => (view.acknowledged.seats[me] ? undefined : { type }));
    };

    const see = (fact: Fact, view: View, now: number): void => {
      switch (fact.type) {
        case 'briefingBegan':
          return acknowledge(now, 'ackBriefing');
        case 'dealBegan':
          return view.options.dealStyle === 'together' ? acknowledge(now, 'ackRole') : plans.clear();
        case 'nightZeroBegan':
          return acknowledge(now, 'ackNightZero');
        case 'dawnBreakBegan':
          return acknowledge(now, 'readyAfterBreak');
        case 'dayBegan':
        case 'extensionUsed':
          isHurried = view.bots.includes(false) && peopleIn(view) === 0;
          isRushed = false;
          noon = (now + fact.until) / 2;
          if (talk) return planDay(now, isHurried ? Math.min(fact.until - now, DAY_OF_BOTS_MS) : fact.until - now);
          plans.clear();
          return planByTheMinute(now, fact.until);
        case 'readinessSet':
          return talk && view.phase === 'day-talk' ? hurry(view, now) : undefined;
        case 'lastNominationsBegan':
          plans.clear();
          return talk && planLastNomination(now);
        case 'nominated':
        case 'nominationWithdrawn':
          return talk && view.phase === 'last-nominations' ? planLastNomination(now) : undefined;
        case 'speechBegan':
          return planSpeech(now, fact.seat === me);
        case 'countdownBegan':
          return planHand(now, fact.until, fact.nominee);
        case 'nightFell':
          return view.options.nightStyle === 'parallel' ? planNight(now, fact.until, view, true) : plans.clear();
        case 'segmentCalled':
          return view.phase === 'night' ? planNight(now, fact.until, view, view.roles[me] === fact.segment) : undefined;
        case 'pointed':
        case 'thumbShown':
          return talk && planToFollow(fact.seat, view, now);
        case 'extensionOffered':
        case 'nomineesRead':
        case 'nightDeclared':
        case 'gameEnded':
          return plans.clear();
      }
    };

    return {
      see(fact: Typed, view, now) {
        policy.see?.(fact as Fact, view);
        see(fact as Fact, view, now);
      },
      wakes: (view) => (isLiving(view, me) ? plans.next() : undefined),
      act: (view, _offers, now) => (isLiving(view, me) ? plans.act(view, now) : undefined),
    } satisfies Bot<State, Command>;
  };

/** Those who are still in play and not bots, asleep phones or not. */
const peopleIn = (view: View): number => view.living.filter((seat) => !view.bots[seat]).length;

const isPerson = (view: View, seat: Seat): boolean => view.bots[seat] === false && view.connected[seat] === true;
