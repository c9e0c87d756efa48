/** Section 7 of RULES.md, "Who knows what", row by row, in both directions; and the side channels below it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Viewer } from '../../kernel/game.ts';
import { streamOf, watcherOf } from '../../kernel/table.ts';
import { type KnowsRow, knowsSuite } from '../../kernel/testing/secrecyTable.ts';
import { linesOf } from '../../kernel/wire.ts';
import {
  bytesOf,
  C1,
  C2,
  C3,
  does,
  G,
  type GwTable,
  given,
  type Position,
  passTurn,
  plain,
  playing,
  rolls,
  toGw,
  viewOf,
  wait,
  walks,
} from './fixtures.ts';
import { gwsBrott } from './index.ts';
import type { State } from './state.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const [GW, OWNER, OTHERS, REST] = ['GW', 'Owner', 'Other criminals', 'Table, GM, spect.'] as const;

/** A moment of a game: everybody's view of it, copied. */
type Moment = { readonly [column: string]: State[] };
const copy = (table: GwTable, viewer: Viewer): State => structuredClone(viewOf(table, viewer));
const moment = (table: GwTable, owner = C1, others: readonly number[] = [C2, C3]): Moment => ({
  [GW]: [copy(table, G)],
  [OWNER]: [copy(table, owner)],
  [OTHERS]: others.filter((seat) => seat < table.truth.seats && seat !== owner).map((seat) => copy(table, seat)),
  [REST]: (['table', 'master', 'ghost'] as const).map((viewer) => copy(table, viewer)),
});
const columns = (moments: Moment, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, moments[name]!]));
const away = { hat: 'M1', glove: 'M10', mask: 'G1' } as const;
const gwTurn = (position: Position = {}) =>
  given(toGw(playing(3)), {
    gw: 'I6',
    ...position,
    criminals: { ...plain, ...position.criminals },
    places: { ...away, ...position.places },
  });
const ended = (table: GwTable): Moment => {
  does(table, 'server', { type: 'cancel' });
  return moment(table);
};
const onD5 = () => given(playing(3), { places: { hat: 'D5', glove: 'M10', mask: 'G1' }, hands: { 1: ['e06', 'e01'] } });
const everyone = [GW, OWNER, OTHERS, REST];
const now = (sees: KnowsRow<State>['sees'], table: GwTable): KnowsRow<State> => ({
  sees,
  must: columns(moment(table), ...everyone),
});
const has = (view: State, text: string): boolean => JSON.stringify(view).includes(text);

/** Seen by some from the beginning and by others from a later moment on. */
const later = (
  sees: KnowsRow<State>['sees'],
  before: Moment,
  after: Moment,
  late: readonly string[],
  always: readonly string[],
): KnowsRow<State> => ({
  sees,
  must: { ...columns(after, ...late), ...columns(before, ...always) },
  mustNot: columns(before, ...late),
});

const duel = () => {
  const table = given(playing(1, { tellActingPiece: false }), { places: { hat: 'D5', glove: 'M10' } });
  does(table, C1, { type: 'chooseActing', piece: 'glove' });
  return table;
};

