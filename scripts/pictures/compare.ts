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
import { type Difference, differenceOf } from './png.ts';

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${basename(program)} ${args.join(' ')} failed`);
}

/** Draws the same scenes by the sources of that commit. */
function drawBefore(root: string, commit: string, named: readonly string[], into: string): void {
  const tree = join(mkdtempSync(join(tmpdir(), 'konklave-before-')), 'tree');
  run('git', ['worktree', 'add', '--detach', tree, commit], root);
  try {
    if (!existsSync(join(tree, 'test/scenes'))) throw new Error(`${commit} has no scenes to draw yet`);
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    run(process.execPath, [join(tree, 'scripts/pictures.ts'), ...named], tree, { ...process.env, PICTURES: into });
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], root);
    rmSync(dirname(tree), { recursive: true, force: true });
  }
}

const STYLE = `body{font:16px/1.4 system-ui;margin:2rem;background:#f4f1ea;color:#222}
section{margin:0 0 3rem}section>div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}
figure{margin:0}figcaption{font-weight:600}figure>div{position:relative;border:1px solid #bbb;background:#fff}
img{display:block;width:100%}i{display:block;padding:1rem;color:#666}
b{position:absolute;outline:3px solid #d41428;outline-offset:3px}`;

type State = 'changed' | 'new' | 'gone';

interface Compared {
  readonly name: string;
  readonly state: State;
  readonly difference?: Difference;
}

const TOLD: { readonly [state in State]: (difference?: Difference) => string } = {
  changed: (difference) => `${difference!.pixels} pixels (${(difference!.share * 100).toFixed(2)} %) differ`,
  new: () => 'new: there was no such picture before',
  gone: () => 'gone: there is no such picture any more',
};

/** Where it differs is framed on all three. */
function sectionOf({ name, state, difference }: Compared, folders: readonly string[]): string {
  const box = difference && `<b style="${boxStyle(difference)}"></b>`;
  const isThere = [state !== 'new', state !== 'gone', state === 'changed'];
  const figures = ['Before', 'After', 'Difference'].map((title, i) => {
    const image = isThere[i]
      ? `<img loading="lazy" src="${folders[i]}/${name}.png" alt="">${box ?? ''}`
      : '<i>none</i>';
    return `<figure><figcaption>${title}</figcaption><div>${image}</div></figure>`;
  });
  return `<section id="${name}"><h2>${name}</h2><p>${TOLD[state](difference)}</p><div>${figures.join('')}</div></section>`;
}

function boxStyle({ box, width, height }: Difference): string {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const across = `left:${percent(box.left, width)};width:${percent(box.right - box.left + 1, width)}`;
  return `${across};top:${percent(box.top, height)};height:${percent(box.bottom - box.top + 1, height)}`;
}

/** Says what it found, in a line. */
export function compare(
  root: string,
  commit: string,
  named: readonly string[],
  before: string,
  after: string,
  page: string,
): string {
  rmSync(before, { recursive: true, force: true });
  drawBefore(root, commit, named, before);
  const between = join(dirname(page), 'changed');
  rmSync(between, { recursive: true, force: true });
  mkdirSync(between, { recursive: true });
  const namesIn = (folder: string) => new Set(readdirSync(folder).map((file) => basename(file, '.png')));
  const [old, now] = [namesIn(before), namesIn(after)];
  const found = [...new Set([...old, ...now])].sort().flatMap((name): Compared[] => {
    if (!old.has(name) || !now.has(name)) return [{ name, state: old.has(name) ? 'gone' : 'new' }];
    const [one, other] = [before, after].map((folder) => readFileSync(join(folder, `${name}.png`)));
    if (one!.equals(other!)) return [];
    const difference = differenceOf(one!, other!);
    writeFileSync(join(between, `${name}.png`), difference.png);
    return [{ name, state: 'changed', difference }];
  });
  const count = (state: State) => found.filter((one) => one.state === state).length;
  const told = `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, of ${now.size}`;
  const folders = [before, after, between].map((folder) => relative(dirname(page), folder));
  const title = `Screens since ${commit}`;
  const items = found.map(({ name, state, difference }) => {
    return `<li><a href="#${name}">${name}</a>: ${TOLD[state](difference)}</li>`;
  });
  const sections = found.map((one) => sectionOf(one, folders));
  const body = `<h1>${title}</h1><p>${told}.</p><ul>${items.join('')}</ul>${sections.join('\n')}`;
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${body}\n`);
  return `${told}: ${relative(root, page)}`;
}
