/** Maffia: an evening of ten people and two bots, far apart, from the door to the debrief, always the same one. */
import type { Seat, Viewer } from '../../kernel/game.ts';
import { seeded } from '../../kernel/random.ts';
import { emptyRoom } from '../../kernel/room/state.ts';
import { sha256, toHex, utf8 } from '../../kernel/sha256.ts';
import { act, openTable, tick } from '../../kernel/table.ts';
import { villageNames } from './content.ts';
import { castBy } from './evening-fixtures.ts';
import { connecting, ok, passIn, playOf, type Room, rules, saying, setting, toPhaseIn } from './room-fixtures.ts';

const VIEWERS: readonly Viewer[] = [...Array(12).keys(), 'table', 'master', 'ghost'];

export function firstEvening(): Room {
  const room = openTable(rules, emptyRoom, seeded('unused'), VIEWERS);
  const hex = (text: string, length: number) => toHex(sha256(utf8(text))).slice(0, length);
  const later = (ms: number) => tick(room, room.now + ms);
  const all = (seats: readonly Seat[], command: Parameters<typeof ok>[2]) => {
    for (const seat of seats) ok(room, seat, command, room.now + 40);
  };
  const living = () => [...playOf(room).living];

  // The lobby.
  const doors = { table: hex('table', 64), master: hex('master', 64), secret: hex('the first evening', 64) };
  ok(room, 'server', { type: 'room.open', game: 'maffia', language: 'sv', remote: true, ...doors }, 1_767_225_600_000);
  const names = villageNames('sv');
  for (let seat = 0; seat < 10; seat++) {
    const tag = { name: names[seat * 4 - (seat % 3)] ?? names[39]!, pronouns: seat % 2 ? 'hen/hen' : '', mask: seat };
    const line = { holder: hex(`holder ${seat}`, 64), via: 'here', contribution: hex(`bits ${seat}`, 32) };
    ok(room, 'visitor', { type: 'room.sit', ...tag, isNew: seat === 4, ...line }, room.now + 9_000);
  }
  for (const [i, bot] of ['clever', 'easy'].entries()) {
    ok(room, 0, { type: 'room.addBot', name: names[37 + i]!, pronouns: '', mask: 20 + i, bot });
  }
  ok(room, 0, setting('preset', 'blitz'));
  ok(room, 0, { type: 'room.order', seats: [1, 0, 2, 3, 4, 5, 10, 6, 7, 8, 11, 9] });
  const host = room.truth.host!;
  ok(room, 3, saying('Hej på er!'));
  ok(room, 4, { type: 'room.confirmTime' });
  all([2, 5], { type: 'room.ready', ready: true });
  ok(room, host, { type: 'room.setSpectators', allowed: true });
  ok(room, host, { type: 'room.start' }, room.now + 5_000);
  const people = room.truth.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  all(people, { type: 'ackBriefing' });
  all(people, { type: 'ackRole' });
  all(people, { type: 'ackNightZero' });
  toPhaseIn(room, 'day-talk');

  const { mafia, doctor, sheriff, villager } = castBy(room);
  const [m0, m1, m2] = mafia as [Seat, Seat, Seat];
  const [v0, v1, v2, v3, v4, v5, v6] = villager.filter((seat) => seat !== host).concat(host) as Seat[] as [
    Seat,
    Seat,
    Seat,
    Seat,
    Seat,
    Seat,
    Seat,
  ];
  const doc = doctor[0]!;

  // Day 1: talk, a pause, a lost line, an extension, an act in the last second, a tie and its runoff.
  later(20_000);
  ok(room, m0, { type: 'statement', says: { kind: 'suspect', target: v1 } });
  ok(room, v0, { type: 'nominate', target: v1 });
  ok(room, v1, saying('Varför just jag?'));
  ok(room, m1, { type: 'nominate', target: v2 });
  ok(room, m1, { type: 'withdrawNomination', target: v2 });
  ok(room, v3, { type: 'room.pause' });
  later(45_000);
  ok(room, v3, { type: 'room.resume' });
  ok(room, 'server', connecting(v4, false));
  later(8_000);
  ok(room, 'server', connecting(v4, true));
  all([v0, m0], { type: 'readyToVote', ready: true });
  toPhaseIn(room, 'extension-offer');
  ok(room, v2, { type: 'useExtension' });
  all(living(), { type: 'readyToVote', ready: true });
  later(1_500);
  ok(room, m1, { type: 'nominate', target: v2 });
  toPhaseIn(room, 'speech');
  ok(room, v1, saying('Jag är bara en vanlig bybo.'));
  ok(room, v1, { type: 'endSpeech' }, room.now + 12_000);
  toPhaseIn(room, 'vote-call');
  all([m0, m1, v0, v2], { type: 'raiseHand', nominee: v1 });
  ok(room, v3, { type: 'raiseHand', nominee: v1 });
  ok(room, v3, { type: 'lowerHand', nominee: v1 });
  while (playOf(room).nominee !== v2) passIn(room);
  all([m2, doc, v1, v5], { type: 'raiseHand', nominee: v2 });
  while (playOf(room).round !== 2 || playOf(room).step !== 'countdown') passIn(room);
  all([m0, m1, m2, v0, v2, v3], { type: 'raiseHand', nominee: v1 });
  toPhaseIn(room, 'night');

  // Night 1: a save, a check, hunches, somebody who is not well, and a break before the news.
  ok(room, v6, { type: 'requestBreak' });
  ok(room, m0, { type: 'point', target: v4 }, room.now + 3_000);
  ok(room, m1, { type: 'thumbUp', mate: m0 });
  ok(room, m2, { type: 'point', target: v5 });
  ok(room, m2, { type: 'thumbUp', mate: m1 }, room.now + 2_000);
  ok(room, doc, { type: 'protect', target: v4 });
  ok(room, sheriff[0]!, { type: 'investigate', target: m2 });
  all([v0, v2, v4], { type: 'hunch', target: m1 });
  ok(room, v5, { type: 'signalUnwell' }, room.now + 5_000);
  toPhaseIn(room, 'dawn-break');
  all(people, { type: 'readyAfterBreak' });
  toPhaseIn(room, 'day-talk');

  // Day 2: soft words, somebody leaves, and the mafia loses one; then it shoots. Day 3: it loses the next, and the game.
  ok(room, v0, { type: 'softenWording' });
  ok(room, v3, { type: 'room.leave' });
  condemn(room, v0, m2);
  toPhaseIn(room, 'night');
  all([m0, m1], { type: 'point', target: v2 });
  ok(room, doc, { type: 'protect', target: doc });
  toPhaseIn(room, 'day-talk');
  condemn(room, v0, m1);
  while (room.truth.phase === 'playing') passIn(room);
  ok(room, m0, saying('Bra spelat allihop!'), room.now + 6_000);
  return room;
}

function condemn(room: Room, nominator: Seat, target: Seat): void {
  ok(room, nominator, { type: 'nominate', target }, room.now + 10_000);
  for (const seat of [...playOf(room).living]) {
    if (!playOf(room).left[seat]) act(room, seat, { type: 'readyToVote', ready: true }, room.now + 500);
  }
  toPhaseIn(room, 'vote-call');
  for (const seat of [...playOf(room).living]) {
    if (!playOf(room).left[seat]) ok(room, seat, { type: 'raiseHand', nominee: target }, room.now + 20);
  }
  toPhaseIn(room, 'vote-result');
}
