/** The table "Who knows what" of RULES.md, row by row, in both directions. */
import { readFileSync } from 'node:fs';
import type { Viewer } from '../../kernel/game.ts';
import { type KnowsRow, knowsSuite } from '../../kernel/testing/secrecyTable.ts';
import { openArmoury } from './armoury.ts';
import { askEnd } from './end.ts';
import {
  A,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  cast,
  council,
  D,
  deed,
  does,
  E,
  F,
  G,
  inject,
  inMission,
  onDay,
  pass,
  planAgainst,
  seated,
  seatsTo,
  showAll,
  toMorning,
  toPhase,
  viewOf,
} from './fixtures.ts';
import type { Options } from './options.ts';
import { nightsLeft, type State } from './state.ts';

type Row = KnowsRow<State>;
/** Views as they are at this moment. */
const now = (table: Castle, ...viewers: Viewer[]): State[] =>
  viewers.map((viewer) => structuredClone(viewOf(table, viewer)));
const toEnd = (table: Castle): Castle => {
  toPhase(table, 'finished');
  return table;
};
const OTHERS = [D, 'table'] as const;
const human: Partial<Options> = { gameMaster: 'human' };

/** What its owner knows at once, and the others do not; the master with them, or not. */
function own(table: Castle, sees: (view: State) => boolean, isMasters: boolean): Row {
  return {
    sees,
    must: { Self: now(table, C), ...(isMasters && { Master: now(table, 'master') }) },
    mustNot: {
      Traitors: now(table, A),
      All: now(table, ...OTHERS),
      ...(!isMasters && { Master: now(table, 'master') }),
    },
  };
}

function wish(): Row {
  const table = seated();
  does(table, C, { type: 'arrival.wish', wish: 'eager' });
  return own(table, (view) => view.wishes[C] === 'eager', true);
}

function ownRole(): Row {
  const table = seated();
  const before = [now(table, C), now(table, 'master'), now(table, 'table')];
  const later = atTable({ traitors: [C, F], day: 2 });
  const kept = now(later, C, 'master');
  banishAll(later, C);
  const asked = now(later, 'table');
  toPhase(later, 'council');
  return {
    sees: (view) => view.roles[C] !== undefined,
    must: { Self: [kept[0]!], Master: [kept[1]!], All: now(later, D, 'table') },
    mustNot: { Self: before[0]!, Master: before[1]!, All: [...before[2]!, ...asked] },
  };
}

function conclave(): Row {
  const day = atTable({ traitors: [A, B], day: 1 });
  const night = atNight({ traitors: [A, B], day: 1 });
  return {
    sees: (view) => view.conclave?.join() === '0,1',
    must: { Self: now(night, A), Traitors: now(night, B), Master: now(day, 'master') },
    mustNot: { Self: now(day, A), Traitors: now(day, B), All: now(night, C, 'table'), Master: now(seated(), 'master') },
  };
}

function unasked(): Row {
  const table = atTable({ traitors: [A, B], day: 5, out: [8, 9, 10, 11], options: { traitorsMeet: 'ceremony' } });
  const strangers = atTable({ traitors: [A, B], day: 5, out: [8, 9, 10, 11] });
  for (const one of [table, strangers]) {
    banishAll(one, A);
    toPhase(one, 'endVote');
  }
  return {
    sees: (view) => view.roles[A] === 'traitor',
    must: { Self: now(table, A), Traitors: now(table, B), Master: now(table, 'master'), All: now(toEnd(table), D) },
    mustNot: { Traitors: now(strangers, B), All: now(strangers, ...OTHERS) },
  };
}

function conclaveTalk(): Row {
  const table = atNight({ traitors: [A, B], day: 2 });
  does(table, A, { type: 'conclave.say', text: 'the cook' });
  for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
  toPhase(table, 'letters');
  does(table, F, { type: 'night.letter', answer: 'yes' });
  return {
    sees: (view) => view.whispered.length > 0,
    must: { Self: now(table, A), Traitors: now(table, B), Master: now(table, 'master') },
    mustNot: { Traitors: now(table, F), All: now(table, ...OTHERS) },
  };
}

