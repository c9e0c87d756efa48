/** What is said on the terminal when the house has opened: where it is found, and what to do if phones do not find it. */
import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Settings } from './settings.ts';
import type { Way } from './ways.ts';

export interface Opened {
  readonly port: number;
  /** As of now; the likeliest first. */
  readonly ways: readonly Way[];
  readonly platform: string;
  /** What pages come with over HTTPS. */
  readonly certificate?: X509Certificate | undefined;
}

export interface Greeting {
  readonly before: readonly string[];
  /** What the square for phones leads to. */
  readonly code: string | null;
  readonly after: readonly string[];
}

const FIREWALL: { readonly [platform: string]: string } = {
  win32: 'say yes when Windows asks whether Node may be reached in private networks',
  darwin: 'System Settings, Network, Firewall: allow incoming connections for node',
};

export function greeting(
  { host, publicUrl, tls }: Pick<Settings, 'host' | 'publicUrl' | 'tls'>,
  { port, ways, platform, certificate }: Opened,
): Greeting {
  const here = `${tls ? 'https' : 'http'}://localhost:${port}`;
  const lines = ways.map(({ url, network }, i) => {
    const what = i === 0 ? 'For phones' : i === 1 ? 'or perhaps' : '';
    return `  ${what.padEnd(16)}  ${url}${ways.length > 1 && network ? `  (${network})` : ''}`;
  });
  return {
    before: ['Konklave is open.', `  On this machine   ${here}`, ...lines],
    code: ways[0]?.url ?? null,
    after: [...adviceOn(certificate, ways), ...(publicUrl ? [] : adviceFor(host, port, ways, platform))],
  };
}

function adviceFor(host: string, port: number, ways: readonly Way[], platform: string): string[] {
  const [likeliest, ...others] = ways;
  if (!likeliest) {
    return host === '0.0.0.0' || host === '::'
      ? ['This machine is in no network. Join the Wi-Fi that the phones are in, and start again.']
      : [`HOST is ${host}, so this machine alone can open it.`];
  }
  return [
    'If a phone does not open it:',
    ...(likeliest.isLikely
      ? ['  - It has to be in the same Wi-Fi as this machine. One for guests often keeps devices apart.']
      : [
          '  - This looks like the inside of a container or of Linux on Windows, which phones do not reach. Let the port',
          '    through, and set PUBLIC_URL to the address of the machine around it.',
        ]),
    `  - The firewall here has to let port ${port} in: ${FIREWALL[platform] ?? `for example sudo ufw allow ${port}/tcp`}.`,
    ...(others.length > 0
      ? ['  - Try the other addresses. Where you invite, you can choose which one the code shows.']
      : []),
  ];
}

/** A certificate for another name makes every phone warn of this house. */
function adviceOn(certificate: X509Certificate | undefined, ways: readonly Way[]): string[] {
  if (!certificate) return [];
  const isFor = (url: string) => {
    const name = new URL(url).hostname.replace(/^\[|\]$/g, '');
    return (isIP(name) > 0 ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined;
  };
  if (ways.some(({ url }) => isFor(url))) return [];
  const names = [...(certificate.subjectAltName ?? '').matchAll(/DNS:([\w.*-]+)/g)].map(([, name]) => name);
  const what = names.length > 0 ? ` for ${names.join(', ')} and` : '';
  return [
    `The certificate is${what} for none of these addresses. Set PUBLIC_URL to what it is for, or phones will warn.`,
  ];
}
