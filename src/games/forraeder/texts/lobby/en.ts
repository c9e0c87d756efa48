/** Forræder in the lobby, in English: options with their help and values, presets, the rules on small cards. */
import type { Options } from '../../options.ts';

const on = { true: 'yes', false: 'no' };

export const lobby = {
  options: {
    preset: { name: 'How you play', help: 'Sets everything below at once', values: {} },
    playMode: {
      name: 'Where you play',
      help: 'Far apart, you talk in writing and give reasons for your votes',
      values: { 'in-person': 'In one room', remote: 'Far apart' },
    },
    gameMaster: {
      name: 'Game master',
      help: 'A person who runs the game and does not play, or the castle itself',
      values: { auto: 'The castle', human: 'A person' },
    },
    pace: {
      name: 'Pace',
      help: 'One evening, or one day in the game for each real day',
      values: { live: 'One evening', days: 'A day a day' },
    },
    tempo: {
      name: 'Tempo',
      help: 'Stretches all time limits',
      values: { '0.75': 'brisk', '1': 'usual', '1.5': 'calm', '2': 'slow' },
    },
    dayStartsAt: { name: 'When the day begins', help: 'Nothing ends before it', values: {} },
    dayEndsAt: { name: 'When the day ends', help: 'Nothing ends after it, and nobody has to stay up', values: {} },
    utcOffset: {
      name: 'Time difference',
      help: 'Minutes from universal time, taken from the host’s device',
      values: {},
    },
    utcOffsetLater: {
      name: 'Clock after the change',
      help: 'Minutes from universal time once summer time begins or ends',
      values: {},
    },
    utcOffsetLaterFrom: {
      name: 'When clocks change',
      help: 'Minutes since 1970, taken from the host’s device',
      values: {},
    },
    slateSeconds: { name: 'Time for a slate', help: 'At most, to say why; whoever is done sooner says so', values: {} },
    lastWordsSeconds: { name: 'Last words', help: 'At most, for whoever is banished', values: {} },
    ceremonyDay: { name: 'Day of the ceremony', help: 'When traitors are named', values: {} },
    firstTable: {
      name: 'First Round Table',
      help: 'The day after is kinder: nobody is out on the first day',
      values: { 'ceremony-day': 'the same day', 'day-after': 'the day after' },
    },
    selection: {
      name: 'How traitors are chosen',
      help: 'By lot, more often among those who want it',
      values: { wish: 'by wish', uniform: 'all alike', 'game-master': 'by the game master' },
    },
    traitorCount: {
      name: 'Number of traitors',
      help: 'Drawn in secret. Whoever sets the number knows it',
      values: { 'secret-draw': 'secret' },
    },
    traitorsMeet: {
      name: 'When traitors meet',
      help: 'Before that each of them is alone',
      values: { 'first-conclave': 'the first night', ceremony: 'at the ceremony' },
    },
    finaleDay: {
      name: 'Day of the finale',
      help: 'As late as the number of players allows',
      values: { auto: 'by players' },
    },
    temptation: { name: 'Temptation', help: 'Two traitors may ask a loyal to join them', values: on },
    temptationNights: { name: 'Last night of temptation', help: 'This many nights before the finale', values: {} },
    blackmail: { name: 'Blackmail', help: 'A last traitor must make a loyal one too', values: on },
    blackmailNights: { name: 'Last night of blackmail', help: 'This many nights before the finale', values: {} },
    deathLists: {
      name: 'Death lists',
      help: 'Nights on which a list takes the place of a murder',
      values: { auto: 'by players' },
    },
    deathListSize: {
      name: 'Names on a death list',
      help: 'Only they can be murdered the next night',
      values: { auto: 'by players' },
    },
    armouryFromDay: {
      name: 'The Armoury opens on day',
      help: 'Before it nobody can win a shield',
      values: { '0': 'never' },
    },
    shieldNotice: { name: 'Tell who was attacked', help: 'A shield that worked says so to its owner', values: on },
    revealPolicy: {
      name: 'Identity at banishment',
      help: 'Whether the castle asks who that was',
      values: { 'until-finale': 'not in the finale', always: 'always', never: 'never' },
    },
    endQuestion: {
      name: 'The question of ending',
      help: 'It ends before three are left only if everybody agrees',
      values: { finale: 'in the finale', 'before-last': 'before the last table', human: 'when the game master asks' },
    },
    silverChest: { name: 'The Silver Chest', help: 'Silver for all, or a key for yourself', values: on },
    coatsOfArms: { name: 'Coats of Arms', help: 'Who remembers most?', values: on },
    ravenTower: { name: 'The Raven Tower', help: 'Guessing numbers', values: on },
    bellTower: { name: 'The Bell Tower', help: 'Order, in silence; on one evening only', values: on },
    cipherLock: { name: 'The Cipher Lock', help: 'Clues put together', values: on },
    ropeBridge: { name: 'The Rope Bridge', help: 'How far do you dare?', values: on },
    fieldMission: { name: 'Field mission', help: 'Whatever the game master thinks of', values: on },
    missionPurse: { name: 'Silver in a mission', help: 'Bars at most', values: { '12': '12', '24': '24', '36': '36' } },
    leaverPolicy: {
      name: 'When somebody leaves',
      help: 'The castle plays on for them, or the chair stays empty',
      values: { bot: 'the castle plays', remove: 'out' },
    },
    ghostView: {
      name: 'What those who are out see',
      help: 'Everything: only among friends',
      values: { public: 'what all see', all: 'everything' },
    },
    whispers: { name: 'Whispers', help: 'Two may write to each other by day; nobody sees that they do', values: on },
    fastNights: {
      name: 'Short nights',
      help: 'Ends when everybody is done. With more than one person it shows who is slow',
      values: on,
    },
  } satisfies { readonly [option in keyof Options | 'preset']: { name: string; help: string; values: object } },
  presets: {
    classic: { name: 'A season in the castle', help: 'The whole game in one evening.' },
    brisk: { name: 'Quick', help: 'The same, with shorter time limits.' },
    gentle: { name: 'Gentle', help: 'Nobody is banished on the first day, and identities are always shown.' },
    calendar: { name: 'A day a day', help: 'One day in the game is one real day. You look in a few times.' },
  },
  brief: {
    many: {
      title: 'Most are loyal',
      text: 'Some are traitors, and nobody is told how many. If one of them sits there at the end, the traitors take all the silver.',
    },
    day: {
      title: 'By day',
      text: 'A mission for silver, perhaps a shield from the Armoury, and the Round Table: each writes a name, and one must go.',
    },
    night: {
      title: 'By night',
      text: 'Everybody has something to do on their own phone, and all look busy. The traitors choose whose chair stays empty.',
    },
    morning: {
      title: 'In the morning',
      text: 'You are called in one by one. Only the last chair tells who was murdered.',
    },
    words: {
      title: 'One rule',
      text: 'Nobody ever says “I am a traitor”, in earnest or in jest. Apart from that you may lie as you like.',
    },
    end: {
      title: 'The end',
      text: (day: number) => `The finale is on day ${day}. It ends with three at the table, or when all agree.`,
    },
  },
  deal: (players: number) => `${players} players; how many traitors, nobody knows`,
};

export type LobbyTexts = typeof lobby;
