/**
 * Section 7 of RULES.md, "Who knows what", row by row, read from the document.
 *
 * Whole evenings are told again, fact by fact, to everybody at the table. Each row of the document is bound to what it
 * is about (`arises`): every piece of it that comes up in a game is looked for, after every entry, in what each viewer
 * has heard and sees. Which answer is right follows from the words in the cell of that viewer's column. Too little
 * fails and too much fails; so does a row or a cell that nobody reads here, and a cell that no evening has shown.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bitOf, OPEN, perceive, type Told } from '../../kernel/audience.ts';
import { canonical, type OpenEntry, openedLog } from '../../kernel/fairness.ts';
import type { Seat, Typed, Viewer } from '../../kernel/game.ts';
import { lots, seeded } from '../../kernel/random.ts';
import { emptyRoom, type RoomState } from '../../kernel/room/state.ts';
import { openedGame } from '../../kernel/room/verify.ts';
import { type Entry, foldStream, openTable, replay, type Watcher } from '../../kernel/table.ts';
import { type Demand, demandsOf, parseKnows } from '../../kernel/testing/secrecyTable.ts';
import { command } from './commands.ts';
import { roles, teams } from './content.ts';
import { type Evening, eventful, wandering } from './evening-fixtures.ts';
import type { Fact } from './facts.ts';
import { begun, ok, type Room, rules, toPhaseIn } from './room-fixtures.ts';
import type { State } from './state.ts';

const table = parseKnows(readFileSync(new URL('./RULES.md', import.meta.url), 'utf8'));
const [SELF, ALLIES, OTHERS, MASTER, TABLE] = [
  'Self',
  'Allies',
  'Other living seats',
  'Master',
  'Table / spectators',
] as const;
/** Not columns of the document, but sentences above it and below it: those who are out, and the log that is given out. */
const [OUT, GHOSTS, OPENED] = ['out', 'out, with deadSeeAll', 'the log that is handed out'] as const;

type FactType = Fact['type'] | `room.${string}`;
type FactLike = Typed & { readonly [field: string]: unknown };

/** Somebody who looks and listens. */
interface Witness {
  readonly viewer: Viewer | 'opened';
  readonly room: RoomState;
  readonly play: State | undefined;
  /** The facts of a type that it was told, since some step. */
  heard(type: FactType, since?: number): readonly FactLike[];
}

/** A piece of information of some row. */
interface Piece {
  readonly what: string;
  readonly self?: Seat | undefined;
  readonly allies?: readonly Seat[];
  /** Has this one all of it? */
  seen(by: Witness): boolean;
  /** Has this one what all may have of it: a count, a total? */
  part?(by: Witness): boolean;
}

interface Case extends Piece {
  readonly row: string;
  readonly entry: number;
  /** What has happened since: types of facts, and `type:seat` for what concerned a seat. */
  readonly passed: Set<string>;
}

/** `part`: not all of it, and yet that. */
type Expected = 'must' | 'must-not' | 'part' | 'free';
type When = (one: Case, viewer: Witness['viewer'], isCancelled: boolean) => Expected;

interface Row {
  /** What there is to know from this fact on. `step` is the fact's own: it is heard since then. */
  arises(fact: FactLike, room: Room, step: number): Piece[];
  /** What cells mean that say something else in this row than elsewhere. */
  readonly cells?: { readonly [cell: string]: When };
  /** In a cancelled game only the cards are opened. */
  readonly opensWhenCancelled?: true;
  /** Ghosts are told no more than the table. */
  readonly isClosedToGhosts?: true;
}

const since =
  (type: string): When =>
  ({ passed }) =>
    passed.has(type) ? 'must' : 'must-not';
const always = (): Expected => 'must';
const never = (): Expected => 'must-not';

const atEnd: When = ({ row, passed }, _viewer, isCancelled) =>
  passed.has('gameEnded') && (!isCancelled || rows[row]!.opensWhenCancelled) ? 'must' : 'must-not';
const totalsAtEnd: When = (one, viewer, isCancelled) =>
  atEnd(one, viewer, isCancelled) === 'must' ? 'part' : 'must-not';
/** MF-128 opens it in the end; until then only that there was an attempt. */
const onlyTheAttempt: When = (one, viewer, isCancelled) => {
  if (atEnd(one, viewer, isCancelled) === 'must') return 'free';
  return one.passed.has('nightDeclared') ? 'part' : 'must-not';
};
/** 5.7: a seat has its card when it is dealt to it; the master has the deck. */
const sinceDeal: When = ({ self, passed }, viewer) =>
  viewer !== self || passed.has(`roleDealt:${self}`) ? 'must' : 'must-not';
