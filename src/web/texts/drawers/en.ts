/** Words of drawers that are seldom opened: the seal, what happened, the chat. Fetched with them. */
export const en = {
  seal: {
    title: 'The cards were sealed',
    checking: 'Counting everything again …',
    checkedHere: 'This device has counted it all again by itself.',
    same: 'The seal is the same',
    sameHelp: (seal: string) => `${seal} lay on the table before you sat down.`,
    pinches: (n: number) => (n === 1 ? 'One pinch of chance' : `${n} pinches of chance`),
    pinchMine: (bits: string) => `Yours is among them: ${bits} …`,
    pinchHelp: 'Every phone added one when its owner sat down.',
    follows: (n: number) => `${n} steps follow the rules`,
    followsHelp: 'The cards, every vote, every clock.',
    trust: (n: number) => `Taken on trust (${n}):`,
    trustHelp: (game: string): string =>
      game === 'maffia'
        ? 'who was not well, who pointed at night, and what you guessed. It is never opened.'
        : 'who asked for a pause, what was whispered, and the keys to the chairs. It is never opened.',
    save: 'Save the game as a file',
    how: 'How the sealed shuffle works',
    checkFile: 'Check a file',
    file: (name: string) => `The file ${name}`,
    fileGood: 'The file fits its seal',
    broken: 'The file does not fit its seal',
    brokenHelp: 'Something was changed after the game was over. Do not believe it.',
    notSame: 'The seal is not the same',
    differs: 'One step does not follow the rules',
    friend: 'Did a friend send it?',
    friendHelp: 'Ask for it again. Their device still has the real one.',
    unreadable: 'This is not a saved game.',
    none: 'A game that was called off hands out no log to check.',
    away: 'The house does not answer. Try again in a moment.',
    self: 'Anyone can check the file: open it here, or on a house of your own.',
  },
  log: {
    host: (name: string) => `${name} is the host now.`,
    master: 'Another game master leads now.',
    covered: (name: string) => `A bot keeps ${name}’s chair.`,
    returned: (name: string) => `${name} has taken the chair back.`,
  },
  chat: {
    all: 'Everyone',
    some: 'Only a few',
    master: 'The game master',
    ready: 'Ready-made words. All read them in their own language.',
    free: 'Write in your own words',
    open: 'Others look on here: ready-made words only.',
    phrases: {
      hello: 'Hello, all',
      yes: 'I agree',
      no: 'I do not think so',
      why: 'Why?',
      wait: 'Let us wait',
      hear: 'Let us hear everybody',
      go: 'I am ready',
      nice: 'Well played',
    },
  },
};

export type DrawerWords = typeof en;
