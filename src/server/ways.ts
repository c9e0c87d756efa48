/**
 * The addresses by which others find this machine. It may be in several networks at once, and phones are in one of them:
 * the likeliest comes first, and whoever hosts can choose another (web/way.tsx).
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from './address.ts';
import type { Settings } from './settings.ts';

export interface Way {
  readonly url: string;
  /** What this machine calls the network; null where the operator has given the address. */
  readonly network: string | null;
  /** It may well be the one that phones are in. */
  readonly isLikely: boolean;
}

export type Networks = ReturnType<typeof networkInterfaces>;

/** What reaches no phone in the room: tunnels, and bridges to containers and virtual machines. */
const ELSEWHERE =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|bridge\d|cni|flannel|cali|lxc|lxd|podman|utun|tun|tap|wg|zt|ppp|ipsec)|vethernet|virtual|vpn|tailscale|wireguard|zerotier|hamachi|tunnel/i;
/** How Docker and Hyper-V, which Linux on Windows stands on, begin the hardware addresses that they make up. */
const MADE_UP = /^(?:02:42|00:15:5d):/i;

const listOf = (...networks: readonly (readonly [address: string, bits: number])[]): BlockList => {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits);
  return list;
};
/** As routers at home give them, the commonest first. */
const AT_HOME = [listOf(['192.168.0.0', 16]), listOf(['10.0.0.0', 8]), listOf(['172.16.0.0', 12])];
const SHARED = listOf(['100.64.0.0', 10]);
const LINK_LOCAL = listOf(['169.254.0.0', 16]);

const UNLIKELY = 5;

function unlikeliness(network: string, address: string, hardware: string): number {
  if (LINK_LOCAL.check(address)) return UNLIKELY + 1;
  if (ELSEWHERE.test(network) || MADE_UP.test(hardware) || SHARED.check(address)) return UNLIKELY;
  const atHome = AT_HOME.findIndex((list) => list.check(address));
  return atHome < 0 ? AT_HOME.length : atHome;
}

/** Every way to this machine that a phone may have, the likeliest first; none if only this machine can open it. */
export function waysTo(
  { publicUrl, host, tls }: Pick<Settings, 'publicUrl' | 'host' | 'tls'>,
  port: number,
  networks: Networks = networkInterfaces(),
): Way[] {
  if (publicUrl) return [{ url: publicUrl, network: null, isLikely: true }];
  const urlOf = (address: string) =>
    new URL(`${tls ? 'https' : 'http'}://${isIPv6(address) ? `[${address}]` : address}:${port}`).origin;
  if (host !== '0.0.0.0' && host !== '::')
    return isIP(host) > 0 && !isLoopback(host) ? [{ url: urlOf(host), network: null, isLikely: true }] : [];
  return Object.entries(networks)
    .flatMap(([network, list]) => (list ?? []).map((one) => ({ network, ...one })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ network, address, mac }) => ({ network, address, at: unlikeliness(network, address, mac) }))
    .sort((a, b) => a.at - b.at)
    .map(({ network, address, at }) => ({ url: urlOf(address), network, isLikely: at < UNLIKELY }));
}

const OWN_NAME = /^(?:localhost|[\w-]+\.localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i;

/**
 * Whether a page asks that was opened on this very machine, as `localhost`. It alone needs to be told which networks this
 * machine is in; to others that would be a secret of the house.
 */
export const asksFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