const sinceNightZero: When = ({ passed }, viewer) => (passed.has(`circleSeen:${viewer}`) ? 'must' : 'must-not');

/** A hand that was lowered, or lapsed in a pause, is never shown at all. */
const unlessLapsed: When = (one, ...rest) =>
  one.passed.has(`handLowered:${one.self}`) || one.passed.has('countdownBegan')
    ? 'free'
    : since('handsShown')(one, ...rest);

const CELLS: { readonly [cell: string]: When } = {
  '-': () => 'free',
  now: always,
  self: always,
  nobody: never,
  never,
  'never as such (MF-128)': never,
  'never as such': never,
  'nobody (own buttons only)': never,
  'from `deal`': sinceDeal,
  'mafia: from `night-zero`': sinceNightZero,
  'the other freemason: from `night-zero`': sinceNightZero,
  'mafia: now': always,
  'living mafia: now': always,
  'that player; mafia knows its own': always,
  count: () => 'part',
  'only the count "k of n ready"': () => 'part',
  'from window close': since('handsShown'),
  'at night end': since('nightClosed'),
  'living mafia: night end': since('nightClosed'),
  'night end': since('nightClosed'),
  'from night end': since('nightClosed'),
  'from `declaration`': since('nightDeclared'),
  'from the declaration': since('nightDeclared'),
  'only the public fact `attempt`': onlyTheAttempt,
  'only `attempt`': onlyTheAttempt,
  end: atEnd,
  'from `ended`': atEnd,
  'end totals': totalsAtEnd,
  'end, only as "best nose" totals; single hunches stay with their owner': totalsAtEnd,
};

const truthOf = (room: Room): State => room.truth.play as State;
const circleOf = (room: Room, seat: Seat): Seat[] => {
  const { roles } = truthOf(room);
  const hasCircle = roles[seat] === 'mafia' || roles[seat] === 'freemason';
  return hasCircle
    ? Object.keys(roles)
        .map(Number)
        .filter((mate) => mate !== seat && roles[mate] === roles[seat])
    : [];
};
const livingMates = (room: Room, seat: Seat): Seat[] =>
  circleOf(room, seat).filter((mate) => truthOf(room).living.includes(mate));
const mafiaOf = (room: Room): Seat[] => truthOf(room).living.filter((seat) => truthOf(room).roles[seat] === 'mafia');
const isAbout = (seat: Seat) => (fact: FactLike) => fact.seat === seat;

/** What belongs to nobody in particular: somebody, somebody's ally and all others are in the same position. */
const ofAll = (piece: Piece): Piece => ({ ...piece, self: 0, allies: [1] });

/** Public and up to date at any time: this part of what everybody sees is as it is in truth. */
const asInTruth = (what: string, part: (room: RoomState, play: State) => unknown): Row => ({
  arises(fact, room) {
    if (fact.type !== 'room.gameStarted') return [];
    let truth = { facts: -1, text: '' };
    const inTruth = (): string => {
      const facts = room.log.length;
      if (truth.facts !== facts) truth = { facts, text: JSON.stringify(part(room.truth, truthOf(room))) };
      return truth.text;
    };
    const seen = (by: Witness) => by.play !== undefined && JSON.stringify(part(by.room, by.play)) === inTruth();
    return [ofAll({ what, seen })];
  },
});

/** Something that one seat did or got, and that facts of these types tell. */
const toldBy =
  (types: readonly FactType[], more: (seat: Seat, fact: FactLike, room: Room) => Partial<Piece> = () => ({})) =>
  (fact: FactLike, room: Room, step: number): Piece[] => {
    if (!(types as readonly string[]).includes(fact.type) || fact.target === null) return [];
    const seat = fact.seat as Seat;
    const { seen: alsoSeen, ...others } = more(seat, fact, room);
    return [
      {
        what: canonical(fact),
        self: seat,
        allies: circleOf(room, seat),
        seen: (by) => types.some((type) => by.heard(type, step).some(isAbout(seat))) || alsoSeen?.(by) === true,
        ...others,
      },
    ];
  };

/** Something of this night, from nightfall on, whether or not it has come about yet. */
const ofTonight =
  (
    what: string,
    selves: (room: Room) => readonly (Seat | undefined)[],
    about: (self: Seat | undefined, day: number, step: number) => Pick<Piece, 'seen' | 'part'>,
  ) =>
  (fact: FactLike, room: Room, step: number): Piece[] =>
    fact.type !== 'nightFell'
      ? []
      : selves(room).map((self) => ({
          what: `${what}, night ${fact.day}`,
          self,
          allies: self === undefined ? [] : livingMates(room, self),
          ...about(self, fact.day as number, step),
        }));

