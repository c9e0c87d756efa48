/** Where a visitor comes from. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** An IPv4 address that came as IPv6 is itself, and a link has no part in it. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%')[0]!;

export const isLoopback = (address: string): boolean => /^(?:127\.|::1$|localhost$)/i.test(plainAddress(address));

/** What a visitor is counted by: the address, or of IPv6 the half that a household is given; the rest it may choose. */
export function networkOf(address: string): string {
  const ip = plainAddress(address);
  if (!isIPv6(ip)) return ip;
  const plain = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before, after] = plain.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = Array<string>(after ? 8 - before.length - after.length : 0).fill('0');
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')}::/64`;
}

/** The network of IPv6 that one customer may be given whole, with 65,536 of those by which visitors are counted in it. */
export const widerOf = (network: string): string =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;

/** Networks that only machines of the operator, or neighbours, have an address in. */
const PRIVATE = '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 ::1/128 fc00::/7 fe80::/10';

/** Addresses, each alone or with the length of a network behind it. */
function networksIn(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [address, bits, ...more] = word.split('/') as [string, string?, ...string[]];
    const [family, most] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    const isGood = isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
    if (!isGood || Number(bits ?? most) > most) return undefined;
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
}

export const areNetworks = (text: string): boolean => networksIn(text) !== undefined;

/** What a visitor is counted by. A proxy adds the address to the right; what stands further left, the visitor wrote. */
export function networkOfVisitor({ socket, headers }: IncomingMessage, isProxy: IsProxy): string {
  const peer = socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return networkOf(isProxy(peer) && isIP(plainAddress(told)) > 0 ? told : peer);
}

export type IsProxy = (address: string) => boolean;

/** Whose word is taken for where a visitor comes from: nobody's who could have come past the proxy. */
export function proxiesOf(trusted: string): IsProxy {
  if (trusted === 'no') return () => false;
  const list = networksIn(trusted === 'yes' ? PRIVATE : trusted)!;
  return (address) => {
    const ip = plainAddress(address);
    return isIP(ip) > 0 && list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  };
}
