/**
 * Anybody can check a finished game of Maffia: the operator to the last bit, a guest as far as the log goes that is
 * handed out. And that log tells nothing that section 7 of RULES.md keeps for ever.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf, TABLE } from '../../kernel/audience.ts';
import { canonical, type OpenEntry } from '../../kernel/fairness.ts';
import type { Seat, Typed } from '../../kernel/game.ts';
import { lots } from '../../kernel/random.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import type { Entry } from '../../kernel/table.ts';
import { alterations } from '../../kernel/testing/alterations.ts';
import { castBy, type Evening, eventful, wandering } from './evening-fixtures.ts';
import { begun, games, hangIn, ok, playOf, type Room, toPhaseIn } from './room-fixtures.ts';

const EVENINGS: { readonly [name: string]: () => Evening } = {
  'far apart': () => eventful({ remote: true }),
  'with a human master and ghosts': () => eventful({ human: true, options: { deadSeeAll: true } }),
  'called one by one': () => eventful({ options: { nightStyle: 'called', dealStyle: 'one-by-one' } }),
  'by chance, turning cards': () => wandering('fair 2', { remote: true, options: { revealOnOut: 'role' } }),
  'by chance, with short nights': () => wandering('fair 5', { options: { nightEarlyEnd: true } }),
  'by chance, few': () =>
    wandering('fair 1', { people: 7, bots: 0, options: { infoRole: 'none', mafiaCount: 2, avenger: 'off' } }),
};
const logs = new Map<string, readonly Entry[]>();
function logOf(name: string): readonly Entry[] {
  const log = logs.get(name) ?? EVENINGS[name]!().room.log;
  logs.set(name, log);
  return log;
}
const openedOf = (name: string): readonly OpenEntry[] => {
  const opened = openedGame(logOf(name), 1);
  assert.ok(opened, 'the game is over');
  return opened;
};

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value.startsWith('0') ? 1 : 0}${value.slice(1)}`;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : [0];
  if (value === null || value === undefined) return 0;
  const [first] = Object.entries(value);
  return first ? { ...value, [first[0]]: another(first[1]) } : { other: 0 };
}

/** What a guest cannot decide again: who did what in secret, and what followed from it. */
const ON_TRUST = new Set([
  ...['room.lobbyOpened', 'room.seatTaken', 'room.hostChanged', 'room.masterCame'], // tokens are the house's own
  ...['room.paused', 'room.resumed', 'wordingSoftened', 'room.gameOver'],
  ...['readinessSet', 'lastNominationsBegan', 'speechBegan', 'speechPassed', 'voteDeclared'],
  ...['dawnBreakBegan', 'returned', 'nightDeclared', 'cardShown', 'nightsOpened', 'awardsGiven'],
]);