const cardsOf = (role: string, what: string) => (fact: FactLike, room: Room) =>
  fact.type !== 'deckShuffled'
    ? []
    : (fact.roles as readonly string[]).flatMap((dealt, seat): Piece[] =>
        role !== 'any' && dealt !== role
          ? []
          : [
              {
                what: `${what} ${seat}`,
                self: seat,
                allies: circleOf(room, seat),
                seen: ({ play }) => play?.roles[seat] === dealt,
              },
            ],
      );

const gone = (fact: FactLike): readonly Seat[] => {
  if (fact.type === 'voteResolved') return fact.hanged === null ? [] : [fact.hanged as Seat];
  return fact.type === 'nightDeclared'
    ? (fact.deaths as Seat[])
    : fact.type === 'seatRemoved'
      ? [fact.seat as Seat]
      : [];
};

const isOpen = ({ play }: Witness, day: number): boolean =>
  play?.openedNights?.some((night) => night.day === day) === true;

const rows: { readonly [information: string]: Row } = {
  'Role set, counts, organisation rule, extension stock left': asInTruth('the role set', (_, play) => [
    play.roleSet,
    play.organisationRule,
    play.extensionsLeft,
  ]),
  'Which seats are bots, name tags, pronouns, seat order': asInTruth('the tags', ({ seats }, play) => [
    seats.map(({ name, pronouns, bot, coveredBy }) => [name, pronouns, bot, coveredBy]),
    play.bots,
  ]),
  'Which card of the briefing a human game master has open': asInTruth('the open card', (_, { card }) => card),
  'Own role': { opensWhenCancelled: true, arises: cardsOf('any', 'the card of') },
  'Mafia membership': { opensWhenCancelled: true, arises: cardsOf('mafia', 'of the mafia is') },
  'Freemason identity': { opensWhenCancelled: true, arises: cardsOf('freemason', 'a freemason is') },
  'Number of living mafia members': {
    opensWhenCancelled: true,
    arises: (fact, room) =>
      fact.type !== 'dayBegan' || fact.day !== 1
        ? []
        : mafiaOf(room).map((seat) => ({
            what: 'how many of the mafia are living',
            self: seat,
            allies: circleOf(room, seat),
            // Whoever knows all of them knows how many are left.
            seen: ({ play }) =>
              Object.values(play?.roles ?? {}).filter((role) => role === 'mafia').length === play?.roleSet.mafia,
          })),
  },
  'Role or team of a player who is out': {
    opensWhenCancelled: true,
    arises: (fact, room) =>
      gone(fact).map((seat) => ({
        what: `the card of ${seat}, who is out`,
        self: seat,
        allies: circleOf(room, seat),
        seen: ({ play }) => play?.roles[seat] !== undefined || play?.teams[seat] !== undefined,
      })),
  },
  'Active nominations, nominators, order': asInTruth('the list', (_, { nominations, order }) => [nominations, order]),
  'Who used an extension': { arises: toldBy(['extensionUsed']) },
  '`readyToVote` of a seat': {
    arises: toldBy(['readinessSet'], (seat, _, room) => ({
      seen: ({ play }) => play?.ready.seats[seat] !== undefined,
      part: ({ play }) => play?.ready.count === truthOf(room).ready.count,
    })),
  },
  'Hand in a call before the window closes (armed or raised) (+)': {
    arises: (fact, room, step) =>
      toldBy(['handRaised'], (seat) => ({
        seen: (by) =>
          by.play?.hands[seat] === true ||
          by.heard('handsShown', step).some((shown) => shown.nominee === fact.nominee && listed(shown.seats, seat)),
      }))(fact, room, step),
    cells: {
      'from window close': unlessLapsed,
      nobody: unlessLapsed, // and then mates see it like anybody
    },
  },
  // Nothing of it is in a log: what was tried comes with the evening.
  'A hand refused as late (`vote-late`)': { arises: () => [] },
  'A hand struck by the game master (it had been shown), or put back': {
    arises: (fact, room, step) =>
      [toldBy(['handStruck']), toldBy(['handRestored'])].flatMap((of) => of(fact, room, step)).map(ofAll),
  },
  'Counted votes per call': {
    arises: (fact, _room, step) =>
      fact.type !== 'countdownBegan'
        ? []
        : [
            ofAll({
              what: `the hands for ${fact.nominee}`,
              seen: (by) => by.heard('handsShown', step).some(({ nominee }) => nominee === fact.nominee),
            }),
          ],
    cells: {
      'from window close': (one, ...rest) =>
        one.passed.has('seatRemoved') ? 'free' : since('handsShown')(one, ...rest), // A29: the call may have ended
    },
  },
  'Mafia pointing and thumbs': {
    arises: toldBy(['pointed', 'thumbShown'], (seat, _, room) => ({ allies: livingMates(room, seat) })),
  },
  "Mafia's agreed target": {
    arises: ofTonight('whom the mafia agreed on', mafiaOf, (_self, _day, step) => ({
      seen: (by) =>
        by.heard('nightClosed', step).length > 0 ||
        by.heard('nightSettled', step).some(({ seat }) => by.play?.roles[seat as Seat] === 'mafia'),
    })),
    cells: { now: since('nightClosed') }, // before that there is no such thing
  },
  "Doctor's patient": {
    arises: (fact, room, step) => {
      const { day } = room.truth.play ? truthOf(room) : { day: 0 };
      return toldBy(['patientChosen'], () => ({
        what: `${canonical(fact)}, night ${day}`,
        seen: ({ play }) =>
          play?.openedNights?.some((night) => night.day === day && night.saved === fact.target) === true,
        part: () =>
          truthOf(room).nights.some((night) => night.day === day && night.attempt && night.saved === fact.target),
      }))(fact, room, step);
    },
    cells: {
      'end, only if its attempt was declared': (one, viewer, isCancelled) =>
        one.part!(undefined as never) ? atEnd(one, viewer, isCancelled) : 'must-not',
    },
  },
  "Doctor's success": {
    arises: ofTonight('whether the doctor saved somebody', doctorOf, (self, day, step) => ({
      seen: (by) =>
        by.viewer === self
          ? by.heard('protectionSettled', step).length > 0 ||
            (by.play?.out[self!]?.how === 'shot' && by.heard('nightDeclared', step).length > 0) // MF-121: the living alone
          : by.heard('nightClosed', step).length > 0 ||
            by.play?.nights.some((night) => night.day === day && night.saved !== undefined) === true ||
            isOpen(by, day),
      part: (by) => by.heard('nightDeclared', step).some(({ attempt }) => typeof attempt === 'boolean'),
    })),
  },
  "Sheriff's results": {
    arises: (fact, room, step) =>
      toldBy(['teamLearned'], (seat) => ({
        seen: ({ play }) =>
          play?.openedNights?.some(({ checks }) =>
            checks.some((check) => check.seat === seat && check.target === fact.target && check.team === fact.team),
          ) === true,
      }))(fact, room, step),
  },
  "Avenger's target": { arises: toldBy(['shotAimed']) },
  'Per night: who was shot, who was saved, no author': {
    arises: ofTonight(
      'who was shot and who was saved',
      () => [undefined],
      (_self, day, step) => ({ seen: (by) => by.heard('nightClosed', step).length > 0 || isOpen(by, day) }),
    ),
  },
  'Who has finished the night, who has a pending action': {
    // Of oneself everybody knows it: one's own buttons are gone.
    arises: (fact, room) =>
      toldBy(['nightFinished'])(fact, room, Number.POSITIVE_INFINITY).map(({ self, ...piece }) => ({
        ...piece,
        self,
        seen: ({ viewer, heard, play }) =>
          viewer !== self && (heard('nightFinished').some(isAbout(self!)) || play?.done[self!] !== undefined),
      })),
  },
  'Deaths, attempt flag, quiet night': {
    arises: ofTonight('what the night brought', mafiaOf, (_self, day, step) => ({
      seen: (by) =>
        by.heard('nightClosed', step).length > 0 ||
        by.heard('nightDeclared', step).length > 0 ||
        by.play?.nights.some((night) => night.day === day) === true,
    })),
  },
  'Not-well signal, leaving (the cause) (+)': {
    arises: toldBy(['unwellSignalled', 'seatLeft'], (seat) => ({
      seen: ({ room, play, heard }) =>
        play?.unwell[seat] === true ||
        play?.left[seat] === true ||
        room.left?.includes(seat) === true ||
        heard('room.left').some(isAbout(seat)),
    })),
  },
  'Who asked for soft wording (+)': { arises: toldBy(['wordingSoftened']) },
  'Connection state of a seat (a seat that left for good keeps its last shown state until dawn)': asInTruth(
    'who is connected',
    ({ seats }, play) => [seats.map(({ connected }) => connected), play.connected],
  ),
  'Who asked for a pause or a break (+)': {
    arises: toldBy(['room.pauseAsked', 'breakAsked'], (seat) => ({
      seen: ({ room, play }) => room.pausedBy === seat || play?.breaks[seat] === true,
    })),
  },
  'That the game is paused / that a break was asked for': {
    isClosedToGhosts: true, // MF-127: asking is private, and the one fact that tells of it tells who asked, which is (+)
    arises: (fact, room, step) =>
      fact.type === 'room.paused'
        ? [{ what: 'a pause', seen: (by) => by.heard('room.paused', step).length > 0 }]
        : toldBy(['breakAsked'], () => ({ seen: (by) => by.heard('dawnBreakBegan', step).length > 0 }))(
            fact,
            room,
            step,
          ),
    cells: {
      'now / self': always,
      'now / from `dawn-break`': (one, ...rest) =>
        one.what === 'a pause' ? 'must' : since('dawnBreakBegan')(one, ...rest),
      nobody: since('dawnBreakBegan'), // of a break: the pause is heard by all alike
    },
  },
  'Whether the game is over (MF-123)': {
    opensWhenCancelled: true,
    arises: (fact, _room, step) =>
      fact.type !== 'voteResolved' && fact.type !== 'nightDeclared'
        ? []
        : [
            {
              what: `whether it is over after ${fact.type}`,
              seen: (by) =>
                by.play?.phase === 'ended' ||
                (by.play?.result ?? null) !== null ||
                END.some((type) => by.heard(type, step).length > 0),
            },
          ],
  },
  'Hunches (+)': {
    arises: toldBy(['hunchSet'], (seat) => ({
      seen: ({ play }) => play?.hunches[seat] !== undefined,
      part: ({ play }) => (play?.awards ?? null) !== null,
    })),
  },
  // They are nowhere but on the phone: see the test of their row.
  'Private notes on the phone (+)': { arises: () => [] },
  'Random seed and generator state (+); each game of a room has its own': {
    opensWhenCancelled: true,
    arises: (fact) =>
      fact.type !== 'room.gameStarted'
        ? []
        : [
            ofAll({
              what: 'the secret of the game',
              seen: ({ room, heard }) =>
                room.secret !== undefined || room.key !== undefined || heard('room.opened').length > 0,
            }),
          ],
    cells: { nobody: ({ passed }) => (passed.has('gameEnded') ? 'free' : 'must-not') }, // nobody is its owner
  },
};

