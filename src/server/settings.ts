/**
 * The settings: environment variables, in one table. A wrong value stops the server with a sentence that says which
 * and why.
 */
import { isIP } from 'node:net';
import { areNetworks } from './address.ts';

/** Where the certificate and its private key lie. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: string | null;
  readonly origins: readonly string[];
  /** Names besides those of `publicUrl` and of this machine. */
  readonly hosts: readonly string[];
  /** Networks of the proxy in front: `no` for none, `yes` for all private ones, where a neighbour can then pass for anybody. */
  readonly trustProxy: string;
  readonly tls: TlsFiles | null;
  readonly metricsToken: string | null;
  readonly pushContact: string | null;
  readonly pushKey: string | null;
  readonly pushServices: readonly string[];
  readonly logLevel: string;
  readonly keepFinishedHours: number;
  readonly keepUntouchedDays: number;
  readonly roomsMax: number;
}

interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly what: string;
  /** What a value must be, and how it is told when it is not. */
  readonly must: string;
  readonly isGood: (value: string) => boolean;
  /** A wrong value is not shown again: it may hold a password. */
  readonly isSecret?: boolean;
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const isWhole = (min: number, max: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
const isUrl =
  (...protocols: string[]) =>
  (value: string) =>
    value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol));
const isWeb = isUrl('http:', 'https:');
/** As browsers write it, so that what is compared with it is the same text. */
const isOrigin = (value: string) => isWeb(value) && new URL(value).origin === value;
const areOrigins = (value: string) => wordsIn(value).every(isOrigin);
/** A link is made of it by putting more behind it. */
const isBase = (value: string) => isWeb(value) && !/[?#@]/.test(value);
const isHost = (value: string) =>
  isIP(value) > 0 ||
  (value.length <= 253 && /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(value));

export const SETTINGS = [
  {
    name: 'PORT',
    fallback: '8080',
    what: 'The port for pages and lines.',
    must: 'a port from 0 to 65535 (0: any free one)',
    isGood: isWhole(0, 65535),
  },
  {
    name: 'HOST',
    fallback: '0.0.0.0',
    what: 'The address to listen on. `127.0.0.1` keeps the server to this machine.',
    must: 'an IP address or the name of a host, without a port',
    isGood: isHost,
  },
  {
    name: 'DATA_DIR',
    fallback: './data',
    what: 'The folder of the embedded store.',
    must: 'a folder',
    isGood: (value) => value !== '',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    what: 'A PostgreSQL database instead of the embedded store; any number of servers may share it.',
    must: 'a postgres:// address',
    isGood: isUrl('postgres:', 'postgresql:'),
    isSecret: true,
  },
  {
    name: 'PUBLIC_URL',
    fallback: '',
    what: 'The address that people use, if it is not this machine’s own; it goes into links and codes.',
    must: 'an http:// or https:// address without a name, a password, a ? or a #',
    isGood: isBase,
    isSecret: true,
  },
  {
    name: 'ORIGINS',
    fallback: '',
    what: 'Other origins whose pages may open lines, separated by spaces.',
    must: 'origins such as https://play.example, in small letters, with nothing behind them and spaces between them',
    isGood: areOrigins,
  },
  {
    name: 'HOSTS',
    fallback: '',
    what: 'Names that people may use for this server besides that of `PUBLIC_URL`, separated by spaces; addresses and `localhost` always work.',
    must: 'names of hosts such as play.example, without a port and with spaces between them',
    isGood: (value) => wordsIn(value).every(isHost),
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'no',
    what: 'The addresses or networks of the one proxy in front that tells the visitor’s address, separated by spaces; `yes` takes the word of EVERY machine in a private network: a neighbour there can pass for any address and evades every limit for addresses. Only where nobody but the proxy reaches this port.',
    must: '`no`, `yes`, or addresses and networks such as 192.0.2.7 or 10.1.0.0/16, with spaces between them',
    isGood: (value) => ['yes', 'no'].includes(value) || areNetworks(value),
  },
  {
    name: 'TLS_CERT',
    fallback: '',
    what: 'A file with the certificate, in PEM and with whatever it is signed by: pages and lines then come over HTTPS. It is read again when it changes.',
    must: 'a file, and TLS_KEY with it',
    isGood: () => true,
  },
  {
    name: 'TLS_KEY',
    fallback: '',
    what: 'The file with the private key of that certificate, in PEM and without a passphrase.',
    must: 'a file, and TLS_CERT with it',
    isGood: () => true,
  },
  {
    name: 'METRICS_TOKEN',
    fallback: '',
    what: 'Opens `/metrics` to requests with `Authorization: Bearer` and this token. On a server with few rooms its numbers tell when somebody acts in secret.',
    must: '16 or more letters and digits',
    isGood: (value) => value === '' || /^[\w-]{16,}$/.test(value),
    isSecret: true,
  },
  {
    name: 'PUSH_CONTACT',
    fallback: '',
    what: 'Lets people be called by their browsers in games over days, and says whom a push service may write to about this server.',
    must: 'a mailto: or https: address',
    isGood: isUrl('mailto:', 'https:'),
  },
  {
    name: 'PUSH_KEY',
    fallback: '',
    what: 'The key that such calls are signed with. The embedded store keeps one of its own; servers that share a database share this one.',
    must: '32 bytes in base64url (43 letters and digits)',
    isGood: (value) => value === '' || /^[\w-]{43}$/.test(value),
    isSecret: true,
  },
  {
    name: 'PUSH_SERVICES',
    fallback: '',
    what: 'Origins of further push services besides those of the large browsers, separated by spaces.',
    must: 'origins such as https://push.example, in small letters, with nothing behind them and spaces between them',
    isGood: areOrigins,
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    what: 'How much is logged.',
    must: '`debug`, `info`, `warn`, `error` or `silent`',
    isGood: (value) => ['debug', 'info', 'warn', 'error', 'silent'].includes(value),
  },
  {
    name: 'KEEP_FINISHED_HOURS',
    fallback: '24',
    what: 'How long a finished room is kept.',
    must: 'hours from 1 to 8760',
    isGood: isWhole(1, 8760),
  },
  {
    name: 'KEEP_UNTOUCHED_DAYS',
    fallback: '30',
    what: 'How long a room is kept that nobody touches; one in which nobody ever sat down goes after six hours.',
    must: 'days from 1 to 3650',
    isGood: isWhole(1, 3650),
  },
  {
    name: 'ROOMS_MAX',
    fallback: '100000',
    what: 'How many rooms may be stored.',
    must: 'a number from 1 to 1000000',
    isGood: isWhole(1, 1_000_000),
  },
] as const satisfies readonly Setting[];

type Name = (typeof SETTINGS)[number]['name'];

/** The settings, or the sentence that says what is wrong. */
export function readSettings(env: { readonly [name: string]: string | undefined }): Settings | string {
  const values = {} as Record<Name, string>;
  for (const setting of SETTINGS as readonly (Setting & { name: Name })[]) {
    const value = env[setting.name]?.trim() || setting.fallback;
    const shown = setting.isSecret ? 'not what it should be' : `"${value}"`;
    if (!setting.isGood(value)) return `${setting.name} is ${shown}, and must be ${setting.must}.`;
    values[setting.name] = value;
  }
  const { TLS_CERT: cert, TLS_KEY: key } = values;
  if (cert && !key) return 'TLS_CERT is set, and TLS_KEY is not: a certificate needs its private key.';
  if (key && !cert) return 'TLS_KEY is set, and TLS_CERT is not: a private key needs its certificate.';
  return {
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || null,
    publicUrl: values.PUBLIC_URL.replace(/\/$/, '') || null,
    origins: wordsIn(values.ORIGINS),
    hosts: wordsIn(values.HOSTS.toLowerCase()),
    trustProxy: values.TRUST_PROXY,
    tls: cert ? { cert, key } : null,
    metricsToken: values.METRICS_TOKEN || null,
    pushContact: values.PUSH_CONTACT || null,
    pushKey: values.PUSH_KEY || null,
    pushServices: wordsIn(values.PUSH_SERVICES),
    logLevel: values.LOG_LEVEL,
    keepFinishedHours: Number(values.KEEP_FINISHED_HOURS),
    keepUntouchedDays: Number(values.KEEP_UNTOUCHED_DAYS),
    roomsMax: Number(values.ROOMS_MAX),
  };
}
