/**
 * One game with bots, told as the table sees it: at a reading pace on a terminal, at once anywhere else.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame, Language } from '../kernel/game.ts';
import { type OptionValues, resolve } from '../kernel/options.ts';
import { clock, tell } from './explain.ts';
import { nameOf } from './names.ts';
import { type Job, playOne } from './play.ts';
import { emptyTally } from './statistics.ts';

export interface Watching {
  readonly game: AnyGame;
  readonly seats: number;
  readonly language: Language;
  readonly seed: string;
  readonly isPaced: boolean;
}

const TITLE: { readonly [L in Language]: string } = {
  en: 'A game with bots, told as the table sees it.',
  da: 'Et spil med robotter, fortalt som bordet ser det.',
  sv: 'Ett spel med robotar, berättat som bordet ser det.',
  nb: 'Et spill med roboter, fortalt slik bordet ser det.',
};

const LINE_MS = 350;
const LETTER_MS = 22;
const LINE_MS_MAX = 4000;
const COMMANDS_MAX = 100_000;

export async function watch({ game, seats, language, seed, isPaced }: Watching): Promise<number> {
  const job: Job = {
    game: game.id,
    players: seats,
    bots: game.bots.clever ? 'clever' : 'random',
    seed,
    options: resolve(game.options, {}, { seats, humans: 0 }) as OptionValues,
    commandsMax: COMMANDS_MAX,
  };
  const { failure, save } = playOne(game, job, 0, emptyTally());
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0); // whoever read it has read enough
  });
  const names = Array.from({ length: seats }, (_, seat) => nameOf(seat)).join(', ');
  process.stdout.write(`${TITLE[language]}\n${game.id}, --seed ${seed}: ${names}\n\n`);
  for (const { at, text } of tell(game, save(), 'table', language)) {
    process.stdout.write(`${clock(at)}  ${text.replaceAll('\n', '\n         ')}\n`);
    if (isPaced) await wait(Math.min(LINE_MS_MAX, LINE_MS + text.length * LETTER_MS));
  }
  if (failure === undefined) return 0;
  process.stderr.write(`${failure}\n`);
  return 1;
}
