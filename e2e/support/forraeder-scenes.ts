/** Moments of a season that seldom come, or last a breath: each stands still when a page is opened on it. */
import { dealCards } from '../../src/games/forraeder/setup.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { DAY, type Still } from '../../test/scenes/stills.ts';
import { Season, type SeasonSetup } from './forraeder-season.ts';

const ALMA = 0;
const PEOPLE = [ALMA];
const FULL: SeasonSetup = { seats: 22, people: 1, from: DAY };
const SMALL: SeasonSetup = { seats: 12, people: 1, from: DAY };

const evening = (setup: SeasonSetup = SMALL): Season => new Season(setup).onDay({ day: 2, pile: 9 });
/** Twenty-two, of whom five are gone. */
const full = (): Season => new Season(FULL).onDay({ day: 4, pile: 31, out: [3, 8, 9, 14, 20] });

/** Everybody but Alma has written a name; two lead, so that it is close. */
const writes = (season: Season): Season => {
  const { living } = season.state;
  const [one, other] = living.filter((seat) => seat !== ALMA) as [Seat, Seat];
  return season.to('ballot').castle(PEOPLE, (seat) => ({
    type: 'ballot.cast',
    seat: seat === one ? other : seat % 2 === 0 || seat === other ? one : other,
    reason: '/votes',
  }));
};

const shows = (season: Season, count: number): Season => {
  season.to('reveal');
  while (season.state.shown.length < count) {
    const seat = season.state.onStage!;
    season.does(seat, { type: 'reveal.done' });
  }
  return season;
};

const atNight = (setup: SeasonSetup, traitors: readonly Seat[], ordered = false): Season => {
  const season = new Season(setup).onDay({ day: 3, pile: 17, traitors, out: [5] });
  if (ordered) season.tells((_, ctx) => ctx.tell({ type: 'listsDrawn', nights: [3] }));
  return season.atNight();
};

/** The morning after a list was made: who is on it. */
const withList = (setup: SeasonSetup, list: readonly Seat[]): Season =>
  new Season(setup).onDay({ day: 3, pile: 17, out: [5] }).tells((state, ctx) => {
    ctx.tell({ type: 'breakfastBegan', day: 4, until: ctx.now });
    for (const seat of state.living) ctx.tell({ type: 'arrived', seat, until: ctx.now });
    ctx.tell({ type: 'allHere' });
    ctx.tell({ type: 'deathListRead', list, until: ctx.now + 16_000 });
  });

const morning = (setup: SeasonSetup, victim: Seat, seated: number): Season =>
  new Season(setup).onDay({ day: 3, pile: 17, out: [3, 8, 9] }).tells((state, ctx) => {
    ctx.tell({ type: 'breakfastBegan', day: 4, until: ctx.now + 3_000 });
    const coming = state.living.filter((seat) => seat !== victim).slice(0, seated);
    for (const seat of coming) ctx.tell({ type: 'arrived', seat, until: ctx.now + 3_000 });
    if (coming.length < state.living.length - 1) return;
    ctx.tell({ type: 'chairEmpty', seat: victim });
    ctx.tell({ type: 'breakfastTalk', until: ctx.now + 60_000 });
  });

const field = (): Season =>
  new Season({ ...SMALL, options: { gameMaster: 'human', fieldMission: true } })
    .onDay({ day: 1, pile: 9 })
    .inMission('field-mission');

/** With a person at the console. */
const led = (): Season =>
  new Season({ ...SMALL, options: { gameMaster: 'human' } }).onDay({ day: 2, pile: 9, out: [5] });

const inArmoury = (): Season =>
  evening().tells((_, ctx) => {
    ctx.tell({ type: 'armouryOpened', visitors: [ALMA, 4, 6], until: ctx.now + 60_000 });
    ctx.tell({ type: 'shieldHidden', door: 2 });
  });

const finale = (left: number): Season => {
  const out = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].slice(0, 12 - left);
  return new Season(SMALL).onDay({ day: 5, pile: 44, traitors: [ALMA, 1], out });
};

/** All slates are written; they are turned until Alma has to stand up, or until somebody goes. */
const written = (season: Season): Season =>
  writes(season).does(ALMA, {
    type: 'ballot.cast',
    seat: season.state.living[0] === ALMA ? 1 : season.state.living[0]!,
    reason: 'Too calm.',
  });