const LATE = 'A hand refused as late (`vote-late`)';
const NOTES = 'Private notes on the phone (+)';
const END: readonly FactType[] = ['gameEnded', 'rolesOpened', 'nightsOpened', 'awardsGiven', 'room.gameOver'];
const listed = (seats: unknown, seat: Seat): boolean => (seats as readonly Seat[]).includes(seat);
function doctorOf(room: Room): Seat[] {
  return truthOf(room).living.filter((seat) => truthOf(room).roles[seat] === 'doctor');
}

interface Count {
  must: number;
  mustNot: number;
}

/** What was seen to hold, by row and column, and what did not. */
interface Findings {
  readonly shown: { [row: string]: { [column: string]: Count } };
  readonly wrong: Map<string, string[]>;
}

function countIn(shown: Findings['shown'], row: string, column: string): Count {
  shown[row] ??= {};
  shown[row][column] ??= { must: 0, mustNot: 0 };
  return shown[row][column];
}

const rowNamed = (row: string) => table.rows.find(({ information }) => information === row);

/** The words of a cell; `same` is what stands to its left. */
function cellOf(row: string, column: string): string {
  const { cells } = rowNamed(row)!;
  let index = table.columns.indexOf(column);
  while (/^(same|as before)$/.test(cells[index]!)) index--;
  return cells[index]!;
}

