/**
 * Maffia: section 11 of RULES.md, row by row. Each case is a command, the state it is tried in, the code, and nothing
 * changed by it. The rows are read from the rules too, so that none is forgotten.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Actor, Refusal, Seat } from '../../kernel/game.ts';
import { act, refuse } from '../../kernel/table.ts';
import { command as shape } from './commands.ts';
import type { Role } from './content.ts';
import {
  asks,
  does,
  endNight,
  F7,
  F10,
  F18,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  raise,
  seatedAs,
  toCall,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';
import type { Options } from './options.ts';
import {
  begunAs,
  crowded,
  gathered,
  hangIn,
  no,
  ok,
  playOf,
  type Room,
  s1,
  s2,
  s3,
  s4,
  s5,
  s6,
  s7,
  s8,
  s9,
  saying,
  setting,
  tagging,
  toPhaseIn,
} from './room-fixtures.ts';
import type { Phase } from './state.ts';

const rulesText = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const cellsUnder = (heading: string): string[][] =>
  rulesText
    .split(heading)[1]!
    .split(/\n##/)[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const ticked = (text: string) => [...text.matchAll(/`([\w.-]+)(?: \{[^`]*\})?`/g)].map((match) => match[1]!);

// Tables to try things at.
const day = (roles: readonly Role[] = F7, options: Partial<Options> = {}) => onDayOne(roles, { options });
const night = (roles: readonly Role[] = F18, options: Partial<Options> = {}) => {
  const table = day(roles, options);
  toPhase(table, 'night');
  return table;
};
const secondDay = (roles: readonly Role[] = F7, options: Partial<Options> = {}) => {
  const table = day(roles, options);
  hang(table, s6);
  endNight(table);
  return table;
};
const atCall = (options: Partial<Options> = {}, targets: readonly Seat[] = [s4, s5]) => {
  const table = day(F7, options);
  nominateAll(table, targets);
  toCall(table, targets[0]!);
  return table;
};
const silence = () => {
  const table = day();
  nominateAll(table, []);
  return table;
};
const over = () => {
  const table = day();
  does(table, 'server', { type: 'cancel' });
  return table;
};
const won = () => {
  const table = day(F7, { organisationRule: 'on' });
  hang(table, s1);
  return table;
};
const talking = (more: Parameters<typeof begunAs>[1] = {}) => {
  const room = begunAs(F7, more);
  toPhaseIn(room, 'day-talk');
  return room;
};
const paused = (more: Parameters<typeof begunAs>[1] = {}) => {
  const room = talking(more);
  ok(room, more.human ? 'master' : s5, { type: 'room.pause' });
  return room;
};
const ended = (more: Parameters<typeof begunAs>[1] = {}) => {
  const room = paused(more);
  ok(room, s1, { type: 'room.cancel' });
  return room;
};
const withOut = (more: Parameters<typeof begunAs>[1] = {}) => {
  const room = begunAs(F7, more);
  hangIn(room, s6);
  return room;
};
const speech = () => {
  const room = begunAs(F7, { remote: true });
  toPhaseIn(room, 'day-talk');
  ok(room, s1, { type: 'nominate', target: s4 });
  toPhaseIn(room, 'speech');
  return room;
};
const with10 = (options: Partial<Options>) => gathered({ people: 10, options });

const nominate = (target: Seat) => ({ type: 'nominate', target });
const withdraw = (target: Seat) => ({ type: 'withdrawNomination', target });
const hand = (nominee: Seat) => ({ type: 'raiseHand', nominee });
const lower = (nominee: Seat) => ({ type: 'lowerHand', nominee });
const suspects = (target: Seat) => ({ type: 'statement', says: { kind: 'suspect', target } });
const start = { type: 'room.start' };

type Case = readonly [where: () => MaffiaTable | Room, by: Actor, command: unknown, code: Refusal, afterMs?: number];

/** The beginning of each row as the rules have it, and its cases. */
const rows: readonly (readonly [row: string, ...cases: Case[]])[] = [
  [
    'any | game has ended / cancelled',
    [over, s1, nominate(s4), 'game-over'],
    [over, s1, { type: 'softenWording' }, 'game-over'],
    [over, s1, { type: 'nonsense' }, 'game-over'],
    [won, s2, nominate(s4), 'game-over'],
    [won, 'master', { type: 'master.advance' }, 'game-over'],
    [ended, s1, { type: 'room.pause' }, 'game-over'],
    [ended, s1, { type: 'room.resume' }, 'game-over'],
    [ended, s1, { type: 'room.cancel' }, 'game-over'],
    [ended, s2, { type: 'signalUnwell' }, 'game-over'],
  ],
  [
    'any | missing field',
    [day, s1, { type: 'nominate' }, 'bad-payload'],
    [day, s1, { type: 'nominate', target: 's4' }, 'bad-payload'],
    [day, s1, { type: 'nominate', target: 3.5 }, 'bad-payload'],
    [day, s1, { type: 'nominate', target: -1 }, 'bad-payload'],
    [day, s1, { type: 'nominate', target: s4, why: 'a hunch' }, 'bad-payload'],
    [day, s1, { type: 'readyToVote', ready: 1 }, 'bad-payload'],
    [day, s1, { type: 'execute', target: s4 }, 'bad-payload'],
    [day, s1, { type: 'toString' }, 'bad-payload'],
    [day, s1, null, 'bad-payload'],
    [day, s1, 'nominate', 'bad-payload'],
    [day, s1, [], 'bad-payload'],
    [day, s1, { type: 'timeUp' }, 'bad-payload'],
    [day, s1, { type: 'leave', seat: s4 }, 'bad-payload'],
    [talking, s1, { type: 'room.say', text: 'hello' }, 'bad-payload'],
    [talking, s1, { type: 'room.dance' }, 'bad-payload'],
    [talking, s1, { type: 'nominate' }, 'bad-payload'],
  ],
  [
    'any | `at` smaller than the last applied',
    [day, s1, nominate(s4), 'time-goes-backwards', -1],
    [talking, s1, { type: 'room.pause' }, 'time-goes-backwards', -1],
  ],
  [
    'any `master.*` | sender is not the human game master',
    [day, s1, { type: 'master.advance' }, 'master-only'],
    [day, 'master', { type: 'master.advance' }, 'master-only'],
    [() => day(F7, { gameMaster: 'human' }), s1, { type: 'master.removeSeat', seat: s2 }, 'master-only'],
    [() => day(F7, { gameMaster: 'human' }), 'visitor', { type: 'master.removeSeat', seat: s2 }, 'master-only'],
  ],
  [
    'any other, except the human game master',
    [() => talking({ human: true }), 'master', nominate(s4), 'not-seated'],
    [() => talking({ human: true }), 'master', { type: 'room.leave' }, 'not-seated'],
    [talking, 'visitor', nominate(s4), 'not-seated'],
    [talking, 'visitor', { type: 'room.pause' }, 'not-seated'],
    [talking, 'visitor', saying('hello'), 'not-seated'],
    [day, 9, nominate(s4), 'not-seated'],
  ],
  [
    'any except resume, cancel, leave',
    [paused, s1, nominate(s4), 'paused'],
    [paused, s1, { type: 'requestBreak' }, 'paused'],
    [paused, s1, { type: 'room.pause' }, 'paused'],
    [() => paused({ remote: true }), s1, saying('hello'), 'paused'],
    [() => paused({ human: true }), 'master', { type: 'master.adjustClock', deltaSeconds: 10 }, 'paused'],
  ],
  [
    'any, except `room.say`',
    [secondDay, s6, nominate(s4), 'you-are-out'],
    [secondDay, s6, { type: 'signalUnwell' }, 'you-are-out'],
    [secondDay, s6, { type: 'readyToVote', ready: true }, 'you-are-out'],
    [() => withOut(), s6, saying('boo'), 'you-are-out'],
    [() => withOut({ remote: true, options: { ghostChat: false } }), s6, saying('boo'), 'you-are-out'],
  ],
  [
    'any | not allowed in this phase',
    [day, s1, { type: 'useExtension' }, 'wrong-phase'],
    [night, s1, nominate(s4), 'wrong-phase'],
    [() => gathered({ people: 7 }), s1, nominate(s4), 'wrong-phase'],
    [() => gathered({ people: 7 }), s1, { type: 'room.pause' }, 'wrong-phase'],
    [talking, s1, start, 'wrong-phase'],
    [talking, s1, setting('doctor', false), 'wrong-phase'],
    [talking, s2, tagging('Somebody'), 'wrong-phase'],
    [talking, s1, { type: 'room.rematch' }, 'wrong-phase'],
    [() => inRemotePhase('briefing'), s1, saying('hello'), 'wrong-phase'],
    [() => inRemotePhase('night-zero'), s1, saying('hello'), 'wrong-phase'],
  ],
  [
    '`room.start` | fewer than 7',
    [() => gathered({ people: 6 }), s1, start, 'too-few-players'],
    [() => crowded(23), s1, start, 'too-many-players'],
  ],
  [
    '`room.start` | special roles',
    [() => gathered({ people: 7, options: { infoRole: 'both', avenger: 'on' } }), s1, start, 'too-many-special-roles'],
  ],
  [
    '`room.start` | mafia not fewer',
    [fewerThanChosen, s1, start, 'mafia-not-minority'],
    [() => gathered({ people: 12, options: { mafiaCount: 1 } }), s1, start, 'org-rule-needs-two-mafia'],
  ],
  [
    '`room.start` | `votingMode: hands`',
    [() => gathered({ people: 7, options: { votingMode: 'hands' } }), s1, start, 'needs-human-master'],
    [
      () => gathered({ people: 7, remote: true, human: true, options: { votingMode: 'hands' } }),
      s1,
      start,
      'needs-in-person',
    ],
  ],
  [
    '`room.start`, `room.setOption`, `room.order` | not the host',
    [() => gathered({ people: 7 }), s2, start, 'host-only'],
    [() => gathered({ people: 7 }), s2, setting('doctor', false), 'host-only'],
    [() => gathered({ people: 7 }), s2, { type: 'room.order', seats: [6, 5, 4, 3, 2, 1, 0] }, 'host-only'],
  ],
  [
    '`room.setOption` | unknown option',
    [() => gathered({ people: 7 }), s1, setting('witches', 2), 'unknown-option'],
    [() => gathered({ people: 7 }), s1, setting('toString', true), 'unknown-option'],
    [() => gathered({ people: 7 }), s1, setting('daySeconds', 59), 'bad-option'],
    [() => gathered({ people: 7 }), s1, setting('doctor', 'yes'), 'bad-option'],
    [softened, s1, setting('wording', 'classic'), 'wording-locked'],
  ],
  [
    '`room.order` | not a permutation',
    [() => gathered({ people: 7 }), s1, { type: 'room.order', seats: [0, 1, 2, 3, 4, 5] }, 'bad-seat-order'],
    [() => gathered({ people: 7 }), s1, { type: 'room.order', seats: [0, 1, 2, 3, 4, 5, 5] }, 'bad-seat-order'],
    [() => gathered({ people: 7 }), s1, { type: 'room.order', seats: [0, 1, 2, 3, 4, 5, 7] }, 'bad-seat-order'],
  ],
  [
    '`room.tag` | empty',
    [() => gathered({ people: 7 }), s2, tagging('  '), 'name-empty'],
    [() => gathered({ people: 7 }), s2, tagging('x'.repeat(21)), 'name-too-long'],
    [() => gathered({ people: 7 }), s2, tagging('Birk', { pronouns: 'p'.repeat(17) }), 'name-too-long'],
    [() => gathered({ people: 7 }), s2, tagging('aLMA'), 'name-taken'],
  ],
  [
    'any with a target',
    [day, s1, nominate(7), 'unknown-target'],
    [day, s1, withdraw(23), 'unknown-target'],
    [day, s1, suspects(7), 'unknown-target'],
    [atCall, s1, hand(7), 'unknown-target'],
    [night, s1, { type: 'point', target: 18 }, 'unknown-target'],
    [night, s5, { type: 'protect', target: 18 }, 'unknown-target'],
    [night, s6, { type: 'investigate', target: 18 }, 'unknown-target'],
    [night, s7, { type: 'avenge', target: 18 }, 'unknown-target'],
    [night, s8, { type: 'hunch', target: 18 }, 'unknown-target'],
    [secondDay, s1, nominate(s6), 'target-out'],
    [secondDay, s1, suspects(s6), 'target-out'],
    [hangedAtNight, s1, { type: 'point', target: s9 }, 'target-out'],
    [hangedAtNight, s5, { type: 'protect', target: s9 }, 'target-out'],
    [hangedAtNight, s7, { type: 'avenge', target: s9 }, 'target-out'],
    [hangedAtNight, s8, { type: 'hunch', target: s9 }, 'target-out'],
    [() => hangedAtNight({ sheriffMayCheckOut: false }), s6, { type: 'investigate', target: s9 }, 'target-out'],
  ],
  ['`nominate` | oneself', [day, s1, nominate(s1), 'self-nomination']],
  ['`nominate` | own nomination still active', [nominated, s1, nominate(s5), 'nomination-active']],
  ['`nominate` | target already nominated', [nominated, s2, nominate(s4), 'already-nominated']],
  ['`withdrawNomination` | target is nominated, but', [nominated, s2, withdraw(s4), 'not-your-nomination']],
  ['`withdrawNomination` | target is not nominated', [nominated, s1, withdraw(s5), 'no-active-nomination']],
  [
    '`nominate`, `withdrawNomination` in `last-nominations`',
    [() => afterActs(4), s1, nominate(s4), 'last-acts-spent'],
    [() => afterActs(5), s1, withdraw(s4), 'last-acts-spent'],
  ],
  [
    '`useExtension` | outside the offer',
    [day, s1, { type: 'useExtension' }, 'wrong-phase'],
    [silence, s1, { type: 'useExtension' }, 'wrong-phase'],
    [extended, s1, { type: 'useExtension' }, 'wrong-phase'],
  ],
  ['`endSpeech` | not the speaker', [speech, s1, { type: 'endSpeech' }, 'not-your-speech']],
  [
    '`room.say`, `statement` | someone else',
    [speech, s1, saying('hush'), 'silence'],
    [speech, s1, suspects(s4), 'silence'],
    [silence, s1, suspects(s4), 'silence'],
    [atCall, s1, suspects(s4), 'silence'],
    [night, s1, suspects(s4), 'silence'],
    [() => inRemotePhase('extension-offer'), s1, saying('hush'), 'silence'],
    [() => inRemotePhase('last-nominations'), s1, saying('hush'), 'silence'],
    [() => inRemotePhase('night'), s1, saying('hush'), 'silence'],
    [() => inRemotePhase('declaration'), s1, saying('hush'), 'silence'],
  ],
  [
    '`room.say` | over 500 characters',
    [() => talking({ remote: true }), s1, saying('x'.repeat(501)), 'message-too-long'],
    [() => talking({ remote: true }), s1, saying(' \n '), 'message-empty'],
  ],
  [
    '`room.say` | in-person game',
    [talking, s1, saying('hello'), 'chat-off'],
    [() => inPhase('night'), s1, saying('hush'), 'chat-off'],
  ],
  [
    '`statement` | more than 12',
    [saidTwelve, s1, suspects(s4), 'too-many-statements', 60_000],
    [saidOnce, s1, suspects(s4), 'too-many-statements', 4999],
  ],
  [
    '`raiseHand`, `lowerHand` | nominee not on',
    [atCall, s1, hand(s6), 'not-on-ballot'],
    [atCall, s1, lower(s6), 'not-on-ballot'],
  ],
  [
    '`raiseHand`, `lowerHand` | a human seat',
    [() => atCall({ gameMaster: 'human', votingMode: 'hands' }), s1, hand(s4), 'wrong-mode'],
    [() => atCall({ gameMaster: 'human', votingMode: 'hands' }), s1, lower(s4), 'wrong-mode'],
  ],
  [
    '`raiseHand` | nominee’s call',
    [atCall, s1, hand(s5), 'vote-not-open'],
    [awaitedCall, s1, hand(s4), 'vote-not-open'],
  ],
  [
    '`raiseHand` | window of that call',
    [atCall, s1, hand(s4), 'vote-late', 4501],
    [atCall, s1, hand(s4), 'vote-late', 8000],
  ],
  ['`raiseHand` | vote already spent', [voted, s1, hand(s5), 'vote-already-spent']],
  ['`raiseHand` | own hand is already up', [armed, s1, hand(s4), 'hand-already-up']],
  ['`raiseHand` | self, with', [() => atCall({ selfVote: false }), s4, hand(s4), 'self-vote']],
  [
    '`lowerHand` | no hand up',
    [atCall, s1, lower(s4), 'hand-not-raised'],
    [atCall, s1, lower(s5), 'hand-not-raised'],
    [voted, s2, lower(s4), 'hand-not-raised'],
    [armed, s1, lower(s4), 'hand-final', 3001],
    [voted, s1, lower(s4), 'hand-final'],
  ],
  [
    '`point`, `thumbUp`, `protect`',
    [night, s8, { type: 'point', target: s9 }, 'not-your-role'],
    [night, s8, { type: 'thumbUp', mate: s1 }, 'not-your-role'],
    [night, s1, { type: 'protect', target: s9 }, 'not-your-role'],
    [night, s5, { type: 'investigate', target: s9 }, 'not-your-role'],
    [night, s6, { type: 'avenge', target: s9 }, 'not-your-role'],
    ...[s1, s5, s6, s7].map((seat): Case => [night, seat, { type: 'hunch', target: s9 }, 'not-your-role']),
  ],
  [
    'the same, `called` style',
    [called('doctor'), s1, { type: 'point', target: s9 }, 'not-awake'],
    [called('doctor'), s1, { type: 'thumbUp', mate: s2 }, 'not-awake'],
    [called('mafia'), s5, { type: 'protect', target: s9 }, 'not-awake'],
    [called('mafia'), s6, { type: 'investigate', target: s9 }, 'not-awake'],
    [called('mafia'), s7, { type: 'avenge', target: s9 }, 'not-awake'],
    [called('mafia'), s8, { type: 'hunch', target: s9 }, 'not-awake'],
  ],
  [
    '`thumbUp` | mate is not a living',
    [night, s1, { type: 'thumbUp', mate: s1 }, 'unknown-target'],
    [night, s1, { type: 'thumbUp', mate: s5 }, 'unknown-target'],
    [night, s1, { type: 'thumbUp', mate: 20 }, 'unknown-target'],
    [mateHanged, s1, { type: 'thumbUp', mate: s2 }, 'unknown-target'],
  ],
  ['`thumbUp` | mate points at nobody', [night, s1, { type: 'thumbUp', mate: s2 }, 'nothing-to-agree-with']],
  [
    '`point` | a mafia member',
    [() => night(F18, { mafiaMayShootMafia: false }), s1, { type: 'point', target: s2 }, 'target-is-mafia'],
  ],
  ['`protect` | last night', [protectedBefore, s5, { type: 'protect', target: s9 }, 'must-switch-patient']],
  [
    '`protect` | self, with',
    [() => night(F18, { doctorMaySelf: false }), s5, { type: 'protect', target: s5 }, 'self-target'],
  ],
  [
    '`investigate` | self',
    [night, s6, { type: 'investigate', target: s6 }, 'self-target'],
    [investigated, s6, { type: 'investigate', target: s9 }, 'already-investigated'],
  ],
  ['`avenge` | self', [night, s7, { type: 'avenge', target: s7 }, 'self-target']],
  [
    '`ackBriefing`, `ackRole`',
    [() => answered('briefing', 'ackBriefing'), s1, { type: 'ackBriefing' }, 'already-done'],
    [() => answered('deal', 'ackRole'), s1, { type: 'ackRole' }, 'already-done'],
    [() => answered('night-zero', 'ackNightZero'), s1, { type: 'ackNightZero' }, 'already-done'],
    [() => answered('dawn-break', 'readyAfterBreak'), s1, { type: 'readyAfterBreak' }, 'already-done'],
    [() => answered('night', 'nightDone'), s1, { type: 'nightDone' }, 'already-done'],
  ],
  [
    '`readyToVote`',
    [day, s1, { type: 'readyToVote', ready: false }, 'already-done'],
    [oneReady, s1, { type: 'readyToVote', ready: true }, 'already-done'],
  ],
  ['`signalUnwell` | already given', [signalled, s8, { type: 'signalUnwell' }, 'already-signalled']],
  [
    '`cancelUnwell` | none given',
    [day, s1, { type: 'cancelUnwell' }, 'not-signalled'],
    [departed, s7, { type: 'cancelUnwell' }, 'not-signalled'],
  ],
  [
    '`room.pause` by a seat',
    [() => talking({ options: { pausesPerSeat: 0 } }), s5, { type: 'room.pause' }, 'no-pause-left'],
  ],
  [
    '`room.resume` | not paused',
    [talking, s1, { type: 'room.resume' }, 'not-paused'],
    [() => talking({ human: true }), 'master', { type: 'room.resume' }, 'not-paused'],
    [paused, s2, { type: 'room.resume' }, 'not-your-pause'],
  ],
  [
    '`room.cancel` by a seat',
    [paused, s2, { type: 'room.cancel' }, 'host-only'],
    [talking, s1, { type: 'room.cancel' }, 'not-paused'],
    [() => paused({ human: true }), s1, { type: 'room.cancel' }, 'wrong-mode'],
  ],
  ['`requestBreak` | this seat', [askedForBreak, s5, { type: 'requestBreak' }, 'break-already-set']],
  [
    '`master.turnCard`',
    [
      () => seatedAs(F7, { options: { gameMaster: 'human' } }),
      'master',
      { type: 'master.turnCard', card: 1 },
      'already-done',
    ],
  ],
  [
    '`master.strikeVote` | not in step',
    [() => atCall({ gameMaster: 'human' }), 'master', { type: 'master.strikeVote', seat: s1 }, 'nothing-to-strike'],
    [() => shownTo('phone'), 'master', { type: 'master.strikeVote', seat: s2 }, 'nothing-to-strike'],
    [() => shownTo('phone'), 'master', { type: 'master.strikeVote', seat: 20 }, 'nothing-to-strike'],
  ],
  [
    '`master.restoreVote` | not in step',
    [() => atCall({ gameMaster: 'human' }), 'master', { type: 'master.restoreVote', seat: s1 }, 'nothing-to-restore'],
    [() => shownTo('phone'), 'master', { type: 'master.restoreVote', seat: s1 }, 'nothing-to-restore'],
    [() => shownTo('phone'), 'master', { type: 'master.restoreVote', seat: 20 }, 'nothing-to-restore'],
  ],
  [
    '`master.recordHands`',
    [() => shownTo('phone'), 'master', { type: 'master.recordHands', nominee: s4, seats: [s1] }, 'wrong-mode'],
    [secondCount, 'master', { type: 'master.recordHands', nominee: s5, seats: [s1] }, 'vote-already-spent'],
    [secondCount, 'master', { type: 'master.recordHands', nominee: s5, seats: [s2, s7] }, 'target-out'],
  ],
  [
    '`master.adjustClock`',
    [() => shortOfTime(100_000), 'master', { type: 'master.adjustClock', deltaSeconds: -101 }, 'bad-clock'],
    [() => shortOfTime(1_300_000), 'master', { type: 'master.adjustClock', deltaSeconds: 501 }, 'bad-clock'],
  ],
];

