import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../kernel/audience.ts';
import { canonical } from '../../kernel/fairness.ts';
import { LANGUAGES, type Seat, type Typed, type Viewer } from '../../kernel/game.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import { type Entry, streamOf, tick, watcherOf } from '../../kernel/table.ts';
import { villageNames } from './content.ts';
import { F7, F11M, F18 } from './fixtures.ts';
import { maffia } from './index.ts';
import {
  adding,
  aimIn,
  begun,
  begunAs,
  castOf,
  connecting,
  crowded,
  games,
  gathered,
  hangIn,
  no,
  nominateIn,
  noticing,
  ok,
  passIn,
  playOf,
  type Room,
  roomSeenBy,
  rules,
  s1,
  s2,
  s3,
  s4,
  s5,
  s6,
  s7,
  s8,
  saying,
  setting,
  sitting,
  tagging,
  toPhaseIn,
} from './room-fixtures.ts';
import { textsFor } from './texts/all.ts';

const start = { type: 'room.start' };
const pause = { type: 'room.pause' };
const resume = { type: 'room.resume' };
const cancel = { type: 'room.cancel' };
const rematch = { type: 'room.rematch' };
const ready = { type: 'readyToVote', ready: true };
const standing = (room: Room) => room.truth.pause?.why;
const seated = (room: Room): Viewer[] => [...room.truth.seats.keys(), 'table'];

test('[MF-S02, MF-33] six are too few, twenty-three too many, and bots count', () => {
  const six = gathered({ people: 6 });
  no(six, s1, start, 'too-few-players');

  const full = gathered({ people: 22 });
  no(full, 'visitor', sitting('One more'), 'table-full');
  ok(full, s1, start);

  const room = crowded(23);
  no(room, s1, start, 'too-many-players');
  ok(room, 22, { type: 'room.leave' });
  ok(room, s1, start);

  const mixed = gathered({ people: 5, bots: 1 });
  no(mixed, s1, start, 'too-few-players');
  ok(mixed, s1, adding('Robot'));
  ok(mixed, s1, start);
  assert.equal(playOf(mixed).phase, 'briefing');
  assert.deepEqual(playOf(mixed).bots, [false, false, false, false, false, true, true]);
});

test('[MF-S05, MF-18, MF-19] the lobby reminds all of time and toilet, and shows who is new; nobody new holds up the start', () => {
  const room = gathered({ people: 7, language: 'sv' });
  ok(room, s4, tagging('Dagny', { isNew: true }));
  const newcomers = () =>
    seated(room).map((viewer) => roomSeenBy(room, viewer).seats.map(({ isNew, hasTime }) => `${isNew} ${hasTime}`));
  const others = 'false false';
  const shows = (said: string) => {
    for (const seen of newcomers()) assert.deepEqual(seen, [others, others, others, said, others, others, others]);
  };
  shows('true false');
  const waiting = gathered({ people: 7 });
  ok(waiting, s4, tagging('Dagny', { isNew: true }));
  ok(waiting, s1, start);
  ok(room, s4, { type: 'room.confirmTime' });
  shows('true true');
  for (const viewer of seated(room)) {
    const view = roomSeenBy(room, viewer);
    assert.equal(view.phase, 'lobby');
    const { wholeGame, toiletBreak } = textsFor(view.language).lobby;
    assert.match(wholeGame, /hela spelet/, `${viewer} reads it in the room’s language`);
    assert.match(toiletBreak, /toalett|toa/i);
  }
  for (const language of LANGUAGES) {
    const { wholeGame, toiletBreak } = textsFor(language).lobby;
    assert.ok(wholeGame !== toiletBreak && wholeGame.length > 20 && toiletBreak.length > 20);
  }
  ok(room, s1, start);
});

test('[MF-S05, MF-36, MF-37] name tags are for all to read, and the circle is fixed at the start', () => {
  const room = gathered({ people: 7 });
  ok(room, s2, tagging('Dagny the Baker', { pronouns: 'hen/hen' }));
  for (const viewer of seated(room)) {
    const { name, pronouns } = roomSeenBy(room, viewer).seats[s2]!;
    assert.deepEqual([name, pronouns], ['Dagny the Baker', 'hen/hen']);
  }
  no(room, s3, tagging('DAGNY the baker'), 'name-taken');
  ok(room, s1, { type: 'room.order', seats: [s1, s3, s2, s4, s5, s6, s7] });
  ok(room, s1, start);
  for (const viewer of seated(room)) {
    assert.deepEqual(
      roomSeenBy(room, viewer).seats.map(({ name }) => name),
      ['Alma', 'Cyril', 'Dagny the Baker', 'Dagny', 'Egon', 'Fritjof', 'Gunvor'],
    );
  }
  no(room, s1, { type: 'room.order', seats: [s2, s1, s3, s4, s5, s6, s7] }, 'wrong-phase');
});