const whens = new Map<string, { [column: string]: When | undefined }>();

const whenOf = (row: string, column: string): When | undefined => {
  let ofRow = whens.get(row);
  if (!ofRow) {
    const read = (one: string): When | undefined => rows[row]!.cells?.[cellOf(row, one)] ?? CELLS[cellOf(row, one)];
    ofRow = Object.fromEntries(table.columns.map((one) => [one, read(one)]));
    whens.set(row, ofRow);
  }
  return ofRow[column];
};

const isSealedFromGhosts = (row: string): boolean => row.includes('(+)') || rows[row]!.isClosedToGhosts === true;

/** Those who are out see what the table sees and keep what they knew; as ghosts what the master sees, (+) excepted. */
function expectationOf(
  one: Case,
  viewer: Witness['viewer'],
  play: State | undefined,
  isCancelled: boolean,
): readonly [string, Expected] {
  const ask = (column: string): Expected => whenOf(one.row, column)?.(one, viewer, isCancelled) ?? 'free';
  if (viewer === 'opened') return [OPENED, ask(TABLE)];
  if (viewer === 'table') return [TABLE, ask(TABLE)];
  if (viewer === 'master') return [MASTER, ask(MASTER)];
  const own = viewer === one.self ? SELF : one.allies?.includes(viewer as Seat) ? ALLIES : undefined;
  const isOut = viewer === 'ghost' || (play?.out[viewer] ?? null) !== null;
  if (own === SELF) return [SELF, isOut && play!.out[viewer as Seat]!.how === 'removed' ? 'free' : ask(SELF)];
  if (!isOut) return [own ?? OTHERS, ask(own ?? OTHERS)];
  const isGhost = viewer === 'ghost' || play?.options.deadSeeAll === true;
  const expected = ask(isGhost && !isSealedFromGhosts(one.row) ? MASTER : TABLE);
  const isKept = own !== undefined && expected !== 'must' && ask(own) !== 'must-not';
  return [isGhost ? GHOSTS : OUT, isKept ? 'free' : expected];
}

