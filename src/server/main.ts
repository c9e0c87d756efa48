/** `npm start`: reads the settings, serves, and says where. The only file that reads the environment. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

const say = (line = '') => process.stdout.write(`${line}\n`);

/** The address of this machine for phones on the same network, if it has one. */
function addressOnNetwork(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find((one) => one.family === 'IPv4' && !one.internal)?.address;
}

export async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') {
    process.stderr.write(`konklave: ${settings}\n`);
    process.exitCode = 1;
    return;
  }
  const serving = await serve(settings).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE'
        ? `port ${settings.port} is taken by another program: stop it, or choose another with PORT.`
        : error.message;
    process.stderr.write(`konklave: ${why}\n`);
    process.exit(1);
  });
  const here = `http://localhost:${serving.port}`;
  const address = addressOnNetwork();
  const phones =
    settings.publicUrl ?? (address && settings.host !== '127.0.0.1' ? `http://${address}:${serving.port}` : here);
  say('Konklave is open.');
  say(`  On this machine   ${here}`);
  if (phones !== here) say(`  For phones        ${phones}`);
  say();
  say(renderUnicodeCompact(phones, { border: 2 }));
  say();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1); // asked twice
    isStopping = true;
    say('Closing: everything is stored, people are told to come back.');
    await serving.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
