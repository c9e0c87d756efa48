/** Illumuffinati, as the lobby speaks of it: words, length and the view out of the window. */
import type { OptionValues } from '../../../kernel/options.ts';
import type { GameLobby } from '../../../web/stage.ts';
import { handSizes, seatsMax, seatsMin, sentHomeFirst } from '../content.ts';
import type { Options } from '../options.ts';
import { textsFor } from '../texts/index.ts';

const asOptions = (values: OptionValues) => values as unknown as Options;
/** A lobby that is not full yet is told of the smallest game. */
const enough = (seats: number) => Math.min(seatsMax, Math.max(seats, seatsMin));

/** Of the time that may be taken, what is taken; and what the rest of a round lasts. To five minutes: it is a guess. */
const TAKEN = 0.62;
const AROUND_SECONDS = 100;

function minutes(seats: number, values: OptionValues): number {
  const players = enough(seats);
  const { passSeconds, negotiateSecondsFirst, negotiateSeconds, laps } = asOptions(values);
  const runs = handSizes[players]! - 1 + (sentHomeFirst(players) - 1);
  const talk = negotiateSecondsFirst + (runs - 1) * negotiateSeconds;
  const round = (passSeconds * (players - 1) * 0.5 + talk) * TAKEN + AROUND_SECONDS;
  return Math.round((round * players * laps) / 300) * 5;
}

export const lobby: GameLobby = {
  title: (language) => textsFor(language).title,
  option: (language, name) => {
    const { options, lobby: own } = textsFor(language);
    return name === 'preset' ? { name: own.preset, help: '', values: {} } : options[name as keyof Options];
  },
  preset: (language, id) => textsFor(language).presets[id as 'quick'],
  refusal: (language, code) => (textsFor(language).refusals as { readonly [code: string]: string })[code],
  groups: [
    { id: 'table', options: ['playMode', 'gameMaster', 'firstInspector', 'peekToView', 'tips'] },
    { id: 'clock', options: ['timers', 'passSeconds', 'negotiateSecondsFirst', 'negotiateSeconds', 'takeBackSeconds'] },
    { id: 'cards', options: ['startGold', 'jewelGold', 'burglaryGold', 'purses', 'memoryAid'] },
  ],
  bots: ['clever'],
  // Bots wait for no clock, so that only whoever is new here has the time.
  alone: { seats: 5, preset: 'unhurried' },
  minutes,
  deal: (language, seats) => {
    const players = enough(seats);
    return textsFor(language).lobby.deal(players - 1, handSizes[players]!);
  },
  brief: (language, seats, values) => {
    const players = enough(seats);
    const { title, about, phases, reference } = textsFor(language);
    return [
      { title, text: `${about.idea} ${about.origin}` },
      { title: phases.bake, text: reference.bake(handSizes[players]!) },
      { title: phases.hide, text: reference.hide },
      { title: phases.open, text: reference.open },
      { title: phases.negotiate, text: reference.negotiate(players >= 6) },
      { title: phases.accusation, text: reference.accusation },
      { title: phases.earnings, text: reference.earnings },
      { title: phases['final-count'], text: reference.end(asOptions(values).burglaryGold) },
    ];
  },
  rules: async () => (await import('../RULES.md?raw')).default,
  picture: async (w, h) => (await import('../../../web/art/posters.ts')).interrogation({ w, h }),
  names: (language) => textsFor(language).lobby.names,
  pronouns: (language) => textsFor(language).lobby.pronouns,
};