knowsSuite<State>('gws-brott', rules, {
  'Who is GW, who was willing, pieces chosen by whom, phase, whose turn': () =>
    now(
      (view) => view.gw === G && view.pieces[C2]![0] === 'glove' && view.phase === 'turn-start' && view.turn === C1,
      playing(3),
    ),
  "GW's square, every step, steps left": () => {
    const table = gwTurn();
    table.fall.gw.push(3);
    does(table, G, { type: 'rollGwDie' });
    walks(table, 'J6');
    return now((view) => view.gwAt === 'J6' && view.steps === 2, table);
  },
  'Faces and locks of the criminal dice, GW die result': () => {
    const table = playing(3);
    rolls(table, C1, '1', 'gw', '3', 'arrow', '4');
    return now((view) => view.dice.join() === '1,gw,3,arrow,4', table);
  },
  'Chosen die face': () => {
    const table = playing(3);
    rolls(table, C1, '1', 'gw', '3', 'arrow', '4');
    const before = moment(table);
    does(table, C1, { type: 'chooseDie', die: 2 });
    return later((view) => view.chosen?.face === '3', before, moment(table), everyone, []);
  },
  'Square of a criminal piece on the board': () => {
    const table = gwTurn({ places: { hat: 'D5' } });
    return later((view) => view.places.hat === 'D5', moment(table), ended(table), [GW, REST], [OWNER, OTHERS]);
  },
  'Square implied by evidence handed over': () => {
    const table = onD5();
    const before = moment(table);
    does(table, C1, { type: 'destroyEvidence', card: 'e06' });
    return later((view) => view.places.hat === 'D5', before, moment(table), [GW, REST], [OWNER, OTHERS]);
  },
  'Square of a catch': () => {
    const table = gwTurn({ places: { hat: 'J6' } });
    does(table, G, { type: 'rollGwDie' });
    const before = moment(table);
    walks(table, 'J6');
    const sees = (view: State) => view.places.hat === 'J6' || (view.arrests[C1] === 1 && view.lastKnown === 'J6');
    return later(sees, before, moment(table), [GW, REST], [OWNER, OTHERS]);
  },
  'Square of a blocked breakthrough': () => {
    const table = gwTurn({ places: { hat: 'H7' }, trumps: ['breakthrough'], criminals: { 1: 'turbo-tyra' } });
    does(table, G, { type: 'playTrump', play: { trump: 'breakthrough' } });
    walks(table, 'I7');
    const before = moment(table);
    walks(table, 'H7');
    return later((view) => view.places.hat === 'H7', before, moment(table), [GW, REST], [OWNER, OTHERS]);
  },
  'What an infiltrator sees': () => {
    const table = gwTurn({ places: { hat: 'D5' }, trumps: ['infiltrator'] });
    does(table, G, { type: 'playTrump', play: { trump: 'infiltrator' } });
    does(table, G, { type: 'startLook' });
    const during = moment(table);
    wait(table, 3000);
    const after = moment(table);
    const sees = (view: State) => view.look?.shown !== undefined;
    return { sees, must: columns(during, GW), mustNot: { ...columns(after, GW), ...columns(during, OTHERS, REST) } };
  },
  "Square in a snitch's answer (not immune)": () => {
    const table = gwTurn({ places: { hat: 'D5' }, trumps: ['snitch'] });
    does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C2 } });
    const before = moment(table);
    does(table, C2, { type: 'snitchOn', seat: C1 });
    const after = moment(table);
    return {
      sees: (view) => view.places.hat === 'D5',
      must: { ...columns(after, GW), ...columns(before, OWNER, OTHERS) },
      mustNot: { ...columns(before, GW), ...columns(after, REST) },
    };
  },
  'Who is in jail (3+ players)': () => now((view) => view.places.mask === 'jail', gwTurn({ places: { mask: 'jail' } })),
  'Which of two pieces acts (two players, not told)': () => {
    const table = duel();
    const before = moment(table, C1, []);
    rolls(table, C1, '2', '2', '2', '2', '2');
    does(table, C1, { type: 'chooseDie', die: 0 });
    does(table, C1, { type: 'movePiece', to: 'M8' });
    does(table, 'server', { type: 'cancel' });
    const sees = (view: State) => view.acting === 'glove' || (view.opened?.paths.includes('glove:M8') ?? false);
    return later(sees, before, moment(table, C1, []), [GW, REST], [OWNER]);
  },
  'Which of two pieces was caught (two players, not told)': () => {
    const table = given(toGw(playing(1, { tellActingPiece: false })), { places: { hat: 'J6', glove: 'M1' }, gw: 'I6' });
    does(table, G, { type: 'rollGwDie' });
    walks(table, 'J6');
    const before = moment(table, C1, []);
    does(table, 'server', { type: 'cancel' });
    return later((view) => view.places.hat === 'jail', before, moment(table, C1, []), [GW, REST], [OWNER]);
  },
  'Evidence cards in hand: which': () => {
    const table = playing(3);
    const hand = [...table.truth.hands[C1]!];
    const sees = (view: State) =>
      hand.every(
        (card) => (view.hands[C1] ?? view.opened?.hands[C1])?.includes(card) || view.opened?.hands[C1]?.includes(card),
      );
    return later(sees, moment(table), ended(table), [GW, OTHERS, REST], [OWNER]);
  },
  'Evidence cards of somebody who is out': () => {
    const table = given(gwTurn({ places: { hat: 'J6' }, arrests: { 1: 2 } }), { hands: { 1: ['e05', 'e12'] } });
    does(table, G, { type: 'rollGwDie' });
    const before = moment(table);
    walks(table, 'J6');
    const shown = streamOf(table.log, watcherOf(table, 'table').mask).some((fact) =>
      has(fact as never, '["e05","e12"]'),
    );
    assert.ok(shown);
    const sees = (view: State) => view.hands[C1]?.join() === 'e05,e12' || view.out[C1] !== null;
    return later(sees, before, moment(table), [GW, OTHERS, REST], [OWNER]);
  },
  'Evidence cards in hand: how many': () => now((view) => view.left[C1] === 5, playing(3)),
  'Evidence cards handed over': () => {
    const table = onD5();
    does(table, C1, { type: 'destroyEvidence', card: 'e06' });
    return now((view) => view.handed[0]?.card === 'e06', table);
  },
  'That a criminal could have destroyed evidence and declined': () => {
    const table = onD5();
    rolls(table, C1, '2', '2', '2', '2', '2');
    const sees = (view: State) => view.kept.length > 0 || (view.opened?.kept.length ?? 0) > 0;
    return later(sees, moment(table), ended(table), [GW, OTHERS, REST], [OWNER]);
  },
  'Criminal card whose immunity has not taken effect': () => {
    const table = playing(3);
    const sees = (view: State) => view.criminals[C1] === table.truth.criminals[C1];
    return later(sees, moment(table), ended(table), [GW, OTHERS, REST], [OWNER]);
  },
  'Criminal card whose immunity has taken effect': () => {
    const table = gwTurn({ places: { hat: 'D5' }, trumps: ['helicopter'], criminals: { 1: 'velvet-vera' } });
    does(table, G, { type: 'playTrump', play: { trump: 'helicopter', to: 'D5' } });
    return now((view) => view.criminals[C1] === 'velvet-vera', table);
  },
  "GW's trumps in hand: which": () => {
    const table = playing(3);
    const sees = (view: State) => (view.trumps ?? view.opened?.trumps ?? []).length === 3;
    return later(sees, moment(table), ended(table), [OTHERS, REST], [GW]);
  },
  "GW's trumps in hand: how many; those played": () => {
    const table = gwTurn({ trumps: ['helicopter', 'snitch'] });
    does(table, G, { type: 'playTrump', play: { trump: 'helicopter', to: 'A11' } });
    return {
      sees: (view) => view.trumpsLeft === 1 && view.played[0] === 'helicopter',
      must: columns(moment(table), GW, OTHERS, REST),
    };
  },
  'Undealt evidence, undealt criminal cards, fourth trump': () => {
    const table = playing(3);
    const sees = (view: State) => view.aside !== null || view.opened !== null;
    return later(sees, moment(table), ended(table), everyone, []);
  },
  'Reactions of somebody who is out': () => {
    const table = playing(3);
    does(table, 'server', { type: 'retire', seat: C1 });
    does(table, C1, { type: 'react', reaction: 'haha' });
    return now((view) => view.reacted[C1]?.reaction === 'haha', table);
  },
  'Handcuffs left, arrests per criminal': () => {
    const table = gwTurn({ places: { hat: 'J6' } });
    does(table, G, { type: 'rollGwDie' });
    walks(table, 'J6');
    return now((view) => view.handcuffs === 5 && view.arrests[C1] === 1, table);
  },
});

