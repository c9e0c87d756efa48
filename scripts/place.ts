/**
 * Where in the source a place of the built scripts is, as the server's log names it when a page could not draw a screen:
 *
 *   npm run -s place -- room-Bx3k.js:2:4821           of the build that is there, whose maps lie in dist/maps
 *   npm run -s place < server.log                      every place in it, the rest as it stands
 *
 * The maps are kept from the pages: nobody is served what they are made of twice.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const FRAME = /([\w.-]+\.js):(\d+):(\d+)/g;

/** The text with each place of a script followed by that of its source; one without a map stays as it is. */
export function placed(text: string, maps: string): string {
  return text.replace(FRAME, (frame, script: string, line: string, column: string) => {
    const file = join(maps, `${script}.map`);
    if (!existsSync(file)) return frame;
    const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
    // People and browsers count from one, maps from nought.
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return frame;
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
    return `${frame} (${source}:${entry.originalLine + 1}:${entry.originalColumn + 1})`;
  });
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  const text = asked.length > 0 ? asked.join('\n') : readFileSync(0, 'utf8').trimEnd();
  console.log(placed(text, join(import.meta.dirname, '../dist/maps')));
}