interface Heard {
  readonly told: Told;
  readonly step: number;
}

/** Somebody who listens to what is told with its bits. */
function listenerOf(watcher: Watcher<RoomState>, history: readonly Heard[]): Witness & { catchUp(): void } {
  const byType = new Map<string, { fact: FactLike; step: number }[]>();
  let position = 0;
  let { epoch } = watcher;
  return {
    viewer: watcher.viewer,
    get room() {
      return watcher.view;
    },
    get play() {
      return (watcher.view.play as State | null) ?? undefined;
    },
    heard: (type, from = 0) => heardIn(byType, type, from),
    catchUp() {
      if (watcher.epoch !== epoch) {
        byType.clear();
        position = 0;
        epoch = watcher.epoch;
      }
      for (; position < history.length; position++) hear(byType, history[position]!, watcher.mask);
    },
  };
}

type ByType = Map<string, { fact: FactLike; step: number }[]>;

function hear(byType: ByType, { told, step }: Heard, mask: number): void {
  const fact = perceive(told, mask) as FactLike | undefined;
  if (!fact) return;
  const list = byType.get(fact.type);
  if (list) list.push({ fact, step });
  else byType.set(fact.type, [{ fact, step }]);
}

const NOTHING: readonly FactLike[] = [];
const heardIn = (byType: ByType, type: string, from: number): readonly FactLike[] =>
  byType
    .get(type)
    ?.filter(({ step }) => step >= from)
    .map(({ fact }) => fact) ?? NOTHING;

/** Whoever reads the log that is handed out, and what they make of it. */
function readerOf(log: readonly Entry[], whole: readonly OpenEntry[]): Witness {
  const byType: ByType = new Map();
  const opened: OpenEntry[] = [];
  const facts: Typed[] = [];
  let step = 0;
  for (const entry of log) {
    const steps = entry.told.flatMap(({ to }) => {
      step++;
      return to & OPEN ? [step] : [];
    });
    for (const one of openedLog([entry])) {
      opened.push(one);
      one.told.forEach((told, i) => {
        hear(byType, { told, step: steps[i]! }, OPEN);
        facts.push(perceive(told, OPEN)!);
      });
    }
  }
  assert.equal(canonical(opened), canonical(whole));
  const room = foldStream(rules, emptyRoom(), facts);
  return { viewer: 'opened', room, play: room.play as State, heard: (type, from = 0) => heardIn(byType, type, from) };
}

const fresh = (entry: number) => ({ entry, passed: new Set<string>() });

