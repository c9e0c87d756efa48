/**
 * Builds the pages and weighs them:
 *
 *   npm run build                             after the types: always, with a table of sizes
 *   node scripts/build.ts --if-older          only when something they are made from is newer (npm start)
 *
 * A phone on a slow network waits for every byte, so the budgets are part of the build: it fails above them. It fails, too,
 * where a browser that it is built for (floor.ts) would not understand it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { FLOOR, newerThanFloor } from './floor.ts';

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const root = join(import.meta.dirname, '..');
const page = join(root, 'dist/web/index.html');
const KB = 1000;
/** Script and style, compressed. */
const BUDGETS = { phone: 70 * KB, game: 75 * KB };

function isOlder(): boolean {
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(server|lab)\b|\.test\.tsx?$/.test(file))
    .map((file) => join('src', file));
  return ['vite.config.ts', 'scripts/floor.ts', 'package-lock.json', ...sources].some(
    (file) => statSync(join(root, file)).mtimeMs > built,
  );
}

interface Part {
  readonly what: string;
  readonly files: ReadonlySet<string>;
  readonly budget?: number;
}

/** Everything that must have come before these modules run, styles included. */
function needed(chunks: ReadonlyMap<string, Chunk>, isWanted: (chunk: Chunk) => boolean): Set<string> {
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks.get(name);
    if (files.has(name) || !chunk) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const other of chunk.imports) take(other);
  };
  for (const chunk of chunks.values()) if (isWanted(chunk)) take(chunk.fileName);
  return files;
}

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...files].filter((file) => !others.has(file)));

function partsOf(chunks: ReadonlyMap<string, Chunk>): Part[] {
  const from = (chunk: Chunk, pattern: RegExp) => chunk.moduleIds.some((id) => pattern.test(id));
  const phone = needed(chunks, (chunk) => chunk.isEntry || from(chunk, /\/web\/(room\.tsx|texts\/en\.ts)$/));
  const home = needed(chunks, (chunk) => chunk.isEntry || from(chunk, /\/web\/(home\.tsx|texts\/en\.ts)$/));
  const games = [...chunks.values()].flatMap(({ facadeModuleId }) => {
    const game = /\/games\/([^/]+)\/screens\/index\.tsx$/.exec(facadeModuleId ?? '')?.[1];
    return game === undefined ? [] : [game];
  });
  return [
    { what: 'front page', files: home },
    { what: 'phone page', files: phone, budget: BUDGETS.phone },
    ...games.map((game) => {
      const own = needed(chunks, ({ facadeModuleId: id }) =>
        new RegExp(`/games/${game}/(screens/(index\\.tsx|lobby\\.ts|words/en\\.ts)|texts/(titles-)?en\\.ts)$`).test(
          id ?? '',
        ),
      );
      return { what: `and ${game}`, files: without(own, phone), budget: BUDGETS.game };
    }),
  ];
}

const compressed = (text: string | Uint8Array) => gzipSync(text, { level: 9 });

/** Compressed once here, not by the server for each phone. */
function compressAll(): void {
  const folder = join(root, 'dist/web');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
    const text = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), compressed(text));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
}

/** Out of what is served: the server's log names places in the built scripts, and place.ts finds them in the source. */
function moveMaps(): void {
  const [from, to] = [join(root, 'dist/web'), join(root, 'dist/maps')];
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.map')) renameSync(join(from, name), join(to, basename(name)));
  }
}

async function buildPages(): Promise<boolean> {
  const { build } = await import('vite');
  const built = (await build({
    root: join(root, 'src/web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const { output } = Array.isArray(built) ? built[0]! : built;
  moveMaps();
  compressAll();
  const weights = new Map<string, number>();
  const chunks = new Map<string, Chunk>();
  const tooNew: string[] = [];
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file as Chunk);
    if (/\.(js|css)$/.test(file.fileName)) {
      const text = file.type === 'chunk' ? file.code : String(file.source);
      weights.set(file.fileName, compressed(text).length);
      for (const newer of newerThanFloor(file.fileName, text)) tooNew.push(`${file.fileName}: ${newer}`);
    }
  }
  const weigh = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1).padStart(6)} kB`;
  for (const newer of tooNew) console.log(`✖ newer than ${FLOOR.join(', ')}: ${newer}`);
  let isGood = tooNew.length === 0;
  for (const { what, files, budget } of partsOf(chunks)) {
    const weight = weigh(files);
    const isHeavy = budget !== undefined && weight > budget;
    isGood &&= !isHeavy;
    const limit = budget === undefined ? '' : `  of ${kb(budget).trim()}${isHeavy ? ': TOO HEAVY' : ''}`;
    console.log(`${isHeavy ? '✖' : '✔'} ${what.padEnd(16)}${kb(weight)}${limit}`);
    const parts = [...files].filter((file) => weights.has(file)).sort((a, b) => weights.get(b)! - weights.get(a)!);
    if (!asked.includes('--if-older') || isHeavy) {
      for (const file of parts.slice(0, 8))
        console.log(`    ${kb(weights.get(file)!)}  ${file.replace('assets/', '')}`);
    }
  }
  return isGood;
}

const asked = process.argv.slice(2);
if (!asked.includes('--if-older') || isOlder()) {
  if (!(await buildPages()) && !asked.includes('--if-older')) process.exitCode = 1;
}
