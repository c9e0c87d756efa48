/** What a test in Firefox is told when Firefox ends: at once, and so that nobody asks it again until the time is up. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { WebSocketServer } from 'ws';
import { FirefoxBrowser } from '../e2e/support/firefox.ts';
import { Phone } from '../e2e/support/phone.ts';
import { Gone, type Tab } from '../e2e/support/tab.ts';

test('a Firefox that ends is gone also for what it was asked before, and nobody waits for it any longer', async (t) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'konklave-program-'));
  // A program that speaks as Firefox does when it starts; what it is asked, this test answers.
  const path = join(folder, 'firefox');
  const { port } = server.address() as AddressInfo;
  const says = `console.error('WebDriver BiDi listening on ws://127.0.0.1:${port}'); setInterval(() => {}, 1000);`;
  writeFileSync(path, `#!${process.execPath}\n${says}\n`, { mode: 0o755 });
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { id, method } = JSON.parse(String(data)) as { id: number; method: string };
      if (method.startsWith('session.')) socket.send(JSON.stringify({ type: 'success', id, result: {} }));
      else socket.terminate();
    });
  });
  const browser = await FirefoxBrowser.open({ path });
  t.after(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let asked = 0;
  const run = () => {
    asked++;
    return browser.ask('script.callFunction', {});
  };
  const phone = new Phone('Alma', { run } as unknown as Tab);
  const isGone = (error: unknown) => error instanceof Gone;
  await assert.rejects(() => phone.until('a button', run, 2_000), isGone);
  assert.equal(asked, 1);
  await assert.rejects(run, isGone);
});