// The states that take more than a line.

function fewerThanChosen(): Room {
  const room = with10({ mafiaCount: 4 });
  for (const seat of [9, 8]) ok(room, seat, { type: 'room.leave' });
  return room;
}
function softened(): Room {
  const room = gathered({ people: 7 });
  ok(room, s3, { type: 'room.ratchet', name: 'wording' });
  return room;
}
function hangedAtNight(options: Partial<Options> = {}): MaffiaTable {
  const table = day(F18, options);
  hang(table, s9);
  return table;
}
function mateHanged(): MaffiaTable {
  const table = day(F18);
  hang(table, s2);
  return table;
}
function nominated(): MaffiaTable {
  const table = day();
  does(table, s1, { type: 'nominate', target: s4 });
  return table;
}
function afterActs(acts: number): MaffiaTable {
  const table = acts % 2 ? nominated() : day();
  for (const seat of F7.keys()) does(table, seat, { type: 'readyToVote', ready: true });
  for (let i = 0; i < 4; i++) {
    const isUp = table.truth.nominations.length > 0;
    does(table, s1, isUp ? { type: 'withdrawNomination', target: s4 } : { type: 'nominate', target: s4 });
  }
  return table;
}
function extended(): MaffiaTable {
  const table = day(F18);
  toPhase(table, 'extension-offer');
  does(table, s1, { type: 'useExtension' });
  toPhase(table, 'last-nominations');
  return table;
}
function inPhase(phase: Phase, remote = false): Room {
  const room = begunAs(F7, { remote });
  toPhaseIn(room, phase);
  return room;
}
function inRemotePhase(phase: Phase): Room {
  return inPhase(phase, true);
}
function saidTwelve(): MaffiaTable {
  const table = day();
  for (let i = 0; i < 12; i++)
    does(table, s1, { type: 'statement', says: { kind: 'trust', target: s2 } }, table.now + 5000);
  return table;
}
function saidOnce(): MaffiaTable {
  const table = day();
  does(table, s1, { type: 'statement', says: { kind: 'trust', target: s2 } });
  return table;
}
function awaitedCall(): MaffiaTable {
  const table = day(F7, { gameMaster: 'human' });
  nominateAll(table, [s4]);
  toPhase(table, 'vote-call');
  return table;
}
function armed(): MaffiaTable {
  const table = atCall();
  raise(table, s4, [s1]);
  return table;
}
function voted(): MaffiaTable {
  const table = armed();
  toCall(table, s5);
  return table;
}
function called(segment: string): () => MaffiaTable {
  return () => {
    const table = night(F18, { nightStyle: 'called' });
    while (table.truth.segment !== segment) pass(table);
    return table;
  };
}
function protectedBefore(): MaffiaTable {
  const table = night();
  does(table, s5, { type: 'protect', target: s9 });
  endNight(table);
  toPhase(table, 'night');
  return table;
}
function investigated(): MaffiaTable {
  const table = night();
  does(table, s6, { type: 'investigate', target: s1 });
  return table;
}
function answered(
  phase: Phase,
  type: 'ackBriefing' | 'ackRole' | 'ackNightZero' | 'readyAfterBreak' | 'nightDone',
): MaffiaTable {
  const table = seatedAs(F7);
  if (phase === 'dawn-break') does(table, s2, { type: 'requestBreak' });
  toPhase(table, phase);
  does(table, s1, { type });
  return table;
}
function oneReady(): MaffiaTable {
  const table = day();
  does(table, s1, { type: 'readyToVote', ready: true });
  return table;
}
function signalled(): MaffiaTable {
  const table = night();
  does(table, s8, { type: 'signalUnwell' });
  return table;
}
function departed(): MaffiaTable {
  const table = day();
  does(table, 'server', { type: 'leave', seat: s7 });
  return table;
}
function askedForBreak(): MaffiaTable {
  const table = day();
  does(table, s5, { type: 'requestBreak' });
  return table;
}
function shownTo(votingMode: 'phone' | 'hands'): MaffiaTable {
  const table = atCall({ gameMaster: 'human', votingMode });
  if (votingMode === 'phone') raise(table, s4, [s1]);
  wait(table, 4500);
  return table;
}
function secondCount(): MaffiaTable {
  const table = day(F7, { gameMaster: 'human', votingMode: 'hands' });
  does(table, 'master', { type: 'master.removeSeat', seat: s7 });
  nominateAll(table, [s4, s5]);
  toCall(table, s4);
  wait(table, 4500);
  does(table, 'master', { type: 'master.recordHands', nominee: s4, seats: [s1] });
  toCall(table, s5);
  wait(table, 4500);
  return table;
}
function shortOfTime(leftMs: number): MaffiaTable {
  const table = day(F7, { gameMaster: 'human', firstDaySeconds: 1800 });
  wait(table, 1_800_000 - leftMs);
  return table;
}

