/**
 * The side channels of section 7 of RULES.md, by their numbers there. What belongs to a phone (light, sound, a second
 * device) is tested as far as the kernel carries it: what leaves for each seat, when, and how large.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bitOf, perceive } from '../../kernel/audience.ts';
import { canonical } from '../../kernel/fairness.ts';
import type { Actor, Seat, Typed, Viewer } from '../../kernel/game.ts';
import { type Domain, type Offer, sample } from '../../kernel/offer.ts';
import { lots } from '../../kernel/random.ts';
import { emptyRoom } from '../../kernel/room/state.ts';
import { act, type Entry, foldStream, streamOf, tick, watcherOf } from '../../kernel/table.ts';
import {
  doneLine,
  type Frame,
  type Inbox,
  LAST_BEAT_MS,
  linesOf,
  openOutbox,
  put,
  quietOf,
  refusedLine,
  take,
  until,
} from '../../kernel/wire.ts';
import type { Command } from './commands.ts';
import type { Role } from './content.ts';
import { eventful } from './evening-fixtures.ts';
import {
  aim,
  condemn,
  does,
  endNight,
  F7,
  F10,
  F11M,
  F18,
  hang,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  seatedAs,
  toCall,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';
import { noticing, rules } from './room-fixtures.ts';
import type { State } from './state.ts';

/** What somebody was told and when, as text. */
const heardBy = (log: readonly Entry[], viewer: Viewer): string =>
  JSON.stringify(
    log.flatMap(({ at, told }) => told.map((one) => [at, perceive(one, bitOf(viewer))])).filter(([, fact]) => fact),
  );

const withCards = (roles: readonly Role[], cards: { readonly [seat: Seat]: Role }): Role[] =>
  roles.map((role, seat) => cards[seat] ?? role);

test('section 7 has twelve side channels, and each has a test here', () => {
  const text = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
  const [, list] = text.split('**Side channels that must be closed (each is a test):**');
  const numbers = [...list!.split('\n---')[0]!.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const number of numbers)
    assert.match(own, new RegExp(`^ *test\\(.*side channels?( \\d+ and)? ${number}\\b`, 'm'), `${number}`);
});

test('[MF-101] side channel 1: a secret command changes nothing of anybody else, no byte and no count', () => {
  const night = onDayOne(F18);
  does(night, 9, { type: 'requestBreak' });
  toPhase(night, 'night');
  const mafia: Viewer[] = [0, 1, 2, 3];
  const tried: [Seat, Command, readonly Viewer[]][] = [
    [0, { type: 'point', target: 9 }, [...mafia, 'master', 'ghost']],
    [1, { type: 'thumbUp', mate: 0 }, [...mafia, 'master', 'ghost']],
    [0, { type: 'point', target: null }, [...mafia, 'master', 'ghost']],
    [4, { type: 'protect', target: 9 }, [4, 'master', 'ghost']],
    [5, { type: 'investigate', target: 0 }, [5, 'master', 'ghost']],
    [6, { type: 'avenge', target: 1 }, [6, 'master', 'ghost']],
    [8, { type: 'hunch', target: 3 }, [8]],
    [8, { type: 'nightDone' }, [8, 'master', 'ghost']],
    [9, { type: 'signalUnwell' }, [9, 'master']],
    [9, { type: 'cancelUnwell' }, [9, 'master']],
    [10, { type: 'requestBreak' }, [10, 'master']],
  ];
  for (const [seat, command, wanted] of tried) {
    assert.deepEqual(
      noticing(night, () => does(night, seat, command)),
      wanted,
      command.type,
    );
  }
  assert.deepEqual(
    noticing(night, () => does(night, 'server', { type: 'leave', seat: 11 })),
    [11, 'master'],
  );

  const zero = seatedAs(F11M);
  toPhase(zero, 'night-zero');
  assert.deepEqual(
    noticing(zero, () => does(zero, 0, { type: 'ackNightZero' })),
    [0],
  );

  const vote = onDayOne(F7);
  nominateAll(vote, [3]);
  toCall(vote, 3);
  assert.deepEqual(
    noticing(vote, () => does(vote, 5, { type: 'raiseHand', nominee: 3 })),
    [5],
  );
  assert.deepEqual(
    noticing(vote, () => does(vote, 5, { type: 'lowerHand', nominee: 3 })),
    [5],
  );
});