function season(): Row {
  const table = atNight({ day: 2 });
  const must = {
    Self: now(table, C),
    Traitors: now(table, A),
    All: now(table, ...OTHERS),
    Master: now(table, 'master'),
  };
  return { sees: (view) => nightsLeft(view) === 3 && view.living.length === 12, must };
}

function listNights(): Row {
  const day = onDay({ day: 2, listNights: [2] });
  const night = atNight({ day: 2, listNights: [2] });
  const before = now(night, ...OTHERS);
  const self = now(night, C);
  const council = now(night, A);
  toMorning(night);
  return {
    sees: (view) => view.nomination === true || view.deathList !== null,
    must: { Traitors: council, All: now(night, ...OTHERS) },
    mustNot: { Self: self, Traitors: now(day, A), All: before },
  };
}

function orderedList(): Row {
  const table = atTable({ day: 2, options: human });
  does(table, 'master', { type: 'gm.orderDeathList' });
  const by = { master: now(table, 'master'), traitor: now(table, A), all: now(table, ...OTHERS) };
  banishAll(table, C);
  toPhase(table, 'council');
  pass(table);
  const met = now(table, A);
  toMorning(table);
  return {
    sees: (view) => view.orders.length > 0 || view.nomination === true || view.deathList !== null,
    must: { Master: by.master, Traitors: met, All: now(table, D, 'table') },
    mustNot: { Traitors: by.traitor, All: by.all },
  };
}

function mission(): Row {
  const before = onDay({ day: 1 });
  const table = inMission('rope-bridge', { day: 2 });
  const at = (one: Castle) => ({
    Self: now(one, C),
    Traitors: now(one, A),
    All: now(one, ...OTHERS),
    Master: now(one, 'master'),
  });
  return { sees: (view) => view.mission === 'rope-bridge', must: at(table), mustNot: at(before) };
}

function chest(): Row {
  const table = inMission('silver-chest', { day: 2 });
  does(table, C, { type: 'chest.choose', choice: 'key' });
  return own(table, (view) => view.choices[C] === 'key', false);
}

function arms(): Row {
  const table = inMission('coats-of-arms', { day: 2 });
  for (let i = 0; i < 12; i++) pass(table);
  return own(table, (view) => view.armsAsked[C] !== undefined, true);
}

function ravens(): Row {
  const table = inMission('raven-tower', { day: 2 });
  does(table, C, { type: 'ravens.estimate', round: 1, value: 90 });
  return own(table, (view) => view.ravens.estimates[C]?.[1] === 90, true);
}

function bells(): Row {
  const table = inMission('bell-tower', { day: 2 });
  const row = own(table, (view) => view.bells[C] !== undefined || view.rung.some(({ seat }) => seat === C), true);
  does(table, C, { type: 'bell.ring' });
  return { ...row, must: { ...row.must, All: now(table, ...OTHERS) } };
}

const clue = (): Row => own(inMission('cipher-lock', { day: 2 }), (view) => view.cipher.clues[C] !== undefined, true);

function code(): Row {
  const table = inMission('cipher-lock', { day: 2, lots: { scribe: [C] } });
  const before = [now(table, C), now(table, A), now(table, ...OTHERS), now(table, 'master')];
  pass(table);
  return {
    sees: (view) => view.cipher.code !== undefined,
    must: { All: now(table, ...OTHERS), Master: now(table, 'master') },
    mustNot: { Self: before[0]!, Traitors: before[1]!, All: before[2]!, Master: before[3]! },
  };
}

function pledge(): Row {
  const table = inMission('rope-bridge', { day: 2 });
  does(table, C, { type: 'bridge.pledge', planks: 3 });
  return own(table, (view) => view.pledges[C] === 3, true);
}

