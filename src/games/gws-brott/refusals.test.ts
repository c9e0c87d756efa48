/**
 * GW:s brott: section 11 of RULES.md, row by row. Each case is a command, the position it is tried in and the code; nothing
 * changes by it. The rows are read from the rules too, so that none is forgotten.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Actor } from '../../kernel/game.ts';
import { refusals } from './door.ts';
import {
  asks,
  begun,
  C1,
  C2,
  C3,
  does,
  G,
  type GwTable,
  given,
  plain,
  playing,
  rolls,
  toGw,
  walks,
} from './fixtures.ts';

const away = { hat: 'M1', glove: 'M10', mask: 'G1' } as const;
const gwTurn = (trumps: Parameters<typeof given>[1]['trumps'] = [], options = {}) =>
  given(toGw(playing(3, options)), { places: away, gw: 'I6', criminals: plain, trumps });
const walking = () => {
  const table = gwTurn();
  does(table, G, { type: 'rollGwDie' });
  return table;
};
const rolled = (...faces: Parameters<typeof rolls>[2][]) => {
  const table = given(playing(3), { places: { hat: 'K6', glove: 'L6' }, gw: 'J6', locked: 5 - faces.length });
  rolls(table, C1, ...faces);
  return table;
};
const moving = () => {
  const table = given(playing(3), { places: { hat: 'D5', glove: 'D4' } });
  rolls(table, C1, '1', '1', '1', '1', '1');
  does(table, C1, { type: 'chooseDie', die: 0 });
  return table;
};
const destroyed = () => {
  const table = given(playing(3), { places: { hat: 'D5' }, hands: { 1: ['e06', 'e01'] } });
  does(table, C1, { type: 'destroyEvidence', card: 'e06' });
  return table;
};
const helicopter = (to: string) => ({ type: 'playTrump', play: { trump: 'helicopter', to } });
const snitch = (seat: number) => ({ type: 'playTrump', play: { trump: 'snitch', seat } });
const snitching = () => {
  const table = gwTurn(['snitch']);
  given(table, { places: { mask: 'jail' } });
  does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
  return table;
};
const look = () => {
  const table = gwTurn(['infiltrator'], { gameMaster: 'human', timers: 'relaxed' });
  does(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } });
  does(table, G, { type: 'startLook' });
  return table;
};
const out = () => {
  const table = given(playing(3), { locked: 1, gw: 'J6', places: { hat: 'K6' }, arrests: { 1: 2 } });
  does(table, C1, { type: 'resetDice' });
  walks(table, 'K6');
  return table;
};
const haha = { type: 'react', reaction: 'haha' } as const;
const reacted = () => {
  const table = out();
  does(table, C1, haha);
  return table;
};
const over = () => {
  const table = playing(3);
  does(table, 'server', { type: 'cancel' });
  return table;
};

/** Move, then cases: who tries what where, and the code. */
const CASES: { readonly [move: string]: readonly (readonly [() => GwTable, Actor, unknown, string])[] } = {
  any: [
    [out, C1, { type: 'roll', dice: null }, 'not-a-player'],
    [() => playing(3), 'visitor', { type: 'roll', dice: null }, 'not-a-player'],
    [() => playing(3), 4, { type: 'roll', dice: null }, 'not-a-player'],
    [() => playing(3), C2, { type: 'roll', dice: null }, 'not-your-turn'],
    [() => playing(3), C1, { type: 'fly' }, 'bad-payload'],
    [() => playing(3), C1, { type: 'timeUp' }, 'bad-payload'],
    [() => playing(3), C1, { type: 'roll' }, 'bad-payload'],
    [over, C1, { type: 'roll', dice: null }, 'game-over'],
    [look, G, { type: 'gwStep', to: 'I5' }, 'not-your-turn'],
  ],
  volunteer: [
    [
      () => {
        const table = begun(3, { gwPicker: 'volunteer' });
        does(table, C1, { type: 'volunteer', willing: true });
        return table;
      },
      C1,
      { type: 'volunteer', willing: true },
      'not-your-turn',
    ],
  ],
  choosePieces: [
    [() => begun(3), C1, { type: 'choosePieces', pieces: ['shoe'] }, 'bad-payload'],
    [() => begun(3), C1, { type: 'choosePieces', pieces: ['hat', 'boot'] }, 'bad-payload'],
    [() => begun(1), C1, { type: 'choosePieces', pieces: ['hat', 'hat'] }, 'bad-payload'],
    [() => begun(1), C1, { type: 'choosePieces', pieces: ['hat'] }, 'bad-payload'],
    [
      () => {
        const table = begun(3);
        does(table, C2, { type: 'choosePieces', pieces: ['hat'] });
        return table;
      },
      C1,
      { type: 'choosePieces', pieces: ['hat'] },
      'piece-taken',
    ],
  ],
  chooseActing: [
    [() => playing(3), C1, { type: 'chooseActing', piece: 'hat' }, 'wrong-phase'],
    [() => playing(1), C1, { type: 'chooseActing', piece: 'boot' }, 'not-your-piece'],
  ],
  resetDice: [
    [() => rolled('1', '2'), C1, { type: 'resetDice' }, 'wrong-phase'],
    [destroyed, C1, { type: 'resetDice' }, 'wrong-step'],
    [() => playing(3), C1, { type: 'resetDice' }, 'nothing-to-reset'],
  ],
  destroyEvidence: [
    [() => rolled('1', '2'), C1, { type: 'destroyEvidence', card: 'e05' }, 'wrong-phase'],
    [destroyed, C1, { type: 'destroyEvidence', card: 'e01' }, 'wrong-step'],
    [() => given(playing(3), { hands: { 1: ['e01'] } }), C1, { type: 'destroyEvidence', card: 'e02' }, 'card-not-held'],
    [
      () => given(playing(3), { hands: { 1: ['e01'] } }),
      C1,
      { type: 'destroyEvidence', card: 'e01' },
      'no-evidence-here',
    ],
  ],
  roll: [
    [() => rolled('1', '2'), C1, { type: 'roll', dice: [3] }, 'bad-payload'],
    [() => playing(3, { rerollSubset: true }), C1, { type: 'roll', dice: [0] }, 'bad-payload'],
    [
      () => {
        const table = playing(3, { rerollSubset: true });
        rolls(table, C1, 'gw', '1', '1', '1', '1');
        return table;
      },
      C1,
      { type: 'roll', dice: [0] },
      'die-locked',
    ],
  ],
  chooseDie: [
    [() => rolled('1', '2'), C1, { type: 'chooseDie', die: 5 }, 'bad-payload'],
    [() => rolled('1', '2'), C1, { type: 'chooseDie', die: 0 }, 'die-locked'],
    [() => rolled('1', '2'), C1, { type: 'chooseDie', die: 3 }, 'die-unusable'],
  ],
  declareStuck: [[() => rolled('1', '2'), C1, { type: 'declareStuck' }, 'not-stuck']],
  movePiece: ['C4', 'C5', 'A5', 'D4', 'D3', 'Z9', 'I6'].map((to) => [
    moving,
    C1,
    { type: 'movePiece', to },
    'illegal-destination',
  ]),
  rollGwDie: [[walking, G, { type: 'rollGwDie' }, 'wrong-phase']],
  gwStep: ['J5', 'K6', 'I6', 'Q1'].map((to) => [walking, G, { type: 'gwStep', to }, 'illegal-step']),
  gwStop: [[walking, G, { type: 'gwStop' }, 'must-use-all-steps']],
  playTrump: [
    [walking, G, helicopter('A1'), 'wrong-phase'],
    [() => toGw(playing(1)), G, helicopter('A1'), 'trumps-off'],
    [() => gwTurn([], { trumps: 'none' }), G, helicopter('A1'), 'trumps-off'],
    [() => gwTurn(['snitch']), G, helicopter('A1'), 'trump-not-held'],
    ...['C5', 'A6', 'I6', 'N1'].map((to): readonly [() => GwTable, Actor, unknown, string] => [
      () => gwTurn(['helicopter']),
      G,
      helicopter(to),
      'illegal-target',
    ]),
    [() => gwTurn(['snitch']), G, snitch(G), 'illegal-target'],
    [() => gwTurn(['snitch']), G, snitch(9), 'illegal-target'],
    [() => given(gwTurn(['snitch']), { places: { hat: 'jail', mask: 'jail' } }), G, snitch(C2), 'nobody-to-tell-on'],
  ],
  snitchOn: [
    [snitching, C1, { type: 'snitchOn', seat: C1 }, 'illegal-target'],
    [snitching, C1, { type: 'snitchOn', seat: C3 }, 'illegal-target'],
    [snitching, C1, { type: 'snitchOn', seat: G }, 'illegal-target'],
    [snitching, C1, { type: 'snitchOn', seat: 9 }, 'illegal-target'],
    [snitching, C1, { type: 'snitchOnPiece', piece: 'glove' }, 'illegal-target'],
  ],
  startLook: [[() => gwTurn(), G, { type: 'startLook' }, 'wrong-phase']],
  react: [
    [out, 'visitor', haha, 'not-a-player'],
    [out, C2, haha, 'not-your-turn'],
    [out, G, haha, 'not-your-turn'],
    [out, C1, { type: 'react', reaction: 'close' }, 'bad-payload'],
    [() => toGw(out()), C1, haha, 'wrong-phase'],
    [reacted, C1, { type: 'react', reaction: 'ouch' }, 'reacted-already'],
  ],
  'master.extend': [
    [() => playing(3, { timers: 'relaxed' }), 'master', { type: 'master.extend', seconds: 5 }, 'master-only'],
    [look, 'master', { type: 'master.extend', seconds: 5 }, 'wrong-phase'],
    [() => playing(3, { gameMaster: 'human' }), 'master', { type: 'master.extend', seconds: 5 }, 'bad-clock'],
  ],
};

