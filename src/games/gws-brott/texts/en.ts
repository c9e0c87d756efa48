/**
 * GW:s brott in English. This file is also the type: the other languages must have every text that is here.
 * Functions take names and numbers only; lists are joined before they come here (index.ts).
 */
import { pluralIn } from './phrase.ts';

const plural = pluralIn('en');

export const en = {
  title: 'GW:s brott',
  tagline: 'One hunts what cannot be seen. The others watch the hunter come closer.',
  roles: {
    gw: 'GW (the investigator)',
    criminal: 'Criminal',
  },
  town: 'Murkwick',
  words: {
    handcuffs: 'Handcuffs',
    jail: 'Jail',
    gate: 'Jail gate',
    office: "GW's office",
    evidence: 'Evidence',
    trumps: 'Trump cards',
    arrow: 'Arrow',
    locked: 'Locked on GW',
    immunity: 'Immunity',
    street: 'Street',
    house: 'House',
    out: 'Out of the game',
    somewhere: 'Somewhere in town',
  },
  colours: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    purple: 'purple',
  },
  kinds: {
    red: 'Fingerprint',
    blue: 'Footprint',
    green: 'Fibre',
    yellow: 'Photo',
    purple: 'Document',
  },
  places: {
    e01: 'Ferry landing',
    e02: 'Pawn shop',
    e03: 'Market hall',
    e04: 'Observatory',
    e05: 'Bank',
    e06: 'Bakery',
    e07: 'Fishing harbour',
    e08: 'Theatre',
    e09: 'Lighthouse',
    e10: 'Tram depot',
    e11: 'Laundry',
    e12: 'Library',
    e13: 'Fountain',
    e14: 'Greenhouse',
    e15: 'Swimming baths',
    e16: 'Windmill',
    e17: 'Hotel',
    e18: 'Radio mast',
    e19: 'Boatyard',
    e20: 'Smokehouse',
    e21: 'Museum',
    e22: 'Customs house',
    e23: 'Railway station',
  },
  criminals: {
    'velvet-vera': {
      name: 'Velvet Vera',
      crime: "Stole the town museum's smallest painting, frame and all",
    },
    'fuse-folke': {
      name: 'Fuse Folke',
      crime: 'Blew up a safe that turned out to be a refrigerator',
    },
    'silent-sixten': {
      name: 'Silent Sixten',
      crime: 'Smuggled diamonds in jars of pickled herring',
    },
    'madam-ottilia': {
      name: 'Madam Ottilia',
      crime: 'Printed her own winning lottery tickets',
    },
    'turbo-tyra': {
      name: 'Turbo Tyra',
      crime: "Drove off in the mayor's car during the mayor's speech",
    },
    'slippery-sigge': {
      name: 'Slippery Sigge',
      crime: 'Picked forty pockets in one evening at the funfair',
    },
    'masquerade-mona': {
      name: 'Masquerade Mona',
      crime: 'Sold the town hall twice, dressed as a countess',
    },
    'doctor-dimma': {
      name: 'Doctor Dimma',
      crime: 'Sold bottled fog as medicine',
    },
  },
  pieces: {
    hat: 'Hat',
    glove: 'Glove',
    mask: 'Mask',
    boot: 'Boot',
  },
  trumps: {
    helicopter: {
      name: 'Helicopter',
      about: 'Land on any street square. Whoever stands there is arrested.',
    },
    snitch: {
      name: 'Snitch',
      about: 'Name a criminal who must tell you where another one stands.',
    },
    breakthrough: {
      name: 'Breakthrough',
      about: 'Walk eight steps at once.',
    },
    infiltrator: {
      name: 'Infiltrator',
      about: "See the criminals' side of the board for three seconds.",
    },
  },
  /** Of those who are out. */
  reactions: { uhOh: 'Uh-oh!', wellDone: 'Well done!', haha: 'Ha ha!', ouch: 'Ouch!' },
  phases: {
    lobby: 'Lobby',
    'gw-choice': 'Who is GW?',
    setup: 'Choose a piece',
    'piece-choice': 'Which piece first?',
    'turn-start': 'The turn begins',
    'gw-special': 'Special move',
    rolled: 'Choose a die',
    moving: 'Move',
    'gw-turn': "GW's turn",
    'gw-move': 'GW is out walking',
    'snitch-choice': 'Somebody tells',
    'infiltrator-ready': 'Ready to look',
    'infiltrator-look': 'GW is looking',
    'gw-extra': 'Five more steps',
    finished: 'The end',
  },
  buttons: {
    willing: 'I will be GW',
    unwilling: 'Rather not',
    takePiece: (piece: string) => `Take ${piece}`,
    actWith: (piece: string) => `Begin with ${piece}`,
    reset: (steps: number) => `Reset (GW gets ${steps} ${plural(steps, 'step', 'steps')})`,
    handOver: (place: string) => `Hand over: ${place}`,
    roll: 'Roll',
    rollAgain: (percent: number) => `Roll again (${percent}% risk of a bust)`,
    choose: (face: string) => `Choose ${face}`,
    stuck: 'I cannot move',
    moveTo: (square: string) => `Go to ${square}`,
    rollGwDie: 'Roll the GW die',
    stop: 'Stop here',
    step: (square: string) => `Step to ${square}`,
    flyTo: (square: string) => `Fly to ${square}`,
    nameSnitch: (name: string) => `${name} must tell`,
    tellOn: (name: string) => `Tell on ${name}`,
    look: 'Hold to look',
    skip: 'Skip the wait',
    extend: 'One minute more',
    cover: 'Hide the board',
    mark: 'Mark this square',
  },
  screen: {
    stepsLeft: (n: number) => `${n} ${plural(n, 'step', 'steps')} left`,
    cardsLeft: (n: number) => `${n} ${plural(n, 'card', 'cards')} left`,
    handcuffsLeft: (n: number) => `${n} ${plural(n, 'pair of handcuffs', 'pairs of handcuffs')} left`,
    arrests: (n: number) => `${n} ${plural(n, 'arrest', 'arrests')}`,
    trumpsLeft: (n: number) => `${n} ${plural(n, 'trump', 'trumps')}`,
    lastSeen: (square: string, n: number) => `Last known on ${square}, ${n} ${plural(n, 'turn', 'turns')} ago`,
    lookHold: 'GW is looking. Do not laugh.',
    yourCards: 'Your evidence',
    yourSide: 'Only you criminals see this board',
    youAre: 'This is you',
    bust: 'Bust!',
    caught: 'Click!',
    notes: 'Your notes stay on this device',
    pencil: 'Where they can be',
    headphones: 'With a screen reader, a criminal needs headphones at the table.',
    paths: 'The true paths',
    everything: 'Everything is turned face up',
    closestShave: (name: string, n: number) => `Closest shave: ${name}, ${n} ${plural(n, 'step', 'steps')} from GW`,
    luckiestRoll: (name: string, n: number) =>
      `Luckiest roll: ${name}, ${n} ${plural(n, 'die', 'dice')} in a row and none locked`,
    cheekiestWait: (name: string, n: number) =>
      `Cheekiest wait: ${name} kept a card ${n} ${plural(n, 'time', 'times')} on its own square`,
  },
  log: {
    started: (n: number) => `A game for ${n} ${plural(n, 'player', 'players')} begins.`,
    willing: (name: string) => `${name} would like to be GW.`,
    gwIs: (name: string) => `${name} is GW.`,
    isCriminal: (name: string, criminal: string) => `${name} is ${criminal}.`,
    holds: (name: string, cards: string) => `${name} holds: ${cards}.`,
    dealt: (name: string, cards: string) => `${name} was dealt: ${cards}.`,
    tookPiece: (name: string, piece: string) => `${name} takes: ${piece}.`,
    round: (n: number) => `Round ${n}`,
    turn: (name: string) => `${name}'s turn.`,
    turnWith: (name: string, piece: string) => `${name}'s turn with: ${piece}.`,
    reset: (name: string, n: number) => `${name} resets the dice. GW walks ${n} ${plural(n, 'step', 'steps')}.`,
    forced: (name: string, n: number) =>
      `All dice are locked: ${name} has to reset. GW walks ${n} ${plural(n, 'step', 'steps')}.`,
    diceFree: 'All five dice are free.',
    handed: (name: string, place: string, square: string) => `${name} destroys evidence: ${place}, ${square}.`,
    kept: (name: string, place: string) => `${name} could hand over ${place}, but keeps it.`,
    rolled: (name: string, faces: string) => `${name} rolls: ${faces}.`,
    bust: (name: string) => `Bust: every die is locked, and ${name} does not move.`,
    chose: (name: string, face: string) => `${name} chooses: ${face}.`,
    stuck: (name: string) => `${name} cannot move.`,
    moved: (name: string) => `${name} has moved.`,
    movedTo: (piece: string, square: string) => `${piece}: to ${square}.`,
    timeRanOut: 'Time ran out.',
    gwTurn: "GW's turn.",
    gwRolled: (face: number, n: number) => `GW rolls ${face} and walks ${n} ${plural(n, 'step', 'steps')}.`,
    stepped: (square: string) => `GW: ${square}`,
    stopped: 'GW stops here.',
    extra: (n: number) => `All dice were locked: ${n} ${plural(n, 'more step', 'more steps')} for GW.`,
    arrested: (name: string, square: string) => `Click! ${name} is arrested on ${square}.`,
    eliminated: (name: string, cards: string) => `The third arrest: ${name} is out. Cards given up: ${cards}.`,
    trump: (trump: string) => `GW plays a trump: ${trump}.`,
    landed: (square: string) => `The helicopter lands on ${square}.`,
    notLanded: (square: string, names: string) => `The helicopter cannot land on ${square}: blocked by ${names}.`,
    snitchNamed: (name: string) => `${name} has to tell on somebody.`,
    snitched: (snitch: string, target: string) => `${snitch} tells on ${target}.`,
    snitchedWhere: (place: string) => `The place: ${place}.`,
    breakthroughBlocked: (name: string, square: string) =>
      `The breakthrough is stopped by ${name} on ${square}. GW goes back.`,
    looking: (n: number) => `GW looks at the other side of the board for ${n} ${plural(n, 'second', 'seconds')}.`,
    notShown: (names: string) => `Not visible: ${names}.`,
    lookEnded: 'The look is over.',
    immune: (name: string, criminal: string, trump: string) => `${name} is ${criminal}, immune to: ${trump}.`,
    reacted: (name: string, said: string) => `${name} is out and says: ${said}`,
    retired: (name: string) => `${name} has left and is out.`,
    awaited: (name: string) => `${name} has left. The game waits.`,
    filled: (name: string) => `${name}'s seat is taken again.`,
    clockMoved: 'The time has been changed.',
  },
  outcomes: {
    gw: 'GW wins',
    criminal: 'A criminal gets away with it',
    draw: 'Nobody wins',
    cancelled: 'The game was called off',
  },
  reasons: {
    'last-evidence': 'The last piece of evidence is destroyed.',
    'last-handcuff': 'The last handcuffs are in use.',
    'nobody-left': 'No criminal is left.',
    'round-limit': 'The rounds have run out.',
    cancelled: 'It does not count.',
  },
  refusals: {
    'game-over': 'The game is over.',
    'bad-payload': 'That could not be read. Try again.',
    'master-only': 'Only the game master may do that.',
    'not-a-player': 'You are not in the game.',
    'not-your-turn': 'It is not your turn.',
    'wrong-phase': 'The time for that is over, or has not come yet.',
    'wrong-step': 'That step of your turn is past.',
    'piece-taken': 'Somebody else has that piece.',
    'not-your-piece': 'That piece is not yours.',
    'nothing-to-reset': 'No die is locked.',
    'card-not-held': 'You do not hold that card.',
    'no-evidence-here': 'Your piece is not on that square.',
    'die-locked': 'That die is locked.',
    'die-unusable': 'That die leads nowhere.',
    'not-stuck': 'You can move.',
    'illegal-destination': 'Your die does not lead there.',
    'illegal-step': 'That is not one step away.',
    'must-use-all-steps': 'You have to walk all steps.',
    'trumps-off': 'There are no trumps in this game.',
    'trump-not-held': 'You do not hold that trump.',
    'illegal-target': 'That cannot be chosen.',
    'nobody-to-tell-on': 'Nobody else is outside jail.',
    'reacted-already': 'You have already reacted this round.',
    'bad-clock': 'The time limit cannot be moved that far.',
    'chat-off': 'There is no chat here.',
    'out-of-the-game': 'Whoever is out keeps quiet until the end.',
  },
  options: {
    playMode: {
      name: 'Where you play',
      help: 'Around the same table or far apart.',
      values: {
        'in-person': 'Same table',
        remote: 'Far apart',
      },
    },
    gameMaster: {
      name: 'Game master',
      help: 'Who keeps order and time.',
      values: {
        auto: 'Automatic',
        human: 'A person',
      },
    },
    gwPicker: {
      name: 'Who becomes GW',
      help: 'How the investigator is found.',
      values: {
        volunteer: 'Volunteers',
        random: 'By lot',
        host: 'The host decides',
      },
    },
    gwSeat: {
      name: "GW's seat",
      help: 'Only when the host decides.',
      values: {},
    },
    handcuffs: {
      name: 'Handcuffs',
      help: 'How many arrests GW needs.',
      values: {
        auto: 'Automatic',
      },
    },
    gwDie: {
      name: "GW's die",
      help: 'How fast GW walks.',
      values: {
        auto: 'Automatic',
        slow: 'Slow (1 1 2 2 3 3)',
        standard: 'Standard (2 2 3 3 4 4)',
        fast: 'Fast (2 3 3 4 4 5)',
      },
    },
    trumps: {
      name: 'Trump cards',
      help: 'How many GW holds with three players or more.',
      values: {
        none: 'None',
        three: 'Three',
        four: 'All four',
      },
    },
    twoPlayerTrumps: {
      name: 'Trumps with two players',
      help: 'GW gets three trumps; nobody is immune.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    tellActingPiece: {
      name: 'Tell which piece acts',
      help: 'With two players: GW is told which piece acts, is caught and is in jail.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    immunities: {
      name: 'Immunities',
      help: 'Each criminal is immune to one trump.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    openCriminalCards: {
      name: 'Open criminal cards',
      help: 'Everybody sees who is who.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    thirdArrestEliminates: {
      name: 'Out after three arrests',
      help: 'Off: nobody is ever out.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    cardsPerCriminal: {
      name: 'Evidence cards',
      help: 'Fewer make a shorter game.',
      values: {},
    },
    gwExactSteps: {
      name: 'GW uses all steps',
      help: 'Off: GW may stop early.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    rerollSubset: {
      name: 'Roll some dice again',
      help: 'From the second roll on, you may leave some dice as they are.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    lookSeconds: {
      name: 'Seconds for the infiltrator',
      help: 'How long GW sees the other side.',
      values: {},
    },
    gwAid: {
      name: 'Help for GW',
      help: 'Your own marks on the board, or the squares where they can be.',
      values: {
        none: 'None',
        notes: 'Your own marks',
        'possible-squares': 'Possible squares',
      },
    },
    criminalsChannel: {
      name: "The criminals' chat",
      help: 'Far apart: a chat that GW does not read.',
      values: {
        true: 'Yes',
        false: 'No',
      },
    },
    timers: {
      name: 'Time limits',
      help: 'For whoever takes too long, the plain move is made.',
      values: {
        off: 'Off',
        relaxed: 'Long',
        brisk: 'Short',
      },
    },
    onLeave: {
      name: 'When somebody leaves',
      help: 'What happens to the seat.',
      values: {
        bot: 'A bot takes over',
        pause: 'The game waits',
        retire: 'A criminal is out',
      },
    },
    maxRounds: {
      name: 'Maximum rounds',
      help: 'After them nobody wins.',
      values: {},
    },
  },
  presets: {
    classic: {
      name: 'Classic',
      help: 'The rules as they are.',
    },
    short: {
      name: 'Short',
      help: 'Three cards each and short time limits.',
    },
    beginners: {
      name: 'For beginners',
      help: 'The software pencils in where pieces can be.',
    },
  },
};

export type Texts = Same<typeof en>;

/** The same shape with any words. */
type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Same<T[K]>;
};