function access(): Row {
  const table = inMission('silver-chest', { day: 2 });
  does(table, C, { type: 'chest.choose', choice: 'key' });
  const at = () => ({
    Self: now(table, C),
    Traitors: now(table, A),
    All: now(table, ...OTHERS),
    Master: now(table, 'master'),
  });
  const before = at();
  pass(table);
  return { sees: (view) => view.access.includes(C), must: at(), mustNot: before };
}

function door(): Row {
  const table = onDay({ day: 2 });
  inject(table, (state, ctx) => {
    ctx.tell({ type: 'missionEnded', shares: 0, silver: 0, access: [C, E] });
    openArmoury(state, ctx);
  });
  does(table, C, { type: 'armoury.open', door: 1 });
  return own(table, (view) => view.found[C] !== undefined, true);
}

function shield(): Row {
  const table = atNight({ day: 2, shield: A });
  const before = { traitors: now(table, B), all: now(table, ...OTHERS) };
  const held = now(table, A, 'master');
  does(table, A, { type: 'shield.show' });
  const [seen, unseen] = [now(table, B), now(table, ...OTHERS)];
  toMorning(table);
  does(table, A, { type: 'shield.show' });
  return {
    sees: (view) => view.shields[A] === true || view.shieldsShown[A] === true,
    must: { Self: [held[0]!], Master: [held[1]!], Traitors: seen, All: now(table, ...OTHERS) },
    mustNot: { Traitors: before.traitors, All: [...before.all, ...unseen] },
  };
}

function voted(): Row {
  const table = atTable({ day: 2 });
  toPhase(table, 'ballot');
  cast(table, C, A);
  const must = {
    Self: now(table, C),
    Traitors: now(table, A),
    All: now(table, ...OTHERS),
    Master: now(table, 'master'),
  };
  return { sees: (view) => view.cast.includes(C), must };
}

function ballot(): Row {
  const table = atTable({ day: 2 });
  toPhase(table, 'ballot');
  for (const seat of seatsTo(12)) cast(table, seat, seat === A ? C : A);
  const before = {
    self: now(table, C),
    traitors: now(table, A),
    all: now(table, ...OTHERS),
    master: now(table, 'master'),
  };
  showAll(table);
  return {
    sees: (view) => view.ballots[C]?.target === A || view.shown.some(({ seat, target }) => seat === C && target === A),
    must: { Self: before.self, All: now(table, ...OTHERS), Master: now(table, 'master') },
    mustNot: { Traitors: before.traitors, All: before.all, Master: before.master },
  };
}

function plansAndPicks(): Row {
  const table = atNight({ day: 2, traitors: [A, B] });
  council(table, A, 'murder', G);
  toPhase(table, 'deed');
  deed(table, A, F);
  return {
    sees: (view) => view.plans[A]?.target === G || view.picks[A] !== undefined,
    must: { Self: now(table, A), Traitors: now(table, B), Master: now(table, 'master') },
    mustNot: { All: now(table, C, ...OTHERS) },
  };
}

/** At once its own, and at the end everybody's. */
function opened(act: (table: Castle) => void, sees: (view: State) => boolean): Row {
  const table = atNight({ day: 2 });
  act(table);
  const at = { self: now(table, C), traitors: now(table, A), all: now(table, ...OTHERS), master: now(table, 'master') };
  toEnd(table);
  return {
    sees,
    must: { Self: at.self, All: now(table, ...OTHERS), Master: now(table, 'master') },
    mustNot: { Traitors: at.traitors, All: at.all, Master: at.master },
  };
}

function harmless(): Row {
  const table = atNight({ day: 2 });
  toPhase(table, 'letters');
  return own(table, (view) => view.letters[C]?.kind === 'harmless', false);
}