test('[MF-S05, MF-16] the game master has no seat and no role', () => {
  const room = begunAs(F7, { human: true });
  toPhaseIn(room, 'day-talk');
  for (const viewer of [...seated(room), 'master' as const]) {
    assert.equal(roomSeenBy(room, viewer).seats.length, 7);
    assert.equal(playOf(room, viewer).bots.length, 7, 'no view lists a master among the players');
  }
  assert.equal(Object.keys(playOf(room).roles).length, 7);
  no(room, s1, { type: 'nominate', target: s8 }, 'unknown-target');
  no(room, 'master', { type: 'nominate', target: s1 }, 'not-seated');
  for (const type of ['readyToVote', 'ackBriefing', 'useExtension', 'signalUnwell']) {
    no(room, 'master', type === 'readyToVote' ? ready : { type }, 'not-seated');
  }
  no(
    room,
    'visitor',
    { type: 'room.takeMaster', door: '3a'.repeat(32), holder: 'ef'.repeat(32), via: 'here' },
    'master-present',
  );
});

test('[MF-S05, MF-37] all forty invented names are accepted in all four languages', () => {
  const room = gathered({ people: 7 });
  for (const language of LANGUAGES) {
    const names = villageNames(language);
    assert.equal(names.length, 40);
    for (const name of names) {
      ok(room, s2, tagging(name));
      assert.equal(room.truth.seats[s2]!.name, name);
    }
  }
});

/** Day 1 of seven with a human master. */
function ledByDay(): Room {
  const room = begunAs(F7, { human: true });
  toPhaseIn(room, 'day-talk');
  return room;
}
/** The same, cancelled. */
function cancelled(): Room {
  const room = ledByDay();
  ok(room, 'master', cancel);
  return room;
}

test('[MF-S38, MF-26] the human master pauses in the middle of a day, and it goes on where it was', () => {
  const room = ledByDay();
  const began = room.now;
  ok(room, 'master', pause, began + 700_000);
  for (const viewer of seated(room)) assert.equal(roomSeenBy(room, viewer).pause?.why, 'master');
  no(room, s1, { type: 'nominate', target: s4 }, 'paused', began + 760_000);
  no(room, 'master', pause, 'paused');
  no(room, s2, resume, 'not-your-pause');
  ok(room, 'master', resume, began + 790_000);
  assert.equal(rules.deadline(room.truth)?.at, began + 990_000, '200,000 ms are left');
  no(room, 'master', resume, 'not-paused');
  ok(room, s1, { type: 'nominate', target: s4 });
});

test('[MF-S38, MF-27] the master may cancel the whole game, and nobody wins or loses', () => {
  const room = cancelled();
  assert.equal(room.truth.phase, 'ended');
  for (const viewer of [...seated(room), 'master' as const])
    assert.deepEqual(playOf(room, viewer).result, { outcome: 'cancelled', reason: 'cancelled', winners: [] });
  no(room, s1, { type: 'nominate', target: s4 }, 'game-over');
  no(room, s1, { type: 'signalUnwell' }, 'game-over');
  no(room, 'master', { type: 'master.advance' }, 'game-over');
  for (const command of [pause, resume, cancel]) no(room, 'master', command, 'game-over');
});

test('[MF-S38, MF-30] after the end everybody is asked to step out of their role and talk it through', () => {
  const room = cancelled();
  for (const viewer of [...seated(room), 'master' as const]) {
    const view = playOf(room, viewer);
    assert.equal(view.phase, 'ended', 'the debrief');
    assert.match(textsFor('en', view.wording).debrief.text, /talk it through/);
  }
});

test('[MF-26] the human master’s pause has no end of its own', () => {
  const room = begunAs(F7, { human: true });
  toPhaseIn(room, 'day-talk');
  ok(room, 'master', pause);
  tick(room, room.now + 3_600_000);
  assert.equal(room.truth.pause?.why, 'master');
});

/** Day 1 of seven, without a human master. */
function byDay(): Room {
  const room = begunAs(F7);
  toPhaseIn(room, 'day-talk');
  return room;
}

test('[MF-S41, MF-124] anyone may pause, twice and for five minutes, and nobody is told who asked', () => {
  const room = byDay();
  const began = room.now;
  ok(room, s5, pause, began + 700_000);
  for (const { viewer, view } of room.watchers) {
    assert.equal(view.pause?.why, 'asked', `paused, to ${viewer}`);
    assert.equal(view.pausedBy, viewer === s5 || viewer === 'master' ? s5 : null, `who asked, to ${viewer}`);
  }
  no(room, s2, resume, 'not-your-pause');
  no(room, s2, { type: 'nominate', target: s4 }, 'paused');
  tick(room, began + 999_999);
  assert.notEqual(room.truth.pause, null);
  tick(room, began + 1_000_000);
  assert.equal(room.truth.pause, null, 'after 300,000 ms');
  assert.equal(rules.deadline(room.truth)?.at, began + 1_200_000, 'with 200,000 left');
  ok(room, s5, pause);
  ok(room, s5, resume, room.now + 10_000);
  no(room, s5, pause, 'no-pause-left');
  ok(room, s6, pause);
  no(room, s5, pause, 'paused');
});