for (const nightStyle of ['parallel', 'called'] as const) {
  test(`[MF-102] side channel 2: the night is the same whoever of the roles is out (${nightStyle})`, () => {
    const cards = ['villager', 'doctor', 'sheriff', 'avenger'] as const;
    const nights = cards.map((role) => {
      const holder = F18.indexOf(role);
      const table = onDayOne(withCards(F18, { [holder]: 'villager', 10: role }), { options: { nightStyle } });
      hang(table, 10);
      toPhase(table, 'declaration');
      return ['table', 11, 12].map((viewer) => heardBy(table.log, viewer as Viewer));
    });
    for (const [i, night] of nights.entries()) assert.deepEqual(night, nights[0], `${cards[i]} is out`);
  });
}

test('side channel 3: at night every living seat has the same grid to tap, whatever its role', () => {
  const all = F18.map((_, seat) => seat);
  const table = onDayOne(withCards(F18, { 7: 'freemason', 8: 'freemason' }), { options: { infoRole: 'both' } });
  hang(table, 17);
  for (const seat of table.truth.living) {
    const offers = maffia.legal(viewOf(table, seat), seat, table.now);
    const grid = offers.filter(({ command }) => 'target' in command);
    assert.equal(grid.length, 1, `${table.truth.roles[seat]} has one thing to tap`);
    const targets = targetsOf(grid[0]!);
    const missing = all.filter((one) => !targets.includes(one));
    const isBarred = (one: Seat) => one === 17 || (one === seat && ['sheriff', 'avenger'].includes(F18[seat]!));
    assert.deepEqual(
      missing.filter((one) => !isBarred(one)),
      [],
      `${table.truth.roles[seat]} can tap them all`,
    );
    assert.ok(offers.some(({ command }) => command.type === 'nightDone'));
    assert.ok(
      offers.some(({ command }) => command.type === 'signalUnwell'),
      'and the not-well button is there',
    );
  }
});

const targetsOf = (offer: Offer): readonly unknown[] =>
  ((offer.command as { target?: Domain }).target as { values: readonly unknown[] }).values;

/** A table with its lines: everything goes through `does` and `pass` here, and leaves as frames. */
function wired(table: MaffiaTable) {
  const lines = table.watchers.map(({ viewer, mask }) => ({ viewer, mask, outbox: openOutbox(), sent: 0 }));
  const send = (entry: Entry | undefined, at: number, answer?: { to: Actor; line(n: number): string }): void => {
    const quiet = quietOf(maffia, table.truth);
    const wordings = entry?.told.map((one) => [one.to, linesOf(one)] as const) ?? [];
    for (const line of lines) {
      const texts = wordings.flatMap(([to, wording]) => (to & line.mask ? [wording(line.mask)] : []));
      if (answer?.to === line.viewer) texts.push(answer.line(line.sent++));
      put(line.outbox, texts, at, quiet);
    }
  };
  return {
    does(by: Actor, command: Command, at = table.now): string | undefined {
      const { entries, refusal } = act(table, by, command, at);
      const own = refusal === undefined ? entries.at(-1) : undefined;
      for (const entry of entries) if (entry !== own) send(entry, entry.at);
      send(own, at, { to: by, line: (n) => (refusal === undefined ? doneLine(n) : refusedLine(n, refusal)) });
      return refusal;
    },
    wait(ms: number): void {
      for (const entry of tick(table, table.now + ms)) send(entry, entry.at);
    },
    framesOf: (viewer: Viewer): Frame[] => until(lines.find((line) => line.viewer === viewer)!.outbox, table.now),
  };
}

/** As much as anybody could do in a second of the night, some of it refused. */
function bustle(table: MaffiaTable, line: ReturnType<typeof wired>, lot = lots('bustle')): void {
  for (let i = 0; i < 6; i++) {
    const seat = lot.pick(table.truth.living.filter((one) => one < 9));
    const [target, mate] = [lot.int(18), lot.int(4)];
    const tried: Command[] = [
      { type: 'point', target },
      { type: 'thumbUp', mate },
      { type: 'protect', target },
      { type: 'investigate', target },
      { type: 'avenge', target },
      { type: 'hunch', target },
      { type: 'nightDone' },
    ];
    line.does(seat, lot.pick(tried), table.now + lot.int(150));
  }
}