/** The last entry as it goes over the line to a viewer. */
const lines = (table: GwTable, viewer: Viewer): string[] =>
  table.log
    .at(-1)!
    .told.filter(({ to }) => to & watcherOf(table, viewer).mask)
    .map((one) => linesOf(one)(watcherOf(table, viewer).mask));

test('side channel 1: the fact of a move is one, and the same bytes for every destination', () => {
  const sent = new Set<string>();
  for (const to of ['A1', 'B5', 'B6', 'F7']) {
    const table = given(playing(3), { locked: 4 });
    rolls(table, C1, 'arrow');
    does(table, C1, { type: 'chooseDie', die: 4 });
    does(table, C1, { type: 'movePiece', to });
    assert.equal(lines(table, G).filter((line) => line.includes('moveMade')).length, 1);
    sent.add(lines(table, G).join(''));
  }
  assert.equal(sent.size, 1);
});

test('side channel 2: the start of a turn looks the same whether evidence can be handed over or not', () => {
  const at = (square: string) => {
    const table = given(playing(3, { timers: 'relaxed' }), { places: { mask: square }, hands: { 3: ['e06'] } });
    passTurn(table);
    passTurn(table);
    return table;
  };
  const [can, cannot] = [at('D5'), at('D7')];
  assert.equal(can.truth.turn, C3);
  for (const viewer of [G, 'table'] as const) assert.equal(bytesOf(can, viewer), bytesOf(cannot, viewer));
  assert.deepEqual(gwsBrott.deadline(can.truth), gwsBrott.deadline(cannot.truth));
});