test('[MF-124] the host ends a pause that somebody else asked for', () => {
  const room = byDay();
  ok(room, s5, pause);
  ok(room, s1, resume);
  assert.equal(room.truth.pause, null);
});

test('[MF-S41, MF-27, MF-125] the host may cancel while it is paused, and only then', () => {
  const room = byDay();
  no(room, s1, cancel, 'not-paused');
  ok(room, s6, pause);
  no(room, s5, cancel, 'host-only');
  ok(room, s1, cancel); // A50
  assert.deepEqual(playOf(room).result, { outcome: 'cancelled', reason: 'cancelled', winners: [] });
});

test('[MF-124] how many pauses a seat has is an option, and the next game brings new ones', () => {
  const none = begunAs(F7, { options: { pausesPerSeat: 0 } });
  no(none, s5, pause, 'no-pause-left');
  const one = begunAs(F7, { options: { pausesPerSeat: 1 } });
  ok(one, s5, pause);
  ok(one, s5, resume);
  no(one, s5, pause, 'no-pause-left');
  ok(one, s6, pause);
  ok(one, s1, cancel);
  ok(one, s1, rematch);
  ok(one, s1, start);
  ok(one, s5, pause);
});

test('[MF-124] with a human master a request for a pause only tells the master', () => {
  const room = begunAs(F7, { human: true });
  toPhaseIn(room, 'day-talk');
  assert.deepEqual(
    noticing(room, () => ok(room, s5, pause)),
    [s5, 'master'],
  );
  assert.equal(room.truth.pause, null);
  ok(room, 'master', pause);
  no(room, s1, cancel, 'wrong-mode');
});

test('[MF-125] whoever asked may go on at once; care is possible in a pause, play is not', () => {
  const room = begunAs(F7, { remote: true });
  toPhaseIn(room, 'day-talk');
  ok(room, s5, pause);
  for (const command of [{ type: 'nominate', target: s4 }, ready, { type: 'requestBreak' }])
    no(room, s2, command, 'paused');
  no(room, s2, saying('Are you well?'), 'paused');
  assert.deepEqual(
    noticing(room, () => ok(room, s2, { type: 'signalUnwell' })),
    [s2, 'master'],
  );
  ok(room, s2, { type: 'cancelUnwell' });
  ok(room, s3, { type: 'softenWording' });
  assert.equal(playOf(room, 'table').wording, 'soft');
  ok(room, s7, { type: 'room.leave' });
  const offered = rules.legal(roomSeenBy(room, s2), s2, room.now).map(({ command }) => command.type);
  assert.ok(offered.includes('signalUnwell') && !offered.includes('nominate'), 'and the phone offers just that');
  ok(room, s5, resume);
  ok(room, s2, { type: 'nominate', target: s4 });
});

test('[MF-84, MF-124] a pause in a call: it begins anew with all hands lowered, and finished calls stand', () => {
  const room = begunAs(F7);
  nominateIn(room, [s4, s5]);
  toPhaseIn(room, 'vote-call');
  ok(room, s1, { type: 'raiseHand', nominee: s4 });
  for (let step = 0; step < 3; step++) passIn(room);
  assert.deepEqual([playOf(room).nominee, playOf(room).step], [s5, 'countdown']);
  ok(room, s2, { type: 'raiseHand', nominee: s5 });
  tick(room, room.now + 3500);
  assert.equal(playOf(room).step, 'open');
  ok(room, s6, pause);
  ok(room, s6, resume, room.now + 60_000); // A33
  assert.deepEqual([playOf(room).nominee, playOf(room).step], [s5, 'countdown']);
  assert.equal(rules.deadline(room.truth)?.at, room.now + 3000, 'the whole countdown');
  assert.deepEqual(playOf(room).hands, {});
  assert.deepEqual(playOf(room, s2).hands, {}, 'and the phone knows that its hand is down');
  assert.deepEqual(playOf(room).calls, [{ nominee: s4, hands: [s1] }]);
  ok(room, s2, { type: 'raiseHand', nominee: s5 });
});

test('[MF-73, MF-124] a pause in the silence: the window begins anew at its full length', () => {
  const room = begunAs(F7);
  nominateIn(room, []);
  const began = room.now;
  ok(room, s6, pause, began + 4900);
  ok(room, s6, resume, began + 64_900);
  assert.equal(rules.deadline(room.truth)?.at, began + 64_900 + 3000);
  tick(room, room.now + 2999);
  assert.equal(playOf(room).phase, 'last-nominations');
});

