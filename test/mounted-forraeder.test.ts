/** Forræder: what phones say of the season and of one's own card, drawn on a clock that a test moves. */
import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { h } from 'preact';
import { askEnd } from '../src/games/forraeder/end.ts';
import {
  A,
  atDusk,
  atFinale,
  atNight,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  cast,
  D,
  deed,
  does,
  E,
  F,
  G,
  H,
  inject,
  inMission,
  onDay,
  pass,
  planAgainst,
  seated,
  toPhase,
  viewOf,
  wait,
} from '../src/games/forraeder/fixtures.ts';
import { forraeder } from '../src/games/forraeder/index.ts';
import type { State } from '../src/games/forraeder/state.ts';
import { textsFor } from '../src/games/forraeder/texts/index.ts';
import { bitOf } from '../src/kernel/audience.ts';
import { LANGUAGES, type Language } from '../src/kernel/game.ts';
import { streamOf } from '../src/kernel/table.ts';
import type { Lobby } from '../src/web/stage.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';

process.env.TZ = 'UTC';
open();
const { load, loaded, lobbyOf, screensOf } = await import('../src/web/games.ts');
const { Drawers } = await import('../src/web/drawers/index.tsx');
const { seatFaces } = await import('../src/web/kit/faces.ts');
const { createLog } = await import('../src/web/told.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { widestIn } = await import('../src/web/kit/width.ts');
await loadTexts('en');
for (const language of LANGUAGES) await load('forraeder', language);

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga'];
const HOUR = 3_600_000;

interface Around {
  readonly names?: readonly string[];
  readonly ask?: (command: object) => Promise<object>;
}

/** A phone that stays open, at the table's time or another. */
function phoneOf(
  table: Castle,
  me: number,
  language: Language = 'en',
  now = () => table.now,
  { names = NAMES, ask = async () => ({}) }: Around = {},
) {
  const { Phone } = screensOf('forraeder');
  return screenOf(() => {
    const view = viewOf(table, me);
    const offers = () => forraeder.legal(view, me, table.now);
    return h(Phone, stageOf<State>('forraeder', names, view, { me, now, offers, language, ask: ask as never }));
  });
}

function wallOf(table: Castle, names = NAMES) {
  const { Table } = screensOf('forraeder');
  return screenOf(() => h(Table, stageOf<State>('forraeder', names, viewOf(table, 'table'), { now: () => table.now })));
}

const daysWith = (options: object): Castle =>
  seated({ seats: 8, options: { pace: 'days', playMode: 'remote', utcOffset: 0, ...options } });

test('the sheet of the day counts the nights that will be played, before the first day too', async () => {
  for (const ceremonyDay of [1, 2]) {
    const table = daysWith({ ceremonyDay });
    const phone = phoneOf(table, 0);
    assert.match(await phone.does(/Today/, 'click'), /\b2 +nights to the finale/, `ceremony on day ${ceremonyDay}`);
    phone.closes();
  }
});

test('a time that is not today says its day, on the sheet and above it', async () => {
  const table = daysWith({});
  // The evening before: the castle opens in the morning.
  const evening = phoneOf(table, 0, 'en', () => -4 * HOUR);
  const said = await evening.does(/Today/, 'click');
  assert.match(said, /Arrival until Thu 10:00/);
  assert.match(said, /Thu 11:00 Mission +Thu 14:00 The Round Table/);
  assert.match(said, /needed again on Thursday at 10:00 at the latest/);
  evening.closes();
  const morning = phoneOf(table, 0);
  assert.match(
    await morning.does(/Today/, 'click'),
    /until 10:00.* 11:00 Mission.*needed again at 10:00 at the latest/,
  );
  morning.closes();
  const needed = { da: 'senest torsdag kl. 10.00', sv: 'senast på torsdag kl. 10:00', nb: 'senest torsdag kl. 10:00' };
  for (const [language, words] of Object.entries(needed)) {
    const phone = phoneOf(table, 0, language as Language, () => -4 * HOUR);
    const { today } = textsFor(language as Language).phone;
    assert.ok((await phone.does(new RegExp(today), 'click')).includes(words), language);
    phone.closes();
  }
});

test('the hours of a day are those that come: before the ceremony there is a mission and a quiet night', async () => {
  const table = daysWith({ ceremonyDay: 2 });
  const phone = phoneOf(table, 0);
  assert.doesNotMatch(await phone.does(/Today/, 'click'), /Round Table|Council/);
  toPhase(table, 'mission');
  while (table.truth.step !== 'over') pass(table);
  assert.match(await phone.says(), /It continues on Friday at 08:00/);
  phone.closes();
});

/** What is in the menu of somebody's phone. */
function menuOf(table: Castle, me: number) {
  return screenOf(() => {
    const view = viewOf(table, me);
    const stage = stageOf<unknown>('forraeder', NAMES, view, { me, now: () => table.now });
    const { room, code, language, now, ask, offers, open: opens } = stage;
    const lobby = {
      ...{ code, surface: 'phone', room, role: me, me, who: me, language, words: textsIn('en') },
      ...{ faces: seatFaces(room), game: loaded.forraeder!, about: lobbyOf('forraeder'), ask, offers, open: opens },
      ...{ now, wall: () => 0, lineMs: () => 0, why: () => undefined },
    } as Lobby;
    const drawers = {
      lobby,
      stage,
      log: createLog(),
      open: { name: 'menu' as const },
      onOpen: opens,
      onClose: () => {},
    };
    return h(Drawers, drawers);
  });
}

const DOWN = { button: 0, pointerId: 1 };
/** The card is read on a phone, and closed again. */
async function looksAt(screen: ReturnType<typeof screenOf>) {
  const before = await screen.part('fr-own');
  const held = await screen.does(/Your card/, 'pointerdown', DOWN);
  const shape = (await screen.part('class=secret-strip')).split('\n')[0]!;
  await screen.does(/is-held/, 'pointerup', DOWN);
  const after = await screen.part('fr-own');
  screen.closes();
  return { before, held, shape, after };
}

test('[TR-8] in every phase everybody living has their card in the menu, the same to the eye until it is held', async () => {
  const table = atTable({ seats: 8, day: 1, traitors: [A, B], options: { leaverPolicy: 'bot' } });
  const phases = new Set<string>();
  for (let steps = 0; table.truth.phase !== 'finalReveal' && steps < 400; steps++) {
    const { phase, living, day } = table.truth;
    const traitor = [A, B].find((seat) => living.includes(seat));
    const loyal = living.find((seat) => table.truth.roles[seat] === 'loyal')!;
    if (!phases.has(phase) && traitor !== undefined) {
      phases.add(phase);
      const [one, other] = [await looksAt(menuOf(table, traitor)), await looksAt(menuOf(table, loyal))];
      const where = `${phase} of day ${day}`;
      assert.equal(one.before, other.before, where);
      assert.equal(one.shape, other.shape, where);
      assert.match(one.held, /Traitor/, where);
      assert.match(other.held, /Loyal/, where);
      for (const { before, after } of [one, other]) assert.equal(after, before, where);
      assert.doesNotMatch(one.before, /Traitor|With you/, where);
    }
    pass(table);
  }
  for (const phase of ['discussion', 'ballot', 'council', 'letters', 'deed', 'breakfast', 'mission'])
    assert.ok(phases.has(phase), `${phase} of ${[...phases]}`);
});

test('[TR-8, TR-9] a traitor’s card names the fellows once they have met; the notes have it too, and those out do not', async () => {
  const table = atTable({ seats: 8, day: 1, traitors: [A, B] });
  assert.match((await looksAt(menuOf(table, A))).held, /You learn tonight who is with you/);
  toPhase(table, 'council');
  pass(table);
  assert.match((await looksAt(menuOf(table, A))).held, /With you: Bodil\./);
  toPhase(table, 'mission');
  const phone = phoneOf(table, A);
  assert.doesNotMatch(await phone.says(), /Your card/);
  await phone.does(/Notes/, 'click');
  assert.match((await looksAt(phone)).held, /Traitor With you: Bodil\./);
  const out = atDusk({ seats: 8, day: 2, out: [C] });
  const menu = menuOf(out, C);
  assert.doesNotMatch(await menu.says(), /Your card/);
  menu.closes();
});

test('once the pouches have burned, nothing shows them again: not the next banishment, nor the next day', async () => {
  const table = onDay({ seats: 8, day: 4, out: [F, G, H] });
  inject(table, (state, ctx) => askEnd(state, 'finale', ctx));
  const wall = wallOf(table);
  const phone = phoneOf(table, B);
  for (const screen of [wall, phone]) await screen.says();
  for (const seat of [A, B, C, D, E]) does(table, seat, { type: 'end.vote', choice: seat === A ? 'banish' : 'end' });
  assert.match(await wall.says(), /Only if all 5 say so/);
  assert.match(await phone.says(), /4 to end, 1 not/);
  await wall.waits(10_000);
  assert.doesNotMatch(await phone.says(), /4 to end/);
  for (const phase of ['ballot', 'reveal', 'banishment'] as const) {
    toPhase(table, phase);
    if (phase === 'ballot') for (const seat of [A, B, C, D]) cast(table, seat, E);
    assert.doesNotMatch(await wall.says(), /Only if all/, phase);
    assert.doesNotMatch(await phone.says(), /4 to end/, phase);
  }
  for (const screen of [wall, phone]) screen.closes();

  const early = onDay({ seats: 8, day: 2 });
  inject(early, (state, ctx) => askEnd(state, 'dusk', ctx));
  const other = phoneOf(early, B);
  await other.says();
  does(early, A, { type: 'end.vote', choice: 'end' });
  pass(early);
  assert.match(await other.says(), /to end/);
  await other.waits(10_000);
  toPhase(early, 'mission');
  assert.doesNotMatch(await other.says(), /to end/);
  other.closes();
});

function consoleOf(table: Castle, pause: object | null = null, language: Language = 'en') {
  const view = viewOf(table, 'master');
  const offers = () =>
    pause ? [{ command: { type: 'room.resume' } }] : (forraeder.legal(view, 'master', table.now) as never);
  const stage = stageOf<State>('forraeder', NAMES, view, { now: () => table.now, offers, language });
  return screenOf(() => h(screensOf('forraeder').Master, { ...stage, room: { ...stage.room, pause } as never }));
}

test('the console says that the clock is stopped, and its large button goes on', async () => {
  const table = atTable({ seats: 8, day: 2, options: { gameMaster: 'human' } });
  toPhase(table, 'breakfast');
  const running = consoleOf(table);
  assert.match(await running.says(), /It goes on by itself/);
  assert.doesNotMatch(await running.says(), /is stopped/);
  running.closes();
  const paused = consoleOf(table, {});
  const said = await paused.says();
  assert.match(said, /Pause .*We are taking a break\. The clock is stopped\..*The clock is stopped/);
  assert.doesNotMatch(said, /by itself/);
  assert.match(await paused.part('btn-big'), /Go on/);
  paused.closes();
});

test('at the end the console has the verdict to read aloud, and no button for what goes on', async () => {
  const table = atFinale({ seats: 8 });
  toPhase(table, 'finished');
  for (const [language, said] of [
    ['en', /The (traitors|loyals) win\. .*: \d+ silver bars?/],
    ['da', /(Forræderne|De loyale) vinder\. .*: \d+ sølvbarre/],
  ] as const) {
    const view = viewOf(table, 'master');
    const stage = stageOf<State>('forraeder', NAMES, view, { now: () => table.now });
    const desk = screenOf(() =>
      h(screensOf('forraeder').Master, { ...stage, room: { ...stage.room, phase: 'ended', language } as never }),
    );
    const script = await desk.part('class=script');
    assert.match(script.replaceAll(/\s+/g, ' '), said);
    assert.doesNotMatch(script, /…|traitors are left/);
    assert.doesNotMatch(await desk.says(), /It goes on by itself/);
    desk.closes();
  }
});

test('in the console’s list whoever was asked to turn a slate turns it, and is not next', async () => {
  const table = atTable({ seats: 8, day: 2, options: { gameMaster: 'human' } });
  does(table, 'master', { type: 'gm.callVote' });
  toPhase(table, 'reveal');
  const desk = consoleOf(table);
  const now = NAMES[table.truth.onStage!]!;
  assert.match(await desk.says(), new RegExp(`${now}, turn your slate`));
  const rows = await desk.parts('<tr');
  assert.match(rows.find((row) => row.includes(now))!, /turns now/);
  assert.ok(rows.every((row) => !/^ +next$/m.test(row)));
  desk.closes();
});

test('table and phones count the same slates, and whoever has turned one is not among those that lie', async () => {
  const table = atTable({ seats: 8, day: 2 });
  toPhase(table, 'reveal');
  const wall = wallOf(table);
  const reader = () => [A, B].find((seat) => seat !== table.truth.onStage)!;
  for (let lying = 7; lying > 0; lying--) {
    const now = table.truth.onStage!;
    for (const isShown of [false, true]) {
      if (isShown) does(table, now, { type: 'reveal.show' });
      const phone = phoneOf(table, reader());
      const word = `${lying} ${lying === 1 ? 'slate is' : 'slates are'} still face down`;
      assert.match(await phone.says(), new RegExp(word));
      phone.closes();
      const panel = await wall.part('ft-next');
      const [above, below] = panel.split(`${lying} still face down`);
      assert.ok(above!.includes(NAMES[now]!) && !below!.includes(NAMES[now]!), panel);
    }
    does(table, now, { type: 'reveal.done' });
  }
  assert.doesNotMatch(await wall.part('ft-next'), /face down/);
  wall.closes();
});

test('[TR-94, TR-95] every phone says at night what its controls are, in the same words and shape', async () => {
  const table = atNight({ seats: 8, day: 2, traitors: [A, B] });
  const thumbOf = async (me: number): Promise<string> => {
    const phone = phoneOf(table, me);
    const thumb = await phone.part('class=thumb');
    phone.closes();
    return thumb;
  };
  const council = await thumbOf(A);
  assert.match(council, /Under the seal you see what 1, 2 and 3 mean tonight/);
  assert.match(council, /Write[\s\S]*Show a shield/);
  assert.equal(await thumbOf(C), council);
  toPhase(table, 'deed');
  const deed = await thumbOf(A);
  assert.match(deed, /Now only the name counts/);
  assert.doesNotMatch(deed, /fr-numbers|Show a shield/);
  assert.equal(await thumbOf(C), deed);
});

test('a traitor who has marked several at night names the one who stands on the button', async () => {
  const table = atNight({ seats: 8, day: 2, traitors: [A, B] });
  toPhase(table, 'deed');
  const asked: object[] = [];
  const phone = phoneOf(table, A, 'en', undefined, {
    ask: async (command) => {
      asked.push(command);
      return {};
    },
  });
  for (const name of [/Dagny/, /Cyril/]) await phone.does(name, 'click');
  await phone.does(/Dagny \+1/, 'click');
  assert.deepEqual(asked, [{ type: 'night.deed', targets: [D] }]);
  phone.closes();
});

test('[TR-20] a mission says that it is the Armoury to which its second rule leads', async () => {
  const table = inMission('raven-tower', { seats: 8, day: 2 });
  const phone = phoneOf(table, C);
  assert.match(await phone.says(), /The Armoury: *Those who came closest over all rounds/);
  phone.closes();
});

/** What *Heard* has: the public part of what was told, in sentences. */
function heardIn(table: Castle): string {
  const view = forraeder.initial(
    table.truth.order.map(() => ({ bot: false })),
    table.truth.options,
  );
  const lines: string[] = [];
  for (const fact of streamOf(table.log, bitOf('table'))) {
    forraeder.record(view, fact as never);
    lines.push(forraeder.story!(fact as never, view, 'en', (seat) => NAMES[seat]!) ?? '');
  }
  return lines.join(' ');
}

test('[TR-24a] what came of the coats of arms stands on every phone and in what was heard, and one’s own answer beside it', async () => {
  const table = inMission('coats-of-arms', { seats: 8, day: 2 });
  const phones = [A, B].map((me) => phoneOf(table, me));
  while (table.truth.step !== 'open') pass(table);
  const { armsAsked, arms } = table.truth;
  const rightFor = (seat: number) => arms[armsAsked[seat]!.position - 1]!;
  for (const seat of table.truth.living) {
    const wrong = armsAsked[seat]!.choices.find((one) => one !== rightFor(seat))!;
    for (const phone of phones) await phone.says();
    does(table, seat, { type: 'arms.answer', arms: seat === B || seat === C ? wrong : rightFor(seat) });
  }
  const all = '6 of 8 remembered their coat of arms.';
  const t = textsFor('en');
  for (const [me, phone] of phones.entries()) {
    const news = await phone.part('fr-news');
    assert.ok(news.includes(all), news);
    const own = `${t.arms[rightFor(me)]} was number ${armsAsked[me]!.position}. You were ${me === A ? 'right' : 'wrong'}.`;
    assert.ok(news.includes(own), news);
    phone.closes();
  }
  assert.ok(heardIn(table).includes(all));
});

test('[TR-25a] each round of ravens stands on every phone with the middle of all guesses and one’s own', async () => {
  const table = inMission('raven-tower', { seats: 8, day: 2 });
  const phone = phoneOf(table, A);
  const counts: number[] = [];
  const cells = async (tag: string) =>
    [...(await phone.part(tag)).matchAll(/<td[^>]*>\s*([\d–]+)/g)].map(([, value]) => value);
  for (let round = 1; round <= 4; round++) {
    await phone.says();
    counts.push(table.truth.ravens.pictures[round - 1]!.length);
    if (round === 2) assert.deepEqual(await cells('fr-rounds'), [], 'while the ravens are there nothing else is');
    wait(table, 7_000);
    if (round === 2) assert.deepEqual(await cells('fr-rounds'), [`${counts[0]}`, '90', '100']);
    for (const seat of table.truth.living.slice(1))
      if (round < 4) does(table, seat, { type: 'ravens.estimate', round, value: 90 });
    if (round < 3) does(table, A, { type: 'ravens.estimate', round, value: 100 });
    else pass(table);
  }
  const news = await cells('fr-news');
  assert.deepEqual(news, [...counts.map(String), '90', '90', '90', '–', '100', '100', '–', '–']);
  assert.match(heardIn(table), new RegExp(`Round 1: ${counts[0]} ravens\\. The middle of all guesses was 90\\.`));
  assert.match(heardIn(table), /Round 4: \d+ ravens\. Nobody guessed\./);
  phone.closes();
});

test('a turned card is a moment on all phones alike, in the light of the day, and then night comes', async () => {
  const table = atTable({ seats: 8, day: 2, traitors: [C, D] });
  const phones = [A, C, D, H].map((me) => phoneOf(table, me));
  toPhase(table, 'ballot');
  for (const phone of phones) await phone.says();
  banishAll(table, C);
  for (const phone of phones) await phone.says();
  while (table.truth.phase === 'banishment') pass(table);
  assert.equal(table.truth.phase, 'council');
  const [first, ...others] = await Promise.all(phones.map((phone) => phone.part('<main')));
  assert.match(first!, /Cyril was a traitor\./);
  assert.match(first!, /fr-turned is-traitor/);
  assert.doesNotMatch(first!, /fr-dark|fr-night|<input|fr-parch/);
  for (const other of others) assert.equal(other, first);
  await phones[0]!.waits(7_000);
  for (const phone of phones) {
    assert.doesNotMatch(await phone.says(), /was a traitor/);
    assert.match(await phone.drawn(), /fr-dark/);
    phone.closes();
  }
  const late = phoneOf(table, A);
  assert.doesNotMatch(await late.says(), /was a traitor/, 'whoever comes later sees what is');
  late.closes();
});

test('at the end the table has the blackmail of a night beside its murder, each with a face', async () => {
  const table = atNight({ seats: 8, day: 2, traitors: [A], options: { blackmailNights: 1 } });
  planAgainst(table, A, 'blackmail', G);
  toPhase(table, 'deed');
  deed(table, A, C);
  deed(table, G, C);
  toPhase(table, 'finished');
  const wall = wallOf(table);
  const night = (await wall.parts('ft-nt')).find((one) => one.includes('blackmailed'))!;
  const words = night.split('\n').map((line) => line.trim());
  assert.ok(words.indexOf('blackmailed') < words.indexOf('murdered'), night);
  for (const name of [NAMES[G]!, NAMES[C]!]) assert.ok(night.includes(name), night);
  wall.closes();
});

test('a name on a slate is set as large as its widest word has room for, on the table and on phones', async () => {
  const names = NAMES.with(B, 'Maximilianus').with(C, 'Ingeborg Marie');
  const table = atTable({ seats: 8, day: 2 });
  toPhase(table, 'ballot');
  for (const seat of table.truth.voters) cast(table, seat, seat === B || seat % 2 === 1 ? C : B);
  toPhase(table, 'reveal');
  const [wall, phone] = [wallOf(table, names), phoneOf(table, H, 'en', () => table.now, { names })];
  const seen = new Set<number>();
  while (table.truth.phase === 'reveal') {
    const now = table.truth.onStage!;
    does(table, now, { type: 'reveal.show' });
    const target = table.truth.shown.at(-1)!.target!;
    const ems = `--ems: ?${widestIn(names[target]!)}`;
    assert.match(await wall.part('<h1'), new RegExp(ems), names[target]);
    if (now !== H) assert.match(await phone.part('fr-chalk'), new RegExp(ems), names[target]);
    seen.add(target);
    does(table, now, { type: 'reveal.done' });
  }
  assert.deepEqual([...seen].sort(), [B, C]);
  assert.ok(widestIn('Wilma') > widestIn('Lilli'), 'letters are not alike');
  assert.equal(widestIn('Ingeborg Marie'), widestIn('Ingeborg'), 'a name of two words may stand in two lines');
  for (const screen of [wall, phone]) screen.closes();
});

test('[TR-49] whoever has chosen a name and no reason is led to the field that wants one, and it looks like a field', async () => {
  const table = atTable({ seats: 8, day: 2, options: { playMode: 'remote' } });
  toPhase(table, 'ballot');
  const phone = phoneOf(table, A);
  await phone.does(/Bodil/, 'click');
  const field = await phone.part('<textarea');
  assert.match(field, /class=field/);
  assert.match(field, /aria-invalid/);
  assert.match(field, /placeholder=Write/);
  const button = await phone.part('btn-primary');
  assert.match(button, /Give a reason/);
  assert.doesNotMatch(button, /disabled/);
  assert.doesNotMatch(await phone.does(/Give a reason/, 'click'), /Shall it be/);
  phone.closes();
});

test('[TR-49] whoever wrote no name in time reads so, before their turn and at it, and nobody else does', async () => {
  for (const playMode of ['remote', 'in-person'] as const) {
    const table = atTable({ seats: 8, day: 2, options: { playMode } });
    toPhase(table, 'ballot');
    for (const seat of [A, C, D, E, F, G, H]) cast(table, seat, B);
    toPhase(table, 'reveal');
    const isBlank = /Nothing is written on your slate/;
    const late = phoneOf(table, B);
    const other = phoneOf(table, A);
    for (; table.truth.onStage !== B; does(table, table.truth.onStage!, { type: 'reveal.done' })) {
      assert.match(await late.says(), isBlank);
      assert.doesNotMatch(await other.says(), isBlank);
    }
    const said = await late.says();
    assert.match(said, isBlank);
    assert.doesNotMatch(said, /everybody reads|Say the name|The name is not shown here/);
    does(table, B, { type: 'reveal.show' });
    assert.doesNotMatch(await late.says(), isBlank, 'everybody sees it now');
    for (const screen of [late, other]) screen.closes();
  }
});

test('[TR-45] when all are ready at once, phones say how long the talk lasts at least', async () => {
  const table = atTable({ seats: 8, day: 2 });
  const phone = phoneOf(table, A);
  for (const seat of table.truth.living) does(table, seat, { type: 'table.ready' });
  assert.equal(table.truth.phase, 'discussion');
  assert.match(await phone.says(), /The talk lasts at least 30 seconds/);
  phone.closes();
});

test('[TR-87] before a visitor is late in the Armoury, the open door says what counts then', async () => {
  const table = onDay({ seats: 8, day: 2 });
  inject(table, (_, ctx) => {
    ctx.tell({ type: 'armouryOpened', visitors: [A, B], until: ctx.now + 30_000 });
    ctx.tell({ type: 'shieldHidden', door: 1 });
  });
  does(table, A, { type: 'armoury.open', door: 1 });
  does(table, B, { type: 'armoury.open', door: 2 });
  for (const me of [A, B]) {
    const phone = phoneOf(table, me);
    assert.match(await phone.says(), /If time runs out, you take what hangs here/);
    phone.closes();
  }
});

test('of five who are tied each stands in the light', async () => {
  const table = atTable({ seats: 8, day: 1, traitors: [A, B] });
  const view = Object.assign(viewOf(table, 'table') as State, { phase: 'defence', tied: [A, B, C, D, E], floor: [A] });
  const { Table } = screensOf('forraeder');
  const screen = screenOf(() => h(Table, stageOf<State>('forraeder', NAMES, view, { now: () => table.now })));
  const lit = (await screen.parts('is-pair')).join(' ');
  for (const name of NAMES.slice(0, 5)) assert.ok(lit.includes(name), `${name} of:\n${lit}`);
});
