/** Who asks a push service to carry something: a signed word from this server, RFC 8292. */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

export interface Signer {
  /** The public point, base64url: browsers bind their subscription to it. */
  readonly publicKey: string;
  /** The header that lets one message through to this service. */
  header(service: string, now: number): string;
}

const HOURS_VALID = 12;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** `secret`: 32 bytes, base64url. `contact`: whom a service may write to about this server. */
export function signerOf(secret: string, contact: string): Signer {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: secret, x: coordinate(1), y: coordinate(33) };
  const key: KeyObject = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    header(service, now) {
      const claims = { aud: service, exp: Math.floor(now / 1000) + HOURS_VALID * 3600, sub: contact };
      const word = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(word), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
      return `vapid t=${word}.${signature}, k=${publicKey}`;
    },
  };
}

export function newSecret(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPrivateKey().toString('base64url').padStart(43, 'A');
}
