/** Which evenings of each release are kept: few at the table, and options that differ from one to the other. */
export interface Recipe {
  /** The file's name. */
  readonly name: string;
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly remote: boolean;
  readonly options: { readonly [name: string]: string | number | boolean };
  /** People do anything that is offered, instead of what a clever player would. */
  readonly isWild?: boolean;
  /** Chosen so that what is rare happens. */
  readonly seed?: number;
  /** What people try now and then besides, in turn. */
  readonly tries?: readonly string[];
}

export const recipes: readonly Recipe[] = [
  {
    ...{ name: 'maffia', game: 'maffia', people: 2, bots: 6, remote: true, seed: 2, tries: ['requestBreak'] },
    options: { preset: 'blitz', infoRole: 'both', avenger: 'on', wording: 'soft', deadSeeAll: true },
  },
  {
    ...{ name: 'maffia-led', game: 'maffia', people: 3, bots: 4, remote: false },
    options: {
      preset: 'blitz',
      gameMaster: 'human',
      nightStyle: 'called',
      dealStyle: 'one-by-one',
      revealOnOut: 'role',
    },
  },
  {
    ...{ name: 'forraeder', game: 'forraeder', people: 2, bots: 7, remote: true, isWild: true, seed: 7 },
    options: { preset: 'brisk', deathLists: 1, shieldNotice: true, endQuestion: 'before-last', ghostView: 'all' },
  },
  {
    ...{ name: 'forraeder-led', game: 'forraeder', people: 2, bots: 7, remote: false, seed: 11 },
    options: { gameMaster: 'human', fieldMission: true, ropeBridge: false, ravenTower: false, silverChest: false },
  },
  {
    ...{ name: 'forraeder-days', game: 'forraeder', people: 2, bots: 6, remote: true },
    options: { preset: 'calendar', utcOffset: 60, armouryFromDay: 1, revealPolicy: 'always' },
  },
  {
    ...{ name: 'illumuffinati', game: 'illumuffinati', people: 2, bots: 4, remote: true, isWild: true, seed: 191 },
    options: { preset: 'quick', purses: 'hidden', startGold: 10, burglaryGold: 0, lastMuffinPays: false },
  },
  {
    ...{ name: 'illumuffinati-round', game: 'illumuffinati', people: 3, bots: 2, remote: false },
    options: { timers: 'soft', firstInspector: 'random', laps: 2 },
  },
  {
    ...{ name: 'ordet-fanger', game: 'ordet-fanger', people: 2, bots: 1, remote: true, isWild: true },
    options: { preset: 'quick', tieBreak: 'showdown', juniors: '2=junior-animals' },
  },
  {
    ...{ name: 'ordet-fanger-voices', game: 'ordet-fanger', people: 2, bots: 2, remote: false },
    options: { rounds: 1, firstLapJoker: 'return', teams: '1+3 2+4' },
  },
  {
    ...{ name: 'gws-brott', game: 'gws-brott', people: 2, bots: 1, remote: true, seed: 9 },
    options: { trumps: 'four', timers: 'brisk', gwAid: 'possible-squares' },
  },
  {
    ...{ name: 'gws-brott-two', game: 'gws-brott', people: 2, bots: 0, remote: false },
    options: { trumps: 'three', twoPlayerTrumps: true, cardsPerCriminal: 3, gwPicker: 'random' },
  },
];
