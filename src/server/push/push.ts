/**
 * Reminders to browsers that are not looking: where a person allows it, a game over days calls them when a new hour has
 * come. A message goes out by the push service of that person's browser, which cannot read it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { padded, sealed } from './message.ts';
import { newSecret, type Signer, signerOf } from './vapid.ts';

/** Where and how one browser is reached, and what it is to be told, in the words of its own page. */
export interface Way {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export interface Push {
  readonly publicKey: string;
  /** The way, if it is one that this server would go. */
  wayOf(value: unknown): Way | undefined;
  /** `gone`: that browser does not want it any more. */
  send(way: Way): Promise<'sent' | 'gone' | 'failed'>;
}

const SECONDS_MAX = 10;
const HOURS_KEPT = 12;
/** Only where browsers' push services are: this server fetches nothing from wherever somebody says. */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;
const isBytes = (value: unknown, length: number): value is string =>
  isText(value, 2 * length) && /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === length;

export function createPush(
  signer: Signer,
  now: () => number,
  { services = [] as readonly string[], onTrouble = (_error: unknown): void => {} } = {},
): Push {
  const isService = (origin: string): boolean => SERVICES.test(origin) || services.includes(origin);
  return {
    publicKey: signer.publicKey,
    wayOf(value) {
      if (typeof value !== 'object' || value === null) return undefined;
      const { endpoint, p256dh, auth, title, text, url } = value as Partial<Record<keyof Way, unknown>>;
      if (!isText(endpoint, 600) || !URL.canParse(endpoint) || !isService(new URL(endpoint).origin)) return undefined;
      if (!isBytes(p256dh, 65) || !isBytes(auth, 16) || !isText(title, 40) || !isText(text, 120)) return undefined;
      if (!isText(url, 40) || !/^\/(?!\/)[\w/]*$/.test(url)) return undefined;
      return { endpoint, p256dh, auth, title, text, url };
    },
    async send({ endpoint, title, text, url, ...recipient }) {
      try {
        const { status } = await fetch(endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(SECONDS_MAX * 1000),
          headers: {
            authorization: signer.header(new URL(endpoint).origin, now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(HOURS_KEPT * 3600),
            urgency: 'normal',
            // A newer call takes the place of one that has not been delivered.
            topic: 'call',
          },
          body: new Uint8Array(sealed(padded(JSON.stringify({ title, text, url })), recipient)),
        });
        if (status === 404 || status === 410) return 'gone';
        if (status >= 200 && status < 300) return 'sent';
        throw new Error(`a push service answered ${status}`);
      } catch (error) {
        onTrouble(error);
        return 'failed';
      }
    },
  };
}

/** The server's own key: as it was set, or kept beside the embedded store. */
export function secretFrom(set: string | null, file: string | null): string | undefined {
  if (set !== null) return set;
  if (file === null) return undefined;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = newSecret();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

export { signerOf };
