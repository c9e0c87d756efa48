/**
 * Forræder's bots: when one acts. What it does is its policy's business.
 *
 * The time of an answer is drawn when a public fact gives seats something to do, from a stream that nothing else draws
 * from, whatever the seat holds: a traitor's plan and a loyal's diary come after the same delays. (Side channel 8)
 */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Seat, Typed } from '../../../kernel/game.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { botOf } from '../missions/house.ts';
import type { State, View } from '../state.ts';

/** What somebody makes of its view; asked only when its seat has to act. */
export interface Policy {
  see?(fact: Typed, view: View): void;
  act(view: View): Command | undefined;
  /** In a mission: how many milliseconds it takes, where it is not as long as over any question. */
  waits(view: View, now: number): number | undefined;
}
/** `mind` is the stream for choices. */
export type PolicyMaker = (me: Seat, mind: Stream) => Policy;

const FROM_MS = 800;
const TO_MS = 2500;
const HOUR = 3_600_000;
/** A slate that was turned has to be read, and so has who goes, and who is tied and has the floor. */
const READING_MS = 4000;

/** Whether this seat has something to do now, and how often it has done it: from what all seats alike would know. */
export function isAsked(view: View, me: Seat): boolean {
  if (view.phase === 'banishment') return view.banished === me && (view.step === 'words' || view.asked === true);
  if (view.out[me] !== null || view.left[me]) return false;
  switch (view.phase) {
    case 'arrival':
      return !view.wished.includes(me);
    case 'mission':
      return isAskedInMission(view, me);
    case 'armoury':
      return view.visitors.includes(me) && !view.gone.includes(me);
    case 'discussion':
      return !view.ready.includes(me);
    case 'ballot':
      return view.voters.includes(me) && !view.cast.includes(me);
    case 'reveal':
    case 'finalReveal':
      return view.onStage === me;
    case 'defence':
      return view.options.pace === 'days' ? view.floor.includes(me) : view.floor[0] === me;
    case 'council':
      return view.step === 'open' && view.journals[me] === undefined && (!view.plans[me] || isProposed(view, me));
    case 'letters':
      return view.letterAnswers[me] === undefined;
    case 'deed':
      return view.picks[me] === undefined && view.fears[me] === undefined;
    case 'breakfast':
      return view.step === 'talk' && view.shields[me] === true && !view.shieldsShown[me];
    case 'endVote':
      return !view.endVoted.includes(me);
    default:
      return false;
  }
}

/** The elder wants something that all have to agree on. */
function isProposed(view: View, me: Seat): boolean {
  const elder = view.plans[view.conclave?.[0] ?? -1];
  const own = view.plans[me]!;
  if (!elder || (elder.plan !== 'tempt' && elder.plan !== 'hold')) return false;
  return elder.plan !== own.plan || elder.target !== own.target;
}

function isAskedInMission(view: View, me: Seat): boolean {
  if (view.step === 'over') return false;
  const isAskedThere = botOf(view)?.isAsked;
  return isAskedThere ? isAskedThere(view, me) : view.step === 'open' && !view.answered.includes(me);
}

export const player =
  (policyOf: PolicyMaker): BotMaker<State, Command> =>
  (me, lot) => {
    const pace = lots(lot.int(2 ** 32));
    const policy = policyOf(me, lot);
    let due: number | undefined;
    let asked = '';
    const dueAfter = (view: View, now: number): number => {
      const patience = view.phase === 'mission' ? policy.waits(view, now) : undefined;
      if (patience !== undefined) return now + patience;
      // Everybody is busy all day in the days pace; live, in the seconds after the question.
      if (view.options.pace === 'days' && view.phase !== 'reveal' && view.phase !== 'banishment') {
        return now + Math.min(HOUR, (view.until ?? now) - now) * (0.1 + pace.int(800) / 1000);
      }
      if ((view.phase === 'reveal' && view.isShown) || view.step === 'words' || view.phase === 'defence')
        return now + READING_MS;
      return now + FROM_MS + pace.int(TO_MS - FROM_MS);
    };
    return {
      see(fact, view) {
        policy.see?.(fact, view);
      },
      wakes(view, now) {
        if (!isAsked(view, me)) {
          due = undefined;
          return undefined;
        }
        // One draw for each question, whatever is heard meanwhile.
        const question = questionOf(view, me);
        if (due === undefined || question !== asked) {
          asked = question;
          due = Math.floor(dueAfter(view, now));
        }
        return due;
      },
      act(view) {
        due = undefined;
        return policy.act(view);
      },
    };
  };

const questionOf = (view: View, me: Seat): string => {
  const inMission = view.phase === 'mission' ? botOf(view)?.question?.(view, me) : undefined;
  return `${view.day} ${view.phase} ${view.step} ${view.stage} ${view.isShown} ${inMission}`;
};