test('[MF-124] every other clock keeps its remaining time over a pause, the night’s too', () => {
  const room = begunAs(F7);
  toPhaseIn(room, 'night');
  const due = rules.deadline(room.truth)!.at;
  ok(room, s6, pause, room.now + 20_000);
  ok(room, s6, resume, room.now + 50_000);
  assert.equal(rules.deadline(room.truth)!.at, due + 50_000);
});

/** Every sentence that this viewer has been told of the running game. */
function storyFor(room: Room, viewer: Viewer, language: (typeof LANGUAGES)[number]): string {
  const { seats, settings } = room.truth;
  const view = maffia.initial(
    seats.map(({ bot }) => ({ bot: bot !== null })),
    settings as never,
  );
  const lines: string[] = [];
  for (const fact of streamOf(room.log, watcherOf(room, viewer).mask, 0, rules.begins)) {
    if (fact.type.startsWith('room.')) continue;
    maffia.record(view, fact as never);
    lines.push(maffia.story!(fact, view, language, (seat) => seats[seat]!.name) ?? '');
  }
  return lines.join('\n');
}

const CLASSIC = {
  en: /(?<!\p{L})(hang|hung|shoot|shot|dead|death|die[sd]?(?!\p{L})|dying|murder|kill)/iu,
  da: /(?<!\p{L})(hæng|skyd|skud|skød|død|dør(?!\p{L})|mord|myrd|drab|dræb)/iu,
  sv: /(?<!\p{L})(häng|skjut|sköt(?!\p{L})|skott|död|dött|dör(?!\p{L})|dog(?!\p{L})|mord|mörd)/iu,
  nb: /(?<!\p{L})(heng|skyt|skut|skudd|skjøt|død|dør(?!\p{L})|mord|myrd|drap|drep)/iu,
};

/** A whole evening of seven: one hanged, one shot, one saved, and the mafia voted out. */
function playedOut(soften: boolean): Room {
  const room = begunAs(F7);
  toPhaseIn(room, 'day-talk');
  if (soften) ok(room, s3, { type: 'softenWording' });
  hangIn(room, s4);
  aimIn(room, s5);
  toPhaseIn(room, 'declaration');
  hangIn(room, s1);
  aimIn(room, s6);
  ok(room, s3, { type: 'protect', target: s6 });
  toPhaseIn(room, 'declaration');
  hangIn(room, s2);
  assert.equal(playOf(room).result?.outcome, 'village');
  return room;
}

test('[MF-S39, MF-28, MF-29] (a) soft words reach every sentence of the game in all four languages, and stay for the rematch', () => {
  const [soft, classic] = [playedOut(true), playedOut(false)];
  for (const viewer of [s1, s3, s7, 'table'] as const) {
    assert.equal(playOf(soft, viewer).wording, 'soft');
    for (const language of LANGUAGES) {
      assert.doesNotMatch(storyFor(soft, viewer, language), CLASSIC[language], `${language} for ${viewer}`);
      assert.match(storyFor(classic, viewer, language), CLASSIC[language], 'the same game in classic words');
    }
  }
  const asked = soft.log.find(({ command }) => command.type === 'softenWording')!;
  for (const viewer of seated(soft)) {
    const fact = streamOf([asked], bitOf(viewer))[0] as unknown as { seat?: Seat };
    assert.equal(fact.seat, viewer === s3 ? s3 : undefined, `who asked, to ${viewer}`);
  }

  const room = begunAs(F7);
  toPhaseIn(room, 'day-talk');
  ok(room, s3, { type: 'softenWording' });
  no(room, s1, setting('wording', 'classic'), 'wrong-phase');
  ok(room, s5, pause);
  ok(room, s1, cancel);
  ok(room, s1, rematch);
  assert.equal(room.truth.phase, 'lobby');
  no(room, s1, setting('wording', 'classic'), 'wording-locked');
  ok(room, s1, start);
  assert.equal(playOf(room, 'table').wording, 'soft');
});

test('[MF-29] soft words asked for in the lobby bind the host too, and nobody sees who asked', () => {
  const room = gathered({ people: 7 });
  ok(room, s3, { type: 'room.ratchet', name: 'wording' }); // A48
  no(room, s1, setting('wording', 'classic'), 'wording-locked');
  ok(room, s1, setting('wording', 'soft'));
  for (const viewer of seated(room)) {
    const stream = streamOf(room.log, bitOf(viewer), 0, rules.begins);
    const fact = stream.find(({ type }) => type === 'room.optionLocked') as unknown as { seat?: Seat };
    assert.equal(fact.seat, undefined);
  }
  const free = gathered({ people: 7 });
  ok(free, s1, setting('wording', 'soft'));
  ok(free, s1, setting('wording', 'classic'));
});