function temptation(): Row {
  const table = atNight({ day: 2 });
  for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
  const before = {
    self: now(table, F),
    traitors: now(atNight({ day: 2 }), B),
    master: now(atNight({ day: 2 }), 'master'),
  };
  toPhase(table, 'letters');
  const at = { self: now(table, F), traitors: now(table, B), all: now(table, ...OTHERS), master: now(table, 'master') };
  return {
    sees: (view) =>
      view.letters[F]?.kind === 'temptation' ||
      view.settled?.target === F ||
      view.openedNights?.some(({ target }) => target === F) === true,
    must: { Self: at.self, Traitors: at.traitors, Master: at.master, All: now(toEnd(table), ...OTHERS) },
    mustNot: { Self: before.self, Traitors: before.traitors, Master: before.master, All: at.all },
  };
}

/** A yes of F, and a no. */
function answer(): Row {
  const [yes, no] = (['yes', 'no'] as const).map((word) => {
    const table = atNight({ day: 2 });
    for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
    toPhase(table, 'letters');
    does(table, F, { type: 'night.letter', answer: word });
    return table;
  }) as [Castle, Castle];
  const joined = { traitors: now(yes, A, B), master: now(yes, 'master'), all: now(yes, ...OTHERS) };
  const early = { traitors: now(no, A, B), master: now(no, 'master'), all: now(no, ...OTHERS) };
  const self = [...now(yes, F), ...now(no, F)];
  toPhase(no, 'deed');
  const late = { traitors: now(no, A, B), master: now(no, 'master'), all: now(no, ...OTHERS) };
  return {
    sees: (view) =>
      view.letterAnswers[F] !== undefined ||
      (view.roles[F] !== undefined && view.phase === 'finished') ||
      (view.settled?.target === F && (view.roles[F] === 'traitor' || view.phase === 'deed')),
    must: {
      Self: self,
      Traitors: [...joined.traitors, ...late.traitors],
      Master: [...joined.master, ...late.master],
      All: now(toEnd(no), ...OTHERS),
    },
    mustNot: { Traitors: early.traitors, Master: early.master, All: [...joined.all, ...early.all, ...late.all] },
  };
}

function recruit(): Row {
  const table = atNight({ day: 3, traitors: [A] });
  planAgainst(table, A, 'blackmail', G);
  toPhase(table, 'letters');
  const all = now(table, ...OTHERS);
  const must = { Self: now(table, G), Traitors: now(table, A), Master: now(table, 'master') };
  return {
    sees: (view) => view.roles[G] === 'traitor',
    must: { ...must, All: now(toEnd(table), ...OTHERS) },
    mustNot: { All: all },
  };
}

/** F is picked, with a shield or without. */
function victim(isShielded: boolean) {
  const table = atNight({ day: 2, ...(isShielded && { shield: F }) });
  const before = { traitors: now(table, B), master: now(table, 'master') };
  toPhase(table, 'deed');
  for (const seat of [A, B]) deed(table, seat, F);
  toPhase(table, 'breakfast');
  const at = { self: now(table, F), traitors: now(table, B), all: now(table, ...OTHERS), master: now(table, 'master') };
  toMorning(table);
  return { table, before, at };
}

function victimChosen(): Row {
  const { table, before, at } = victim(false);
  return {
    sees: (view) => view.chosen === F || view.night?.victim === F || view.out[F]?.how === 'murdered',
    must: { Traitors: at.traitors, Master: at.master, All: now(table, ...OTHERS) },
    mustNot: { Self: at.self, Traitors: before.traitors, All: at.all, Master: before.master },
  };
}

function stopped(): Row {
  const { table, before, at } = victim(true);
  const later = { self: now(table, F), traitors: now(table, B), all: now(table, ...OTHERS) };
  return {
    sees: (view) =>
      view.night?.dies === false || view.openedNights?.some(({ victim: one, dies }) => one === F && !dies) === true,
    must: { Master: at.master, All: now(toEnd(table), ...OTHERS) },
    mustNot: { Self: later.self, Traitors: [...at.traitors, ...later.traitors], All: later.all, Master: before.master },
  };
}