test('side channels 4 and 5: in both nights one frame a second of 1,024 bytes leaves for every seat, whatever it does', () => {
  for (const phase of ['night-zero', 'night'] as const) {
    const table = seatedAs(F18);
    toPhase(table, phase === 'night-zero' ? 'deal' : 'nominee-list');
    const line = wired(table);
    while (table.truth.phase !== phase) line.wait(maffia.deadline(table.truth)!.at - table.now);
    for (const { viewer } of table.watchers) line.framesOf(viewer);
    const [began, ends] = [table.now, table.truth.until!];
    while (table.now < ends - 1000) {
      const second = table.now;
      if (phase === 'night') bustle(table, line, lots(`${second}`));
      else line.does((second / 1000) % 9, { type: 'ackNightZero' });
      line.wait(second + 1000 - table.now);
    }
    const beats = Array.from({ length: (ends - began) / 1000 - 1 }, (_, i) => [began + (i + 1) * 1000, 1024]);
    for (const { viewer } of table.watchers) {
      const frames = line.framesOf(viewer);
      assert.deepEqual(
        frames.map(({ at, bytes }) => [at, bytes]),
        beats,
        `${viewer} in ${phase}`,
      );
      if (viewer === 17)
        assert.ok(
          frames.every(({ text }) => text.trim() === ''),
          'who does nothing hears nothing',
        );
      if (viewer === 0)
        assert.ok(
          frames.some(({ text }) => text.trim() !== ''),
          'and who does something is answered',
        );
    }
    // The last beat leaves time for what answers it. What ends the phase is as large for everybody.
    line.wait(1000);
    const sizes = new Set<number>();
    for (const { viewer } of table.watchers) {
      const last = line.framesOf(viewer).map(({ at, bytes }) => [at, bytes]);
      const isAtTheTable = viewer !== 'master' && viewer !== 'ghost';
      if (!isAtTheTable) continue;
      const at = [ends - LAST_BEAT_MS, ends];
      assert.deepEqual([last.map(([time]) => time), last[0]![1]], [at, 1024], `${viewer} at the end`);
      sizes.add(last[1]![1]!);
    }
    assert.equal(sizes.size, 1);
  }
});

test('side channel 5, by day: what all are told leaves at once, and in as many bytes for everybody', () => {
  const table = seatedAs(F18);
  const lot = lots('by day');
  const line = wired(table);
  const seats = F18.map((_, seat) => seat);
  let compared = 0;
  while (!table.truth.result && table.truth.day < 14) {
    const due = maffia.deadline(table.truth)!;
    if (lot.int(10)) {
      const seat = lot.pick(table.truth.living);
      const offers = maffia.legal(viewOf(table, seat), seat, table.now).filter(({ care }) => !care);
      const command = offers.length > 0 && sample(lot.pick(offers), lot);
      if (command) line.does(seat, command as Command, Math.min(due.at, table.now + 50));
      continue;
    }
    for (const seat of seats) line.framesOf(seat);
    line.wait(due.at - table.now);
    const all = seats.map((seat) => line.framesOf(seat).map(({ at, bytes }) => [at, bytes]));
    for (const [seat, frames] of all.entries()) assert.deepEqual(frames, all[0], `${seat}, day ${table.truth.day}`);
    compared++;
  }
  assert.ok(table.truth.day >= 10 && compared > 100, 'long enough for secrets to add up');
});

test('[MF-9] side channel 6: in an avenger game a hanging that leaves parity looks like any other', () => {
  // Seats 6, 5 and 4 are hanged, shot and hanged. In the first village that leaves two against two.
  const options = { doctor: false, infoRole: 'none', avenger: 'on', organisationRule: 'off' } as const;
  const cards: Role[] = ['mafia', 'mafia', 'avenger', 'villager', 'villager', 'villager', 'villager'];
  const worlds = [cards, withCards(cards, { 1: 'villager', 4: 'mafia' })].map((roles) => {
    const table = onDayOne(roles, { options });
    hang(table, 6);
    aim(table, 5);
    endNight(table);
    hang(table, 4);
    return table;
  });
  const [parity, majority] = worlds.map(
    ({ truth }) => truth.living.filter((seat) => truth.roles[seat] === 'mafia').length,
  );
  assert.deepEqual([parity, majority], [2, 1]);
  for (const { truth } of worlds) assert.deepEqual([truth.phase, truth.living.length], ['night', 4]);
  for (const viewer of ['table', 2, 3, 5, 6] as const) {
    assert.equal(heardBy(worlds[0]!.log, viewer), heardBy(worlds[1]!.log, viewer), `${viewer}`);
    assert.deepEqual(viewOf(worlds[0]!, viewer), viewOf(worlds[1]!, viewer));
  }
});

