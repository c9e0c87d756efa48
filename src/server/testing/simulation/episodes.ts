/**
 * What befalls rooms at rest, one thing at a time, so that it can be said what must come of it: nothing else goes wrong
 * meanwhile.
 */
import type { Seat, Typed } from '../../../kernel/game.ts';
import { ROOM_LIMITS } from '../../../kernel/room/limits.ts';
import { hasMaster, isThere, type RoomState } from '../../../kernel/room/state.ts';
import { CLOSE } from '../../../protocol.ts';
import { LIMITS } from '../../limits.ts';
import { isDamage } from '../../log/room-log.ts';
import type { Server } from './server.ts';
import { away, type Scene } from './strikes.ts';

export async function episode(scene: Scene): Promise<void> {
  const episodes = [storeAway, failover, powerFailure, damagedRoom, drain, hostGone];
  const one = scene.lot.pick(episodes);
  scene.say(() => `episode: ${one.name}`);
  await one(scene);
  await scene.rest();
  await scene.checkAtRest();
}

/** Clocks are given back the time in which nobody could act. */
async function storeAway(scene: Scene): Promise<void> {
  const { lot, timeline, chronicles } = scene;
  const ms = 4_000 + lot.int(lot.int(2) ? 6_000 : 40_000);
  const how = lot.pick(['silent', 'failing'] as const);
  // Where people may come back by another server before their own has said so, nobody knows what they have lost.
  const isSure = scene.servers.length === 1 || (how === 'silent' && ms < LIMITS.storeAwaySeconds * 1000);
  const before = new Map([...chronicles].map(([code, { truth }]) => [code, clocksOf(truth)]));
  away(scene, how, timeline.now + ms);
  await scene.rest();
  if (timeline.now < scene.sea.awayUntil) await scene.flow(scene.sea.awayUntil);
  await scene.rest();
  for (const [code, { truth }] of chronicles) {
    const [then, now] = [before.get(code)!, clocksOf(truth)];
    if (!isSure || !then.isRunning || !now.isRunning || then.number !== now.number) continue;
    // That it is away is seen by the next sign of life.
    const leastMs = ms - LIMITS.serverBeatSeconds * 1000 - LIMITS.storeLateMs;
    if (now.still - then.still < leastMs)
      scene.fail(`${code}: the store was away for ${ms} ms, and clocks were given ${now.still - then.still}`);
  }
}

const clocksOf = ({ still, number, phase, pause }: Readonly<RoomState>) => ({
  ...{ still, number },
  isRunning: phase === 'playing' && pause === null,
});

/** The store goes on without the last moves, and nobody has told the servers so. */
async function failover(scene: Scene): Promise<void> {
  const lost = [...scene.chronicles.keys()].filter((code) => scene.lose(code, false));
  for (const server of scene.servers) server.miss();
  await toldOfLoss(scene, lost);
}

async function powerFailure(scene: Scene): Promise<void> {
  scene.tally.note('the power fails');
  scene.replaceAll((server) => server.fall());
  const lost = [...scene.chronicles.keys()].filter((code) => scene.lose(code, true));
  await toldOfLoss(scene, lost);
}

async function toldOfLoss(scene: Scene, lost: readonly string[]): Promise<void> {
  const lengths = new Map([...scene.chronicles].map(([code, { entries }]) => [code, entries.length]));
  await scene.rest();
  for (const code of lost) {
    const { entries } = scene.chronicles.get(code)!;
    const told = entries.slice(lengths.get(code)).filter(({ command }) => command.type === 'room.setBack');
    const isMeant = scene.tabs.some((tab) => tab.room === code && !tab.isOver);
    // Where an earlier such word is among what is lost, each server says it.
    if (told.length > scene.servers.length || (isMeant && told.length === 0))
      scene.fail(`${code}: moves are lost, and ${told.length} times it was said so`);
  }
  for (const tab of scene.tabs) if (tab.closedFor !== undefined) scene.reload(tab);
}

/** It is refused by name, by every server that comes to read it, until somebody brings it back. */
async function damagedRoom(scene: Scene): Promise<void> {
  const { lot, sea, chronicles, timeline } = scene;
  const code = lot.pick([...chronicles.keys()]);
  const people = scene.tabs.filter((tab) => tab.room === code && !tab.isOver);
  sea.damaged.set(code, lot.int(chronicles.get(code)!.entries.length));
  scene.replaceAll((server) => server.fall());
  await scene.rest();
  await scene.checkAtRest(code);
  for (const server of scene.servers) await refuses(scene, server, code);
  for (const tab of people) {
    if (tab.closedFor !== CLOSE.damaged.code) scene.fail(`${tab.name} is not told that its room is damaged`);
  }
  sea.damaged.clear();
  await scene.flow(timeline.now + LIMITS.damagedSeconds * 1000 + 1);
  for (const tab of scene.tabs) if (tab.room === code && tab.closedFor !== undefined) scene.reload(tab);
}

async function refuses(scene: Scene, server: Server, code: string): Promise<void> {
  let error: unknown;
  void server.rooms.find(code).catch((why) => {
    error = why;
  });
  await scene.flow(scene.timeline.now);
  if (!isDamage(error) || !error.message.includes(code))
    scene.fail(`${server.name} does not say that ${code} is damaged`);
}

async function drain(scene: Scene): Promise<void> {
  scene.tally.note('all servers drain');
  scene.replaceAll((server) => server.retire());
}

/** After a minute somebody stands in, and the host has everything back who comes again. */
async function hostGone(scene: Scene): Promise<void> {
  const { timeline, chronicles } = scene;
  const left = new Map<string, { readonly seat: Seat; readonly token: string }>();
  for (const [code, { truth }] of chronicles) {
    const { host, holders } = truth;
    const own = scene.tabs.filter((tab) => tab.room === code && !tab.isOver && tab.holder === holders?.[host ?? -1]);
    if (own.length === 0) continue;
    left.set(code, { seat: host!, token: own[0]!.token });
    for (const tab of own) scene.sendAway(tab);
  }
  const patience = LIMITS.absenceOftenSeconds + ROOM_LIMITS.standInSeconds + 10;
  await scene.flow(timeline.now + patience * 1000);
  for (const [code, { seat }] of left) {
    const { truth } = chronicles.get(code)!;
    const isLed = hasMaster(truth) && truth.master.connected;
    const others = truth.seats.some((one, i) => i !== seat && isThere(one) && !truth.kicked.includes(i));
    const isDue = truth.host === seat && !truth.seats[seat]!.connected && !isLed && others;
    if (isDue !== (truth.standIn !== undefined))
      scene.fail(`${code}: ${JSON.stringify(truth.standIn)} stands in for seat ${seat}`);
  }
  for (const tab of scene.tabs) {
    const { standIn, holders } = chronicles.get(tab.room)!.truth;
    if (standIn && tab.holder === holders?.[standIn.seat])
      tab.ask({ type: 'room.setLanguage', language: 'sv' } as Typed);
  }
  await scene.flow(timeline.now + 2_000);
  for (const [code, { token }] of left) scene.open(code, token);
  await scene.rest();
  for (const [code, { seat }] of left) {
    const { truth } = chronicles.get(code)!;
    if (truth.host === seat && truth.standIn)
      scene.fail(`${code}: the host is back, and seat ${truth.standIn.seat} leads`);
  }
}
