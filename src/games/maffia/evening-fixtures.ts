/**
 * Maffia: whole evenings in a real room, for tests of who knows what and of logs that anybody may check.
 *
 * `eventful` is one game in which everything happens that section 7 of RULES.md has a row for: who does what follows
 * from the cards, so any secret will do. `wandering` lets chance play. Both come to an end, and both are the same again
 * from the same words.
 */
import type { Actor, Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { lots } from '../../kernel/random.ts';
import { sha256, toHex, utf8 } from '../../kernel/sha256.ts';
import { act, tick, watcherOf } from '../../kernel/table.ts';
import { sampleOne } from '../../kernel/testing/players.ts';
import type { Role } from './content.ts';
import {
  begun,
  connecting,
  type Gathering,
  noticing,
  ok,
  passIn,
  playOf,
  type Room,
  rules,
  saying,
  toPhaseIn,
} from './room-fixtures.ts';
import type { Segment } from './state.ts';

/** Somebody tried something and was refused: after how many entries, and who noticed. */
export interface Attempt {
  readonly entries: number;
  readonly seat: Seat;
  readonly refusal: Refusal | undefined;
  readonly noticed: readonly Viewer[];
}

export interface Evening {
  readonly room: Room;
  readonly attempts: readonly Attempt[];
}

type Sent = Parameters<typeof ok>[2];

/** All cards there are, in few seats: four mafia, doctor, sheriff, two freemasons, avenger, seven villagers. */
const ALL_CARDS = { infoRole: 'both', avenger: 'on', mafiaCount: 4, organisationRule: 'off' } as const;
const BRISK = { firstDaySeconds: 120, daySeconds: 60, speechSeconds: 15, nightSeconds: 20, calledSegmentSeconds: 8 };

export function gatheringOf(more: Partial<Gathering> = {}): Gathering {
  return { people: 14, bots: 2, ...more, options: { ...ALL_CARDS, ...BRISK, ...more.options } };
}

/** `until`: how far it goes; a cancelled game is broken off in its second night. */
export function eventful(more: Partial<Gathering> = {}, until: 'the end' | 'cancelled' = 'the end'): Evening {
  const room = begun(gatheringOf(more));
  const attempts: Attempt[] = [];
  const isHuman = playOf(room).master === 'human';
  if (isHuman) ok(room, 'master', { type: 'master.turnCard', card: 2 });
  toPhaseIn(room, 'day-talk');
  const who = castBy(room);
  const [m0, m1, m2, m3] = who.mafia as [Seat, Seat, Seat, Seat];
  const [f0, f1] = who.freemason as [Seat, Seat];
  const [v0, v1, v2, v3, v4, v5, v6] = who.villager as [Seat, Seat, Seat, Seat, Seat, Seat, Seat];
  const [doctor, sheriff, avenger] = [who.doctor[0]!, who.sheriff[0]!, who.avenger[0]!];
  const later = (ms: number) => tick(room, room.now + ms);
  const all = (seats: readonly Seat[], command: Sent) => {
    for (const seat of seats) ok(room, seat, command);
  };

  // Day 1: a withdrawn nomination, a change of mind, a lost line, a pause, soft words, a break, an extension.
  ok(room, v0, { type: 'nominate', target: v1 });
  ok(room, v0, { type: 'withdrawNomination', target: v1 });
  ok(room, v0, { type: 'nominate', target: v1 });
  ok(room, m0, { type: 'nominate', target: v2 });
  all([m0, f0, v3], { type: 'readyToVote', ready: true });
  ok(room, m0, { type: 'readyToVote', ready: false });
  ok(room, 'server', connecting(v3, false));
  later(1_500);
  ok(room, 'server', connecting(v3, true));
  ok(room, m1, { type: 'room.pause' });
  if (isHuman) ok(room, 'master', { type: 'room.pause' });
  later(10_000);
  ok(room, isHuman ? 'master' : m1, { type: 'room.resume' });
  all([f0], { type: 'softenWording' });
  ok(room, m0, { type: 'requestBreak' });
  ok(room, v0, { type: 'requestBreak' });
  if (room.truth.settings.playMode === 'remote') ok(room, m2, saying('I was at home.'));
  toPhaseIn(room, 'extension-offer');
  ok(room, f0, { type: 'useExtension' });
  everybodyReady(room);

  // A tie, the runoff, and hands that are armed, lowered, late and (by a human master) struck and put back.
  toPhaseIn(room, 'speech');
  ok(room, v1, { type: 'endSpeech' });
  ok(room, v2, { type: 'endSpeech' });
  callOf(room, v1);
  all([m0, m3, f0, v0, v2], { type: 'raiseHand', nominee: v1 });
  ok(room, m0, { type: 'lowerHand', nominee: v1 });
  ok(room, m0, { type: 'raiseHand', nominee: v1 });
  if (isHuman) ok(room, avenger, { type: 'raiseHand', nominee: v1 });
  passIn(room);
  ok(room, v3, { type: 'raiseHand', nominee: v1 });
  passIn(room);
  for (const seat of [m1, v4]) attempts.push(attempt(room, seat, { type: 'raiseHand', nominee: v1 }));
  if (isHuman) {
    ok(room, 'master', { type: 'master.strikeVote', seat: avenger });
    ok(room, 'master', { type: 'master.strikeVote', seat: f0 });
    ok(room, 'master', { type: 'master.restoreVote', seat: f0 });
  }
  callOf(room, v2);
  all([m1, m2, doctor, sheriff, v1, v5], { type: 'raiseHand', nominee: v2 });
  callOf(room, v1);
  all(playOf(room).living, { type: 'raiseHand', nominee: v1 });

  // Night 1: somebody is saved, somebody is shot, somebody is not well, and there is a break before the news.
  toPhaseIn(room, 'night');
  tonight(room, {
    mafia: [
      [m0, { type: 'point', target: v5 }],
      [m0, { type: 'point', target: v2 }],
      [m1, { type: 'thumbUp', mate: m0 }],
      [m2, { type: 'point', target: v2 }],
      [m3, { type: 'thumbUp', mate: m1 }],
    ],
    doctor: [
      [doctor, { type: 'protect', target: m0 }],
      [doctor, { type: 'protect', target: v2 }],
    ],
    sheriff: [[sheriff, { type: 'investigate', target: m0 }]],
    avenger: [[avenger, { type: 'avenge', target: v3 }]],
    hunches: [
      [f0, { type: 'hunch', target: m1 }],
      [v0, { type: 'hunch', target: doctor }],
    ],
  });
  all([m0, v0, f0], { type: 'nightDone' });
  if (isHuman) ok(room, 'master', { type: 'master.declareUnwell', seat: v4 });
  else ok(room, v4, { type: 'signalUnwell' });
  ok(room, f1, { type: 'signalUnwell' });
  ok(room, f1, { type: 'cancelUnwell' });
  toPhaseIn(room, 'dawn-break');
  all([m0, v0, doctor], { type: 'readyAfterBreak' });
  toPhaseIn(room, 'day-talk');

  // Day 2: somebody leaves, and nobody sees the line go; a mafia member is hanged.
  const leaver = [v6, v5].find((seat) => seat !== room.truth.host)!;
  ok(room, leaver, { type: 'room.leave' });
  attempts.push(attempt(room, leaver, connecting(leaver, false), 'server'));
  condemnIn(room, m3);
  toPhaseIn(room, 'night');
  tonight(room, {
    mafia: [m0, m1, m2].map((seat) => [seat, { type: 'point', target: f1 }]),
    doctor: [[doctor, { type: 'protect', target: doctor }]],
    sheriff: [[sheriff, { type: 'investigate', target: v1 }]],
    avenger: [[avenger, { type: 'avenge', target: null }]],
    hunches: [[v0, { type: 'hunch', target: m0 }]],
  });
  all([m1, v0], { type: 'nightDone' });
  if (until === 'cancelled') {
    if (!isHuman) ok(room, v0, { type: 'room.pause' });
    ok(room, isHuman ? 'master' : room.truth.host!, { type: 'room.cancel' });
    return { room, attempts };
  }
  toPhaseIn(room, 'day-talk');

  // Day 3, a night without agreement, and the end.
  condemnIn(room, m2);
  toPhaseIn(room, 'night');
  tonight(room, {
    mafia: [
      [m0, { type: 'point', target: v0 }],
      [m1, { type: 'point', target: null }],
    ],
    avenger: [[avenger, { type: 'avenge', target: m1 }]],
  });
  toPhaseIn(room, 'day-talk');
  condemnIn(room, m0);
  while (room.truth.phase === 'playing') passIn(room);
  if (room.truth.settings.playMode === 'remote') ok(room, v0, saying('Well played!'));
  return { room, attempts };
}

/** Who has which card, by role, in seat order. */
export function castBy(room: Room): { readonly [role in Role]: Seat[] } {
  const cast = { mafia: [], doctor: [], sheriff: [], freemason: [], avenger: [], villager: [] } as {
    [role in Role]: Seat[];
  };
  for (const [seat, role] of Object.entries(playOf(room).roles)) cast[role].push(Number(seat));
  return cast;
}

function attempt(room: Room, seat: Seat, command: Sent, by: Actor = seat): Attempt {
  const entries = room.log.length;
  let refusal: Refusal | undefined;
  const noticed = noticing(room, () => {
    refusal = act(room, by, command, room.now).refusal;
  });
  return { entries, seat, refusal, noticed };
}

/** Until the talk is over. Whoever has left need not say so. */
function everybodyReady(room: Room): void {
  const { living, left } = playOf(room);
  for (const seat of [...living]) {
    if (!left[seat] && !playOf(room).ready.seats[seat]) ok(room, seat, { type: 'readyToVote', ready: true });
  }
}

/** On to the countdown of this nominee's call. */
function callOf(room: Room, nominee: Seat): void {
  for (let steps = 0; playOf(room).nominee !== nominee || playOf(room).step !== 'countdown'; steps++) {
    if (steps > 100) throw new Error(`${nominee} is never called`);
    passIn(room);
  }
}

/** Everybody living votes for this seat. */
function condemnIn(room: Room, target: Seat): void {
  const { living, left } = playOf(room);
  const nominator = living.find((seat) => seat !== target && !left[seat])!;
  ok(room, nominator, { type: 'nominate', target });
  everybodyReady(room);
  callOf(room, target);
  for (const seat of playOf(room).living) if (!left[seat]) ok(room, seat, { type: 'raiseHand', nominee: target });
  toPhaseIn(room, 'vote-result');
}

type Deeds = readonly (readonly [Seat, Sent])[];

/** What is done tonight: at once, or each role when it is called; hunches only where nobody sleeps. */
function tonight(room: Room, deeds: { readonly [segment in Segment | 'hunches']?: Deeds }): void {
  const isCalled = playOf(room).options.nightStyle === 'called';
  for (const [segment, list] of Object.entries(deeds)) {
    if (segment === 'hunches' && isCalled) continue;
    while (isCalled && playOf(room).segment !== segment) passIn(room);
    for (const [seat, command] of list) ok(room, seat, command);
  }
}

/** What chance seldom does in these evenings: it would end most of them. */
const RARE = ['room.cancel', 'room.kick', 'room.leave', 'room.handOver', 'room.makeHost', 'master.removeSeat'];

/** A game that chance plays, care included, until it is over or has gone on for long enough. */
export function wandering(seed: string, more: Partial<Gathering> = {}): Evening {
  const room = begun(gatheringOf({ secret: toHex(sha256(utf8(seed))), ...more }));
  const lot = lots(seed);
  const seats = room.truth.seats.map((_, seat) => seat);
  const isHuman = playOf(room).master === 'human';
  const players: (Seat | 'master')[] = isHuman ? [...seats, 'master'] : seats;
  for (let steps = 0; room.truth.phase === 'playing' && steps < 3_000; steps++) {
    const due = rules.deadline(room.truth);
    if (due && lot.int(20) === 0) {
      tick(room, due.at);
      continue;
    }
    const player = !due && isHuman && lot.int(3) === 0 ? 'master' : lot.pick(players);
    const offers = rules.legal(watcherOf(room, player).view, player, room.now);
    const command = sampleOne(offers, lot, room.truth.pause ? 300 : 15);
    if (!command) continue;
    const isRare = RARE.includes(command.type) || (command.type === 'signalUnwell' && playOf(room).day === 0);
    if (isRare && lot.int(20)) continue;
    tick(room, Math.min((due?.at ?? Number.POSITIVE_INFINITY) - 1, room.now + lot.int(300)));
    act(room, player, command, room.now);
  }
  return { room, attempts: [] };
}
