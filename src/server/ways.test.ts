/** Which addresses lead a phone here, and what is said of them where the house is opened. */
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { greeting, type Opened } from './greeting.ts';
import { certificateFor } from './testing/certificate.ts';
import { asksFromHere, type Networks, waysTo } from './ways.ts';

const HOME = { publicUrl: null, host: '0.0.0.0', tls: null };
const at = (address: string, mac = 'a4:83:e7:00:00:01') => ({
  ...{ address, mac, netmask: '255.255.255.0', cidr: null },
  ...(address.includes(':') ? { family: 'IPv6' as const, scopeid: 0 } : { family: 'IPv4' as const }),
  internal: address.startsWith('127.') || address === '::1',
});
const urls = (networks: Networks, more: Partial<Parameters<typeof waysTo>[0]> = {}) =>
  waysTo({ ...HOME, ...more }, 8080, networks).map(({ url }) => url);

test('the network that phones are likely to be in comes before tunnels, containers and what nobody gave an address', () => {
  const networks: Networks = {
    lo: [at('127.0.0.1'), at('::1')],
    docker0: [at('172.17.0.1', '02:42:ac:11:00:01')],
    wg0: [at('10.8.0.2')],
    tailscale0: [at('100.101.102.103')],
    eth9: [at('169.254.7.7')],
    'br-5d2f': [at('192.168.96.1')],
    eth0: [at('203.0.113.9')],
    enp3s0: [at('10.0.0.5')],
    wlan0: [at('fe80::1'), at('192.168.1.23')],
  };
  assert.deepEqual(waysTo(HOME, 8080, networks), [
    { url: 'http://192.168.1.23:8080', network: 'wlan0', isLikely: true },
    { url: 'http://10.0.0.5:8080', network: 'enp3s0', isLikely: true },
    { url: 'http://203.0.113.9:8080', network: 'eth0', isLikely: true },
    { url: 'http://172.17.0.1:8080', network: 'docker0', isLikely: false },
    { url: 'http://10.8.0.2:8080', network: 'wg0', isLikely: false },
    { url: 'http://100.101.102.103:8080', network: 'tailscale0', isLikely: false },
    { url: 'http://192.168.96.1:8080', network: 'br-5d2f', isLikely: false },
    { url: 'http://169.254.7.7:8080', network: 'eth9', isLikely: false },
  ]);
  const windows: Networks = {
    'vEthernet (WSL)': [at('172.28.16.1')],
    'VirtualBox Host-Only Network': [at('192.168.56.1')],
    'Wi-Fi': [at('172.20.10.4')],
  };
  assert.equal(urls(windows)[0], 'http://172.20.10.4:8080');
  const mac: Networks = { utun4: [at('10.2.0.2')], bridge100: [at('192.168.64.1')], en0: [at('10.1.1.7')] };
  assert.equal(urls(mac)[0], 'http://10.1.1.7:8080');
  const inside = waysTo(HOME, 8080, { lo: [at('127.0.0.1')], eth0: [at('172.28.16.9', '00:15:5D:01:02:03')] });
  assert.deepEqual(inside, [{ url: 'http://172.28.16.9:8080', network: 'eth0', isLikely: false }], 'better than none');
});

test('what the operator says stands alone, and a house that listens to itself is open to nobody else', () => {
  const networks: Networks = { wlan0: [at('192.168.1.23')] };
  assert.deepEqual(urls(networks, { publicUrl: 'https://play.example/games' }), ['https://play.example/games']);
  for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost', 'house.local'])
    assert.deepEqual(urls(networks, { host }), [], host);
  assert.deepEqual(urls(networks, { host: '10.0.0.5' }), ['http://10.0.0.5:8080']);
  assert.deepEqual(urls(networks, { host: 'fd00::5' }), ['http://[fd00::5]:8080']);
  assert.deepEqual(urls(networks, { host: '::' }), ['http://192.168.1.23:8080']);
  const tls = { cert: 'a', key: 'b' };
  assert.deepEqual(urls(networks, { tls }), ['https://192.168.1.23:8080']);
  assert.deepEqual(waysTo({ ...HOME, tls }, 443, networks)[0]!.url, 'https://192.168.1.23', 'as it is typed');
});

