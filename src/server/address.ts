/** Where this machine is found, and where a visitor comes from. */
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Settings } from './settings.ts';

/** The address of this machine for phones on the same network, if it has one. */
function addressOnNetwork(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find((one) => one.family === 'IPv4' && !one.internal)?.address;
}

/** The address that phones can open, if it is known: what the operator says, or this machine on its network. */
export function addressForPhones(
  { publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>,
  port: number,
): string | null {
  if (publicUrl) return publicUrl;
  const address = host === '0.0.0.0' ? addressOnNetwork() : undefined;
  return address ? `http://${address}:${port}` : null;
}

/** What a visitor is counted by: the address, or of IPv6 the half that a household is given; the rest it may choose. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%')[0]!;
  if (!isIPv6(ip)) return ip;
  const plain = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before, after] = plain.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = Array<string>(after ? 8 - before.length - after.length : 0).fill('0');
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')}::/64`;
}