test('[MF-123] side channel 7: the result and the declaration last as long, and say as much, when the game is over after them', () => {
  const cards: Role[] = ['mafia', 'mafia', 'doctor', 'villager', 'villager', 'villager', 'villager'];
  const other = withCards(cards, { 1: 'villager', 4: 'mafia' });
  for (const [phase, play] of [
    ['vote-result', (table: MaffiaTable) => condemn(table, 4)],
    ['declaration', (table: MaffiaTable) => aim(table, 4)],
  ] as const) {
    const worlds = [cards, other].map((roles) => {
      const table = onDayOne(roles, { options: { extensionCount: 0 } });
      hang(table, 6);
      aim(table, 5);
      endNight(table);
      if (phase === 'declaration') nobodyIsNominated(table);
      play(table);
      toPhase(table, phase);
      return table;
    });
    const [ends, goesOn] = worlds as [MaffiaTable, MaffiaTable];
    assert.deepEqual(
      worlds.map(({ truth }) => truth.phase),
      [phase, phase],
    );
    const lasts = ends.truth.until! - ends.now;
    for (const table of worlds) wait(table, lasts - 1);
    for (const viewer of ['table', 2, 3, 5, 6, 'master', 'ghost'] as const) {
      if (viewer === 'master' || viewer === 'ghost') continue; // they know the cards
      assert.equal(heardBy(ends.log, viewer), heardBy(goesOn.log, viewer), `${viewer} until the last moment`);
    }
    for (const table of worlds) wait(table, 1);
    assert.equal(ends.truth.result?.reason, 'parity');
    assert.equal(goesOn.truth.result, null);
    assert.notEqual(goesOn.truth.phase, phase);
  }
});

function nobodyIsNominated(table: MaffiaTable): void {
  toPhase(table, 'last-nominations');
  toPhase(table, 'night');
}

test('side channel 8: when a bot acts does not depend on its card', () => {
  const roles = ['villager', 'mafia', 'doctor', 'sheriff', 'avenger'] as const;
  const paces = roles.map((role) => {
    const table = seatedAs(withCards(F18, { [F18.indexOf(role)]: 'villager', 10: role }), { bots: [10] });
    const { uniform: _, ...bots } = maffia.bots; // a driver for the lab, which plays for the whole table
    return Object.entries(bots).map(([name, maker]) => [name, ...paceOf(table, 10, maker)]);
  });
  for (const [i, pace] of paces.entries()) assert.deepEqual(pace, paces[0], `a bot with the card of the ${roles[i]}`);
  const moments = paces[0]!.find(([name]) => name === 'hard')!;
  assert.ok(new Set(moments).size > 5, 'and it has plans');
});

/** When a bot means to act next, after each thing that its seat hears in a day and a night in which nobody else acts. */
function paceOf(original: MaffiaTable, seat: Seat, maker: (typeof maffia.bots)[string]): (number | undefined)[] {
  const table = seatedAs(rolesOf(original), { bots: [seat] });
  const bot = maker(seat, lots('pace'), (label) => lots(label));
  const wakes: (number | undefined)[] = [];
  const watcher = watcherOf(table, seat);
  watcher.see = (fact, view) => bot.see?.(fact, view, table.now);
  while (table.truth.phase !== 'declaration') {
    if (table.truth.phase === 'day-talk' && table.truth.nominations.length === 0) {
      does(table, 11, { type: 'nominate', target: seat });
      does(table, 12, { type: 'nominate', target: 13 });
    }
    wakes.push(bot.wakes(viewOf(table, seat), table.now));
    pass(table);
  }
  return wakes;
}

/** The cards that this table will be dealt. */
function rolesOf(table: MaffiaTable): Role[] {
  toPhase(table, 'night-zero');
  return Object.values(table.truth.roles);
}

test('side channel 9: an answer goes to its sender alone, and yes and no leave in the same frame', () => {
  const nights = [
    { type: 'hunch', target: 3 },
    { type: 'point', target: 3 },
    { type: 'hunch', target: 23 },
    undefined,
  ].map((command) => {
    const table = onDayOne(F10);
    toPhase(table, 'nominee-list');
    const line = wired(table);
    while (table.truth.phase !== 'night') line.wait(maffia.deadline(table.truth)!.at - table.now);
    for (const { viewer } of table.watchers) line.framesOf(viewer);
    line.wait(300);
    const refusal = command && line.does(8, command as Command);
    line.wait(1_700);
    return { refusal, frames: table.watchers.map(({ viewer }) => [viewer, line.framesOf(viewer)] as const) };
  });
  assert.deepEqual(
    nights.map(({ refusal }) => refusal),
    [undefined, 'not-your-role', 'unknown-target', undefined],
  );
  const silent = nights[3]!.frames;
  for (const { frames } of nights) {
    for (const [i, [viewer, own]] of frames.entries()) {
      const shape = (list: readonly Frame[]) => list.map(({ at, bytes }) => [at, bytes]);
      assert.deepEqual(shape(own), shape(silent[i]![1]), `the frames of ${viewer}`);
      if (viewer !== 8) assert.deepEqual(own, silent[i]![1], `${viewer} hears nothing of it`);
    }
  }
  const inbox: Inbox = { rest: '' };
  const answers = nights.map(({ frames }) => frames[8]![1].flatMap(({ text }) => take(inbox, text)));
  assert.deepEqual(answers[1], [{ refused: 0, code: 'not-your-role' }]);
  assert.deepEqual(answers[0]!.at(-1), { done: 0 });
});

