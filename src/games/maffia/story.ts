/**
 * Maffia: a game in words, for replays and the lab. One fact, one sentence, for whoever perceived it.
 *
 * The table hears what a game master would say aloud; whoever saw more is told more. What a seat does with its own
 * phone (seals held, hands armed, hunches) is not worth a sentence.
 */
import type { Perceived } from '../../kernel/audience.ts';
import type { Language, Seat, Story } from '../../kernel/game.ts';
import { type Role, roles } from './content.ts';
import type { audience, Fact } from './facts.ts';
import type { State, View } from './state.ts';
import { type MaffiaTexts, namesIn, textsFor, wakingOf } from './texts/index.ts';

type Seen = Perceived<Fact, typeof audience>;
type SeenOf<T extends Seen['type']> = Extract<Seen, { type: T }>;

/** What a sentence needs besides the fact. */
interface Teller {
  readonly t: MaffiaTexts;
  readonly view: View;
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
}

export const story: Story<State> = (fact, view, language: Language, name) =>
  sentence(fact as Seen, {
    t: textsFor(language, view.wording),
    view,
    name,
    names: (seats) => namesIn(language, seats.map(name)),
  });

function sentence(fact: Seen, teller: Teller): string | undefined {
  const { t, view, name, names } = teller;
  switch (fact.type) {
    case 'briefingBegan':
      return t.log.started(view.living.length);
    case 'dealBegan':
      return t.log.dealt;
    case 'cardCalled':
      return t.deal.called(name(fact.seat));
    case 'roleDealt':
      return `${name(fact.seat)}: ${t.roles[fact.role].name}`;
    case 'nightZeroBegan':
      return t.log.nightZero;
    case 'circleSeen':
      return fact.mates.length > 0 ? `${name(fact.seat)}, ${t.roles[fact.role].name}: ${names(fact.mates)}` : undefined;
    case 'setupUndone':
      return t.log.gatheredIn;

    case 'dayBegan':
      return t.log.day(fact.day);
    case 'stated':
      return t.statements.said(name(fact.seat), statement(fact, teller));
    case 'extensionOffered':
      return t.log.offered;
    case 'extensionUsed':
      return t.log.extended(name(fact.seat), view.options.extensionSeconds);
    case 'nominated':
      return t.log.nominated(name(fact.nominator), name(fact.target));
    case 'nominationWithdrawn':
      return t.log.withdrew(name(fact.nominator), name(fact.target));
    case 'lastNominationsBegan':
      return fact.early ? `${t.log.allReady} ${t.log.silence}` : t.log.silence;
    case 'nomineesRead':
      return fact.nominees.length > 0 ? t.log.list(names(fact.nominees)) : t.log.nobodyNominated;
    case 'speechBegan':
      return fact.until === null ? t.log.speechPassed(name(fact.seat)) : t.log.speech(name(fact.seat));
    case 'speechPassed':
      return t.log.speechPassed(name(fact.seat));

    case 'voteDeclared':
      return fact.round === 1 ? t.log.vote(names(fact.ballot)) : undefined; // the runoff has named them already
    case 'runoffCalled':
      return t.log.runoff(names(fact.ballot));
    case 'handsShown':
    case 'handsRecorded':
      if (fact.seats.length === 0) return t.log.noHands(name(fact.nominee));
      return t.log.hands(names(fact.seats), name(fact.nominee), fact.seats.length);
    case 'handStruck':
      return t.log.struck(name(fact.seat), name(fact.nominee));
    case 'handRestored':
      return t.log.restored(name(fact.seat), name(fact.nominee));
    case 'voteResolved':
      return fact.hanged === null ? t.log.nobodyHanged : t.log.hanged(name(fact.hanged), votesFor(view, fact.hanged));
    case 'cardShown':
      return (fact.role === null ? t.log.wasTeam[fact.team] : t.log.wasRole[fact.role])(name(fact.seat));

    case 'nightFell':
      return t.log.night(fact.day);
    case 'segmentCalled':
      return wakingOf(t, view.phase, fact.segment)[0];
    case 'pointed':
    case 'thumbShown':
      if (fact.target === null) return t.night.mateWaits(name(fact.seat));
      return t.night.matePoints(name(fact.seat), name(fact.target));
    case 'patientChosen':
      return choice('doctor', fact, teller);
    case 'shotAimed':
      return choice('avenger', fact, teller);
    case 'teamLearned':
      return t.end.checked[fact.team](name(fact.target));
    case 'nightClosed':
      return `${t.teams.mafia}: ${fact.agreed === null ? t.night.nobody : name(fact.agreed)}`;
    case 'dawnBreakBegan':
      return t.log.breakTime;
    case 'nightDeclared':
      return declaration(fact, teller);

    case 'unwellSignalled':
      return t.master.signal(name(fact.seat));
    case 'breakAsked':
      return t.master.wantsBreak(name(fact.seat));
    case 'seatLeft':
    case 'seatRemoved':
      return t.log.removed(name(fact.seat));
    case 'wordingSoftened':
      return t.log.softened;
    case 'clockMoved':
      return t.log.clockMoved;
    case 'masterReplaced':
      return t.log.handedOver;

    case 'gameEnded':
      return `${t.outcomes[fact.outcome]}. ${t.reasons[fact.reason]}`;
    case 'rolesOpened':
      return cards(fact, teller);
    case 'nightsOpened':
      return nights(fact, teller);
    case 'awardsGiven':
      return awards(fact, teller);
    default:
      return undefined;
  }
}

