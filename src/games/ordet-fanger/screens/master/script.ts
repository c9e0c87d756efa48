/** What a game master reads aloud: one line for each moment, from public things alone. */
import { rivalsOf } from '../../state.ts';
import { textOf, wordsIn } from '../finish.ts';
import type { Desk } from './desk.ts';

export interface Said {
  readonly say: string;
  readonly after?: string;
}

export function scriptOf({ view, w, c, side, sides, t }: Desk): Said {
  const words = c.script;
  switch (view.phase) {
    case 'lobby':
    case 'shuffle':
      return { say: words.shuffle(side(view.dealer)) };
    case 'turn': {
      const point = view.coach ? view.coached.at(-1) : undefined;
      return point === undefined
        ? { say: words.turn(side(view.turn)) }
        : { say: words.turn(side(view.turn)), after: t.coach[point as 1] };
    }
    case 'reveal':
      return { say: words.reveal };
    case 'race':
      return { say: words.race(sides(rivalsOf(view))), after: words.raceThen };
    case 'verdict': {
      const winner = view.verdict?.winner ?? null;
      return { say: winner === null ? words.verdictTie : words.verdict(side(winner)) };
    }
    case 'challenge':
      return { say: words.challenge };
    case 'ballot':
      // OF-78a: whoever gave the answer is the only one who is asked.
      if (view.ballot?.examples)
        return { say: `${w.ballot.own.shout(side(view.ballot.side!))}!`, after: w.ballot.own.lead };
      if (view.ballot?.question === 'answers')
        return { say: words.ballotAnswer, after: view.ballot.byMaster ? words.ballotRule : words.ballotVote };
      if (view.ballot?.question === 'foul') return { say: words.ballotFoul };
      return {
        say: words.ballot(sides(view.duel?.sides ?? [])),
        after: view.ballot?.byMaster ? `${words.ballotThen} ${words.ballotRule}` : words.ballotThen,
      };
    case 'neutral-flip':
      return { say: view.third === null ? words.neutralBot : words.neutral(side(view.third)) };
    case 'duel-end': {
      const winner = view.chronicle.steps.at(-1)?.winner ?? null;
      if (winner === null) return { say: words.stale };
      const { won } = wordsIn(view);
      return { say: won ? words.wonWith(side(winner), w.quoted(textOf(won))) : words.won(side(winner)) };
    }
    case 'round-end': {
      const most = Math.max(...view.won.map((cards) => cards.length));
      const first = view.won.flatMap((cards, one) => (cards.length === most ? [one] : []));
      return { say: words.round(sides(first)) };
    }
    case 'game-over': {
      const winners = view.result?.winners ?? [];
      if (winners.length === 0) return { say: w.over.ended };
      return { say: (winners.length > 1 ? words.sharedOver : words.over)(sides(winners)) };
    }
  }
}