for (const [row, ...cases] of rows) {
  for (const [where, by, command, code, afterMs = 0] of cases) {
    test(`${row.replaceAll('`', '')}: ${code} (${JSON.stringify(command)} by ${by})`, () => {
      const table = where();
      no(table, by, command, code, table.now + afterMs);
    });
  }
}

test('every row of section 11 has its cases, each with the codes of that row', () => {
  const written = cellsUnder('## 11. Bad input').map(([what, use, codes]) => ({
    row: `${what} | ${use}`.replaceAll("'", '’'),
    codes: ticked(codes!),
  }));
  assert.equal(rows.length, written.length);
  for (const [i, [row, ...cases]] of rows.entries()) {
    assert.ok(written[i]!.row.startsWith(row), `row ${i + 1} of the rules is ${written[i]!.row}, not ${row}`);
    assert.deepEqual(
      [...new Set(cases.map(([, , , code]) => code))].sort(),
      [...new Set(written[i]!.codes)].sort(),
      row,
    );
  }
});

test('what is excepted from game-over, from paused and from you-are-out is accepted', () => {
  const after = ended({ remote: true });
  ok(after, s4, saying('Thank you all'));
  ok(after, s1, { type: 'room.rematch' });

  const allowedInPause = [
    { type: 'signalUnwell' },
    { type: 'cancelUnwell' },
    { type: 'softenWording' },
    { type: 'room.leave' },
  ];
  const still = paused();
  for (const command of allowedInPause) ok(still, s2, command);
  ok(still, s5, { type: 'room.resume' });
  const led = paused({ human: true });
  ok(led, 'master', { type: 'room.cancel' });

  const out = withOut();
  for (const command of [{ type: 'room.pause' }, { type: 'room.resume' }, { type: 'requestBreak' }])
    ok(out, s6, command);
  ok(out, s6, { type: 'softenWording' });
  toPhaseIn(out, 'dawn-break');
  ok(out, s6, { type: 'readyAfterBreak' });
  ok(out, s6, { type: 'room.leave' });
  const host = begunAs(F7);
  hangIn(host, s1);
  ok(host, s1, { type: 'room.pause' });
  ok(host, s1, { type: 'room.cancel' });
  assert.equal(playOf(host).result?.outcome, 'cancelled');
  const talks = withOut({ remote: true });
  ok(talks, s6, saying('boo'));
});