test('side channel 10: the patient whom the doctor may not choose is blocked on the doctor’s phone alone', () => {
  const table = onDayOne(F18);
  toPhase(table, 'night');
  does(table, 4, { type: 'protect', target: 9 });
  aim(table, 12);
  endNight(table);
  toPhase(table, 'night');
  assert.equal(table.truth.blocked, 9);
  for (const seat of table.truth.living) {
    const view = viewOf(table, seat);
    const grid = maffia.legal(view, seat, table.now).find(({ command }) => 'target' in command)!;
    assert.equal(targetsOf(grid).includes(9), seat !== 4, `${table.truth.roles[seat]} ${seat}`);
    assert.equal(view.blocked, seat === 4 ? 9 : undefined);
  }
  for (const viewer of ['table', 12] as const) assert.equal(viewOf(table, viewer).blocked, undefined);
});

test('side channel 11: whoever comes back, with whichever device, gets exactly their own view again', () => {
  const { room } = eventful({ remote: true, options: { deadSeeAll: true } });
  for (const watcher of room.watchers) {
    const { viewer, mask, view, count } = watcher;
    const stream = streamOf(room.log, mask, 0, rules.begins);
    assert.equal(stream.length, count, `${viewer}`);
    const onAnotherDevice = foldStream(rules, emptyRoom(), JSON.parse(JSON.stringify(stream)) as Typed[]);
    assert.equal(canonical(onAnotherDevice), canonical(view), `${viewer}`);
    const half = Math.floor(count / 2);
    const asleep = foldStream(rules, emptyRoom(), stream.slice(0, half));
    const awake = foldStream(rules, asleep, streamOf(room.log, mask, half, rules.begins));
    assert.equal(canonical(awake), canonical(view), `${viewer}, from fact ${half} on`);
  }
});

/** Where a role may be read before the end: one's own card and circle, one's own checks, what is called, said or set. */
const MAY_NAME_ROLES = ['roleDealt', 'circleSeen', 'teamLearned', 'segmentCalled', 'stated', 'room.optionSet'];

test('[MF-99] side channel 12: nothing that a phone receives before the end has another seat’s role in it', () => {
  const word = /"(mafia|doctor|sheriff|freemason|avenger|villager)"(?!:)/;
  for (const options of [{}, { nightStyle: 'called', dealStyle: 'one-by-one' }] as const) {
    const { room } = eventful({ remote: true, options });
    const ends = room.log.findIndex(({ told }) => told.some(({ fact }) => fact.type === 'gameEnded'));
    const before = room.log.slice(0, ends);
    const cards = (room.truth.play as State).roles;
    const circle = (seat: Seat) => ['mafia', 'freemason'].includes(cards[seat]!);
    for (const viewer of [...Object.keys(cards).map(Number), 'table'] as const) {
      const stream = streamOf(before, bitOf(viewer), 0, rules.begins) as (Typed & { seat?: Seat })[];
      for (const fact of stream) {
        const isOwn = MAY_NAME_ROLES.slice(0, 3).includes(fact.type) ? fact.seat === viewer : true;
        const mayName = MAY_NAME_ROLES.includes(fact.type) && isOwn;
        assert.ok(mayName || !word.test(JSON.stringify(fact)), `${viewer} reads ${JSON.stringify(fact)}`);
      }
      const { roles } = foldStream(rules, emptyRoom(), stream).play as State;
      for (const seat of Object.keys(roles).map(Number)) {
        const isMate = typeof viewer === 'number' && circle(viewer) && cards[viewer] === cards[seat];
        assert.ok(seat === viewer || isMate, `${viewer} knows the card of ${seat}`);
      }
    }
  }
});
