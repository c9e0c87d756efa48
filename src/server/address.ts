/** Where this machine is found. */
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
