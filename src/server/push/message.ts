/** A message that only one browser can read, as push services carry it: RFC 8291 over RFC 8188 (`aes128gcm`). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's keys, base64url: its point on P-256 and 16 bytes of its own. */
export interface Recipient {
  readonly p256dh: string;
  readonly auth: string;
}

const RECORD_BYTES = 4096;
/** Every message is as long as every other: the service that carries it learns nothing from its length. */
export const TEXT_BYTES = 512;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

export function sealed(
  text: Buffer,
  { p256dh, auth }: Recipient,
  { salt = randomBytes(16), privateKey = undefined as Buffer | undefined } = {},
): Buffer {
  const ours = createECDH('prime256v1');
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const [theirs, own] = [bytesOf(p256dh), ours.getPublicKey()];
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const key = hkdf(ours.computeSecret(theirs), bytesOf(auth), about, 32);
  const cipherKey = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', cipherKey, nonce);
  const LAST = Buffer.from([2]);
  const body = Buffer.concat([cipher.update(Buffer.concat([text, LAST])), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, body]);
}

/** Spaces make all messages equally long. */
export const padded = (text: string): Buffer => {
  const bytes = Buffer.alloc(TEXT_BYTES, ' ');
  if (bytes.write(text) < Buffer.byteLength(text)) throw new Error('the message is too long');
  return bytes;
};