test('the first check that fails is the one that is told', () => {
  no(over(), 'visitor', { type: 'nonsense' }, 'game-over');
  no(over(), s1, { type: 'master.advance' }, 'game-over');
  no(day(), s1, { type: 'master.strikeVote' }, 'bad-payload');
  no(day(), 'visitor', { type: 'nominate' }, 'bad-payload');
  const early = day();
  no(early, s1, { type: 'master.advance' }, 'time-goes-backwards', early.now - 1);
  no(early, 'visitor', nominate(s4), 'time-goes-backwards', early.now - 1);

  no(paused(), s1, { type: 'nominate' }, 'bad-payload');
  no(paused(), s1, { type: 'master.advance' }, 'master-only');
  no(paused(), 'visitor', nominate(s4), 'not-seated');
  const out = withOut();
  ok(out, s5, { type: 'room.pause' });
  no(out, s6, nominate(s4), 'paused');
  no(out, s1, { type: 'useExtension' }, 'paused');

  no(secondDay(), s6, { type: 'useExtension' }, 'you-are-out');
  no(secondDay(), s6, nominate(s6), 'you-are-out');
  no(day(F7, { gameMaster: 'human', votingMode: 'hands' }), s1, hand(s4), 'wrong-phase');
  no(day(F7, { gameMaster: 'human' }), 'master', { type: 'master.nextSegment' }, 'wrong-phase');
  no(atCall({ gameMaster: 'human', votingMode: 'hands' }), s1, hand(23), 'wrong-mode');
  no(day(), s1, { type: 'point', target: 23 }, 'wrong-phase');

  no(night(), s8, { type: 'point', target: 23 }, 'not-your-role');
  no(called('doctor')(), s8, { type: 'point', target: s9 }, 'not-your-role');
  no(called('doctor')(), s1, { type: 'point', target: 23 }, 'not-awake');
  no(called('mafia')(), s1, { type: 'thumbUp', mate: s1 }, 'unknown-target');

  const two = secondDay();
  does(two, s1, { type: 'nominate', target: s4 });
  no(two, s1, nominate(s6), 'target-out');
  no(two, s1, nominate(s1), 'self-nomination');
  no(two, s1, nominate(s4), 'nomination-active');
  const spent = afterActs(4);
  no(spent, s1, nominate(s1), 'self-nomination');
  no(spent, s1, withdraw(s4), 'no-active-nomination');
  no(spent, s1, nominate(s4), 'last-acts-spent');

  const shown = voted();
  no(shown, s1, hand(s6), 'not-on-ballot');
  no(shown, s1, hand(s4), 'vote-late');
  const own = day(F7, { selfVote: false });
  nominateAll(own, [s5, s4]);
  toCall(own, s5);
  raise(own, s5, [s4]);
  no(own, s4, hand(s4), 'vote-not-open');
  toCall(own, s4);
  no(own, s4, hand(s4), 'vote-already-spent');

  const doctor = night(F18, { doctorMaySelf: false });
  no(doctor, s5, { type: 'protect', target: 23 }, 'unknown-target');
  const sheriff = investigated();
  no(sheriff, s6, { type: 'investigate', target: s6 }, 'self-target');

  no(gathered({ people: 6, options: { infoRole: 'both', avenger: 'on' } }), s1, start, 'too-few-players');
  no(inPhase('night'), s1, saying('x'.repeat(501)), 'chat-off');
  no(inRemotePhase('night'), s1, saying(''), 'silence');
  no(paused(), s2, { type: 'room.cancel' }, 'host-only');
  no(talking(), s2, { type: 'room.cancel' }, 'host-only');
  no(talking({ human: true }), s1, { type: 'room.cancel' }, 'not-paused');
});

