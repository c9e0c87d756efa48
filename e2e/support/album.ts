/** The same moments in every engine, side by side: dist/engines/index.html. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engines.ts';
import type { Phone } from './phone.ts';

const FOLDER = join(import.meta.dirname, '../../dist/engines');

const STYLE =
  'body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem}figure{margin:0 0 2rem}img{border:1px solid #999}';

export class Album {
  readonly #folder: string;

  /** What was in it is put away. */
  constructor(name: string) {
    this.#folder = join(FOLDER, name);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  async take(moment: string, engine: Engine, phone: Phone): Promise<void> {
    writeFileSync(join(this.#folder, `${moment} ${engine}.png`), await phone.tab.picture());
  }

  close(): void {
    const files = readdirSync(this.#folder).filter((file) => file.endsWith('.png'));
    const moments = Map.groupBy(files.sort(), (file) => file.split(' ')[0]!);
    const figures = [...moments].map(([moment, taken]) => {
      const images = taken.map((file) => `<figure><img src="${file}" alt=""><figcaption>${file}</figcaption></figure>`);
      return `<h2>${moment}</h2><div>${images.join('')}</div>`;
    });
    const head = `<!doctype html><meta charset="utf-8"><title>Engines</title><style>${STYLE}</style>`;
    writeFileSync(join(this.#folder, 'index.html'), head + figures.join('\n'));
  }
}
