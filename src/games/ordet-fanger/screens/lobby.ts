/** Ordet fanger, as the lobby speaks of it: words, length, the chairs and the view out of the window. */

import { createElement } from 'preact';
import type { OptionValues } from '../../../kernel/options.ts';
import { useFetched } from '../../../web/chunk.ts';
import type { Lobby } from '../../../web/lobby.ts';
import type { GameLobby, TextOptionProps } from '../../../web/stage.ts';
import { cardsOf, jokerIds, seatsMin } from '../content.ts';
import { type Options, sidesOf, symbolsOut } from '../options.ts';
import { textsFor } from '../texts/index.ts';
import { helpOf, wordsOf } from './words.ts';

const asOptions = (values: OptionValues) => values as unknown as Options;

/** OF-6 to OF-8: how many cards lie in the box of the first round. */
function deckOf(seats: number, { teams, removedSymbols, cardSets, ownCategories, jokers }: Options) {
  const sides = sidesOf(Math.max(seats, seatsMin), teams)?.length ?? 2;
  const out = symbolsOut(removedSymbols, sides) ?? [];
  const cards = cardsOf(cardSets === 'alternate' ? 'set-1' : cardSets, ownCategories);
  const count = cards.filter(({ symbol }) => !out.includes(symbol)).length;
  return { sides, cards: count, jokers: jokers ? Math.max(0, jokerIds.length - (out.length > 0 ? 1 : 0)) : 0 };
}

const SECONDS_PER_CARD = { voices: 9, typed: 8 } as const;

const minutes = (seats: number, values: OptionValues): number => {
  const options = asOptions(values);
  const { sides, cards, jokers } = deckOf(seats, options);
  // More sides meet more often: about one duel to two cards with two sides, three to four with six.
  const duels = cards * (0.4 + 0.06 * sides) * 8 * (0.7 + 0.3 * options.answersRequired);
  const seconds = ((cards + jokers) * (SECONDS_PER_CARD[options.judging] - 4) + duels) * options.rounds;
  return Math.max(5, Math.round(seconds / 60 / 5) * 5);
};

/** Fetched when somebody sits in the lobby. */
function Seating(props: Lobby) {
  const chunk = useFetched(() => import('./seating.tsx'));
  return chunk ? createElement(chunk.Seating, props) : null;
}

/** Fetched when somebody looks at all the options. */
function TextOption(props: TextOptionProps) {
  const chunk = useFetched(() => import('./text-option.tsx'));
  return chunk ? createElement(chunk.TextOption, props) : null;
}

export const lobby: GameLobby = {
  title: (language) => textsFor(language).name,
  option: (language, name) => {
    const { t, w } = wordsOf(language);
    const names: { readonly [name: string]: string } = t.options;
    const values: { readonly [value: string]: string } = t.values;
    return {
      name: name === 'preset' ? w.lobby.presetName : (names[name] ?? name),
      help: helpOf(language, name),
      values,
    };
  },
  preset: (language, id) => {
    const { t, w } = wordsOf(language);
    return { name: t.presets[id as 'classic'], help: w.lobby.presets[id as 'classic'] };
  },
  refusal: (language, code) => (textsFor(language).refusals as { readonly [code: string]: string })[code],
  groups: [
    { id: 'table', options: ['playMode', 'judging', 'gameMaster'] },
    { id: 'clock', options: ['rounds', 'turnMs', 'raceMs'] },
    { id: 'cards', options: ['cardSets', 'ownCategories', 'jokers', 'repeats', 'answersRequired', 'duelSignal'] },
  ],
  Seating,
  seatingOptions: ['teams', 'juniors', 'handicaps'],
  TextOption,
  bots: ['easy', 'clever', 'sharp'],
  alone: { seats: 4, preset: 'quick' },
  minutes,
  deal: (language, seats, values) => {
    const { cards, jokers } = deckOf(seats, asOptions(values));
    return wordsOf(language).w.lobby.deal(cards + jokers, jokers);
  },
  brief: (language) => wordsOf(language).w.lobby.brief.map(([title, text]) => ({ title, text })),
  rules: async () => (await import('../RULES.md?raw')).default,
  picture: async (width, height) => (await import('./window.ts')).windowArt(width, height),
  names: (language) => wordsOf(language).w.lobby.names,
  pronouns: (language) => wordsOf(language).w.lobby.pronouns,
};