test('side channel 5: whom a snitch may tell on does not depend on immunity', () => {
  const targets = (criminal: 'silent-sixten' | 'turbo-tyra') => {
    const table = gwTurn({ trumps: ['snitch'], criminals: { 2: criminal } });
    does(table, G, { type: 'playTrump', play: { trump: 'snitch', seat: C1 } });
    return JSON.stringify(gwsBrott.legal(viewOf(table, C1), C1, 0));
  };
  assert.equal(targets('silent-sixten'), targets('turbo-tyra'));
});

test('side channel 9: a move by the clock is told with its face and without its square', () => {
  const table = given(playing(3, { timers: 'relaxed' }), { places: { hat: 'D5' }, hands: { 1: ['e06', 'e11'] } });
  rolls(table, C1, '2', '2', '2', '2', '2');
  does(table, C1, { type: 'chooseDie', die: 0 });
  wait(table, 45_000);
  const heard = streamOf(table.log, watcherOf(table, G).mask);
  assert.deepEqual(
    heard.filter(({ type }) => type === 'moveMade'),
    [{ type: 'moveMade', seat: C1, timedOut: true }],
  );
  assert.ok(!lines(table, G).join('').includes(String(table.truth.places.hat)));
});

test('side channel 11: nothing of the end is sent before it', () => {
  const table = toGw(playing(3));
  for (const viewer of [G, 'table', 'master'] as const) {
    const sent = JSON.stringify(streamOf(table.log, watcherOf(table, viewer).mask));
    for (const secret of [...table.truth.dealt[C1]!, ...table.truth.aside!.cards])
      assert.ok(!sent.includes(`"${secret}"`));
    assert.ok(!/"(hat|glove|mask):/.test(sent));
  }
});

test('side channel 12: whoever is out may react where pieces stand or not, in a round once, and never while GW is at it', () => {
  const isOffered = (table: GwTable) =>
    gwsBrott
      .legal(viewOf(table, C1), C1, 0)
      .map(({ command }) => command.type)
      .includes('react');
  const at = (square: string) => {
    const table = given(playing(3), { places: { glove: square, mask: 'G1' } });
    assert.equal(isOffered(table), false, 'not before one is out');
    does(table, 'server', { type: 'retire', seat: C1 });
    return table;
  };
  const [near, far] = [at('J6'), at('A11')];
  const seen = [near, far].map((table) => {
    const offered: boolean[] = [];
    const look = () => offered.push(isOffered(table));
    look();
    does(table, C1, { type: 'react', reaction: 'ouch' });
    look();
    toGw(table);
    look();
    table.fall.gw.push(2);
    does(table, G, { type: 'rollGwDie' });
    walks(table, 'I5');
    look();
    walks(table, 'I4');
    look();
    assert.equal(table.truth.round, 2);
    return offered;
  });
  assert.deepEqual(seen, [
    [true, false, false, false, true],
    [true, false, false, false, true],
  ]);
});
