/** GW:s brott: section 9 of RULES.md against the code, what each option does, timers (section 5) and people who leave. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Channel } from '../../kernel/game.ts';
import { isAllowed, resolve } from '../../kernel/options.ts';
import { streamOf, watcherOf } from '../../kernel/table.ts';
import { colourOf, pencilled } from './content.ts';
import {
  asks,
  begun,
  C1,
  C2,
  C3,
  C4,
  does,
  G,
  given,
  passGw,
  passTurn,
  phaseOf,
  plain,
  playing,
  rolls,
  strolls,
  toGw,
  told,
  toTurn,
  viewOf,
  wait,
  walks,
} from './fixtures.ts';
import { gwsBrott } from './index.ts';
import { type Options, options, presets } from './options.ts';
import './texts/all.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const rows = rules
  .split('## 9. Options')[1]!
  .split(/\n##/)[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
const chosen = (set: Partial<Options>, seats = 4) =>
  resolve(options, set, { seats, humans: seats }) as unknown as { [name: string]: unknown };
const away = { hat: 'M1', glove: 'M10', mask: 'G1' } as const;

test('the options of the rules are those of the game, with their defaults and ranges', () => {
  assert.deepEqual(Object.keys(options).sort(), rows.map(([name]) => name).sort());
  for (const [name, type, standard, range] of rows as [keyof Options, string, string, string][]) {
    const spec = options[name] as never;
    if (name === 'timers') {
      assert.deepEqual([chosen({})[name], chosen({ playMode: 'remote' })[name]], ['off', 'relaxed']);
    } else assert.equal(String(chosen({})[name]), standard, name);
    if (type === 'bool') assert.deepEqual((options[name].values as unknown[]).length, 2, name);
    else if (type === 'enum') {
      assert.deepEqual([...options[name].values].map(String).sort(), range.split(', ').sort(), name);
    } else {
      const [min, max] = range.split('-').map(Number) as [number, number];
      for (const value of [min, max]) assert.ok(isAllowed(spec, value, 5), `${name} ${value}`);
      for (const value of [min - 1, max + 1, min + 0.5]) assert.ok(!isAllowed(spec, value, 5), `${name} ${value}`);
      assert.equal(isAllowed(spec, 'auto', 5), type.includes('auto'), name);
    }
  }
  for (const preset of Object.values(presets)) for (const name in preset) assert.ok(name in options);
});

test('handcuffs and gwDie: the host may choose', () => {
  assert.equal(begun(3, { handcuffs: 2 }).truth.handcuffs, 2);
  const faces = (gwDie: Options['gwDie'], criminals = 3) => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const table = given(toGw(playing(criminals, { gwDie }, `d${seed}`)), { locked: 0 });
      does(table, G, { type: 'rollGwDie' });
      seen.add(table.truth.gwFace!);
    }
    return [...seen].sort().join('');
  };
  assert.deepEqual([faces('slow'), faces('standard'), faces('fast')], ['123', '234', '2345']);
  assert.deepEqual(
    [1, 2, 3, 4].map((criminals) => faces('auto', criminals)),
    ['123', '234', '2345', '234'],
  );
});

test('trumps: none, three or all four', () => {
  assert.deepEqual(
    [begun(3, { trumps: 'none' }).truth.trumpsLeft, begun(3, { trumps: 'four' }).truth.trumps!.length],
    [0, 4],
  );
  const none = toGw(playing(3, { trumps: 'none' }));
  assert.equal(asks(none, G, { type: 'playTrump', play: { trump: 'infiltrator' } }), 'trumps-off');
  assert.equal(begun(1, { trumps: 'four', twoPlayerTrumps: true }).truth.trumps!.length, 3);
});

test('openCriminalCards: all lie face up', () => {
  const table = begun(3, { openCriminalCards: true });
  assert.equal(viewOf(table, G).criminals[C2], table.truth.criminals[C2]);
});

test('thirdArrestEliminates off: nobody is put out', () => {
  const table = given(toGw(playing(3, { thirdArrestEliminates: false })), {
    places: { ...away, hat: 'J6' },
    gw: 'I6',
    arrests: { 1: 2 },
  });
  does(table, G, { type: 'rollGwDie' });
  walks(table, 'J6');
  assert.deepEqual([table.truth.out[C1], table.truth.places.hat], [null, 'jail']);
});

test('cardsPerCriminal: a short game has the first colours alone', () => {
  const { truth } = begun(3, { cardsPerCriminal: 3 });
  assert.deepEqual(truth.hands[C1]!.map(colourOf), ['red', 'blue', 'green']);
  assert.equal(begun(1, { cardsPerCriminal: 3 }).truth.hands[C1]!.length, 6);
  const last = given(playing(3, { cardsPerCriminal: 3 }), { places: { hat: 'D5' }, hands: { 1: ['e06'] } });
  does(last, C1, { type: 'destroyEvidence', card: 'e06' });
  assert.equal(last.truth.result!.outcome, 'criminal');
});

test('gwExactSteps off: GW may stop in any walk, also before the first step', () => {
  const table = given(toGw(playing(3, { gwExactSteps: false })), { places: away, gw: 'I6' });
  does(table, G, { type: 'rollGwDie' });
  does(table, G, { type: 'gwStop' });
  assert.deepEqual([table.truth.gwAt, table.truth.round], ['I6', 2]);
});

test('rerollSubset: from the second roll on, dice may be left lying', () => {
  const table = playing(3, { rerollSubset: true });
  assert.equal(asks(table, C1, { type: 'roll', dice: [0] }), 'bad-payload');
  rolls(table, C1, '1', '2', '3', 'gw', '4');
  for (const dice of [[], [0, 0]]) assert.equal(asks(table, C1, { type: 'roll', dice }), 'bad-payload');
  assert.equal(asks(table, C1, { type: 'roll', dice: [0, 3] }), 'die-locked');
  table.fall.faces.push('arrow', 'arrow');
  does(table, C1, { type: 'roll', dice: [2, 0] });
  assert.deepEqual(table.truth.dice, ['arrow', '2', 'arrow', 'gw', '4']);
});

test('gwAid: the pencil holds what the facts allow and never what a look showed', () => {
  const table = playing(2, { gwAid: 'possible-squares' });
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  does(table, C1, { type: 'movePiece', to: 'B6' });
  assert.deepEqual(pencilled(viewOf(table, G).pencil!), [['A4', 'B5', 'B6', 'B7'], ['jail']]);
  toGw(table);
  given(table, { trumps: ['infiltrator'] });
  const before = JSON.stringify(viewOf(table, G).pencil);
  does(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } });
  does(table, G, { type: 'startLook' });
  assert.equal(JSON.stringify(viewOf(table, G).pencil), before);
  assert.equal(playing(2).truth.pencil, null);
});

test('criminalsChannel and the town: who may be heard where', () => {
  const table = playing(3, { playMode: 'remote', criminalsChannel: true });
  const [town, criminals] = gwsBrott.channels!(table.truth) as unknown as readonly [Channel, Channel];
  assert.deepEqual([G, C1, C3].map(town.refuses), [undefined, undefined, undefined]);
  assert.deepEqual([G, C1, C3].map(criminals.refuses), ['not-a-player', undefined, undefined]);
  assert.deepEqual([town.readers, criminals.readers], ['everyone', [C1, C2, C3]]);
  const off = gwsBrott.channels!(playing(3).truth);
  assert.deepEqual(
    off.map((channel) => channel.refuses(C1)),
    ['chat-off', 'chat-off'],
  );
  does(table, 'server', { type: 'retire', seat: C1 });
  const later = gwsBrott.channels!(table.truth);
  assert.deepEqual(
    later.map((channel) => channel.refuses(C1)),
    ['out-of-the-game', undefined],
  );
});

test('10.2: whoever is out has fixed reactions, in person too, and everybody hears them until the game is over', () => {
  const table = playing(3);
  does(table, 'server', { type: 'retire', seat: C1 });
  does(table, C1, { type: 'react', reaction: 'wellDone' });
  for (const viewer of [G, C2, 'table', 'master'] as const)
    assert.deepEqual(viewOf(table, viewer).reacted[C1], { reaction: 'wellDone', round: 1 });
  const told = table.log.at(-1)!.told[0]!.fact;
  assert.match(gwsBrott.story!(told as never, table.truth, 'da', () => 'Gunvor')!, /^Gunvor .*Godt gået!$/);
  does(table, 'server', { type: 'cancel' });
  assert.equal(asks(table, C1, { type: 'react', reaction: 'haha' }), 'game-over');
  assert.deepEqual(gwsBrott.legal(viewOf(table, C1), C1, 0), []);
});

test('section 13: a human master writes to all, around one table too; nobody else does there', () => {
  const { truth } = playing(3, { gameMaster: 'human' });
  const [town, criminals] = gwsBrott.channels!(truth) as unknown as readonly [Channel, Channel];
  assert.deepEqual([town.refuses('master'), town.refuses(C1), town.readers], [undefined, 'chat-off', 'everyone']);
  assert.equal(criminals.refuses('master'), 'not-a-player');
  assert.equal(gwsBrott.channels!(playing(3).truth)[0]!.refuses('master'), 'not-a-player', 'there is no human master');
});

const TIMES: { readonly [phase: string]: number } = {
  setup: 30,
  'turn-start': 45,
  rolled: 45,
  moving: 45,
  'gw-turn': 60,
  'gw-move': 90,
};

test('timers: relaxed as the table says, brisk half of it rounded up, off none but the look', () => {
  for (const [timers, part] of [
    ['relaxed', 1],
    ['brisk', 2],
  ] as const) {
    const table = begun(3, { timers });
    const seen: { [phase: string]: number } = {};
    for (let i = 0; i < 40 && !table.truth.result && table.truth.round < 2; i++) {
      seen[phaseOf(table)] ??= (table.truth.until! - table.now) / 1000;
      wait(table, table.truth.until! - table.now);
    }
    for (const phase in TIMES) assert.equal(seen[phase], Math.ceil(TIMES[phase]! / part), `${timers} ${phase}`);
  }
  assert.equal(gwsBrott.deadline(playing(3).truth), undefined);
});

test('a criminal who is silent hands over what can be, rolls, and goes to own evidence; all hear that time ran out', () => {
  const table = given(playing(3, { timers: 'relaxed' }), {
    places: { hat: 'D5' },
    hands: { 1: ['e06', 'e11'] },
    locked: 4,
  });
  table.fall.faces.push('4');
  wait(table, 45_000);
  assert.deepEqual([table.truth.left[C1], phaseOf(table)], [1, 'rolled']);
  wait(table, 45_000);
  assert.equal(phaseOf(table), 'moving');
  wait(table, 45_000);
  assert.equal(table.truth.places.hat, 'E8', 'the nearest to D9 that a 4 leads to');
  const heard = streamOf(table.log, watcherOf(table, G).mask).find(({ type }) => type === 'moveMade');
  assert.deepEqual(heard, { type: 'moveMade', seat: C1, timedOut: true });
});

test('a silent GW walks towards the square made known last, all steps at once', () => {
  const table = given(toGw(playing(3, { timers: 'relaxed' })), { places: away, gw: 'I6' });
  wait(table, 60_000);
  const steps = table.truth.steps;
  wait(table, 90_000);
  assert.equal(told(table, 'gwStepped').length, steps);
  assert.equal(told(table, 'gwStepped')[0]!.to, 'I7', 'towards D7; down comes before left');
});

test('a snitch who is silent tells on anybody by lot', () => {
  const table = given(toGw(playing(3, { timers: 'relaxed' })), { places: away, trumps: ['snitch'], criminals: plain });
  does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  wait(table, 30_000);
  assert.ok([C2, C3].includes(told(table, 'snitchTold')[0]!.target as never));
});

test('a look that is not begun begins by itself', () => {
  const table = given(toGw(playing(3, { timers: 'relaxed' })), { places: away, trumps: ['infiltrator'] });
  does(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } });
  wait(table, 30_000);
  assert.equal(phaseOf(table), 'infiltrator-look');
});

test('onLeave: a bot is the room’s business, a pause waits, and whoever retires is out without a handcuff', () => {
  const left = { type: 'left', seat: C1 } as const;
  assert.equal(gwsBrott.news!(left, playing(3).truth), undefined);
  const paused = playing(3, { onLeave: 'pause', timers: 'relaxed' });
  does(paused, 'server', gwsBrott.news!(left, paused.truth)!);
  assert.equal(gwsBrott.deadline(paused.truth), undefined);
  wait(paused, 500_000);
  does(paused, 'server', gwsBrott.news!({ type: 'player', seat: C1, bot: true }, paused.truth)!);
  assert.equal(gwsBrott.deadline(paused.truth)!.at, paused.now + 45_000);
  const table = playing(3, { onLeave: 'retire' });
  assert.equal(gwsBrott.news!({ type: 'left', seat: G }, table.truth), undefined, 'GW cannot retire');
  does(table, 'server', gwsBrott.news!(left, table.truth)!);
  assert.deepEqual(
    [table.truth.out[C1], table.truth.handcuffs, table.truth.turn, table.truth.places.hat],
    [1, 6, C2, null],
  );
});

test('retire: a special move under way is played out, and a snitch first tells on somebody', () => {
  const special = given(playing(3, { onLeave: 'retire' }), { locked: 2, places: { glove: 'M1', mask: 'M10' } });
  does(special, C1, { type: 'resetDice' });
  does(special, 'server', { type: 'retire', seat: C1 });
  assert.equal(phaseOf(special), 'gw-special');
  strolls(special);
  assert.deepEqual([special.truth.turn, special.truth.dice.includes('gw')], [C2, false]);
  const snitch = given(toGw(playing(3, { onLeave: 'retire' })), { places: away, trumps: ['snitch'], criminals: plain });
  does(snitch, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  does(snitch, 'server', { type: 'retire', seat: C1 });
  assert.deepEqual([told(snitch, 'snitchTold').length, snitch.truth.out[C1], snitch.truth.turn], [1, 1, C2]);
  const duel = playing(1, { onLeave: 'retire' });
  does(duel, 'server', { type: 'retire', seat: C1 });
  assert.deepEqual(duel.truth.result!.reason, 'nobody-left');
});

test('the human master moves clocks and skips, but never the look', () => {
  const table = given(toGw(playing(3, { gameMaster: 'human', timers: 'relaxed' })), {
    places: away,
    trumps: ['infiltrator'],
  });
  assert.equal(asks(table, C1, { type: 'master.skip' }), 'master-only');
  const until = table.truth.until!;
  does(table, 'master', { type: 'master.extend', seconds: 30 });
  assert.equal(table.truth.until, until + 30_000);
  assert.equal(asks(table, 'master', { type: 'master.extend', seconds: -200 }), 'bad-clock');
  does(table, 'server', { type: 'master.extend', seconds: 10 });
  does(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } });
  does(table, 'master', { type: 'master.skip' });
  assert.equal(phaseOf(table), 'infiltrator-look');
  for (const command of [{ type: 'master.skip' }, { type: 'master.extend', seconds: 5 }])
    assert.equal(asks(table, 'master', command), 'wrong-phase');
  assert.equal(asks(playing(3), 'master', { type: 'master.skip' }), 'master-only');
});

test('a game that is called off has no winner, and all is opened', () => {
  const table = toTurn(playing(3), C2);
  does(table, 'server', gwsBrott.news!({ type: 'cancelled' }, table.truth)!);
  assert.deepEqual(table.truth.result, { outcome: 'cancelled', reason: 'cancelled', winners: [] });
  assert.equal(viewOf(table, G).opened!.hands[C1]!.length, 5);
  const early = begun(3, { gwPicker: 'volunteer' });
  does(early, 'server', { type: 'cancel' });
  assert.deepEqual(early.truth.opened!.ranking, []);
});

test('luck with the dice is of one turn: what was rolled in the turn before does not count', () => {
  const table = playing(3);
  const luck = () => [...table.truth.luck];
  for (let turns = 0; table.truth.phase !== 'gw-turn'; turns++) {
    assert.ok(turns < 9);
    passTurn(table);
  }
  assert.equal(new Set(luck().filter((count) => count > 0)).size, 1, `each rolled as many dice once: ${luck()}`);
});

test('ranking: by cards left, then arrests, then seat; those who are out last', () => {
  const table = given(playing(4), {
    places: { hat: 'D5' },
    hands: { 1: ['e06'], 2: ['e01', 'e02'], 3: ['e03'], 4: ['e04'] },
    arrests: { 3: 1 },
  });
  does(table, 'server', { type: 'retire', seat: C2 });
  does(table, C1, { type: 'destroyEvidence', card: 'e06' });
  assert.deepEqual(table.truth.opened!.ranking, [C1, C4, C3, C2]);
  const twoOut = given(playing(4), { places: { hat: 'D5' }, hands: { 1: ['e06'], 4: ['e04'] } });
  for (const seat of [C3, C2]) does(twoOut, 'server', { type: 'retire', seat });
  does(twoOut, C1, { type: 'destroyEvidence', card: 'e06' });
  assert.deepEqual(twoOut.truth.opened!.ranking, [C1, C4, C2, C3], 'whoever held out longer');
  const shaves = toGw(playing(2));
  given(shaves, { places: { hat: 'M1', glove: 'M10' }, gw: 'I6' });
  passGw(shaves);
  passTurn(shaves);
  does(shaves, 'server', { type: 'cancel' });
  assert.ok(shaves.truth.opened!.awards.closestShave!.number > 0);
  assert.ok(shaves.truth.opened!.awards.luckiestRoll!.number >= 5);
  assert.equal(shaves.truth.opened!.awards.cheekiestWait, null);
});