const scenes: { readonly [name: string]: () => Season } = {
  arrival: () => {
    const season = new Season(SMALL);
    for (const seat of [1, 3, 4, 6, 7, 9, 11]) season.does(seat, { type: 'arrival.wish', wish: 'willing' });
    return season;
  },
  card: () =>
    new Season(SMALL).tells((state, ctx) => {
      ctx.tell({ type: 'ceremonyBegan', day: 1, choosing: false, until: ctx.now });
      dealCards(state, [1, 2], ctx);
    }),
  talk: () => evening().atTable(),
  ballot: () => writes(evening().atTable()),
  turn: () => {
    const season = written(evening().atTable()).to('reveal');
    while (season.state.onStage !== ALMA) season.does(season.state.onStage!, { type: 'reveal.done' });
    return season;
  },
  reveal: () => {
    const season = written(evening().atTable()).to('reveal');
    while (season.state.shown.length < 5 || season.state.onStage === ALMA)
      season.does(season.state.onStage!, { type: 'reveal.done' });
    return season.does(season.state.onStage!, { type: 'reveal.show' });
  },
  tie: () =>
    evening().tells((state, ctx) =>
      ctx.tell({
        type: 'defenceBegan',
        tied: [ALMA, state.living.find((seat) => seat !== ALMA)!],
        until: ctx.now + 60_000,
      }),
    ),
  banishment: () => {
    const season = written(evening().atTable());
    return season
      .to('reveal')
      .passes((state) => state.phase !== 'reveal' && state.phase !== 'ballot')
      .to('banishment');
  },
  letters: () => atNight(SMALL, [1, 2]).to('letters'),
  arrivals: () => morning(SMALL, 7, 5),
  'empty-chair': () => morning(SMALL, 7, 12),
  final: () => finale(4).atTable().to('finalReveal').pass(),
  end: () => finale(4).atTable().to('finished'),
  'end-blackmail': () =>
    atNight(SMALL, [1])
      .does(1, { type: 'night.council', plan: 'blackmail', target: 4 })
      .to('deed')
      .does(1, { type: 'night.deed', targets: [7] })
      .does(4, { type: 'night.deed', targets: [7] })
      .to('finished'),
  'desk-talk': () => led().atTable(),
  'desk-reveal': () => shows(written(led().atTable()), 5),
  'desk-night': () => led().atNight(),
  'arrival-22': () => new Season(FULL),
  'ceremony-22': () =>
    new Season(FULL).tells((_, ctx) =>
      ctx.tell({ type: 'ceremonyBegan', day: 1, choosing: false, until: ctx.now + 60_000 }),
    ),
  'silver-chest': () => evening().inMission('silver-chest'),
  'coats-of-arms': () => evening().inMission('coats-of-arms').pass().pass().pass(),
  'coats-question': () => evening().inMission('coats-of-arms').to('mission', 'open'),
  'raven-tower': () => evening().inMission('raven-tower'),
  'bell-tower': () => {
    const season = evening().inMission('bell-tower');
    const bells = season.state.bells as { readonly [seat: Seat]: number };
    const order = season.state.living.filter((seat) => seat !== ALMA).sort((a, b) => bells[a]! - bells[b]!);
    return season.does(order[0]!, { type: 'bell.ring' }).does(order[2]!, { type: 'bell.ring' });
  },
  'cipher-knower': () => lock((seat) => seat !== ALMA),
  'cipher-scribe': () => lock((seat) => seat === ALMA),
  'rope-bridge': () => evening().inMission('rope-bridge'),
  'rope-crossing': () =>
    new Season(SMALL)
      .onDay({ day: 2, pile: 9 })
      .inMission('rope-bridge')
      .does(ALMA, { type: 'bridge.pledge', planks: 5 })
      .castle(PEOPLE, () => ({ type: 'bridge.pledge', planks: 5 }))
      .pass(),
  'field-mission': field,
  armoury: inArmoury,
  'armoury-niche': () => inArmoury().does(ALMA, { type: 'armoury.open', door: 2 }),
  'armoury-outside': () =>
    inArmoury().does(ALMA, { type: 'armoury.open', door: 1 }).does(ALMA, { type: 'armoury.leave', take: false }),
  'talk-22': () => full().atTable(),
  'ballot-22': () => writes(full().atTable()),
  'reveal-22': () =>
    shows(writes(full().atTable()).does(ALMA, { type: 'ballot.cast', seat: 1, reason: 'Too calm.' }), 9),
  'tie-22': () =>
    full().tells((state, ctx) =>
      ctx.tell({ type: 'defenceBegan', tied: state.living.slice(1, 4), until: ctx.now + 60_000 }),
    ),
  'council-loyal': () => atNight(SMALL, [1, 2]),
  'council-traitor': () => atNight(SMALL, [ALMA, 2]),
  'council-list': () => atNight(SMALL, [ALMA, 2], true),
  'council-last': () => atNight(SMALL, [ALMA]),
  'deed-list': () => atNight(SMALL, [ALMA, 2], true).to('deed'),
  'letters-blackmail': () =>
    atNight(SMALL, [1]).does(1, { type: 'night.council', plan: 'blackmail', target: ALMA }).to('letters'),
  'council-22': () => atNight(FULL, [ALMA, 2, 7]),
  'arrivals-22': () => morning(FULL, 11, 12),
  'empty-chair-22': () => morning(FULL, 11, 22),
  'death-list': () => withList(SMALL, [ALMA, 4, 7]),
  'death-list-22': () => withList(FULL, [1, 4, 7, 19]),
  'listed-talk': () => withList(SMALL, [1, 4, 7]).atTable(),
  'end-vote': () =>
    finale(5).tells((_, ctx) => ctx.tell({ type: 'endVoteBegan', resume: 'finale', until: ctx.now + 60_000 } as never)),
  pause: () => finale(4).tells((_, ctx) => ctx.tell({ type: 'pauseBegan', until: ctx.now + 60_000 })),
};

/** Each as Alma's phone and as the table see it; those that somebody leads at the console, too. */
export const laidStills = (): Still[] =>
  Object.entries(scenes).flatMap(([name, lay]) => {
    const viewers = [
      ALMA,
      'table',
      ...(name.startsWith('desk') || name === 'field-mission' ? ['master'] : []),
    ] as const;
    return viewers.map((viewer) => ({
      name: `${viewer === ALMA ? 'phone' : viewer}-laid-${name}`,
      viewer: viewer as Seat | 'table' | 'master',
      room: () => lay().room,
    }));
  });

/** A season whose lock has this kind of scribe. */
function lock(isWanted: (scribe: Seat) => boolean): Season {
  for (let k = 0; ; k++) {
    const season = evening({ ...SMALL, seed: `lock ${k}` }).inMission('cipher-lock');
    if (!isWanted(season.state.cipher.scribe!)) continue;
    const clue = (seat: Seat) => season.state.cipher.clues[seat]!;
    for (const seat of season.state.living
      .filter((one) => one !== ALMA && one !== season.state.cipher.scribe)
      .slice(0, 4))
      season.does(seat, { type: 'cipher.tell', clue: clue(seat) });
    return season;
  }
}