test('[MF-S39, MF-100] (c) at night nobody writes a word', () => {
  const room = begunAs(F7, { remote: true });
  toPhaseIn(room, 'night');
  for (const seat of F7.keys()) no(room, seat, saying('hush'), 'silence');
});

test('[MF-100] mafiaChat: the living mafia alone, remote, by night; to all others it is as silent as ever', () => {
  const room = begunAs(F7, { remote: true, options: { mafiaChat: true } });
  toPhaseIn(room, 'day-talk');
  assert.equal(
    noticing(room, () => ok(room, s1, saying('Good morning'))).length,
    room.watchers.length,
    'by day all read',
  );
  toPhaseIn(room, 'night');
  assert.deepEqual(
    noticing(room, () => ok(room, s1, saying('The baker?'))),
    [s1, s2, 'master', 'ghost'],
  );
  assert.deepEqual(roomSeenBy(room, s2).chat.at(-1), { by: s1, channel: 'mafia', text: 'The baker?' });
  for (const seat of [s3, s4]) no(room, seat, saying('hush'), 'silence');
  const opened = canonical(streamOf(room.log, bitOf(s3)));
  assert.ok(!opened.includes('The baker?'));
  const local = begunAs(F7, { options: { mafiaChat: true } });
  toPhaseIn(local, 'night');
  no(local, s1, saying('The baker?'), 'chat-off');
});

test('[MF-91] ghostChat: those who are out among themselves; remote it is on, in person off', () => {
  const room = begunAs(F7, { remote: true });
  hangIn(room, s7);
  assert.deepEqual(
    noticing(room, () => ok(room, s7, saying('Boo'))),
    [s7, 'master'],
    'unseen by the living',
  );
  toPhaseIn(room, 'day-talk');
  hangIn(room, s6);
  assert.deepEqual(
    noticing(room, () => ok(room, s6, saying('Boo too'))),
    [s6, s7, 'master'],
  );
  const local = begunAs(F7);
  hangIn(local, s7);
  no(local, s7, saying('Boo'), 'you-are-out');
  const off = begunAs(F7, { remote: true, options: { ghostChat: false } });
  hangIn(off, s7);
  no(off, s7, saying('Boo'), 'you-are-out');
});

test('the human master speaks to all in every phase of a remote game, and in person with the mouth', () => {
  const room = begunAs(F7, { remote: true, human: true });
  for (const phase of ['briefing', 'day-talk', 'last-nominations', 'night', 'declaration'] as const) {
    toPhaseIn(room, phase);
    ok(room, 'master', saying(`It is ${phase}`));
    for (const viewer of seated(room)) {
      assert.deepEqual(roomSeenBy(room, viewer).chat.at(-1), { by: 'master', channel: 'room', text: `It is ${phase}` });
    }
  }
  no(room, 'master', saying('  '), 'message-empty');
  no(room, 'master', saying('x'.repeat(501)), 'message-too-long');
  no(begunAs(F7, { human: true }), 'master', saying('Hello'), 'chat-off');
});

test('[MF-30] after the end all write again, those who are out too', () => {
  const room = begunAs(F7, { remote: true, options: { organisationRule: 'on' } });
  hangIn(room, s1);
  assert.equal(room.truth.phase, 'ended');
  for (const seat of [s1, s4]) {
    assert.equal(noticing(room, () => ok(room, seat, saying('Well played'))).length, room.watchers.length);
  }
  no(room, s2, rematch, 'host-only');
  ok(room, s1, rematch);
  assert.equal(room.truth.phase, 'lobby');
});

