/** What strikes a rough simulation while everything else goes on: power, store, machines, and people who are hard on a house. */
import type { Typed } from '../../../kernel/game.ts';
import { LIMITS } from '../../limits.ts';
import type { MemoryStore } from '../../log/memory.ts';
import { tokenOf } from './beginnings.ts';
import type { Chronicle } from './chronicle.ts';
import type { Server } from './server.ts';
import type { Sea } from './store-line.ts';
import type { Link, Neighbourhood, Tab } from './tab.ts';
import type { Tally } from './tally.ts';

/** What strikes and episodes may do to a simulation. */
export interface Scene extends Neighbourhood {
  readonly store: MemoryStore;
  readonly sea: Sea;
  readonly tally: Tally;
  readonly servers: readonly Server[];
  readonly tabs: readonly Tab[];
  readonly chronicles: ReadonlyMap<string, Chronicle>;
  replaceAll(how: (server: Server) => void, withinMs?: number): void;
  /** Whether there was anything to lose. */
  lose(code: string, isKnown: boolean): boolean;
  open(room: string, token: string, before?: Tab, link?: Link): Tab;
  reload(tab: Tab): void;
  sendAway(tab: Tab): void;
  rest(): Promise<void>;
  flow(until: number): Promise<void>;
  checkAtRest(damaged?: string): Promise<void>;
}

const PASS = tokenOf(7);

const SPOILS: readonly Typed[] = [
  { type: 'room.setSpectators', allowed: true },
  { type: 'room.setLanguage', language: 'sv' },
  { type: 'room.kick', seat: 1 },
  { type: 'room.makeHost', seat: 1 },
  { type: 'room.cancel' },
] as Typed[];

export function strike(scene: Scene): void {
  const { lot } = scene;
  const strikes = [
    dieMidTurn,
    dieMidTurn,
    leave,
    leave,
    freeze,
    freeze,
    lock,
    knock,
    overstep,
    overstep,
    forgetToken,
    goFarAway,
    guess,
  ];
  lot.pick(lot.int(4) ? strikes : [failPower, damage, drainAll])(scene);
}

function dieMidTurn({ lot, servers }: Scene): void {
  if (servers.length > 0) lot.pick(servers).lightFuse(1 + lot.int(lot.int(2) ? 6 : 40));
}

/** The store is away, for so short that nobody sees it or for so long that all rooms are closed. */
function leave(scene: Scene): void {
  const { lot, timeline } = scene;
  away(scene, lot.pick(['silent', 'failing']), timeline.now + lot.int(lot.pick([1500, 15_000, 45_000])));
}

export function away(scene: Scene, how: 'silent' | 'failing', until: number): void {
  const { sea, tally, timeline } = scene;
  if (timeline.now < sea.awayUntil) return;
  tally.note(how === 'silent' ? 'the store is silent for a while' : 'the store fails for a while');
  scene.say(() => `the store is ${how} until ${until}`);
  sea.how = how;
  sea.awayUntil = until;
}

function failPower(scene: Scene): void {
  const { lot, chronicles, tally } = scene;
  tally.note('the power fails');
  scene.say(() => 'the power fails');
  scene.replaceAll((server) => server.fall(), 20_000);
  for (const code of chronicles.keys()) if (lot.int(2)) scene.lose(code, true);
}

function damage(scene: Scene): void {
  const { lot, sea, chronicles } = scene;
  const code = lot.pick([...chronicles.keys()]);
  const { length } = chronicles.get(code)!.entries;
  if (length === 0) return;
  const position = lot.int(length);
  scene.say(() => `entry ${position} of ${code} is damaged`);
  sea.damaged.set(code, position);
}

function drainAll(scene: Scene): void {
  scene.tally.note('all servers drain');
  scene.say(() => 'all servers drain');
  scene.replaceAll((server) => server.retire(), scene.lot.int(2) ? 0 : 8_000);
}

function freeze({ lot, tabs, tally }: Scene): void {
  tally.note('a page freezes');
  lot.pick(tabs).freeze(200 + lot.int(lot.pick([3_000, 90_000])));
}

/** The host locks the door or opens it, with a pass or without one, and somebody comes, is shut out, and knocks. */
function lock(scene: Scene): void {
  const { lot, timeline, tabs } = scene;
  const tab = lot.pick(tabs);
  const host = hostOf(scene, tab.room)[0] ?? tab;
  const pass = lot.int(2) ? PASS : null;
  host.ask({ type: 'room.setLock', isLocked: lot.int(4) > 0, pass } as Typed);
  const comes = () => scene.open(tab.room, tokenOf(500 + lot.int(4)), undefined, lot.int(3) ? {} : { pass: PASS });
  timeline.at(timeline.now + lot.int(2_000), comes);
  timeline.at(timeline.now + 2_000 + lot.int(4_000), () => knock(scene));
}

/** Somebody asks for what is the host's alone. Whoever stands in is tempted most. */
function overstep({ lot, tabs, chronicles }: Scene): void {
  const tab = lot.pick(tabs);
  const { standIn, holders } = chronicles.get(tab.room)!.truth;
  const own = standIn && tabs.find((one) => one.room === tab.room && one.holder === holders?.[standIn.seat]);
  (own ?? tab).ask(lot.pick(SPOILS));
}

/** The pages of whoever leads a room. */
function hostOf({ tabs, chronicles }: Scene, room: string): Tab[] {
  const { holders, host } = chronicles.get(room)!.truth;
  return tabs.filter((tab) => tab.room === room && host !== null && tab.holder === holders?.[host]);
}

function knock({ lot, tabs, tally, chronicles }: Scene): void {
  const outside = tabs.filter((tab) => tab.closedFor !== undefined && chronicles.get(tab.room)!.truth.isLocked);
  if (outside.length === 0) return;
  tally.note('somebody knocks at a locked door');
  lot.pick(outside).knock();
}

/** Somebody comes back as a stranger. */
function forgetToken(scene: Scene): void {
  const { lot, tabs, tally } = scene;
  tally.note('a browser forgets its token');
  const tab = lot.pick(tabs);
  tab.breakOff();
  scene.open(tab.room, tokenOf(600 + lot.int(3)));
}

/** Until whoever comes from that address as a stranger has to wait. */
function guess({ lot, servers, tally }: Scene): void {
  if (servers.length === 0) return;
  tally.note('somebody guesses at rooms');
  lot.pick(servers).hearGuesses(LIMITS.failedJoinsPerAddressBurst + lot.int(20));
}

/** Somebody is away for longer than a host may be without another standing in. */
function goFarAway(scene: Scene): void {
  const { lot, tabs } = scene;
  const tab = lot.pick(tabs);
  const hosting = hostOf(scene, tab.room);
  for (const one of hosting.length > 0 ? hosting : [tab]) one.freeze(60_000 + lot.int(60_000));
}
