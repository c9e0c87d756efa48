/** Maffia, as the lobby speaks of it: words, length and the view out of the window. */
import type { OptionValues } from '../../../kernel/options.ts';
import type { GameLobby } from '../../../web/stage.ts';
import {
  estimateMinutes,
  extensionsFor,
  type LengthChoice,
  organisationRuleFor,
  pronounSuggestions,
  type RoleChoice,
  roleSetFor,
  roles,
  seatsMin,
  villageNames,
  type Wording,
} from '../content.ts';
import type { Options } from '../options.ts';
import type { Phase, State } from '../state.ts';
import { briefingCards, textsFor } from '../texts/index.ts';

const asOptions = (values: OptionValues) => values as unknown as Options;
const asLength = (seats: number, options: Options): LengthChoice => ({
  ...options,
  organisationRule: organisationRuleFor(seats, options.organisationRule),
  extensionCount: extensionsFor(seats, options.extensionCount),
});
/** Cards are looked at, or the village sleeps: no phone may stand out by its light. */
const DARK: readonly Phase[] = ['deal', 'night-zero', 'night'];
/** A lobby that is not full yet is told of the smallest game. */
const enough = (seats: number) => Math.max(seats, seatsMin);
const minutes = (seats: number, values: OptionValues) => {
  const options = asOptions(values);
  return estimateMinutes(enough(seats), asLength(enough(seats), options));
};

export const lobby: GameLobby = {
  title: (language) => textsFor(language).title,
  option: (language, name) => textsFor(language).options[name as keyof Options],
  preset: (language, id) => textsFor(language).presets[id as 'solo'],
  refusal: (language, code) => (textsFor(language).refusals as { readonly [code: string]: string })[code],
  groups: [
    { id: 'table', options: ['playMode', 'gameMaster', 'wording'] },
    { id: 'clock', options: ['firstDaySeconds', 'daySeconds', 'speechSeconds', 'nightSeconds', 'pace', 'earlyDayEnd'] },
    { id: 'cards', options: ['mafiaCount', 'doctor', 'infoRole', 'avenger', 'organisationRule', 'revealOnOut'] },
  ],
  bots: ['easy', 'normal', 'clever'],
  alone: { seats: 8, preset: 'solo' },
  minutes,
  deal: (language, seats, values) => {
    const set = roleSetFor(enough(seats), asOptions(values) as RoleChoice);
    const texts = textsFor(language);
    return roles
      .filter((role) => set[role] > 0)
      .map((role) => texts.roles[role].count(set[role]))
      .join(', ');
  },
  brief: (language, seats, values) => {
    const options = asOptions(values);
    const players = enough(seats);
    return briefingCards(language, options.wording as Wording, {
      minutes: minutes(seats, values),
      roleSet: roleSetFor(players, options as RoleChoice),
      organisationRule: organisationRuleFor(players, options.organisationRule),
      extensions: extensionsFor(players, options.extensionCount),
    });
  },
  hasOpenTable: true,
  isBright: (view: State | null) => view === null || !DARK.includes(view.phase),
  act: ({ phase, day, wording }: State, language) => {
    const { panel, phases } = textsFor(language, wording);
    if (phase === 'night') return { kind: 'night', title: panel.night(day) };
    if (/^(vote|runoff)/.test(phase)) return { kind: 'vote', title: phases['vote-call'] };
    if (day === 0 || phase === 'ended') return { kind: 'other', title: phases[phase] };
    return { kind: 'day', title: panel.day(day) };
  },
  rules: async () => (await import('../RULES.md?raw')).default,
  picture: async (width, height) => {
    const [{ villageStrip }, { night }] = await Promise.all([
      import('../../../web/art/village.ts'),
      import('../../../web/art/palette.ts'),
    ]);
    const moon = [width * 0.83, height * 0.22, height * 0.115] as const;
    const scale = height / 302;
    return villageStrip(night, {
      w: width,
      h: height,
      R: width * 1.036,
      ground: height * 0.28,
      houses: 9,
      scale,
      moon,
      seed: 5,
    });
  },
  names: villageNames,
  pronouns: (language) => pronounSuggestions[language],
};