/** Tells an evening again and looks at everybody after every entry. */
function lookAt({ room: { log }, attempts }: Evening, name: string, { shown, wrong }: Findings): void {
  const room = openTable(rules, emptyRoom, seeded('unused'), [...Array(24).keys(), 'table', 'master', 'ghost']);
  const history: Heard[] = [];
  const listeners = room.watchers.map((watcher) => listenerOf(watcher, history));
  let cases: Case[] = [];
  let isCancelled = false;
  let step = 0;
  let before = '';

  const check = (one: Case, by: Witness, column: string, expected: Expected): void => {
    if (expected === 'free') return;
    const count = countIn(shown, one.row, column);
    if (expected !== 'must-not') count.must++;
    if (expected !== 'must') count.mustNot++;
    const isRight = expected === 'must' ? one.seen(by) : !one.seen(by) && (expected !== 'part' || one.part!(by));
    if (isRight) return;
    const list = wrong.get(one.row) ?? [];
    if (list.length >= 5) return;
    list.push(`${name}, entry ${room.log.length}, ${by.viewer} (${column}): ${expected} see ${one.what}`);
    wrong.set(one.row, list);
  };
  const checkAll = (witnesses: readonly Witness[], which: readonly Case[]): void => {
    const play = (room.truth.play as State | null) ?? undefined;
    for (const by of witnesses) {
      if (typeof by.viewer === 'number' && by.viewer >= room.truth.seats.length) continue;
      for (const one of which) check(one, by, ...expectationOf(one, by.viewer, play, isCancelled));
    }
  };

  for (const [index, entry] of log.entries()) {
    for (const { seat, noticed } of rowNamed(LATE) ? attempts.filter(({ entries }) => entries === index) : []) {
      const seen = ({ viewer, play }: Witness) =>
        play !== undefined && (viewer === seat || noticed.includes(viewer as Viewer));
      cases.push({ row: LATE, what: 'a late hand', self: seat, allies: circleOf(room, seat), seen, ...fresh(index) });
    }
    for (const told of entry.told) {
      const fact = told.fact as FactLike;
      step++;
      if (rules.begins!(fact)) history.length = 0;
      history.push({ told, step });
      replay(room, [{ ...entry, told: [told] }]);
      for (const by of listeners) by.catchUp();
      if (fact.type === 'gameEnded') isCancelled = fact.outcome === 'cancelled';
      if (fact.type === 'room.lobbyOpened') {
        for (const one of cases) for (const by of listeners) check(one, by, 'the next lobby', 'must-not');
        cases = [];
      }
      for (const { passed } of cases) {
        passed.add(fact.type);
        if (typeof fact.seat === 'number') passed.add(`${fact.type}:${fact.seat}`);
      }
      for (const row in rows) {
        if (!rowNamed(row)) continue;
        for (const piece of rows[row]!.arises(fact, room, step)) cases.push({ ...piece, row, ...fresh(index) });
      }
    }
    // What somebody has heard stays heard: looking at all of it now and then, and at every turn of the game, is enough.
    const turn = [room.truth.phase, room.truth.pause, truthOf(room)?.phase, truthOf(room)?.step].join();
    const isFresh = ({ entry: arose }: Case) => index - arose < 3;
    checkAll(listeners, turn !== before || index % 25 === 0 ? cases : cases.filter(isFresh));
    before = turn;
  }
  const opened = openedGame(log, 1);
  if (opened) checkAll([readerOf(log, opened)], cases);
}

/** Before day 1 somebody is not well: the cards are gathered in. (MF-126) */
function undone(): Evening {
  const room = begun({ people: 12, remote: true, options: { infoRole: 'both' } });
  toPhaseIn(room, 'night-zero');
  ok(room, 6, { type: 'signalUnwell' });
  return { room, attempts: [] };
}

const EVENINGS: { readonly [name: string]: () => Evening } = {
  'far apart': () => eventful({ remote: true }),
  'with a human master and ghosts': () => eventful({ human: true, options: { deadSeeAll: true } }),
  'called one by one, with ghosts': () =>
    eventful({ options: { nightStyle: 'called', dealStyle: 'one-by-one', deadSeeAll: true } }),
  'called, with a human master': () => eventful({ human: true, options: { nightStyle: 'called' } }),
  cancelled: () => eventful({}, 'cancelled'),
  'cancelled by a human master': () => eventful({ human: true, options: { deadSeeAll: true } }, 'cancelled'),
  undone,
  'by chance 1': () => wandering('knows 1', { remote: true }),
  'by chance 2': () => wandering('knows 2', { human: true, options: { deadSeeAll: true } }),
  'by chance 3': () => wandering('knows 3', { options: { nightEarlyEnd: true, coNominations: true } }),
};

let found: Findings | undefined;
function findings(): Findings {
  if (found) return found;
  found = { shown: {}, wrong: new Map() };
  for (const [name, evening] of Object.entries(EVENINGS)) lookAt(evening(), name, found);
  return found;
}

/** What no evening has shown, although the document says it. */
function notShown(row: string): string[] {
  const demands = demandsOf(rowNamed(row)!.cells);
  // Before the deal there is no card that somebody could know.
  const asked: [string, Demand][] = table.columns.map((column, i) =>
    column === MASTER && cellOf(row, column) === 'from `deal`' ? [column, 'must'] : [column, demands[i]!],
  );
  const ofTable = demands[table.columns.indexOf(TABLE)]!;
  const ofGhosts = isSealedFromGhosts(row) ? ofTable : asked[table.columns.indexOf(MASTER)]![1];
  asked.push([OUT, ofTable], [GHOSTS, ofGhosts]);
  return asked.flatMap(([column, demand]) => {
    const { must, mustNot } = countIn(findings().shown, row, column);
    const missing: string[] = [];
    if ((demand === 'must' || demand === 'both') && must === 0) missing.push(`${column}: nobody was to see it`);
    if ((demand === 'must-not' || demand === 'both') && mustNot === 0) missing.push(`${column}: nobody was not to`);
    if (demand === 'either' && must + mustNot === 0) missing.push(`${column}: nobody was asked`);
    return missing;
  });
}