test('a page was opened on this machine if it comes from here, calls it localhost, and nobody has handed it on', () => {
  const asked = (remoteAddress: string, host: string | undefined, headers: object = {}) =>
    asksFromHere({ socket: { remoteAddress }, headers: { host, ...headers } } as unknown as IncomingMessage);
  for (const [from, host] of [
    ['127.0.0.1', 'localhost:8080'],
    ['::1', '[::1]:8080'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', 'konklave.localhost:8080'],
  ] as const)
    assert.ok(asked(from, host), `${from} ${host}`);
  for (const [from, host] of [
    ['192.168.1.9', 'localhost:8080'],
    ['127.0.0.1', '192.168.1.23:8080'],
    ['127.0.0.1', 'play.example'],
    ['127.0.0.1', 'localhost.evil.example'],
    ['127.0.0.1', undefined],
  ] as const)
    assert.ok(!asked(from, host), `${from} ${host}`);
  assert.ok(!asked('127.0.0.1', 'localhost:8080', { 'x-forwarded-for': '203.0.113.9' }));
  assert.ok(!asked('127.0.0.1', 'localhost:8080', { forwarded: 'for=203.0.113.9' }));
});

const WIFI = { url: 'http://192.168.1.23:8080', network: 'wlan0', isLikely: true };
const TUNNEL = { url: 'http://10.8.0.2:8080', network: 'wg0', isLikely: false };
const said = (more: Partial<Opened> = {}, settings: Partial<Parameters<typeof greeting>[0]> = {}) =>
  greeting({ ...HOME, ...settings }, { port: 8080, ways: [WIFI], platform: 'linux', ...more });

test('where it is opened it says where, and what to do when a phone does not find it', () => {
  const one = said();
  assert.deepEqual(one.before, [
    'Konklave is open.',
    '  On this machine   http://localhost:8080',
    '  For phones        http://192.168.1.23:8080',
  ]);
  assert.equal(one.code, WIFI.url);
  assert.match(one.after.join('\n'), /same Wi-Fi.*guests.*\n.*firewall.*port 8080.*ufw allow 8080\/tcp\.$/s);
  assert.match(said({ platform: 'win32' }).after.join('\n'), /when Windows asks.*private networks/);
  assert.match(said({ platform: 'darwin' }).after.join('\n'), /System Settings, Network, Firewall/);
  const two = said({ ways: [WIFI, TUNNEL] });
  assert.deepEqual(two.before.slice(2), [
    '  For phones        http://192.168.1.23:8080  (wlan0)',
    '  or perhaps        http://10.8.0.2:8080  (wg0)',
  ]);
  assert.match(two.after.at(-1)!, /Try the other addresses/);
  const inside = said({ ways: [{ url: 'http://172.17.0.2:8080', network: 'eth0', isLikely: false }] });
  assert.match(inside.after.join(), /inside of a container or of Linux on Windows.*set PUBLIC_URL/);
});

test('it shows no code where there is no way for phones, and says why', () => {
  assert.deepEqual(said({ ways: [] }).code, null);
  assert.match(said({ ways: [] }).after.join(), /is in no network\. Join the Wi-Fi/);
  assert.deepEqual(said({ ways: [] }, { host: '127.0.0.1' }).after, [
    'HOST is 127.0.0.1, so this machine alone can open it.',
  ]);
  const elsewhere = said(
    { ways: [{ url: 'https://play.example', network: null, isLikely: true }] },
    { publicUrl: 'https://play.example' },
  );
  assert.deepEqual(elsewhere.after, [], 'who runs it there knows');
});

test('with a certificate it is HTTPS, and one that is for another name is told', () => {
  const ways = [{ ...WIFI, url: 'https://192.168.1.23:8080' }];
  const tls = { cert: 'a', key: 'b' };
  const after = (wanted: Parameters<typeof certificateFor>[0]) =>
    said({ ways, certificate: new X509Certificate(certificateFor(wanted).cert) }, { tls }).after[0]!;
  assert.equal(said({ ways }, { tls }).before[1], '  On this machine   https://localhost:8080');
  assert.match(
    after({ names: ['spil.example'], addresses: [] }),
    /is for spil\.example and for none of these addresses/,
  );
  assert.match(after({ names: [], addresses: ['10.0.0.1'] }), /^The certificate is for none of these addresses/);
  assert.doesNotMatch(after({ addresses: ['192.168.1.23'] }), /certificate/);
});
