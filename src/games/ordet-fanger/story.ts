/**
 * Ordet fanger: a game in words, for replays and the lab. One fact, one sentence, for whoever perceived it.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Language, Seat, Story } from '../../kernel/game.ts';
import { categoryNamed, jokers, titleIn } from './content.ts';
import type { audience, Fact } from './facts.ts';
import type { Side, State, View } from './state.ts';
import { namesIn, type OfTexts, textsFor } from './texts/index.ts';

type Seen = Perceived<Fact, typeof audience>;

interface Teller {
  readonly t: OfTexts;
  readonly view: View;
  readonly language: Language;
  readonly name: (seat: Seat) => string;
}

export const story: Story<State> = (fact, view, language, name) =>
  sentence(fact as Seen, { t: textsFor(language), view, language, name });

const sideIn = ({ view, name }: Teller, side: Side): string => view.sides[side]!.map(name).join(' + ');
const sidesIn = (teller: Teller, sides: readonly Side[]): string =>
  namesIn(
    teller.language,
    sides.map((side) => sideIn(teller, side)),
  );
const card = ({ view, language }: Teller, id: string): { title: string; symbol: keyof OfTexts['symbols'] } => {
  const own = view.options.ownCategories;
  return { title: titleIn(language, id, own), symbol: categoryNamed(id, own)?.symbol ?? 'circle' };
};

function choiceIn(teller: Teller, choice: string): string {
  const { t, view } = teller;
  const named = { a: view.duel?.sides[0], b: view.duel?.sides[1] }[choice];
  const side = choice.startsWith('side-') ? Number(choice.slice(5)) : named;
  if (side !== undefined) return t.choices.a(sideIn(teller, side));
  return t.choices[choice as 'tie'];
}

function sentence(fact: Seen, teller: Teller): string | undefined {
  const { t, name } = teller;
  const { log } = t;
  const side = (one: Side) => sideIn(teller, one);
  switch (fact.type) {
    case 'roundBegan':
      return log.round(fact.round, t.sets[fact.cardSet]);
    case 'deckShuffled':
      return log.shuffled(fact.counts.left, fact.counts.right);
    case 'turnCame':
      return log.turn(side(fact.side));
    case 'turnSkipped':
      return log.skipped(side(fact.side));
    case 'cardDrawn':
      return log.drew(side(fact.side), t.buttons[fact.drawPile]);
    case 'cardFlipped':
      return log.flipped(side(fact.side), t.symbols[card(teller, fact.card).symbol], card(teller, fact.card).title);
    case 'cardUncovered':
      return log.uncovered(side(fact.side), t.symbols[card(teller, fact.card).symbol], card(teller, fact.card).title);
    case 'jokerTurned': {
      const [one, other] = jokers[fact.card];
      return fact.active ? log.joker(side(fact.side), t.symbols[one], t.symbols[other]) : log.jokerAside;
    }
    case 'jokersReturned':
      return log.jokersBack;
    case 'duelStarted':
      return (fact.contest.kind === 'showdown' ? log.showdown : log.duel)(sidesIn(teller, fact.contest.sides));
    case 'nudged':
      return log.nudged(name(fact.seat));
    case 'answerHeld':
      return log.held(name(fact.seat), fact.text);
    case 'answerTurnedDown':
      return fact.text && fact.code && log.fault(name(fact.seat), fact.text, log.faults[fact.code as 'empty-answer']);
    case 'blankSignalled':
      return log.stuck(name(fact.seat));
    case 'conceded':
      return log.conceded(side(fact.side));
    case 'raceClosed':
      if (fact.answers.length === 0) return fact.cause === 'conceded' ? undefined : log.nobody;
      return fact.answers.map(({ seat, text, r }) => log.answered(name(seat), text, r)).join('\n');
    case 'raceOpened':
      return log.again;
    case 'botSpoke':
      return log.spoke(name(fact.seat), fact.text);
    case 'claimMade':
      return fact.winner === null ? log.claimedTie(name(fact.seat)) : log.claimed(name(fact.seat), side(fact.winner));
    case 'claimDisputed':
      return log.disputed(name(fact.seat));
    case 'challengeOpened':
      return fact.winner === null ? log.deadHeat : log.first(side(fact.winner));
    case 'answerChallenged':
      return log.challenged(name(fact.seat), side(fact.side), t.reasons[fact.reason]);
    case 'answersJudged':
      return (fact.valid ? log.valid : log.invalid)(side(fact.side));
    case 'sideDropped':
      return log.dropped(side(fact.side));
    case 'ballotOpened':
      if (fact.examples) return log.judges(side(fact.side!));
      return fact.byMaster ? log.master : log.vote;
    case 'ballotClosed':
      return (
        fact.votes.map(({ seat, choice }) => log.voted(name(seat), choiceIn(teller, choice))).join('\n') || undefined
      );
    case 'neutralAsked':
      return log.neutralAsked(side(fact.side));
    case 'neutralShown':
      return log.neutral(card(teller, fact.card).title);
    case 'duelWon':
      return log.won(side(fact.winner), card(teller, fact.card).title);
    case 'stalemateCalled':
      return log.stalemate(card(teller, fact.card).title);
    default:
      return around(fact, teller);
  }
}

function around(fact: Seen, teller: Teller): string | undefined {
  const { t, view, name } = teller;
  const { log } = t;
  switch (fact.type) {
    case 'foulCalled':
      return log.foul(name(fact.seat), sideIn(teller, fact.side));
    case 'skipMarked':
      return log.marked(sideIn(teller, fact.side));
    case 'connectionNoted':
      return (fact.connected ? log.back : log.away)(name(fact.seat));
    case 'playerNoted':
      return (fact.bot ? log.bot : log.back)(name(fact.seat));
    case 'seatLeft':
      return log.left(name(fact.seat));
    case 'cardCorrected':
      return log.corrected(sideIn(teller, fact.from), sideIn(teller, fact.to));
    case 'clockMoved':
      return log.clock;
    case 'coachSaid':
      return t.coach[fact.point as 1];
    case 'roundEnded':
      return log.roundOver(sidesIn(teller, fact.winners), Math.max(...fact.winners.map((side) => fact.scores[side]!)));
    case 'gameEnded': {
      const names = sidesIn(teller, fact.winners);
      const end = t.ends[fact.reason];
      if (fact.winners.length === 0) return end;
      return `${end} ${(fact.winners.length > 1 && view.result ? log.shared : log.gameOver)(names)}`;
    }
    default:
      return undefined;
  }
}