for (const [move, cases] of Object.entries(CASES)) {
  test(`refused: ${move}`, () => {
    for (const [open, by, command, code] of cases) {
      const table = open();
      const before = JSON.stringify([table.truth, table.watchers.map(({ view }) => view), table.log.length]);
      assert.equal(asks(table, by, command), code, `${JSON.stringify(command)} by ${by}`);
      assert.equal(JSON.stringify([table.truth, table.watchers.map(({ view }) => view), table.log.length]), before);
    }
  });
}

const rows = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8')
  .split('## 11. Bad input')[1]!
  .split(/\n##/)[0]!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('every row of section 11 has its case, and every code of the door is in it', () => {
  let move = '';
  for (const [named, , code] of rows) {
    move = named || move;
    if (move === 'chat') continue; // options.test.ts
    const first = move.split(/,| but/)[0]!.replaceAll('`', '');
    const codes = CASES[first]?.map((one) => one[3]) ?? [];
    assert.ok(codes.includes(code!.replaceAll('`', '')), `${move}: ${code}`);
  }
  const tried = new Set(Object.values(CASES).flatMap((cases) => cases.map((one) => one[3])));
  assert.deepEqual(
    refusals.filter((code) => !tried.has(code)),
    [],
  );
});

test('what GW is refused never depends on a hidden square', () => {
  const tries = [helicopter('D5'), helicopter('K6'), snitch(C1), { type: 'gwStep', to: 'J6' }, { type: 'rollGwDie' }];
  const answers = (square: string) =>
    tries.map((command) => asks(given(gwTurn(['helicopter', 'snitch']), { places: { hat: square } }), G, command));
  assert.deepEqual(answers('D5'), answers('K6'));
});