test('a refused command still lets the deadlines before it pass', () => {
  const table = day();
  const at = table.now + 900_001;
  assert.equal(act(table, s1, nominate(s1), at).refusal, 'wrong-phase');
  assert.equal(table.truth.phase, 'extension-offer');
  assert.equal(table.now, at);
});

/** One well-formed command of each type that a seat may send. */
const SENT: { readonly [type: string]: object } = {
  nominate: { target: s4 },
  withdrawNomination: { target: s4 },
  readyToVote: { ready: true },
  statement: { says: { kind: 'trust', target: s4 } },
  raiseHand: { nominee: s4 },
  lowerHand: { nominee: s4 },
  point: { target: s4 },
  thumbUp: { mate: s2 },
  protect: { target: s4 },
  investigate: { target: s4 },
  avenge: { target: s4 },
  hunch: { target: s4 },
};
const BARE = ['ackBriefing', 'ackRole', 'ackNightZero', 'useExtension', 'endSpeech', 'nightDone', 'readyAfterBreak'];
const ALWAYS = ['requestBreak', 'softenWording', 'signalUnwell', 'cancelUnwell'];

test('5.2: every command of a seat has its place in the phases that the rules name, and in no other', () => {
  const places = new Map<string, Phase[]>();
  for (const [phase, , commands] of cellsUnder('### 5.2')) {
    for (const type of ticked(commands!))
      places.set(type, [...(places.get(type) ?? []), ...(ticked(phase!) as Phase[])]);
  }
  assert.deepEqual(places.get('nominate'), ['day-talk', 'last-nominations']);
  const table = seatedAs(F10);
  const seen: Phase[] = [];
  for (let steps = 0; table.truth.day < 2; steps++) {
    assert.ok(steps < 60);
    const { phase } = table.truth;
    if (!seen.includes(phase)) seen.push(phase);
    for (const type of [...Object.keys(SENT), ...BARE, ...ALWAYS]) {
      const command = { type, ...SENT[type] };
      assert.ok(shape(command), `${type} is well formed`);
      const isOpen = ALWAYS.includes(type) || places.get(type)!.includes(phase);
      const code = type === 'statement' && table.truth.day > 0 ? 'silence' : 'wrong-phase';
      for (const seat of table.truth.living) {
        const refusal: Refusal | undefined = refuse(maffia, table.truth, command, seat, table.now);
        assert.equal(refuse(maffia, viewOf(table, seat), command, seat, table.now), refusal, 'the phone says the same');
        if (!isOpen) assert.equal(refusal, code, `${type} by ${seat} in ${phase}`);
        else if (phase !== 'speech') assert.notEqual(refusal, code, `${type} by ${seat} in ${phase}`);
      }
    }
    if (phase === 'day-talk') {
      asks(table, s1, { type: 'nominate', target: s4 });
      asks(table, s3, { type: 'requestBreak' });
    }
    pass(table);
  }
  assert.equal(seen.length, 14, `all phases of a game: ${seen}`);
});
