/**
 * Forræder: a season in words, for replays and the lab. One fact, one sentence, for whoever perceived it.
 *
 * The table hears what a game master would say aloud; whoever saw more is told more.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Language, Seat, Story } from '../../kernel/game.ts';
import type { audience, Fact } from './facts.ts';
import { ownerOf } from './missions/index.ts';
import type { State, View } from './state.ts';
import { type CastleTexts, namesIn, textsFor } from './texts/index.ts';

type Seen = Perceived<Fact, typeof audience>;

export interface Teller {
  readonly t: CastleTexts;
  readonly view: View;
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly list: (words: readonly string[]) => string;
}

export const story: Story<State> = (fact, view, language: Language, name) =>
  sentence(fact as Seen, {
    t: textsFor(language),
    view,
    name,
    names: (seats) => namesIn(language, seats.map(name)),
    list: (words) => namesIn(language, words),
  });

function sentence(fact: Seen, teller: Teller): string | undefined {
  const mission = ownerOf(fact);
  if (mission) return mission.story?.(fact, teller);
  const { t, view, name, names, list } = teller;
  switch (fact.type) {
    case 'seasonBegan':
      return t.log.began(view.order.length, fact.finale);
    case 'ceremonyBegan':
      return t.log.ceremony(fact.day);
    case 'cardsSealed':
      return t.log.fellows(names(fact.conclave));
    case 'cardDealt':
      return t.log.card[fact.role](name(fact.seat));
    case 'missionBegan':
      return t.log.mission(fact.day, t.missions[fact.mission].name);
    case 'missionEnded': {
      const paid = t.log.paid(fact.silver, view.pile);
      return fact.access.length > 0 ? `${paid} ${t.log.access(names(fact.access))}` : paid;
    }
    case 'doorOpened':
      return fact.shield ? t.log.found(name(fact.seat)) : undefined;
    case 'discussionBegan':
      return t.log.table(view.day);
    case 'ballotOpened':
      return fact.stage === 'open' ? undefined : t.stages[fact.stage];
    case 'ballotShown':
      if (fact.target === null) return t.log.blank(name(fact.seat));
      return t.log.voted(name(fact.seat), name(fact.target));
    case 'votesCounted': {
      const counted = fact.totals
        .filter(({ votes }) => votes > 0)
        .map(({ seat, votes }) => t.log.total(name(seat), votes));
      const totals = counted.length > 0 ? t.log.totals(list(counted)) : undefined;
      const tie = fact.leaders.length > 1 ? t.log.tie(names(fact.leaders)) : undefined;
      return [totals, tie].filter(Boolean).join(' ');
    }
    case 'defenceSaid':
      return t.log.said(name(fact.seat), fact.text);
    case 'lotBegan':
      return t.log.lot(names(fact.among));
    case 'banished':
      return t.log.banished(name(fact.seat), fact.votes);
    case 'identityShown':
      return t.log.identity[fact.role](name(fact.seat));
    case 'finalIdentity':
      return t.log.card[fact.role](name(fact.seat));
    case 'finaleMoved':
      return t.log.finaleMoved(fact.day);
    case 'seatRemoved':
      return t.log.removed(name(fact.seat));
    default:
      return atNight(fact, teller);
  }
}

function atNight(fact: Seen, { t, name, names, view }: Teller): string | undefined {
  switch (fact.type) {
    case 'nightFell':
      return t.log.night(view.day);
    case 'councilTold':
      return fact.conclave ? t.log.fellows(names(fact.conclave)) : undefined;
    case 'planned':
      if (fact.target === null) return t.log.plans(name(fact.seat), t.plans[fact.plan]);
      return t.log.plansTarget(name(fact.seat), t.plans[fact.plan], name(fact.target));
    case 'shieldShownInConclave':
    case 'shieldShown':
      return t.log.shieldShown(name(fact.seat));
    case 'conclaveSaid':
      return t.log.said(name(fact.seat), fact.text);
    case 'letterTold': {
      if (fact.letter.kind === 'harmless') return undefined;
      const last = fact.letter.kind === 'blackmail' ? fact.conclave?.find((seat) => seat !== fact.seat) : undefined;
      const from = last === undefined ? t.realLetters.from : name(last);
      return t.log.letter(name(fact.seat), from, t.realLetters[fact.letter.kind]);
    }
    case 'recruited':
      return t.log.recruited(name(fact.seat));
    case 'picked':
      return t.log.picked(name(fact.seat), names(fact.targets));
    case 'nightSettled':
    case 'nightTold':
      if (fact.list) return t.log.deathList(names(fact.list));
      return fact.victim === null ? undefined : t.log.chosen(name(fact.victim));
    case 'breakfastBegan':
      return t.log.breakfast(fact.day);
    case 'arrived':
      return t.log.arrived(name(fact.seat));
    case 'chairEmpty':
      return t.log.murdered(name(fact.seat));
    case 'allHere':
      return t.log.allHere;
    case 'attackNoticed':
      return fact.attacked ? t.log.attacked(name(fact.seat)) : undefined;
    case 'deathListRead':
      return t.log.deathList(names(fact.list));
    case 'pauseBegan':
      return t.log.pause;
    case 'endVoteBegan':
      return t.log.endQuestion;
    case 'endVotesShown': {
      const end = fact.votes.filter(({ choice }) => choice === 'end').length;
      return t.log.endVotes(end, fact.votes.length - end);
    }
    case 'seasonEnded':
      return verdict({ t, view, names }, fact);
    case 'seasonAborted':
      return t.log.aborted;
    case 'clockMoved':
      return t.log.clock;
    case 'masterReplaced':
      return t.log.master;
    default:
      return undefined;
  }
}

type Verdict = Pick<Extract<Fact, { type: 'seasonEnded' }>, 'side' | 'winners' | 'share' | 'remainder'>;

/** Who won, why, and what they carry home. */
export function verdict(
  { t, view, names }: Pick<Teller, 't' | 'view' | 'names'>,
  { side, winners, share, remainder }: Verdict,
): string {
  const won = `${t.end[side]}. ${t.end.reasons[view.reason ?? 'aborted']}`;
  const rest = remainder > 0 ? ` ${t.end.remainder(remainder)}` : '';
  return `${won} ${t.end.share(names(winners), share, winners.length)}${rest}`;
}
