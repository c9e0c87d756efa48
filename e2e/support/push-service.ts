/** A push service on this machine: it takes what a server sends, and opens it as the browser would that it is for. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Device } from './device.ts';

export interface Call {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export interface PushService {
  readonly origin: string;
  /** What has come so far, opened. */
  readonly calls: readonly Call[];
  /** When so many have come. */
  comes(count: number): Promise<Call>;
  close(): void;
}

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = Buffer.alloc(16, 7);

/** RFC 8291, from the browser's side. */
function opened(body: Buffer): Call {
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const hkdf = (key: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const key = hkdf(browser.computeSecret(theirs), auth, about, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.toString('utf8', 0, plain.lastIndexOf('}') + 1)) as Call;
}

export async function openPushService(): Promise<PushService> {
  const calls: Call[] = [];
  const waiting: { readonly count: number; readonly then: (call: Call) => void }[] = [];
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push(opened(Buffer.concat(parts)));
      response.writeHead(201).end();
      for (const { count, then } of waiting) if (count === calls.length) then(calls.at(-1)!);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    calls,
    comes: (count) =>
      calls.length >= count ? Promise.resolve(calls[count - 1]!) : new Promise((then) => waiting.push({ count, then })),
    close: () => void service.close(),
  };
}

/** Runs in the page, before all else: the browser's own service is far away, and this machine may not reach it. */
function subscribeThere(way: { endpoint: string; keys: { p256dh: string; auth: string } }): void {
  const subscription = { endpoint: way.endpoint, toJSON: () => way } as unknown as PushSubscription;
  const key = 'test.subscription';
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem(key, 'yes');
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) === null ? null : subscription);
}

/** From now on this browser's subscriptions are with that service. */
export async function subscribesAt({ context }: Device, { origin }: PushService): Promise<void> {
  await context.addInitScript(subscribeThere, {
    endpoint: `${origin}/send/alma`,
    keys: { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
  });
}
