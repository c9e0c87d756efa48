/** What every part of the console is given: the stage, the words in both languages, and who is who. */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { type FaceOf, seatFaces } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { Role } from '../../content.ts';
import { isCalled, type Segment, type State, type View } from '../../state.ts';
import { type MaffiaTexts, namesIn } from '../../texts/index.ts';
import { spanIn } from '../../texts/phrase.ts';
import { wordsOf } from '../words.ts';
import type { SheetName } from './asked.ts';
import type { ConsoleWords } from './words/en.ts';
import { consoleWords } from './words.ts';

/** Words of one language, with names joined as it joins them. */
export interface Voice {
  readonly t: MaffiaTexts;
  readonly c: ConsoleWords;
  readonly names: (seats: readonly Seat[]) => string;
  readonly span: (seconds: number) => string;
}

export interface Desk extends Voice {
  readonly stage: Stage<State>;
  readonly view: View;
  /** What is read aloud. */
  readonly aloud: Voice;
  readonly faces: readonly FaceOf[];
  readonly name: (seat: Seat) => string;
  readonly may: readonly Offer[];
  readonly isPaused: boolean;
  /** Which card of the briefing is being read. */
  readonly card: number;
  readonly onSheet: (sheet: SheetName) => void;
}

function voiceOf(stage: Stage<State>, language: Stage<State>['language'], name: (seat: Seat) => string): Voice {
  return {
    t: wordsOf({ language, view: stage.view }),
    c: consoleWords.in(language)!,
    names: (seats) => namesIn(language, seats.map(name)),
    span: spanIn(language),
  };
}

export function deskOf(stage: Stage<State>, onSheet: Desk['onSheet']): Desk {
  const { room, view, language } = stage;
  const faces = seatFaces(room);
  const name = (seat: Seat) => faces[seat]?.name ?? '?';
  return {
    ...voiceOf(stage, language, name),
    aloud: voiceOf(stage, room.language, name),
    stage,
    view,
    faces,
    name,
    may: stage.offers(),
    isPaused: room.pause !== null && room.phase === 'playing',
    card: view.card - 1,
    onSheet,
  };
}

/** Two ways of saying it, day by day in turn. */
export const inTurn = <T>(either: readonly [T, T], day: number): T => either[day % 2]!;

/** How long the running clock was when it began. */
export function wholeMs({ phase, options, day, extensionUsed, round, step, segment, cardOf }: View): number {
  switch (phase) {
    case 'deal':
      return cardOf === null ? 60_000 : 6_000;
    case 'night-zero':
      return segment === null ? 20_000 : 10_000;
    case 'day-talk':
      if (extensionUsed) return options.extensionSeconds * 1000;
      return (day === 1 ? options.firstDaySeconds : options.daySeconds) * 1000;
    case 'extension-offer':
      return options.extensionOfferSeconds * 1000;
    case 'last-nominations':
      return options.lastNominationWindowMs;
    case 'speech':
      return (round === 2 ? options.runoffSpeechSeconds : options.speechSeconds) * 1000;
    case 'vote-call':
      return step === 'countdown' ? options.voteCountdownMs : step === 'open' ? options.voteWindowMs : 3_000;
    case 'vote-result':
      return 5_000;
    case 'night':
      return (segment === null ? options.nightSeconds : segmentSeconds(options, segment)) * 1000;
    case 'dawn-break':
      return options.breakSeconds * 1000;
    default:
      return 8_000;
  }
}

export const segmentSeconds = (options: View['options'], segment: Segment): number =>
  options.calledSegmentSeconds + (segment === 'mafia' ? 10 : 0);

const NIGHT_ROLES: readonly (Role | undefined)[] = ['mafia', 'doctor', 'sheriff', 'avenger'];

/** Who has something to do tonight that the master is told of; in a called night those who are awake. */
export function awake(view: View): Seat[] {
  if (view.phase !== 'night') return [];
  return view.living.filter((seat) =>
    isCalled(view) ? view.roles[seat] === view.segment : NIGHT_ROLES.includes(view.roles[seat]),
  );
}

export const checkTonight = (view: View, seat: Seat) => view.checks[seat]?.find(({ day }) => day === view.day);

export const hasChosen = (view: View, seat: Seat): boolean =>
  view.roles[seat] === 'sheriff' ? checkTonight(view, seat) !== undefined : view.choices[seat] !== undefined;

export const unspentVotes = (view: View): number =>
  view.living.filter((seat) => !view.calls.some(({ hands }) => hands.includes(seat))).length;

/** The nominee after the one who is being called. */
export const nextNominee = (view: View): Seat | undefined =>
  view.ballot.find((seat) => seat !== view.nominee && !view.calls.some((call) => call.nominee === seat));

export const nextSpeaker = (view: View): Seat | undefined => view.ballot.find((seat) => !view.heard.includes(seat));
