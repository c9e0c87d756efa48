/**
 * Runs a script on the Node version that package.json pins, and installs the dependencies first where that is needed:
 *
 *   node bootstrap.mjs [node flags] script.ts [arguments]
 *   node bootstrap.mjs --installed        npm calls this after every install: remember what was installed
 *
 * So `npm start` and `npm test` are all that a fresh clone needs. Plain JavaScript without dependencies, because it
 * also runs on the Node that the machine happens to have. Everything it says goes to standard error: standard output
 * belongs to the script.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(modules, '.konklave');
const lock = join(root, '.install-lock');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const say = (line) => process.stderr.write(`konklave: ${line}\n`);

function giveUp(...lines) {
  for (const line of lines) say(line);
  process.exit(1);
}

/** What an install must have been made from to be of use here: this lock file, on this kind of machine. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

function isInstalled() {
  try {
    if (!existsSync(pinnedNode)) return false;
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return true;
    if (!isSatisfied()) return false;
  } catch {
    return false;
  }
  rememberInstall();
  return true;
}

/** npm's own list of what it installed against the lock file: after `npm install something` there is nothing to do. */
function isSatisfied() {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = read(join(modules, '.package-lock.json'));
  return Object.entries(read(join(root, 'package-lock.json'))).every(([path, { version, optional }]) => {
    if (path === '' || (optional && !installed[path])) return true; // the project itself; made for other machines
    return installed[path]?.version === version;
  });
}

function rememberInstall() {
  if (existsSync(pinnedNode)) writeFileSync(stamp, wanted());
  else say('the pinned Node was not installed (were install scripts switched off?); the next npm script tries again.');
}

/** One install at a time in this folder. The lock file holds its owner's process id, so that a dead owner is seen. */
async function withLock(work) {
  for (let waited = 0; !takeLock(); waited++) {
    if (waited % 20 === 0) {
      say(`process ${readOwner(lock) ?? '?'} is installing; waiting for it. (If it is not, delete .install-lock.)`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  await work();
  process.off('exit', release);
  release();
}

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = readOwner(lock);
  if (!owner || isAlive(owner)) return false;
  // Move the dead owner's lock aside before deleting it: somebody else may have replaced it since we looked.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readOwner(aside) !== owner) linkSync(aside, lock);
    rmSync(aside, { force: true });
  } catch {
    // Another process was faster; the next round sees what it left.
  }
  return false;
}

function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  say(
    existsSync(modules)
      ? 'the installed packages do not match package-lock.json; installing them again (npm ci).'
      : 'first run here: installing the pinned Node and the packages (npm ci). This takes half a minute or so.',
  );
  rmSync(stamp, { force: true });

  const heartbeat = setInterval(() => {
    if (!process.stderr.isTTY) say(`still installing (${seconds()} s).`); // on a terminal npm shows its own progress
  }, 4000);

  // The npm of the machine on the Node of the machine: the pinned Node is part of what is about to be replaced.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder));
  const npm = spawn(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts=false', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    },
  );
  const { code, signal, asked } = await ended(npm);
  clearInterval(heartbeat);

  if (signal || asked) process.exit(128 + constants.signals[asked ?? signal]);
  if (code === 'ENOENT')
    giveUp('npm was not found. It comes with Node: install Node 20 or newer with npm, then try again.');
  if (code !== 0 || !isInstalled()) {
    giveUp(
      code === 0
        ? 'npm ci ended well, but the pinned Node is missing.'
        : `npm ci failed (exit code ${code}); its own words are above.`,
      'Check that the package registry can be reached (npm ping) and that the disk has 500 MB free, then run the same',
      'command again. If package.json was changed by hand, run npm install once: it brings package-lock.json up to date.',
    );
  }
  say(`installed in ${seconds()} s.`);
}

/**
 * Waits for a child and lets it have the last word: a signal to us is passed on, and we go when it goes. Ctrl-C in a
 * terminal reaches the child without us; passing it on as well would count as pressing it twice.
 */
async function ended(child) {
  let asked;
  const pass = (signal) => {
    asked = signal;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const passOn = (signal) => child.kill(signal); // a wish to stop later: whoever is asked goes on meanwhile
  for (const signal of SIGNALS) process.on(signal, pass);
  process.on('SIGUSR2', passOn);

  // npm runs us in a shell. When npm is told to stop, some shells die of it without a word to us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent && !asked) pass('SIGTERM');
  }, 250);

  const [code, signal] = await new Promise((resolve) => {
    child.once('error', (error) => resolve([error.code, null]));
    child.once('exit', (...end) => resolve(end));
  });
  clearInterval(watch);
  for (const signal of SIGNALS) process.off(signal, pass);
  process.off('SIGUSR2', passOn);
  return { code, signal, asked };
}

async function main() {
  const args = process.argv.slice(2);
  if (args[0] === '--installed') return rememberInstall();
  if (args.length === 0) giveUp('usage: node bootstrap.mjs [node flags] script.ts [arguments]');
  if (Number.parseInt(process.versions.node, 10) < 20) {
    giveUp(
      `this is Node ${process.versions.node}; Node 20 or newer is needed to begin with. The rest is installed by itself.`,
    );
  }
  if (!isInstalled()) {
    await withLock(async () => {
      if (!isInstalled()) await install();
    });
  }
  const { code, signal } = await ended(spawn(pinnedNode, args, { stdio: 'inherit' }));
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = typeof code === 'number' ? code : 1;
}

await main();
