/** Words of the front page and of the sheet behind each game. English is the type; the other languages satisfy it. */
export const en = {
  title: 'Five party games with secrets, on your phones',
  lies: 'Somebody at the table is lying.',
  free: 'No account, nothing to install.',
  code: 'Join with the code you were given',
  example: 'e.g. LYKT',
  join: 'Join',
  seatAt: (code: string) => `You have a chair at ${code}`,
  seatIn: (name: string, game: string) => `${name}, in ${game}`,
  back: 'Back to your table',
  host: 'Host a game',
  hostHelp: 'Choose a game, get a code',
  alone: 'Play alone now',
  aloneHelp: 'Bots take the other chairs',
  asTable: 'Use this screen as the table',
  makeTable: 'Make this screen the table',
  makeTableHelp: 'Shows only what all may see',
  onPhone: 'Join or host on a phone',
  onPhoneHelp: 'Scan, or go to',
  how: 'How it works',
  games: 'The five games',
  many: 'How many are you?',
  any: 'Any',
  fits: (min: number, max: number | undefined) => `Just right for ${max ? `${min} to ${max}` : `${min} or more`}`,
  withBots: 'Also, with bots in the empty chairs',
  fewer: 'For fewer of you',
  players: (min: number, max: number) => `${min}–${max}\u00a0players`,
  minutes: (min: number, max: number) => `${min}–${max}\u00a0min`,
  play: 'Play',
  close: 'Close',
  which: 'Which game?',
  you: 'This is you',
  otherMask: 'Another mask',
  ways: {
    table: {
      name: 'Play around one table',
      help: 'You get a code for the others. A television or laptop can be the table.',
    },
    remote: { name: 'Play far apart', help: 'You get a code for the others. Chat on the phones, or call each other.' },
    days: { name: 'Play over several days', help: 'A few minutes a day, whenever it suits each of you.' },
    alone: { name: 'Play alone now', help: 'Bots take the other chairs. It starts at once.' },
  },
  about: {
    maffia: {
      mood: 'Loud, tense, dramatic',
      text: 'A village talks by day and votes one person out. At night a few of you, the mafia, strike. Find them before they are as many as the rest.',
    },
    forraeder: {
      mood: 'Slow, sly, theatrical',
      text: 'Loyal guests in a castle win silver together, and vote out one of them each evening. The traitors take it all if one of them is left at the end.',
    },
    illumuffinati: {
      mood: 'Greedy, cheeky, bluffing',
      text: 'The crown jewels are baked into somebody’s muffins. One of you questions the bakers, the others bribe their way out. Who is left may have them.',
    },
    'ordet-fanger': {
      mood: 'Fast, noisy, silly',
      text: 'Cards are turned, one after another. When two symbols match, those two race to name something that fits the other one’s card.',
    },
    'gws-brott': {
      mood: 'Quiet, cunning, close',
      text: 'Criminals get rid of evidence in a town, and nobody sees where they walk. One of you is GW, who follows the traces and arrests.',
    },
  },
};

export type FrontWords = typeof en;
