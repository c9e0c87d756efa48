/** GW:s brott, as the lobby speaks of it: words, length and the view out of the window. */
import type { Language } from '../../../kernel/game.ts';
import type { OptionValues } from '../../../kernel/options.ts';
import type { GameLobby } from '../../../web/stage.ts';
import { handcuffsFor, seatsMax, seatsMin } from '../content.ts';
import type { Options } from '../options.ts';
import { textsFor } from '../texts/index.ts';
import { screenWords } from './words.ts';

/** For those who have none to give, and for robots: people of a small harbour. */
// biome-ignore format: a list of names
const NAMES = ['Gunvor', 'Jens', 'Bodil', 'Dagny', 'Egon', 'Sigrid', 'Torvald', 'Alma', 'Henning', 'Ragna', 'Ulf', 'Inga', 'Sixten', 'Thyra'] as const;
const PRONOUNS: { readonly [language in Language]: readonly string[] } = {
  en: ['she/her', 'he/him', 'they/them'],
  da: ['hun/hende', 'han/ham', 'de/dem'],
  sv: ['hon/henne', 'han/honom', 'hen/hen'],
  nb: ['hun/henne', 'han/ham', 'hen'],
};

const asOptions = (values: OptionValues) => values as unknown as Options;
/** A lobby that is not full yet is told of the smallest game. */
const enough = (seats: number) => Math.min(seatsMax, Math.max(seats, seatsMin));
const cuffsOf = (seats: number, { handcuffs }: Options) =>
  handcuffs === 'auto' ? handcuffsFor(enough(seats) - 1) : handcuffs;

/** About a dozen rounds; remote ones have no dice to look for under the table. */
const minutes = (seats: number, values: OptionValues): number => {
  const { playMode, cardsPerCriminal, timers } = asOptions(values);
  const whole = 20 + 5 * enough(seats);
  const share = (cardsPerCriminal / 5) * (timers === 'brisk' ? 0.7 : 1) * (playMode === 'remote' ? 0.7 : 1);
  return Math.round((whole * share) / 5) * 5;
};

export const lobby: GameLobby = {
  title: (language) => textsFor(language).title,
  option: (language, name) =>
    name === 'preset'
      ? { name: screenWords(language).preset, help: '', values: {} }
      : textsFor(language).options[name as keyof Options],
  preset: (language, id) => textsFor(language).presets[id as 'classic'],
  refusal: (language, code) => (textsFor(language).refusals as { readonly [code: string]: string })[code],
  groups: [
    { id: 'table', options: ['playMode', 'gameMaster', 'gwPicker', 'gwSeat', 'gwAid', 'criminalsChannel'] },
    { id: 'clock', options: ['timers', 'lookSeconds', 'maxRounds'] },
    {
      id: 'cards',
      options: [
        'cardsPerCriminal',
        'handcuffs',
        'gwDie',
        'trumps',
        'immunities',
        'openCriminalCards',
        'thirdArrestEliminates',
        'twoPlayerTrumps',
        'tellActingPiece',
      ],
    },
  ],
  bots: ['easy', 'normal', 'clever'],
  alone: { seats: 4, preset: 'beginners' },
  minutes,
  deal: (language, seats, values) => screenWords(language).deals(enough(seats) - 1, cuffsOf(seats, asOptions(values))),
  brief: (language, seats, values) => {
    const { brief } = screenWords(language);
    const options = asOptions(values);
    const isDuel = enough(seats) === 2;
    const { playMode } = options;
    return [
      { title: brief.aim.title, text: brief.aim.text(options.cardsPerCriminal * (isDuel ? 2 : 1)) },
      brief.turn,
      brief.evidence,
      { title: brief.gw.title, text: brief.gw.text(cuffsOf(seats, options)) },
      isDuel ? brief.two : brief.trumps,
      ...(playMode === 'in-person' ? [{ title: textsFor(language).roles.criminal, text: brief.headphones }] : []),
    ];
  },
  rules: async () => (await import('../RULES.md?raw')).default,
  picture: async (width, height) => {
    const [{ town }, { night }] = await Promise.all([import('./art/town.ts'), import('./art/inks.ts')]);
    // The harbour end of the town, as wide as the window.
    const wide = 1300;
    const tall = (wide * height) / width;
    return `<svg width="${width}" height="${height}" viewBox="0 ${Math.round(1180 - tall)} ${wide} ${Math.round(tall)}">${town(night, true)}</svg>`;
  },
  names: () => NAMES,
  applies: (name, values) => name !== 'gwSeat' || values.gwPicker === 'host',
  pronouns: (language) => PRONOUNS[language],
};
