/** Messages that push services carry: by the vectors of the standard, and to a service that opens them. */
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { sealed, TEXT_BYTES } from './message.ts';
import { createPush } from './push.ts';
import { newSecret, signerOf } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('a message is sealed as in the example of RFC 8291', () => {
  const recipient = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const known = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  assert.equal(
    sealed(Buffer.from('When I grow up, I want to be a watermelon'), recipient, known).toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** What a browser does with it. */
function opened(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs, cipherText] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const hkdf = (key: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const key = hkdf(own.computeSecret(theirs), auth, about, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(cipherText.subarray(-16));
  const plain = Buffer.concat([decipher.update(cipherText.subarray(0, -16)), decipher.final()]);
  assert.equal(plain.length, TEXT_BYTES + 1);
  return plain.toString('utf8', 0, TEXT_BYTES).trim();
}

test('a service gets a signed request that only the browser can read, and says when that one is gone', async (t) => {
  const requests: { header: string; body: Buffer; encoding: string }[] = [];
  let status = 201;
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization = '', 'content-encoding': encoding = '' } = request.headers;
      requests.push({ header: authorization, body: Buffer.concat(parts), encoding });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  t.after(() => service.close());
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

  const secret = newSecret();
  const signer = signerOf(secret, 'mailto:host@konklave.example');
  const troubles: unknown[] = [];
  const push = createPush(signer, () => 1_000_000_000, {
    services: [origin],
    onTrouble: (error) => troubles.push(error),
  });
  const browser = createECDH('prime256v1');
  const auth = Buffer.alloc(16, 7);
  browser.generateKeys();
  const asked = {
    endpoint: `${origin}/send/abc`,
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    title: 'Forræder',
    text: 'En ny time er kommet på slottet.',
    url: '/ABCD',
  };
  const way = push.wayOf(asked)!;
  assert.deepEqual(way, asked);
  assert.equal(await push.send(way), 'sent');

  const [{ header, body, encoding }] = requests as [(typeof requests)[0]];
  assert.equal(encoding, 'aes128gcm');
  assert.deepEqual(JSON.parse(opened(body, browser, auth)), { title: asked.title, text: asked.text, url: asked.url });
  const [, head, claims, signature, point] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header)!;
  assert.deepEqual(JSON.parse(bytes(claims!).toString()), {
    aud: origin,
    exp: 1_000_000 + 12 * 3600,
    sub: 'mailto:host@konklave.example',
  });
  const [x, y] = [bytes(point!).subarray(1, 33), bytes(point!).subarray(33)].map((one) => one.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature!),
  );
  assert.ok(isSigned);

  status = 410;
  assert.equal(await push.send(way), 'gone');
  status = 500;
  assert.equal(await push.send(way), 'failed');
  assert.match(String(troubles[0]), /answered 500/);
  service.close();
  service.closeAllConnections();
  assert.equal(await push.send(way), 'failed');
});

test('this server goes only to push services, and only ways that lead somewhere', () => {
  const push = createPush(signerOf(newSecret(), 'mailto:host@konklave.example'), Date.now);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const good = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
    title: 'Forræder',
    text: 'It is time.',
    url: '/ABCD',
  };
  assert.deepEqual(push.wayOf({ ...good, more: 1 }), good);
  for (const bad of [
    { endpoint: 'http://fcm.googleapis.com/x' },
    { endpoint: 'https://fcm.googleapis.com.elsewhere.example/x' },
    { endpoint: 'https://127.0.0.1/x' },
    { endpoint: 'https://user@fcm.googleapis.com:8443/x' },
    { endpoint: 'file:///etc/passwd' },
    { endpoint: `https://fcm.googleapis.com/${'x'.repeat(600)}` },
    { p256dh: 'short' },
    { auth: 'AAAA' },
    { title: '' },
    { text: 'x'.repeat(121) },
    { url: 'https://elsewhere.example' },
    { url: '//elsewhere.example' },
  ])
    assert.equal(push.wayOf({ ...good, ...bad }), undefined, JSON.stringify(bad));
  for (const bad of [null, 7, 'x', []]) assert.equal(push.wayOf(bad), undefined);
});
