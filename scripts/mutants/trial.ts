/** Tries changes on copies of the tree, as many at once as there are copies, and tells by what each was found. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed, type Point } from './points.ts';

/** Commands that must succeed, cheapest first. */
export interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

export interface Verdict {
  readonly point: Point;
  /** Where it was found; nowhere: it survived. */
  readonly step?: string;
  /** What noticed it, in the words of the test or the compiler. */
  readonly why?: string;
  readonly seconds: number;
}

/** The tree as it is fails already, so that nothing can be learned from failures. */
export class Unfit extends Error {}

const LEFT_BEHIND = ['node_modules', '.git', 'dist', 'data', 'coverage'];
/** A change may keep a test from ending; without one it needs so much less. */
const PATIENCE = { times: 5, seconds: 10 };
const HEAP_MB = 2048;

/** Outside the project, because Node takes the types out of no file below a `node_modules`. */
export class Copies {
  readonly folder = mkdtempSync(join(tmpdir(), 'konklave-mutants-'));
  readonly #running = new Set<ChildProcess>();
  /** How long each command takes on the tree as it is. */
  readonly #usual = new Map<string, Promise<number>>();
  readonly #root: string;
  readonly #copies: readonly string[];
  #isClosed = false;

  constructor(root: string, count: number) {
    this.#root = root;
    this.#copies = Array.from({ length: count }, (_, i) => join(this.folder, String(i + 1), 'tree'));
  }

  #make(copy: string): void {
    mkdirSync(copy, { recursive: true });
    for (const name of readdirSync(this.#root)) {
      if (!LEFT_BEHIND.includes(name)) cpSync(join(this.#root, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(this.#root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  }

  /** Nothing of it is left afterwards, also when somebody has had enough. */
  close(): void {
    this.#isClosed = true;
    for (const child of this.#running) end(child);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async tryAll(
    points: readonly Point[],
    stepsFor: (path: string) => readonly Step[],
    mayGoOn: () => boolean,
    tell: (verdict: Verdict) => void,
  ): Promise<void> {
    const waiting = [...points];
    const lane = async (copy: string) => {
      this.#make(copy);
      while (waiting.length > 0 && mayGoOn() && !this.#isClosed) {
        const point = waiting.shift()!;
        tell(await this.#tryOne(copy, point, stepsFor(point.path)));
      }
    };
    await Promise.all(this.#copies.map(lane));
  }

  async #tryOne(copy: string, point: Point, steps: readonly Step[]): Promise<Verdict> {
    const file = join(copy, point.path);
    const text = readFileSync(file, 'utf8');
    let seconds = 0;
    for (const { name, commands } of steps) {
      for (const command of commands) {
        const usual = await this.#usually(copy, command);
        writeFileSync(file, changed(text, point));
        const run = await this.#run(copy, command, usual * PATIENCE.times + PATIENCE.seconds);
        if (this.#isClosed) throw new Error('closed before it was known');
        writeFileSync(file, text);
        seconds += run.seconds;
        if (run.why) return { point, step: name, why: run.why, seconds };
      }
    }
    return { point, seconds };
  }

  #usually(copy: string, command: readonly string[]): Promise<number> {
    const key = command.join(' ');
    let usual = this.#usual.get(key);
    if (!usual) {
      usual = this.#run(copy, command).then(({ why, seconds }) => {
        if (why) throw new Unfit(`Without any change this fails already: ${why}`);
        return seconds;
      });
      this.#usual.set(key, usual);
    }
    return usual;
  }

  async #run(copy: string, command: readonly string[], patience?: number) {
    const { NODE_TEST_CONTEXT: _, FORCE_COLOR: __, ...rest } = process.env;
    const env = {
      ...rest,
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: join(this.folder, 'compiled'),
      NODE_OPTIONS: `${rest.NODE_OPTIONS ?? ''} --max-old-space-size=${HEAP_MB}`,
    };
    const [program, ...args] = command;
    const started = performance.now();
    const child = spawn(program!, args, { cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    const why = await outcomeOf(child, patience);
    this.#running.delete(child);
    return { why, seconds: (performance.now() - started) / 1000 };
  }
}

/** Why it failed, as soon as that is known; undefined if it succeeded. */
export async function outcomeOf(child: ChildProcess, patience = Number.POSITIVE_INFINITY): Promise<string | undefined> {
  let output = '';
  let why: string | undefined;
  const giveUp = (because: string | undefined) => {
    if (why || !because) return;
    why = because;
    end(child);
  };
  const timer = Number.isFinite(patience)
    ? setTimeout(() => giveUp(`it had not ended after ${Math.round(patience)} s`), patience * 1000)
    : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      giveUp(failureIn(output));
    });
  }
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (exit, signal) => resolve(exit ?? signal!));
  });
  clearTimeout(timer);
  if (why || code === 0) return why;
  return (
    output
      .trim()
      .split('\n')
      .findLast((line) => /error/i.test(line))
      ?.trim() ?? `it ended with ${code}`
  );
}

/** The first test that failed, or the first that the compiler has to say. */
const failureIn = (output: string): string | undefined =>
  output.match(/^\s*✖ (.+) \([\d.]+ms\)$/m)?.[1] ?? output.match(/^\S+\(\d+,\d+\): error .*$/m)?.[0];

/** With all that it has started, if the machine can say which that is. */
function end(child: ChildProcess): void {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