test('[MF-S42, MF-126] a setup that is undone: all are back in the lobby, and nobody keeps a card, a reason or a name', () => {
  for (const [phase, how] of [
    ['night-zero', { type: 'signalUnwell' }],
    ['deal', { type: 'room.leave' }],
  ] as const) {
    const room = begun({ people: 11, options: { infoRole: 'freemasons' } });
    toPhaseIn(room, phase);
    const cast = castOf(room, F11M);
    const mafia = cast[0]!;
    if (phase === 'night-zero') {
      const named = Object.entries(playOf(room, mafia).roles).filter(([, role]) => role === 'mafia');
      assert.equal(named.length, 3, 's1 knows s2 and s3');
    }
    const first = { key: room.truth.key, cards: canonical(playOf(room).roles) };
    ok(room, cast[6]!, how);
    assert.equal(room.truth.phase, 'lobby');
    assert.equal(room.truth.seats.length, 10);
    for (const { viewer, view } of room.watchers) {
      assert.equal(view.play, null, `no card is left to ${viewer}`);
      assert.equal(view.secret, undefined);
      const facts = streamOf(room.log, bitOf(viewer), 0, rules.begins);
      assert.equal(facts[0]!.type, 'room.lobbyOpened');
      const rest = facts.slice(1).map(({ type }) => type);
      assert.ok(
        rest.every((type) => type === 'room.hostChanged'),
        `${viewer} reads ${rest}`,
      );
      assert.doesNotMatch(canonical(facts), /unwell|left|"mafia"|freemason"|villager/);
    }
    assert.equal(openedGame(room.log, 1), undefined, 'the cards of that setup are nobody’s');
    const host = room.truth.host!;
    ok(room, host, adding('Robot'));
    ok(room, host, start);
    toPhaseIn(room, 'deal');
    assert.notEqual(room.truth.key, first.key);
    assert.notEqual(canonical(playOf(room).roles), first.cards, 'dealt anew from other lots');
  }
});

test('[MF-126] the next start needs seven again', () => {
  const room = begunAs(F7);
  ok(room, s7, { type: 'signalUnwell' });
  assert.equal(room.truth.seats.length, 6);
  no(room, s1, start, 'too-few-players'); // A26
  ok(room, 'visitor', sitting('Somebody else'));
  ok(room, s1, start);
});

const SEALED = [
  ...['pointed', 'thumbShown', 'shotAimed', 'patientChosen', 'teamLearned', 'hunchSet', 'nightFinished', 'nightClosed'],
  ...['unwellSignalled', 'unwellCancelled', 'seatLeft', 'breakAsked', 'room.pauseAsked', 'room.left'],
];
const SECRET_COMMANDS = [
  ...['point', 'thumbUp', 'avenge', 'protect', 'investigate', 'hunch', 'nightDone', 'signalUnwell', 'cancelUnwell'],
  ...['requestBreak', 'softenWording', 'room.pause', 'room.resume', 'room.leave', 'master.declareUnwell'],
];

/**
 * Eighteen, two nights and the end. In the first the mafia and the avenger shoot, and the doctor protects in vain; in the
 * second the doctor saves, somebody is not well, and there is a break. `c(n)` holds the card that s_n has in the rule book.
 */
function opensAll() {
  const room = begun({ people: 18 });
  toPhaseIn(room, 'day-talk');
  const cast = castOf(room, F18);
  const c = (n: number) => cast[n - 1]!;
  nominateIn(room, []);
  aimIn(room, c(12));
  ok(room, c(7), { type: 'avenge', target: c(9) });
  ok(room, c(5), { type: 'protect', target: c(14) });
  toPhaseIn(room, 'day-talk');
  ok(room, c(13), { type: 'softenWording' });
  ok(room, c(11), pause);
  ok(room, c(11), resume);
  nominateIn(room, []);
  aimIn(room, c(10));
  ok(room, c(5), { type: 'protect', target: c(10) });
  ok(room, c(8), { type: 'signalUnwell' });
  ok(room, c(13), { type: 'requestBreak' });
  ok(room, c(15), { type: 'hunch', target: c(1) });
  toPhaseIn(room, 'dawn-break');
  const cardsBefore = room.watchers.map(({ view }) => Object.keys((view.play as { roles: object }).roles).length);
  for (const mafia of [1, 2, 3]) hangIn(room, c(mafia));
  assert.equal(room.truth.phase, 'ended');
  const nights = [
    { day: 1, shot: [c(9), c(12)].sort((a, b) => a - b), saved: null, checks: [] },
    { day: 2, shot: [c(8)], saved: c(10), checks: [] },
  ];
  const opened = JSON.parse(JSON.stringify(openedGame(room.log, 1))) as Entry[];
  const facts = opened.flatMap(({ told }) => told.map(({ fact }) => fact as Typed & { [field: string]: unknown }));
  const of = (type: string) => facts.filter((fact) => fact.type === type);
  return { room, c, cardsBefore, nights, opened, of };
}
const evening = opensAll();

test('[MF-S43, MF-128] the end opens to every view, and in the log, who was shot and saved, and no protection in vain', () => {
  const { room, c, nights, opened, of } = evening;
  for (const { viewer } of room.watchers) {
    const play = playOf(room, viewer);
    assert.deepEqual(play.openedNights!.slice(0, 2), nights, `the nights as ${viewer} sees them`);
    if (viewer !== c(5) && viewer !== 'master' && viewer !== 'ghost') {
      assert.notEqual(play.choices[c(5)], c(14), 'nobody is told whom the doctor protected in vain');
    }
  }
  assert.deepEqual((of('nightsOpened')[0]!.nights as unknown[]).slice(0, 2), nights);
  for (const type of SEALED) assert.deepEqual(of(type), [], `${type} is in no log that is handed out`);
  for (const { command } of opened) {
    assert.ok(!command || !SECRET_COMMANDS.includes(command.type), `${command?.type} is nobody’s business`);
  }
});

test('[MF-S43, MF-24] the end does not tell who was not well', () => {
  const { room, c, opened, of } = evening;
  for (const { viewer } of room.watchers) {
    const play = playOf(room, viewer);
    const mayKnow = viewer === c(8) || viewer === 'master';
    assert.deepEqual(play.unwell, mayKnow ? { [c(8)]: true } : {});
    for (const seat of [c(9), c(12)]) assert.equal(play.out[c(8)]!.how, play.out[seat]!.how);
  }
  const [first, second] = of('nightDeclared');
  assert.deepEqual([first!.deaths, second!.deaths], [evening.nights[0]!.shot, [c(8)]]);
  assert.deepEqual(Object.keys(first!), Object.keys(second!));
  const replay = streamOf(opened, bitOf(c(8)));
  assert.ok(replay.length > 100, 'the stream of s8 is offered for replay');
  assert.ok(!replay.some(({ type }) => type === 'unwellSignalled'));
  assert.ok(
    streamOf(room.log, bitOf(c(8))).some(({ type }) => type === 'unwellSignalled'),
    's8 itself knows',
  );
});

test('[MF-S43, MF-29] nor who softened the words, or asked for a pause', () => {
  const { room, of } = evening;
  assert.deepEqual(of('wordingSoftened'), [{ type: 'wordingSoftened' }], 'nobody’s name beside it');
  for (const { view } of room.watchers) assert.equal(view.pausedBy, null);
});

test('[MF-S43, MF-99] the cards are secret until the end, which opens them all', () => {
  const { room, cardsBefore, of } = evening;
  room.watchers.forEach(({ viewer }, i) => {
    if (typeof viewer === 'number') assert.ok(cardsBefore[i]! <= 4, 'no card is open before the end');
    assert.deepEqual(playOf(room, viewer).roles, playOf(room).roles, 'all role cards');
  });
  assert.deepEqual(of('rolesOpened')[0]!.roles, Object.values(playOf(room).roles));
});

test('[MF-S43] the log that is handed out can be checked', () => {
  const { room, opened } = evening;
  assert.deepEqual(verifyRoom(games, JSON.parse(JSON.stringify(room.log))), { ok: true, trusted: [] });
  const verdict = verifyRoom(games, opened, { isOpened: true });
  assert.equal(verdict.difference, undefined);
  assert.ok(verdict.ok);
});

test('[MF-S43] with deadSeeAll whoever is out sees cards and pointing, but no signal and not who asked for a pause', () => {
  const room = begun({ people: 18, options: { deadSeeAll: true } });
  toPhaseIn(room, 'day-talk');
  const cast = castOf(room, F18);
  const c = (n: number) => cast[n - 1]!;
  hangIn(room, c(18));
  const ghost = c(18);
  assert.deepEqual(playOf(room, ghost).roles, playOf(room).roles);
  assert.ok(noticing(room, () => aimIn(room, c(10))).includes(ghost));
  assert.equal(playOf(room, ghost).choices[c(1)], c(10));
  assert.ok(!noticing(room, () => ok(room, c(8), { type: 'signalUnwell' })).includes(ghost));
  ok(room, c(11), pause);
  assert.equal(roomSeenBy(room, ghost).pausedBy, null);
  assert.notEqual(roomSeenBy(room, ghost).pause, null);
  assert.deepEqual(playOf(room, ghost).unwell, {});
});

test('where nobody is there the room waits, and gives up after half an hour', () => {
  const room = begunAs(F7);
  ok(room, 'server', connecting('table', true));
  toPhaseIn(room, 'day-talk');
  for (const seat of F7.keys()) ok(room, 'server', connecting(seat, false));
  tick(room, room.now + 120_000);
  assert.equal(standing(room), undefined, 'A30: sleeping phones beside a running table screen do not stop the clock');
  const gone = room.now;
  ok(room, 'server', connecting('table', false));
  tick(room, gone + 59_999);
  assert.equal(standing(room), undefined);
  tick(room, gone + 60_000);
  assert.equal(standing(room), 'nobody-there');
  ok(room, 'server', connecting(s3, true), gone + 600_000);
  assert.equal(standing(room), undefined, 'until one is back');
  tick(room, room.now);
  assert.equal(room.truth.standIn?.seat, s3, 'A40');
  const left = rules.deadline(room.truth)!.at - room.now;
  assert.equal(left, 900_000 - 120_000 - 60_000);
  ok(room, 'server', connecting(s3, false));
  tick(room, room.now + 60_000 + 1_800_000 - 1);
  assert.equal(room.truth.phase, 'playing');
  tick(room, room.now + 1);
  assert.equal(playOf(room).result?.outcome, 'cancelled');
});

test('[MF-16] when the human master falls away the game pauses, and after a minute the host may hand over', () => {
  const room = begunAs(F7, { human: true });
  toPhaseIn(room, 'day-talk');
  ok(room, s1, { type: 'nominate', target: s4 });
  for (const seat of F7.keys()) ok(room, seat, ready);
  toPhaseIn(room, 'nominee-list');
  const gone = room.now;
  ok(room, 'server', connecting('master', false));
  assert.equal(standing(room), 'master-gone');
  no(room, s1, { type: 'room.handOver' }, 'master-there', gone + 59_999);
  no(room, s2, { type: 'room.handOver' }, 'host-only', gone + 60_000);
  ok(room, s1, { type: 'room.handOver' }, gone + 60_000); // A39
  assert.equal(standing(room), undefined);
  assert.equal(playOf(room).phase, 'nominee-list');
  assert.equal(rules.deadline(room.truth)?.at, gone + 65_000, 'what waited gets its ordinary time');
  assert.equal(playOf(room).nominations.length, 1, 'the state is kept');
  ok(room, s5, pause);
  assert.equal(standing(room), 'asked', 'from now on a pause works at once');
});

test('when the host is gone the next connected person in circle order stands in, and gives it back', () => {
  const room = gathered({ people: 6, bots: 1 });
  ok(room, s1, { type: 'room.order', seats: [s1, 6, s2, s3, s4, s5, s6] });
  ok(room, s1, start);
  ok(room, 'server', connecting(2, false));
  ok(room, 'server', connecting(s1, false));
  tick(room, room.now + 60_000);
  assert.equal(room.truth.standIn?.seat, 3, 'A40: neither the bot nor a phone that is asleep');
  for (const viewer of seated(room)) {
    const { host, standIn } = roomSeenBy(room, viewer);
    assert.deepEqual([host, standIn?.seat], [s1, 3]);
  }
  no(room, 3, { type: 'room.kick', seat: 4 }, 'not-for-stand-in');
  ok(room, 'server', connecting(s1, true));
  assert.deepEqual([room.truth.host, room.truth.standIn], [s1, undefined]);
});

test('[MF-24, MF-32] somebody who leaves by day keeps their seat and their shown state until dawn', () => {
  const room = begunAs(F7);
  toPhaseIn(room, 'day-talk');
  assert.deepEqual(
    noticing(room, () => ok(room, s6, { type: 'room.leave' })),
    [s6, 'master'],
  );
  assert.deepEqual(
    noticing(room, () => ok(room, 'server', connecting(s6, false))),
    [],
  );
  assert.equal(roomSeenBy(room, 'table').seats[s6]!.connected, true);
  no(room, s6, { type: 'cancelUnwell' }, 'not-signalled');
  toPhaseIn(room, 'declaration');
  assert.deepEqual(playOf(room, 'table').nights[0], { day: 1, deaths: [s6], attempt: false });
});

test('a preset sets its clocks at that moment, and each can be changed afterwards', () => {
  const clocksOf = (room: Room) => {
    const { firstDaySeconds, daySeconds, extensionSeconds, speechSeconds, nightSeconds } = playOf(room).options;
    return [firstDaySeconds, daySeconds, extensionSeconds, speechSeconds, nightSeconds];
  };
  const blitz = gathered({ people: 7 });
  ok(blitz, s1, setting('daySeconds', 1200));
  ok(blitz, s1, setting('preset', 'blitz'));
  ok(blitz, s1, setting('speechSeconds', 60));
  ok(blitz, s1, start);
  assert.deepEqual(clocksOf(blitz), [300, 180, 60, 60, 30]);
  const solo = gathered({ people: 2, bots: 5 });
  ok(solo, s1, setting('preset', 'solo'));
  ok(solo, s1, start);
  assert.deepEqual(clocksOf(solo), [60, 45, 30, 15, 15]);
  assert.equal(playOf(solo).options.nightEarlyEnd, true);
  assert.equal(playOf(solo).options.pace, 'brisk');
  const standard = gathered({ people: 7 });
  ok(standard, s1, setting('preset', 'blitz'));
  ok(standard, s1, setting('preset', 'standard'));
  ok(standard, s1, start);
  assert.deepEqual(clocksOf(standard), [900, 600, 300, 120, 60]);
  no(gathered({ people: 7 }), s1, setting('preset', 'marathon'), 'bad-option');
});

test('a phase that ends because whoever was awaited last lost their line leaves a log that can be checked', () => {
  const room = begunAs(F7, { options: { nightEarlyEnd: true } });
  toPhaseIn(room, 'night-zero');
  for (const seat of [s1, s2, s3, s4, s5, s6]) ok(room, seat, { type: 'ackNightZero' });
  ok(room, 'server', connecting(s7, false));
  assert.equal(playOf(room).phase, 'day-talk');
  ok(room, 'server', connecting(s7, true));
  for (let day = 0; room.truth.phase === 'playing'; day++) {
    assert.ok(day < 7, 'it ends');
    const { living, roles } = playOf(room);
    hangIn(room, living.find((seat) => roles[seat] === 'mafia')!);
  }
  const opened = JSON.parse(JSON.stringify(openedGame(room.log, 1)));
  assert.equal(verifyRoom(games, opened, { isOpened: true }).difference, undefined);
});
