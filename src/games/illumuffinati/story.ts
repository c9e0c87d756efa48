/**
 * Illumuffinati: a game in words, for replays and the lab. One fact, one sentence, for whoever perceived it.
 *
 * Nothing here says that somebody's time was up: a forced pass reads like a chosen one. (IM-122)
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Language, Seat, Story } from '../../kernel/game.ts';
import { type Face, unpack } from './content.ts';
import type { audience, Fact } from './facts.ts';
import { type State, type TitleId, tieFor, type View } from './state.ts';
import type { Texts } from './texts/en.ts';
import { cardIn, listIn, textsFor } from './texts/index.ts';

type Seen = Perceived<Fact, typeof audience>;

/** What a sentence needs besides the fact. */
interface Teller {
  readonly t: Texts;
  readonly view: View;
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly cards: (cards: readonly Face[]) => string;
  /** "Bo: 17 Raspberry, Cille: 12 Orange", for those who have one. */
  readonly each: <T>(values: readonly (T | null)[], say: (value: T, name: string) => string) => string;
}

export const story: Story<State> = (fact, view, language: Language, name) => {
  const t = textsFor(language);
  return sentence(fact as Seen, {
    t,
    view,
    name,
    names: (seats) => listIn(language, seats.map(name)),
    cards: (cards) =>
      listIn(
        language,
        cards.map((face) => cardIn(t, face)),
      ),
    each: (values, say) => values.flatMap((value, seat) => (value === null ? [] : [say(value, name(seat))])).join(', '),
  });
};

function sentence(fact: Seen, teller: Teller): string | undefined {
  const { t, view, name, names, cards, each } = teller;
  const { log } = t;
  switch (fact.type) {
    case 'honourClaimed':
      if (fact.crime === undefined || fact.hat === undefined) return undefined;
      return log.claims(
        name(fact.seat),
        inSentence(t.first.buckets[fact.crime]),
        inSentence(t.first.buckets[fact.hat]),
      );
    case 'inspectorNamed':
      return log.named(name(fact.seat));
    case 'roundBegan':
      return log.round(fact.round + 1, name(fact.inspector));
    case 'gongRang':
      return log.gong;
    case 'clockMoved':
      return log.moreTime;
    case 'handDealt':
      return fact.cards === undefined ? undefined : log.dealt(name(fact.seat), cards(unpack(fact.cards)));
    case 'jewelsTaken':
      return log.jewels(name(fact.seat));
    case 'cardsPassed':
      if (fact.cards === undefined) return log.passed(name(fact.from), name(fact.to));
      return log.passedThese(name(fact.from), name(fact.to), cards(unpack(fact.cards)));
    case 'cardsDiscarded':
      return log.discarded(name(fact.seat), cards(fact.cards));
    case 'bagsOpened':
      return log.opened(each(fact.lowest, (face, who) => log.shows(who, cardIn(t, face))));
    case 'bribeChanged':
      return log.bribe(name(fact.seat), fact.total);
    case 'fingerPointed': {
      if (fact.at === null) return undefined;
      const said = view.said.find(({ seat }) => seat === fact.seat);
      if (!said) return t.negotiate.points(name(fact.seat), name(fact.at));
      return `${name(fact.seat)}: ${t.negotiate.accusations[said.ground](name(fact.at))}`;
    }
    case 'bakerHome':
      return fact.taken > 0 ? log.taken(name(fact.seat), fact.taken) : log.free(name(fact.seat));
    case 'takeBackAnswered':
      if (fact.seat === undefined || fact.keep === undefined) return undefined;
      return log.keepsOwn(name(fact.seat), fact.keep);
    case 'bribesKept':
      return log.kept(each(fact.keeps, (keep, who) => log.keeps(who, keep)));
    case 'bribeReturned':
      return log.returned(name(fact.seat));
    case 'muffinsInspected': {
      const away = log.inspected(each(fact.taken, (face, who) => log.shows(who, cardIn(t, face))));
      const open = each(fact.opened, (face, who) => log.shows(who, cardIn(t, face)));
      return open === '' ? away : `${away} ${log.nowOpen(open)}`;
    }
    case 'lastCardFlipped':
      return log.flipped(name(fact.seat), cardIn(t, fact.card));
    case 'pileSettled': {
      const { seat, card } = view.last!;
      if (card === 'J') return log.solved(name(view.inspector), fact.inspector);
      return log.failed(name(view.inspector), name(seat), fact.baker, fact.inspector);
    }
    case 'rowsShown':
      return log.rows(
        each(
          fact.rows.map((row) => (row.length > 0 ? row : null)),
          (row, who) => log.shows(who, cards(row)),
        ),
      );
    case 'suspicionTaken':
      return log.suspicion(names(fact.seats));
    case 'goldPaid':
      return log.paid(
        each(
          fact.amounts.map((amount) => amount || null),
          (amount, who) => log.keeps(who, amount),
        ),
      );
    case 'roundVoided':
      return log.voided;
    case 'titlesGiven':
      return [
        `${t.end.masterThief}: ${name(fact.thief)}.`,
        tieIn(teller, 'thief'),
        `${t.end.absentBaker}: ${name(fact.absent)}.`,
        tieIn(teller, 'absent'),
      ]
        .filter(Boolean)
        .join(' ');
    case 'burglaryDone':
      return burglary(fact, teller);
    case 'noseAttemptBegan':
      return log.attempt(names(fact.seats));
    case 'noseCued':
      return log.cue;
    case 'falseStarted':
      return t.nose.falseStart(name(fact.seat));
    case 'noseClosed':
      return fact.times.map(({ seat, ms }) => t.nose.time(name(seat), ms)).join(', ') || t.nose.silent;
    case 'gameRanked': {
      const who = names(fact.winners);
      return `${fact.winners.length > 1 ? t.end.share(who) : t.end.wins(who)}. ${t.end.why[fact.why]}`;
    }
    case 'gameCancelled':
      return t.end.cancelled;
    case 'seatLeft':
      return log.left(name(fact.seat));
    case 'playerChanged':
      return fact.bot ? log.botCame(name(fact.seat)) : log.back(name(fact.seat));
    case 'hostNamed':
      return log.host(name(fact.seat));
    case 'masterReplaced':
      return log.masterGone;
    default:
      return undefined;
  }
}

/** An answer that stands by itself begins with a capital. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const NAMED_MAX = 2;

/** Why it is this one, if others had as many tokens. (IM-101, IM-103, IM-105) */
export function tieIn({ t, view, names }: Pick<Teller, 't' | 'view' | 'names'>, title: TitleId): string | undefined {
  const tie = tieFor(view, title);
  if (!tie) return undefined;
  const { [title]: words, others } = t.end.tie;
  return words[tie.by](tie.equal.length > NAMED_MAX ? others(tie.equal.length) : names(tie.equal));
}

function burglary(fact: Extract<Seen, { type: 'burglaryDone' }>, { t, view, name }: Teller): string {
  const { thief, absent } = view.titles!;
  if (fact.victim !== null) return t.end.robs(name(thief), name(fact.victim), fact.amount);
  return thief === absent ? t.end.robsHerself(name(thief)) : t.end.noBurglary;
}