function deathList(): Row {
  const table = atNight({ day: 2, listNights: [2] });
  const before = { traitors: now(table, B), master: now(table, 'master') };
  toPhase(table, 'breakfast');
  const at = { traitors: now(table, B), all: now(table, ...OTHERS), master: now(table, 'master') };
  toMorning(table);
  return {
    sees: (view) => view.made?.length === 3 || view.night?.list?.length === 3 || view.deathList?.length === 3,
    must: { Traitors: at.traitors, Master: at.master, All: now(table, ...OTHERS) },
    mustNot: { Traitors: before.traitors, All: at.all, Master: before.master },
  };
}

function endVote(): Row {
  const table = onDay({ day: 5, out: [8, 9, 10, 11] });
  inject(table, (state, ctx) => askEnd(state, 'finale', ctx));
  does(table, C, { type: 'end.vote', choice: 'banish' });
  const at = { self: now(table, C), traitors: now(table, A), all: now(table, ...OTHERS), master: now(table, 'master') };
  toPhase(table, 'discussion');
  return {
    sees: (view) => view.endVotes[C] === 'banish',
    must: { Self: at.self, All: now(table, ...OTHERS), Master: now(table, 'master') },
    mustNot: { Traitors: at.traitors, All: at.all, Master: at.master },
  };
}

function removed(): Row {
  const met = atNight({ day: 2, traitors: [A, B], options: { leaverPolicy: 'remove' } });
  does(met, 'server', { type: 'leave', seat: A });
  toMorning(met);
  const strangers = atTable({ day: 1, traitors: [A, B, C], options: { leaverPolicy: 'remove' } });
  does(strangers, 'server', { type: 'leave', seat: A });
  banishAll(strangers, F);
  toPhase(strangers, 'council');
  const all = now(met, ...OTHERS);
  const must = { Self: now(met, A), Traitors: now(met, B), Master: now(met, 'master') };
  return {
    sees: (view) => view.out[A] !== null && view.roles[A] === 'traitor',
    must: { ...must, All: now(toEnd(met), ...OTHERS) },
    mustNot: { Traitors: now(strangers, B), All: all },
  };
}

knowsSuite('forraeder', readFileSync(new URL('./RULES.md', import.meta.url), 'utf8'), {
  Wish: wish,
  'Own role': ownRole,
  'Names and number of living traitors, conclave order': conclave,
  'Traitor identity of players banished without being asked': unasked,
  'Conclave talk of a night': conclaveTalk,
  'Finale, nights left, day, living players': season,
  'Death list nights': listNights,
  'Ordered death list': orderedList,
  "Today's mission": mission,
  'M1 choice': chest,
  'M2 own position and choices': arms,
  'M3 estimate': ravens,
  'M4 number': bells,
  'M5 clue': clue,
  'M5 code': code,
  'M6 pledge': pledge,
  'Access list': access,
  'Content behind a door': door,
  'Has a shield': shield,
  'That a seat has voted': voted,
  'Content of a ballot and its reason': ballot,
  'Council plans with their marks, and picks': plansAndPicks,
  'Decoy answers (journal, fear)': () =>
    opened(
      (table) => planAgainst(table, C, 'journal', A),
      (view) =>
        view.journals[C] === A ||
        view.openedNights?.some(({ journals }) => journals.some(({ seat }) => seat === C)) === true,
    ),
  Diary: () =>
    opened(
      (table) => does(table, C, { type: 'diary.write', text: 'dear diary' }),
      (view) => view.diaries.length > 0 || (view.openedDiaries?.length ?? 0) > 0,
    ),
  'Text of a harmless letter': harmless,
  'A temptation and its target': temptation,
  'The answer to a temptation': answer,
  'A recruit': recruit,
  'Victim chosen': victimChosen,
  'Murder attempt stopped by a shield': stopped,
  'Death list': deathList,
  'End vote answers': endVote,
  'Role of a removed player': removed,
});