for (const name in EVENINGS) {
  test(`a finished game is accepted, whole and as it is handed out: ${name}`, () => {
    const whole = verifyRoom(games, JSON.parse(JSON.stringify(logOf(name))) as OpenEntry[]);
    assert.deepEqual([whole.difference, whole.trusted], [undefined, []]);
    const opened = verifyRoom(games, JSON.parse(JSON.stringify(openedOf(name))) as OpenEntry[], { isOpened: true });
    assert.equal(opened.difference, undefined);
    const named = new Set(opened.trusted.flatMap((line) => line.match(/: (.*) \(/)![1]!.split(', ')));
    assert.deepEqual(
      [...named].filter((type) => !ON_TRUST.has(type)),
      [],
    );
    assert.ok(named.has('nightDeclared'), 'what a night brought is named');
  });
}

test('a log with one fact, bit or draw altered is rejected by the operator', () => {
  for (const name of ['far apart', 'with a human master and ghosts', 'by chance, few']) {
    const log = logOf(name);
    for (const { what, log: altered } of alterations(log, 16, lots(`altered ${name}`)).take(60)) {
      assert.equal(verifyRoom(games, altered).ok, false, `${name}: ${what}`);
    }
  }
});

test('a log with another command, or another seat behind it, is rejected by the operator', () => {
  const log = logOf('far apart');
  const lot = lots('commands');
  // The last of each that came to something: a line that goes of somebody who has left is no news to anybody.
  const byType = new Map(log.flatMap(({ command, told }, i) => (told.length > 0 ? [[command.type, i] as const] : [])));
  for (const [type, i] of byType) {
    const entry = log[i]!;
    const altered: [string, Entry][] = [['nothing else', { ...entry, command: { type: 'no-such-command' } }]];
    for (const field of Object.keys(entry.command)) {
      const value = (entry.command as unknown as { [field: string]: unknown })[field];
      if (field !== 'type')
        altered.push([field, { ...entry, command: { ...entry.command, [field]: another(value) } as Typed }]);
    }
    if (typeof entry.by === 'number') altered.push(['by', { ...entry, by: (entry.by + 1 + lot.int(14)) % 16 }]);
    else altered.push(['by', { ...entry, by: 3 }]);
    for (const [what, one] of altered) {
      assert.equal(verifyRoom(games, log.with(i, one)).ok, false, `${type}: ${what}`);
    }
  }
});

test('whatever can be altered unnoticed in the log that is handed out is named as taken on trust', () => {
  const unnoticed = new Set<string>();
  for (const name of ['far apart', 'with a human master and ghosts']) {
    const opened = openedOf(name);
    const tried = new Map<string, number>();
    for (const [i, entry] of opened.entries()) {
      for (const [k, told] of entry.told.entries()) {
        const { type } = told.fact;
        tried.set(type, (tried.get(type) ?? 0) + 1);
        if (tried.get(type)! > 2) continue;
        const altered = Object.keys(told.fact).flatMap((field) => {
          const value = (told.fact as unknown as { [field: string]: unknown })[field];
          return field === 'type' ? [] : [{ ...told, fact: { ...told.fact, [field]: another(value) } as Typed }];
        });
        altered.push({ ...told, to: told.to ^ TABLE }, { ...told, to: told.to ^ bitOf(3) });
        for (const one of altered) {
          const log = opened.with(i, { ...entry, told: entry.told.with(k, one) });
          const { ok: isAccepted, trusted } = verifyRoom(games, log, { isOpened: true });
          if (!isAccepted) continue;
          unnoticed.add(type);
          const isNamed = trusted.some((line) => line.startsWith(`entry ${i}`) && line.includes(type));
          assert.ok(isNamed, `${name}, entry ${i}: ${canonical(one)} for ${canonical(told)}`);
        }
      }
    }
  }
  assert.deepEqual(
    [...unnoticed].filter((type) => !ON_TRUST.has(type)),
    [],
  );
  for (const type of [
    'deckShuffled',
    'roleDealt',
    'handsShown',
    'voteResolved',
    'gameEnded',
    'rolesOpened',
    'nightFell',
  ]) {
    assert.ok(!unnoticed.has(type), `anybody can check ${type}`);
  }
});

/** Facts, and commands, of the rows that say "never". */
const SEALED = [
  ...['pointed', 'thumbShown', 'patientChosen', 'teamLearned', 'shotAimed', 'hunchSet', 'nightFinished'],
  ...['nightSettled', 'nightClosed', 'nobodyAwaited', 'unwellSignalled', 'unwellCancelled', 'seatLeft', 'breakAsked'],
  ...['room.pauseAsked', 'room.askedBy', 'room.left', 'room.opened', 'nightZeroSeen', 'protectionSettled'],
];
const UNSPOKEN = [
  ...['point', 'thumbUp', 'protect', 'investigate', 'avenge', 'hunch', 'nightDone', 'signalUnwell', 'cancelUnwell'],
  ...['requestBreak', 'softenWording', 'readyToVote', 'readyAfterBreak', 'leave', 'room.leave', 'room.ratchet'],
  ...['master.declareUnwell', 'master.recordNight', 'room.open', 'room.sit'],
];

/** What the logs that are handed out hold, evening by evening. */
const openedEntries = () =>
  Object.keys(EVENINGS).flatMap((name) => openedOf(name).map((entry) => ({ name, ...entry })));

test('[MF-24] the log that is handed out has nothing of who was not well', () => {
  for (const name in EVENINGS) {
    const text = JSON.stringify(openedOf(name));
    assert.ok(!/unwell|holder|roomSecret/i.test(text.replaceAll('"holders"', '')), name);
  }
});

test('[MF-29] it has softened words, and readiness, without a name', () => {
  const unnamed = openedEntries()
    .flatMap(({ told }) => told.map(({ fact }) => fact))
    .filter(({ type }) => type === 'readinessSet' || type === 'wordingSoftened');
  assert.equal(new Set(unnamed.map(({ type }) => type)).size, 2);
  for (const fact of unnamed) assert.ok(!('seat' in fact), fact.type);
});

test('[MF-127] it does not tell who asked for a break or a pause', () => {
  for (const { name, by, command, told } of openedEntries()) {
    assert.ok(command?.type !== 'requestBreak' && told.every(({ fact }) => fact.type !== 'breakAsked'), name);
    const isOfASeat =
      command?.type === 'room.pause' || command?.type === 'room.resume' || command?.type === 'room.makeHost';
    if (isOfASeat) assert.equal(by, 'master', `${name}: who asked for a pause, or handed over`);
  }
});

test('[MF-128] it has no command and no fact of the rows that say never, all of which happened', () => {
  for (const { name, by, command, told } of openedEntries()) {
    assert.equal(command === undefined, by === undefined);
    if (command) assert.ok(!UNSPOKEN.includes(command.type), `${name}: ${command.type} by ${by}`);
    for (const { fact } of told) assert.ok(!SEALED.includes(fact.type), `${name}: ${fact.type}`);
  }
  const played = Object.keys(EVENINGS).flatMap((name) => logOf(name));
  const told = new Set(played.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
  const done = new Set(played.map(({ command }) => command.type));
  assert.deepEqual(
    SEALED.filter((type) => !told.has(type)),
    [],
    'all of these happened',
  );
  const neverTried = ['master.recordNight', 'room.ratchet', 'leave'];
  assert.deepEqual(
    UNSPOKEN.filter((type) => !done.has(type)),
    neverTried.toSorted((a, b) => UNSPOKEN.indexOf(a) - UNSPOKEN.indexOf(b)),
  );
});

/** A room of twelve in which the same seat is declared shot on the first night, and why. */
function declared(why: 'shot' | 'not well' | 'left' | 'shot and not well'): Room {
  const room = begun({ people: 12, options: { nightSeconds: 20, firstDaySeconds: 60, daySeconds: 60 } });
  toPhaseIn(room, 'day-talk');
  const { mafia, villager } = castBy(room);
  const [victim, hanged] = villager.filter((seat) => seat !== room.truth.host) as [Seat, Seat];
  hangIn(room, hanged);
  if (why.startsWith('shot')) for (const seat of mafia) ok(room, seat, { type: 'point', target: victim });
  if (why.endsWith('not well')) ok(room, victim, { type: 'signalUnwell' });
  if (why === 'left') ok(room, victim, { type: 'room.leave' });
  toPhaseIn(room, 'day-talk');
  assert.deepEqual(playOf(room).nights.at(-1)!.deaths, [victim]);
  for (const seat of mafia) if (room.truth.phase === 'playing') hangIn(room, seat);
  assert.equal(room.truth.phase, 'ended');
  return room;
}

test('[MF-24, MF-32] a player who was not well, or left, cannot be told in that log from one who was shot', () => {
  const shot = canonical(openedGame(declared('shot').log, 1));
  for (const why of ['not well', 'left', 'shot and not well'] as const) {
    const { log } = declared(why);
    assert.equal(canonical(openedGame(log, 1)), shot, why);
    assert.equal(verifyRoom(games, openedGame(log, 1)!, { isOpened: true }).difference, undefined);
    assert.notEqual(canonical(log), canonical(declared('shot').log), 'while the complete log says it');
  }
});

test('[MF-126] nothing is handed out of a setup that was undone, of a game that is still on, or of a cancelled one', () => {
  const { room } = eventful({}, 'cancelled');
  assert.equal(openedGame(room.log, 1), undefined);
  const whole = logOf('far apart');
  const ends = whole.findIndex(({ told }) => told.some(({ fact }) => fact.type === 'gameEnded'));
  assert.equal(openedGame(whole.slice(0, ends), 1), undefined);
  const undone = begun({ people: 7 });
  toPhaseIn(undone, 'night-zero');
  ok(undone, 3, { type: 'signalUnwell' });
  assert.equal(openedGame(undone.log, 1), undefined);
});

test('each game of a room has its own secret, and is handed out and checked by itself', () => {
  const room = declared('shot');
  const first = {
    secret: room.truth.secret,
    commitment: room.truth.commitment,
    opened: canonical(openedGame(room.log, 1)),
  };
  ok(room, room.truth.host!, { type: 'room.rematch' });
  ok(room, room.truth.host!, { type: 'room.start' });
  assert.equal(openedGame(room.log, 2), undefined, 'nothing of it opens while it is on');
  toPhaseIn(room, 'day-talk');
  for (const seat of castBy(room).mafia) if (room.truth.phase === 'playing') hangIn(room, seat);
  assert.equal(room.truth.phase, 'ended');
  assert.notEqual(room.truth.secret, first.secret);
  assert.notEqual(room.truth.commitment, first.commitment);
  assert.equal(canonical(openedGame(room.log, 1)), first.opened, 'the first is what it was');
  for (const number of [1, 2]) {
    const opened = openedGame(room.log, number)!;
    assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined, `game ${number}`);
    assert.ok(!JSON.stringify(opened).includes(room.truth.roomSecret!), 'from which all others could be worked out');
  }
  for (const { view } of room.watchers) assert.equal(view.roomSecret, undefined);
  assert.equal(verifyRoom(games, room.log).difference, undefined);
});
