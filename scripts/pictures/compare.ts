/** What a change did to the screens: before, after and the difference of each picture that is not the same, as a page. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { differenceOf } from './png.ts';

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${basename(program)} ${args.join(' ')} failed`);
}

/** Draws the same scenes by the sources of that commit. */
function drawBefore(root: string, commit: string, ids: readonly string[], into: string): void {
  const tree = join(mkdtempSync(join(tmpdir(), 'konklave-before-')), 'tree');
  run('git', ['worktree', 'add', '--detach', tree, commit], root);
  try {
    if (!existsSync(join(tree, 'test/scenes'))) throw new Error(`${commit} has no scenes to draw yet`);
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    run(process.execPath, [join(tree, 'scripts/pictures.ts'), ...ids], tree, { ...process.env, PICTURES: into });
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], root);
    rmSync(dirname(tree), { recursive: true, force: true });
  }
}

const STYLE = `body{font:16px/1.4 system-ui;margin:2rem;background:#f4f1ea;color:#222}
figure{margin:0 0 3rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
img{width:100%;border:1px solid #bbb;background:#fff}small{color:#666}`;

/** Says what it found, in a line. */
export function compare(
  root: string,
  commit: string,
  ids: readonly string[],
  before: string,
  after: string,
  page: string,
): string {
  rmSync(before, { recursive: true, force: true });
  drawBefore(root, commit, ids, before);
  const changed = join(dirname(page), 'changed');
  rmSync(changed, { recursive: true, force: true });
  mkdirSync(changed, { recursive: true });
  const [old, now] = [new Set(readdirSync(before)), new Set(readdirSync(after))];
  const figures: string[] = [];
  const counts = { changed: 0, new: 0, gone: 0 };
  const image = (file: string | undefined) =>
    file ? `<img loading="lazy" src="${relative(dirname(page), file)}">` : '<i>none</i>';
  for (const name of [...new Set([...old, ...now])].sort()) {
    const [one, other] = [old.has(name) && join(before, name), now.has(name) && join(after, name)];
    if (one && other && readFileSync(one).equals(readFileSync(other))) continue;
    let [between, share] = [undefined as string | undefined, ''];
    if (one && other) {
      const { png, pixels } = differenceOf(readFileSync(one), readFileSync(other));
      between = join(changed, name);
      writeFileSync(between, png);
      share = `${pixels} pixels differ`;
      counts.changed++;
    } else counts[one ? 'gone' : 'new']++;
    const images = [one || undefined, other || undefined, between].map(image).join('');
    figures.push(`<figure><h2>${name.replace('.png', '')}</h2><small>${share}</small><div>${images}</div></figure>`);
  }
  const told = `${counts.changed} changed, ${counts.new} new, ${counts.gone} gone, of ${now.size}`;
  const title = `Screens since ${commit}`;
  const body = `<h1>${title}</h1><p>${told}. Before, after, difference.</p>${figures.join('\n')}`;
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${body}\n`);
  return `${told}: ${relative(root, page)}`;
}
