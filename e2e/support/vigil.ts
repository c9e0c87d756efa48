/** At night: what each page holds of the others' cards and keys. It must be nothing. */
import assert from 'node:assert/strict';
import type { Device } from './device.ts';
import type { Player } from './player.ts';
import { type Heap, heapOf, keptBy, rolesIn } from './secrets.ts';

const tokenOf = (device: Device, code: string): Promise<string | null> =>
  device.page.evaluate(
    ([room, surface]) => localStorage.getItem(`konklave.token.${room}${surface === 'phone' ? '' : `.${surface}`}`),
    [code, device.kind] as const,
  );

const hasText = ({ strings }: Heap, part: string): boolean => [...strings].some((text) => text.includes(part));

/** `players` by seat. */
export async function keepVigil(
  code: string,
  players: readonly Player[],
  table: Device,
  master: Device | undefined,
): Promise<void> {
  const all = [...players.map(({ device }) => device), table, ...(master ? [master] : [])];
  const tokens = new Map<Device, string>();
  for (const device of all) tokens.set(device, (await tokenOf(device, code))!);
  assert.equal(new Set(tokens.values()).size, all.length, 'everybody has a key of their own');
  const screens = new Set([table, master].flatMap((screen) => (screen ? [tokens.get(screen)!] : [])));

  for (const device of all) {
    const heap = await heapOf(device.page);
    const kept = await keptBy(device.page);
    const seat = players.findIndex((player) => player.device === device);
    const own = tokens.get(device)!;
    assert.ok(hasText(heap, own), `${device.name}: the search finds its own key`);
    for (const token of tokens.values()) {
      // Whoever laid the table holds the keys of its screens, and nobody else does.
      if (token === own || (seat === 0 && screens.has(token))) continue;
      assert.ok(!hasText(heap, token) && !kept.includes(token), `${device.name} holds somebody else’s key`);
    }
    const copies = rolesIn(heap);
    assert.ok(copies.length > 0, `${device.name}: the search finds the game`);
    const role = players[seat]?.role;
    for (const known of copies) {
      for (const [other, card] of known) {
        if (device === master) continue;
        const isOwn = other === seat || (card === role && (role === 'mafia' || role === 'freemason'));
        assert.ok(isOwn, `${device.name} knows that chair ${other} is ${card}`);
      }
    }
    if (seat >= 0)
      assert.ok(
        copies.some((known) => known.get(seat) === role),
        `${device.name} knows its own card`,
      );
    if (device === master) {
      const everybody = copies.some((known) => players.every((player, at) => known.get(at) === player.role));
      assert.ok(everybody, 'the search finds the cards where they may be: at the console');
    }
    assert.ok(!/"(mafia|doctor|sheriff|freemason|avenger|villager)"/.test(kept), `${device.name} keeps a card`);
  }
}