for (const { information } of table.rows) {
  test(`section 7, who knows: ${information}`, () => {
    assert.ok(rows[information], 'nothing is bound to this row');
    for (const column of table.columns)
      assert.ok(whenOf(information, column), `nobody reads "${cellOf(information, column)}" (${column})`);
    assert.deepEqual(findings().wrong.get(information) ?? [], []);
    assert.deepEqual(information === NOTES ? wordsInCommands() : notShown(information), []);
  });
}

/** What somebody writes for themself never leaves the phone: no command of the game has room for words of one's own. */
function wordsInCommands(): string[] {
  const lot = lots('notes');
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (let i = 0; i < 6_000; i++) {
    const { type: _, ...fields } = command.example!(lot) as Typed;
    collect(fields);
  }
  const night = ['point', 'thumbUp', 'protect', 'investigate', 'avenge', 'nightDone'];
  const known: readonly string[] = [...roles, ...teams, 'suspect', 'trust', 'claim-role', 'claim-result', ...night];
  assert.deepEqual(
    known.filter((word) => !words.has(word)),
    [],
    'all of these are tried',
  );
  return [...words].filter((word) => !known.includes(word));
}

test('section 7 has every row that is bound here', () => {
  assert.deepEqual(
    Object.keys(rows).filter((information) => !rowNamed(information)),
    [],
  );
  assert.deepEqual(table.columns, [SELF, ALLIES, OTHERS, MASTER, TABLE]);
});

/** The rows that are wrong when each of these facts has another bit than it had. */
function wrongWith({ room, attempts }: Evening, bits: { readonly [type in FactType]?: number }): Set<string> {
  const flip = (told: Told): Told => {
    const bit = bits[told.fact.type as FactType];
    if (bit === undefined) return told;
    const { seat } = told.secret ?? {};
    return seat === undefined
      ? { ...told, to: told.to ^ bit }
      : { ...told, secret: { ...told.secret, seat: seat ^ bit } };
  };
  const log = room.log.map((entry) => ({ ...entry, told: entry.told.map(flip) }));
  const altered: Findings = { shown: {}, wrong: new Map() };
  lookAt({ room: { ...room, log }, attempts }, 'altered', altered);
  return new Set(altered.wrong.keys());
}

test('the table of section 7 finds what somebody is told too much, and what somebody is not told', () => {
  const evening = eventful({ human: true, options: { deadSeeAll: true } });
  const others = 2 ** 24 - 1;
  const tooMuch = wrongWith(evening, {
    roleDealt: bitOf('table'),
    circleSeen: others,
    readinessSet: bitOf('master'),
    handRaised: bitOf('ghost'),
    pointed: bitOf('table'),
    nightSettled: others,
    patientChosen: OPEN,
    shotAimed: OPEN,
    nightFinished: bitOf('table'),
    nightClosed: bitOf('table'),
    unwellSignalled: bitOf('ghost'),
    wordingSoftened: bitOf('master'),
    breakAsked: bitOf('ghost'),
    hunchSet: bitOf('master'),
    'room.opened': bitOf('ghost'),
  });
  const tooLittle = wrongWith(evening, {
    rolesOpened: bitOf('table'),
    extensionUsed: bitOf('table'),
    thumbShown: bitOf('ghost'),
    teamLearned: bitOf('master'),
    seatLeft: bitOf('master'),
    handStruck: bitOf('table'),
    briefingTurned: bitOf('table'),
    'room.pauseAsked': bitOf('master'),
  });
  const missed = (found: Set<string>, wanted: readonly string[]) => wanted.filter((row) => !found.has(row));
  assert.deepEqual(
    missed(tooMuch, [
      'Own role',
      'Mafia membership',
      '`readyToVote` of a seat',
      'Hand in a call before the window closes (armed or raised) (+)',
      'Mafia pointing and thumbs',
      "Mafia's agreed target",
      "Doctor's patient",
      "Avenger's target",
      'Who has finished the night, who has a pending action',
      'Deaths, attempt flag, quiet night',
      'Not-well signal, leaving (the cause) (+)',
      'Who asked for soft wording (+)',
      'Who asked for a pause or a break (+)',
      'Hunches (+)',
      'Random seed and generator state (+); each game of a room has its own',
    ]),
    [],
  );
  assert.deepEqual(
    missed(tooLittle, [
      'Own role',
      'Who used an extension',
      'Mafia pointing and thumbs',
      "Sheriff's results",
      'Not-well signal, leaving (the cause) (+)',
      'A hand struck by the game master (it had been shown), or put back',
      'Which card of the briefing a human game master has open',
      'Who asked for a pause or a break (+)',
    ]),
    [],
  );
});
