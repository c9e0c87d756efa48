/**
 * Ordet fanger's bots, by name. When one acts is drawn when a public moment gives it something to do; what it answers,
 * and when, when the race starts.
 */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Seat } from '../../../kernel/game.ts';
import { lots, type Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import type { State, View } from '../state.ts';
import { type Match, matchOf, sideOf } from './look.ts';
import { guess, more, type Skill, skills, type Thought, think } from './mind.ts';
import type { BotName } from './names.ts';
import { choosePile } from './piles.ts';

const FROM_MS = 600;
const TO_MS = 1500;
/** Facts that begin a race: what was planned before is dropped. */
const STARTS = [
  'cardDrawn',
  'cardFlipped',
  'jokerTurned',
  'cardUncovered',
  'duelOver',
  'neutralFlipped',
  'neutralShown',
  'raceOpened',
];
const ENDS = ['raceClosed', 'duelWon', 'stalemateCalled', 'ballotOpened', 'roundEnded'];

interface Plan {
  readonly revealAt: number;
  readonly thoughts: Thought[];
  readonly refused: string[];
}

const larger = ({ counts }: View) => (counts.right > counts.left ? 'right' : 'left');

/** What else a seat is asked for, from public facts alone. */
function isAsked(view: View, me: Seat): boolean {
  const side = sideOf(view, me);
  switch (view.phase) {
    case 'shuffle':
      return view.dealer === side;
    case 'turn':
      return view.turn === side && matchOf(view) === undefined; // OF-109
    case 'neutral-flip':
      return view.third === side;
    case 'ballot':
      return (
        view.ballot!.voters.includes(me) &&
        !view.ballot!.votes.some(({ seat }) => seat === me || (view.ballot!.perSide && sideOf(view, seat) === side))
      );
    default:
      return false;
  }
}

/** OF-113. */
function choiceOf(view: View): Command {
  const { question, side } = view.ballot!;
  const shown = view.shown.filter((answer) => answer.side === side && answer.counts);
  const isKnown = question === 'answers' && shown.every(({ verified }) => verified);
  return { type: 'vote', choice: isKnown ? 'valid' : 'abstain' };
}

/** OF-56: a claim against it that came before its own time is right. */
function mayConfirm(view: View, me: Seat): boolean {
  if (view.phase !== 'verdict' || !view.verdict || view.verdict.winner === null) return false;
  const side = sideOf(view, me);
  const isLoser = view.duel!.sides.includes(side) && view.verdict.winner !== side;
  return isLoser && !view.verdict.backers.includes(me);
}

interface Mind {
  think(view: View, me: Seat, match: Match, lot: Stream): Thought[];
  more?(view: View, me: Seat, match: Match, refused: readonly string[], at: number): Thought;
}

const player =
  (
    mind: Mind,
    pile: (view: View, me: Seat, lot: Stream, wins: number, duels: number) => number,
  ): BotMaker<State, Command> =>
  (me, lot) => {
    const pace = lots(lot.int(2 ** 32));
    let due: number | undefined;
    let plan: Plan | undefined;
    let [wins, duels] = [0, 0];

    const planned = (view: View): Thought | undefined => {
      const isRacing = view.phase === 'race' || view.phase === 'turn';
      if (!isRacing || !view.race || view.race.card === undefined) return undefined;
      const match = matchOf(view);
      if (!match?.sides.includes(sideOf(view, me))) return undefined;
      if (plan?.revealAt !== view.race.revealAt)
        plan = { revealAt: view.race.revealAt, thoughts: mind.think(view, me, match, lot), refused: [] };
      return plan.thoughts[0];
    };
    /** OF-80b: not before its side may answer. */
    const dueOf = ({ race }: View, side: number, { ms }: Thought): number =>
      race!.revealAt + Math.max(ms, race!.waits.includes(side) ? 3000 : 0);
    return {
      see(fact, view) {
        due = undefined;
        if (STARTS.includes(fact.type) || ENDS.includes(fact.type)) plan = undefined;
        const down =
          fact.type === 'answerTurnedDown' ? (fact as Extract<Fact, { type: 'answerTurnedDown' }>) : undefined;
        if (down?.seat === me && plan && mind.more) {
          const { text, at } = down;
          plan.refused.push(text);
          plan.thoughts.unshift(mind.more(view, me, matchOf(view)!, plan.refused, at - plan.revealAt));
        }
        if (fact.type === 'duelWon' || fact.type === 'stalemateCalled') {
          const side = sideOf(view, me);
          if (view.duel?.sides.includes(side)) duels++;
          if ('winner' in fact && fact.winner === side) wins++;
        }
      },
      wakes(view, now) {
        if (view.result) return undefined;
        if (mayConfirm(view, me)) return now;
        const thought = planned(view);
        if (thought) return Math.max(dueOf(view, sideOf(view, me), thought), now);
        if (!isAsked(view, me)) return undefined;
        due ??= now + FROM_MS + pace.int(TO_MS - FROM_MS + 1);
        return due;
      },
      act(view, offers, now): Command | undefined {
        due = undefined;
        if (mayConfirm(view, me)) return { type: 'confirm' };
        const thought = planned(view);
        if (thought && now >= dueOf(view, sideOf(view, me), thought)) {
          plan!.thoughts.shift();
          const type = thought.text === null ? 'blank' : 'answer';
          if (!offers().some(({ command }) => command.type === type)) return undefined;
          if (thought.text === null) return { type: 'blank' };
          return { type: 'answer', text: thought.text, input: 'keyboard', reactionMs: null };
        }
        if (!isAsked(view, me)) return undefined;
        switch (view.phase) {
          case 'shuffle':
            return { type: 'shuffle' };
          case 'turn': {
            const playPile = view.piles[0]!.length === 1 ? null : pile(view, me, lot, wins, duels);
            return { type: 'draw', drawPile: larger(view), playPile };
          }
          case 'neutral-flip':
            return { type: 'flipNeutral', drawPile: larger(view) };
          default:
            return choiceOf(view);
        }
      },
    };
  };

const minded = (skill: Skill): Mind => ({
  think: (view, me, match, lot) => think(view, me, match, skill, lot),
  more: (view, me, match, refused, at) => more(view, me, match, skill, refused, at),
});
const clever = (skill: Skill): BotMaker<State, Command> =>
  player(minded(skill), (view, me, _lot, wins, duels) => choosePile(view, me, wins, duels));

export const bots: { readonly [name in BotName]: BotMaker<State, Command> } = {
  random: player({ think: guess }, (_view, _me, lot) => lot.int(2)),
  easy: clever(skills.easy),
  clever: clever(skills.clever),
  sharp: clever(skills.sharp),
};
