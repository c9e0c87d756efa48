/**
 * Illumuffinati in English. This file is also the type: the other languages must have every text that is here.
 *
 * Functions take names and numbers only; a list of names is joined before it comes here (listIn in index.ts).
 */
import { pluralIn } from './phrase.ts';
import { screens } from './screens/en.ts';

const plural = pluralIn('en');
const gold = (n: number) => `${n} gold`;
const cards = (n: number) => plural(n, `${n} card`, `${n} cards`);
const yesNo = { true: 'Yes', false: 'No' };

export const en = {
  title: 'Illumuffinati',
  about: {
    idea: 'The crown jewels are gone again. All that was left behind is a dusting of flour, so now every baker in town sits in the interrogation room, with a bag of muffins that may hold more than muffins.',
    origin: 'Illumuffinati is a game by Peter Møller.',
  },

  roles: { baker: 'Baker', inspector: 'Police Inspector' },
  things: {
    muffin: 'Muffin card',
    jewel: 'Crown jewel',
    gold: 'Gold',
    purse: 'Purse',
    bank: 'The bank',
    bribe: 'Bribe',
    bribePile: 'Bribe pile',
    takeBack: 'Take back',
    hushMoney: 'Hush money',
    openShop: 'Open Shop',
    suspicious: 'Suspicious',
    inspectorToken: 'Inspector token',
    row: 'Muffin bag',
    usedPile: 'Used cards',
    room: 'Interrogation room',
    home: 'Sent home',
    referenceCard: 'Reference card',
    tips: 'Bluffing tips',
  },
  muffins: [
    ...[
      'Burnt',
      'Yesterday’s',
      'Plain',
      'Oat',
      'Rye',
      'Carrot',
      'Banana',
      'Apple',
      'Pear',
      'Rhubarb',
      'Lemon',
      'Orange',
    ],
    ...['Poppy seed', 'Cinnamon', 'Cardamom', 'Blueberry', 'Raspberry', 'Strawberry', 'Lingonberry', 'Blackcurrant'],
    ...['Coconut', 'Hazelnut', 'Almond', 'Marzipan', 'Caramel', 'Milk chocolate', 'Dark chocolate', 'Triple chocolate'],
    ...['Cloudberry', 'Saffron and gold leaf'],
  ],

  phases: {
    lobby: 'Lobby',
    'first-inspector': 'Who solved a crime?',
    bake: 'Bake muffins',
    hide: 'Hide the crown jewels',
    open: 'Open the muffin bags',
    negotiate: 'Send the Bakers home',
    takeback: 'Second thoughts',
    inspect: 'Muffin inspection',
    accusation: 'Accusation!',
    earnings: 'Collect the day’s earnings',
    'round-end': 'End of the round',
    'final-count': 'Final count',
    'nose-race': 'Nose race',
    finished: 'The end',
  },

  panel: {
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    gold,
    robot: 'Bot',
    away: 'phone gone',
    gong: 'The gong has rung. Time to decide.',
    lastCall: 'Last call!',
    paused: 'Pause',
  },

  first: {
    title: 'Who is the first Police Inspector?',
    crime: 'When did you last solve a crime?',
    hat: 'When did you last wear a hat?',
    buckets: {
      today: 'Today',
      week: 'This week',
      month: 'This month',
      year: 'This year',
      longer: 'Longer ago',
      never: 'Never',
    },
    waiting: (k: number, n: number) => `${k} of ${n} have testified`,
    hostNames: 'Tap the player who will be the first Inspector.',
    hostWaits: (name: string) => `${name} names the first Inspector.`,
  },

  bake: {
    inspector: 'You wait outside with your notebook.',
  },

  hide: {
    passing: (name: string) => `${name} is packing a bag`,
    sorted: 'Your bag is packed and sorted.',
  },

  negotiate: {
    inspector: 'Hold the coins to take a bribe and open the door.',
    locked: 'The door opens in a moment.',
    offers: (name: string, n: number) => `${name} offers ${gold(n)}`,
    more: (n: number) => `+${n}`,
    points: (name: string, other: string) => `${name} points at ${other}.`,
    accusations: {
      jewel: (name: string) => `${name}, that is a crown jewel lying there!`,
      high: (name: string) => `${name}, what can lie behind a card that high?`,
      low: (name: string) => `${name}, why did you keep a card that low?`,
      tokens: (name: string) => `${name} has done this before. Look at the tokens.`,
      left: (name: string) => `${name} had both jewels in hand first.`,
      sudden: (name: string) => `Why so generous all of a sudden, ${name}?`,
    },
  },

  takeback: {
    ask: 'How much stays on the table?',
    answered: (k: number, n: number) => `${k} of ${n} have answered`,
  },

  inspect: { last: 'One card is left.' },

  accusation: {
    waiting: (name: string) => `${name} turns the last card over`,
  },

  earnings: {
    ready: (k: number, n: number) => `${k} of ${n} are ready`,
  },

  end: {
    masterThief: 'The Master Thief',
    absentBaker: 'The Most Absent Baker',
    burglary: 'The final burglary',
    robs: (thief: string, victim: string, n: number) => `${thief} robs the shop of ${victim}: ${gold(n)}.`,
    robsHerself: (thief: string) => `${thief} climbs in through the window of their own shop. No gold changes hands.`,
    noBurglary: 'Nobody is robbed tonight.',
    tie: {
      others: (n: number) => `${n} others`,
      thief: {
        gold: (who: string) => `Suspected as often as ${who}, with less gold.`,
        order: (who: string) => `Suspected as often as ${who}, as rich, and Inspector later.`,
      },
      absent: {
        gold: (who: string) => `Open as seldom as ${who}, with more gold.`,
        order: (who: string) => `Open as seldom as ${who}, as rich, and Inspector earlier.`,
      },
    },
    wins: (names: string) => `${names} wins`,
    share: (names: string) => `${names} share the victory`,
    cancelled: 'The game was called off.',
    why: {
      gold: 'The most gold.',
      suspicious: 'As rich as another, and more suspicious.',
      'open-shop': 'As rich and as suspicious as another, with more open shops.',
      nose: 'The quickest nose.',
      shared: 'Nobody could tell them apart.',
      cancelled: 'Called off.',
    },
  },

  nose: {
    title: 'Touch your nose!',
    now: 'NOW!',
    attempt: (n: number, of: number) => `Attempt ${n} of ${of}`,
    falseStart: (name: string) => `${name} was too early`,
    time: (name: string, ms: number) => `${name}: ${ms} ms`,
    touched: 'Touched. The others still can.',
    again: 'Dead heat! Again.',
    silent: 'Nobody touched a nose.',
    table: 'Real noses! Tap whoever was first.',
  },

  buttons: {
    ready: 'Go on',
    point: (name: string) => `Point at ${name}`,
    flip: 'Turn the card over',
    testify: 'Testify',
    pause: 'Pause',
    extend: 'Thirty seconds more',
    playDefault: 'Go on without waiting',
    voidRound: 'Void this round',
    voidHelp: 'All gold and tokens go back to the start of the round, and new cards are dealt. No card is shown.',
    verdict: (name: string) => `${name} was first`,
    nameInspector: (name: string) => `${name} is the first Inspector`,
  },

  log: {
    named: (name: string) => `${name} is the first Police Inspector.`,
    claims: (name: string, crime: string, hat: string) => `${name}: crime ${crime}, hat ${hat}.`,
    round: (n: number, name: string) => `Round ${n}. ${name} is the Police Inspector.`,
    dealt: (name: string, what: string) => `${name} bakes: ${what}.`,
    jewels: (name: string) => `${name} takes both crown jewels.`,
    passed: (from: string, to: string) => `${from} hands ${to} two cards.`,
    passedThese: (from: string, to: string, what: string) => `${from} hands ${to}: ${what}.`,
    discarded: (name: string, what: string) => `${name} lays on the table: ${what}.`,
    opened: (what: string) => `The bags are opened. ${what}.`,
    shows: (name: string, what: string) => `${name}: ${what}`,
    bribe: (name: string, n: number) => `${name} offers ${gold(n)}.`,
    taken: (name: string, n: number) => `The Inspector takes ${gold(n)}. ${name} goes home.`,
    free: (name: string) => `${name} goes home without paying.`,
    kept: (what: string) => `Second thoughts. On the table: ${what}.`,
    keeps: (name: string, n: number) => `${name} ${n}`,
    keepsOwn: (name: string, n: number) => `${name} wants to leave ${gold(n)}.`,
    returned: (name: string) => `${name} takes the bribe back.`,
    inspected: (what: string) => `Lost to the inspection: ${what}.`,
    nowOpen: (what: string) => `Now open: ${what}.`,
    flipped: (name: string, what: string) => `${name} turns over: ${what}.`,
    solved: (name: string, n: number) => `The case is solved. ${name} keeps the whole pile: ${gold(n)}.`,
    failed: (inspector: string, baker: string, hush: number, rest: number) =>
      `Wrong baker! ${baker} gets ${gold(hush)} to keep quiet, ${inspector} keeps ${gold(rest)}.`,
    rows: (what: string) => `All bags are opened. ${what}.`,
    suspicion: (names: string) => `Suspicious: ${names}.`,
    paid: (what: string) => `Sold: ${what}.`,
    voided: 'The round is void. New cards are dealt.',
    gong: 'The gong rings.',
    moreTime: 'More time.',
    attempt: (names: string) => `${names}: touch your noses!`,
    cue: 'Now!',
    left: (name: string) => `${name} has left.`,
    botCame: (name: string) => `A bot plays for ${name}.`,
    back: (name: string) => `${name} is back.`,
    host: (name: string) => `${name} is the host now.`,
    masterGone: 'The host keeps order from now on.',
  },

  tips: {
    title: 'Bluffing tips',
    bake: 'Are these cards good without a jewel? Do the numbers allow a bluff?',
    hide: 'Can high muffins cover a jewel? With both jewels everybody is your enemy. Add up your bag now: a bribe above that never pays.',
    openInspector:
      'A very low open card: why was it not handed on? A very high one: everything behind it is higher still. The first card may already be planted.',
    negotiateBaker:
      'Whoever leaves early keeps more cards, so buying your way out nearly always pays. Accuse: open cards, Suspicious tokens, the seat on the Inspector’s left. It need not be logical, only believable.',
    negotiateInspector:
      'Who talks too much, or not at all? Who suddenly pays a lot? Use quarrels to drive prices up. Open cards are the only hard clue, and there are two 30s.',
  },

  reference: {
    title: 'Reference card',
    phases: 'A round',
    bake: (n: number) => `Every Baker is dealt ${cards(n)}.`,
    hide: 'The Baker on the Inspector’s left takes both jewels. Two cards go from bag to bag; the last two lie open, at least one of them a muffin.',
    open: 'Every bag is sorted. The lowest card is turned up.',
    negotiate: (two: boolean) =>
      `Bribe and talk. The Inspector lets ${two ? 'two Bakers go in the first run, then one' : 'one Baker go'} at a time; the others lose their lowest card.`,
    accusation:
      'The last card: a jewel, and the Inspector keeps the pile; a muffin, and the last Baker gets half of it, rounded up.',
    earnings:
      'Whoever went home sells everything and takes an Open Shop token. Whoever carried a jewel takes a Suspicious token.',
    roundEnd: 'The Inspector token goes to the left.',
    values: 'What cards are worth',
    tray: (from: number, to: number, n: number) => `${from} to ${to}: ${gold(n)}`,
    jewel: (n: number) => `Crown jewel: ${gold(n)}`,
    hands: 'Cards dealt: 3, 4, 4, 5 with 4, 5, 6, 7 players',
    end: (n: number) =>
      `At the end, the player with the most Suspicious tokens takes ${gold(n)} from the one with the fewest Open Shop tokens. Most gold wins.`,
  },

  master: {
    patter: {
      alarm: 'An alarm tears the palace from its sleep. The crown jewels are gone. Again.',
      flour: 'On the floor: flour. On the window sill: a smear of margarine. Bring in the bakers!',
      accusation: 'One baker is left under the lamp, with one card. Turn it over.',
    },
    sees: 'You see what the table sees, and not one card more.',
  },

  refusals: {
    'game-over': 'The game is over.',
    'bad-payload': 'That did not come through. Try again.',
    'not-seated': 'You have no seat at this table.',
    'wrong-phase': 'The time for that is over, or has not come yet.',
    'bad-claim': 'Choose one of the answers.',
    'already-answered': 'You have answered already.',
    'not-your-turn': 'It is not your turn.',
    'wrong-move-for-seat': 'From this seat the cards go the other way.',
    'need-two-cards': 'Choose exactly two cards.',
    'card-not-in-hand': 'You do not hold these cards.',
    'must-discard-muffin': 'At least one of the two must be a muffin.',
    'inspector-cannot-bribe': 'The Inspector takes bribes and pays none.',
    'already-home': 'That Baker is home already.',
    'bad-amount': 'A whole amount, please.',
    'bribe-can-only-rise': 'A bribe can only rise, until somebody else goes home.',
    'bribe-unchanged': 'That much is already there.',
    'not-enough-gold': 'Your purse does not hold that much.',
    'below-min-raise': 'That raise is too small.',
    'not-the-inspector': 'Only the Inspector opens the door.',
    'unknown-seat': 'Nobody sits there.',
    'not-a-baker': 'The Inspector cannot be sent home.',
    'too-early': 'One moment more.',
    'nothing-to-take': 'There is nothing on the table.',
    'bribe-changed': 'The bribe has changed. Look again.',
    'decline-not-allowed': 'At this table a bribe must be taken.',
    'not-in-room': 'You are not in the interrogation room.',
    'keep-too-high': 'That is more than there is.',
    'not-the-last-baker': 'The last Baker turns this card over.',
    'not-tied': 'This is between others.',
    'nose-locked': 'Too early! Your nose is locked for a moment.',
    'master-only': 'That is for the game master.',
    'chat-off': 'You sit at the same table: talk.',
  },

  options: {
    playMode: {
      name: 'Where you play',
      help: 'At the same table, or far apart.',
      values: { 'in-person': 'At the same table', remote: 'Far apart' },
    },
    gameMaster: {
      name: 'Game master',
      help: 'Somebody without a seat who keeps order.',
      values: { auto: 'The software', human: 'A person' },
    },
    firstInspector: {
      name: 'First Inspector',
      help: 'Two questions, by lot, or the host decides.',
      values: { ritual: 'Two questions', random: 'By lot', host: 'The host decides' },
    },
    startGold: { name: 'Gold at the start', help: 'In every purse.', values: {} },
    jewelGold: { name: 'Value of a jewel', help: 'More makes smuggling more tempting.', values: {} },
    burglaryGold: {
      name: 'The final burglary',
      help: 'How much the Master Thief takes in the end.',
      values: { '0': 'none' },
    },
    selfBurglary: {
      name: 'Thief and absent in one',
      help: 'Who is robbed if one player is both.',
      values: { nothing: 'Nobody', 'next-absent': 'The next most absent' },
    },
    lastMuffinPays: {
      name: 'The last muffin sells',
      help: 'An innocent last Baker sells that card too.',
      values: yesNo,
    },
    declineBribe: {
      name: 'Bribes may be declined',
      help: 'The Inspector may let a Baker go and give the bribe back.',
      values: yesNo,
    },
    purses: {
      name: 'Purses',
      help: 'Whether everybody’s gold is shown before the end.',
      values: { open: 'Open', hidden: 'Hidden' },
    },
    memoryAid: { name: 'Memory aid', help: 'Shows used cards and cards that were open.', values: yesNo },
    homeBakersMayTalk: { name: 'Bakers at home talk', help: 'Far apart: they may chat and point.', values: yesNo },
    minRaise: { name: 'Smallest raise', help: 'A whole purse is always enough.', values: {} },
    laps: { name: 'Laps', help: 'How many times everybody is Inspector.', values: {} },
    timers: {
      name: 'Time limits',
      help: 'Hard ones decide, soft ones ring a gong.',
      values: { off: 'Off', soft: 'Soft', hard: 'Hard' },
    },
    passSeconds: { name: 'Time to pass', help: 'Seconds for each Baker.', values: {} },
    negotiateSecondsFirst: { name: 'First interrogation', help: 'Seconds for the first one in a round.', values: {} },
    negotiateSeconds: { name: 'Later interrogations', help: 'Seconds for every other one.', values: {} },
    takeBackSeconds: { name: 'Second thoughts', help: 'Seconds to take bribes back.', values: {} },
    acceptLockSeconds: { name: 'Locked door', help: 'Seconds before the Inspector may let anybody go.', values: {} },
    noseRace: {
      name: 'Nose race',
      help: 'When all else is equal. Far apart, the fastest connection has a head start.',
      values: { phone: 'On the phones', table: 'Real noses', shared: 'None: they share the victory' },
    },
    standIns: { name: 'Bots step in', help: 'A bot plays on for whoever leaves.', values: yesNo },
    tips: { name: 'Bluffing tips', help: 'Small boxes with hints.', values: yesNo },
    peekToView: { name: 'Hold to see cards', help: 'Cards show only under your thumb.', values: yesNo },
  },
  presets: {
    normal: { name: 'Normal', help: 'The usual time limits.' },
    quick: { name: 'Quick', help: 'Short time limits, for those who know the game.' },
    unhurried: { name: 'Unhurried', help: 'Long time limits, for the first time or a lot of talk.' },
  },

  ...screens,
};

export type Texts = typeof en;
