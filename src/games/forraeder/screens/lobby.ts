/** Forræder, as the lobby speaks of it: words, length and the view out of the window. */
import type { OptionValues } from '../../../kernel/options.ts';
import type { GameLobby } from '../../../web/stage.ts';
import { guestNames, pronounSuggestions, seatsMax, seatsMin } from '../content.ts';
import { missions } from '../missions/index.ts';
import { finaleOf, type Options } from '../options.ts';
import { textsFor } from '../texts/index.ts';
import { hostClock } from './host-clock.ts';

const asOptions = (values: OptionValues) => values as unknown as Options;
/** A lobby that is not full yet is told of the smallest game. */
const enough = (seats: number) => Math.min(seatsMax, Math.max(seats, seatsMin));
const DAY_MINUTES = 24 * 60;

/** Section 1: 40 minutes with 8 players, 130 with 22. Over days the finale is that many days away. */
function minutes(seats: number, values: OptionValues): number {
  const options = asOptions(values);
  const players = enough(seats);
  if (options.pace === 'days') return finaleOf(players, options) * DAY_MINUTES;
  return Math.round(((40 + (players - 8) * 6.5) * Number(options.tempo)) / 5) * 5;
}

/** Whatever else a day is like. */
const isOnlyLive = ({ fits }: (typeof missions)[number]): boolean =>
  fits?.({ isArmouryDay: true, hasMaster: true, isLive: false }) === false;

/** What only one of the two paces has. */
const LIVE = ['tempo', 'slateSeconds', 'lastWordsSeconds', ...missions.filter(isOnlyLive).map(({ option }) => option)];
const OVER_DAYS = ['dayStartsAt', 'dayEndsAt'];

export const lobby: GameLobby = {
  title: (language) => textsFor(language).title,
  option: (language, name) => textsFor(language).options[name as keyof Options],
  preset: (language, id) => textsFor(language).presets[id as 'classic'],
  refusal: (language, code) => (textsFor(language).refusals as { readonly [code: string]: string })[code],
  groups: [
    { id: 'table', options: ['playMode', 'gameMaster', 'pace'] },
    {
      id: 'clock',
      options: ['tempo', 'slateSeconds', 'lastWordsSeconds', 'dayStartsAt', 'dayEndsAt', 'finaleDay', 'fastNights'],
    },
    { id: 'cards', options: ['firstTable', 'revealPolicy', 'temptation', 'blackmail', 'deathLists', 'armouryFromDay'] },
  ],
  bots: ['random', 'clever'],
  alone: { seats: 8, preset: 'brisk' },
  minutes,
  deal: (language, seats) => textsFor(language).deal(enough(seats)),
  brief: (language, seats, values) => {
    const { brief } = textsFor(language);
    const end = { ...brief.end, text: brief.end.text(finaleOf(enough(seats), asOptions(values))) };
    return [brief.many, brief.day, brief.night, brief.morning, brief.words, end];
  },
  rules: async () => {
    const [book, ...parts] = await Promise.all([import('../RULES.md?raw'), ...missions.map(({ rules }) => rules())]);
    const clauses = parts.map((part) => part.default).join('\n');
    return book.default.replace(/^The clauses of each mission:.*$/m, () => clauses);
  },
  picture: async (width, height) => {
    const { castleStrip } = await import('./art/strip.ts');
    const scale = Math.max(width / 390, height / 150);
    const strip = castleStrip({ w: Math.ceil(width / scale), h: Math.ceil(height / scale), moonX: 0.78 });
    return `<g transform="scale(${scale.toFixed(3)})">${strip}</g>`;
  },
  names: () => guestNames,
  pronouns: (language) => pronounSuggestions[language],
  applies: (name, values) => !(values.pace === 'days' ? LIVE : OVER_DAYS).includes(name),
  device: () => hostClock(new Date()),
};