function statement({ says }: SeenOf<'stated'>, { t, name }: Teller): string {
  switch (says.kind) {
    case 'suspect':
    case 'trust':
      return t.statements[says.kind](name(says.target));
    case 'claim-role':
      return t.statements['claim-role'][says.role];
    case 'claim-result':
      return t.statements['claim-result'][says.team](name(says.target));
  }
}

const choice = (role: Role, fact: { seat: Seat; target: Seat | null }, { t, name }: Teller): string =>
  `${name(fact.seat)}, ${t.roles[role].name}: ${fact.target === null ? t.night.nobody : name(fact.target)}`;

const votesFor = (view: View, seat: Seat): number =>
  view.calls.find(({ nominee }) => nominee === seat)?.hands.length ?? 0;

function declaration({ deaths, attempt }: SeenOf<'nightDeclared'>, { t, view, names }: Teller): string {
  const news = [
    ...(deaths.length > 0 ? [t.log.deaths(names(deaths), deaths.length)] : []),
    ...(attempt ? [t.log.attempt] : []),
  ];
  return news.length > 0 ? news.join(' ') : t.log.quietNight(view.day);
}

function cards(fact: SeenOf<'rolesOpened'>, { t, names }: Teller): string {
  const holders = (role: Role): Seat[] => fact.roles.flatMap((one, seat) => (one === role ? [seat] : []));
  const dealt = roles.filter((role) => holders(role).length > 0);
  return list(
    t.end.cards,
    dealt.map((role) => `${t.roles[role].name}: ${names(holders(role))}`),
  );
}

function nights(fact: SeenOf<'nightsOpened'>, { t, name, names }: Teller): string | undefined {
  if (fact.nights.length === 0) return undefined;
  const lines = fact.nights.map(({ day, shot, saved, checks }) => {
    const events = [
      ...(shot.length > 0 ? [t.end.shot(names(shot), shot.length)] : []),
      ...(saved === null ? [] : [t.end.saved(name(saved))]),
      ...checks.map(({ target, team }) => t.end.checked[team](name(target))),
    ];
    return `${t.panel.night(day)}: ${events.join('. ') || t.end.quiet}`;
  });
  return list(t.end.nights, lines);
}

function awards({ awards: given }: SeenOf<'awardsGiven'>, { t, view, name }: Teller): string | undefined {
  const lines: string[] = [];
  for (const seat of given.bestNose) {
    const nose = given.noses.find((one) => one.seat === seat);
    if (nose) lines.push(`${t.end.bestNose}: ${t.end.bestNoseText(name(seat), nose.hits, nose.of)}`);
  }
  for (const seat of given.silverTongue) {
    const survived = view.speeches[seat]! - (view.out[seat]?.how === 'hanged' ? 1 : 0);
    lines.push(`${t.end.silverTongue}: ${t.end.silverTongueText(name(seat), survived)}`);
  }
  const { longestNomination } = given;
  if (longestNomination) {
    const seconds = Math.round(longestNomination.ms / 1000);
    lines.push(`${t.end.longest}: ${t.end.longestText(name(longestNomination.target), seconds)}`);
  }
  return lines.length > 0 ? list(t.end.forFun, lines) : undefined;
}

const list = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');
