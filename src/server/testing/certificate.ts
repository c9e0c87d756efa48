/** Certificates for tests, each signed by itself: no program and no network is needed for them. */
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Pair {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const SIGNED_BY = '06082a8648ce3d040302'; // ecdsa-with-SHA256
const NAME = '0603550403';
const OTHER_NAMES = '0603551d11';
const MAY_SIGN = '0603551d13';

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(parts);
  const long = inside.length < 128 ? [inside.length] : [0x82, inside.length >> 8, inside.length & 255];
  return Buffer.concat([Buffer.from([tag, ...long]), inside]);
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const moment = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

export interface Wanted {
  readonly names?: readonly string[];
  readonly addresses?: readonly string[];
  readonly from?: number;
  readonly to?: number;
}

export function certificateFor({ names = ['localhost'], addresses = ['127.0.0.1'], from, to }: Wanted = {}): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const who = sequence(der(0x31, sequence(hex(NAME), der(0x0c, Buffer.from('Konklave')))));
  const others = sequence(
    ...names.map((name) => der(0x82, Buffer.from(name))),
    ...addresses.map((address) => der(0x87, Buffer.from(address.split('.').map(Number)))),
  );
  const extension = (what: string, value: Buffer) => sequence(hex(what), der(0x04, value));
  const says = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    sequence(hex(SIGNED_BY)),
    who,
    sequence(moment(from ?? Date.now() - DAY_MS), moment(to ?? Date.now() + 30 * DAY_MS)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension(OTHER_NAMES, others), extension(MAY_SIGN, sequence(hex('0101ff'))))),
  );
  const whole = sequence(says, sequence(hex(SIGNED_BY)), der(0x03, hex('00'), sign('sha256', says, privateKey)));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
