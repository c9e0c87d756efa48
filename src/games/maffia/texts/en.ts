/**
 * Maffia in English. This file is also the type: the other languages must have every text that is here.
 *
 * `both` sounds the same in either wording; `classic` and `soft` say the same things with and without the words for
 * hanging, shooting and dying (MF-28). index.ts lays one of them over `both`, so a screen asks for
 * `t.narration.goodNight` and need not know which texts have two forms. Functions take names and numbers only;
 * a list of names is joined before it comes here (namesIn in index.ts).
 */
import { either, pluralIn, spanIn } from './phrase.ts';

const plural = pluralIn('en');
const span = spanIn('en');
// "5 more minutes": the number comes first, then the word that makes it a wish.
const more = (seconds: number) => span(seconds).replace(' ', ' more ');
const yesNo = { true: 'Yes', false: 'No' };

const both = {
  title: 'Mafia',
  tagline: 'Everybody lives in the same village. Some of you are the mafia.',

  about: {
    origin:
      'The first rules of this kind of game are said to have been made in 1986 by a psychology student in Moscow. It is a party game that changes as it is passed on by word of mouth, although published versions exist.',
    version:
      'This version grew at Swedish gaming conventions. It is a good way from the original, claims to be no more correct than any other, and has no stated design goal.',
    thanks:
      'Thanks to all who play it now and to everyone who ever contributed: the earlier designers and players of the Swedish convention scene, among them SARZ-spelbar and above all Maffia Sverige, and the organisers of events, conventions and camps.',
    join: 'Would you like to take part? The association Maffia Sverige has groups on Discord and Facebook.',
  },

  teams: { mafia: 'The mafia', village: 'The village' },

  roles: {
    mafia: { name: 'Mafia', count: (n: number) => `${n} mafia` },
    doctor: {
      name: 'Doctor',
      count: (n: number) => plural(n, `${n} doctor`, `${n} doctors`),
      night: 'Protect one person. Not the same one as last night, unless you saved them.',
    },
    sheriff: {
      name: 'Sheriff',
      count: (n: number) => plural(n, `${n} sheriff`, `${n} sheriffs`),
      about: 'You belong to the village. Every night you learn which team one person is on.',
      night: 'Choose one person and learn their team. The choice is final.',
    },
    freemason: {
      name: 'Freemason',
      count: (n: number) => plural(n, `${n} freemason`, `${n} freemasons`),
      about: 'You belong to the village. There are two of you, and you know that you can trust each other.',
      night: 'Your hunch: who is mafia? Nobody sees it. After the game you learn how good your nose was.',
    },
    avenger: { name: 'Avenger', count: (n: number) => plural(n, `${n} avenger`, `${n} avengers`) },
    villager: {
      name: 'Villager',
      count: (n: number) => plural(n, `${n} villager`, `${n} villagers`),
      about: 'You belong to the village. You have your eyes, your voice and your vote.',
      night: 'Your hunch: who is mafia? Nobody sees it. After the game you learn how good your nose was.',
    },
  },

  phases: {
    lobby: 'Lobby',
    briefing: 'Rules briefing',
    deal: 'The deal',
    'night-zero': 'Night zero',
    'day-talk': 'Day',
    'extension-offer': 'Time extension?',
    'last-nominations': 'Last nominations',
    'nominee-list': 'The list',
    speech: 'Defence speech',
    'vote-intro': 'The vote begins',
    'vote-call': 'Vote',
    'vote-result': 'Result of the vote',
    night: 'Night',
    'dawn-break': 'Short break',
    declaration: 'Declaration',
    ended: 'The end',
    paused: 'Pause',
  },

  briefing: {
    title: 'Before we begin',
    deeper: 'For a deeper game in which everyone is well',
    card: (k: number, n: number) => `Card ${k} of ${n}`,
    newHere: {
      title: 'New here?',
      text: (minutes: number) =>
        `Join only if you have time for the whole game. This one takes about ${minutes} minutes.`,
    },
    toilet: {
      title: 'Know the rules?',
      text: 'Now is the moment for a toilet break. We try not to stop later; if we must, it is after a night, before the news.',
    },
    pretend: {
      title: 'It is all pretend',
      text: 'Everyone plays the role they were dealt. It is all pretend, and we talk it through afterwards.',
    },
    vote: { title: 'Vote', text: 'The only way for the village to win is to vote.' },
    talk: {
      title: 'Let the talk work',
      text: 'A discussion that works serves the village or the mafia. Chaos serves only a few.',
    },
    care: { title: 'Look after each other' },
    roles: { title: 'The roles in this game' },
    ready: (k: number, n: number) => `${k} of ${n} are in`,
  },

  panel: {
    organisationOn: 'Organisation rule: the village wins when at most one mafia member is left.',
    organisationOff: 'No organisation rule: the village wins when the whole mafia is out.',
    extensions: (n: number) => plural(n, `${n} time extension left.`, `${n} time extensions left.`),
    noExtensions: 'No time extensions left.',
    day: (n: number) => `Day ${n}`,
    night: (n: number) => `Night ${n}`,
    living: (n: number) => plural(n, `${n} still lives here`, `${n} still live here`),
    nominatedBy: (name: string) => `nominated by ${name}`,
    ready: (k: number, n: number) => `${k} of ${n} ready to vote`,
    robot: 'Robot',
    outTag: 'out',
    away: 'phone asleep',
  },

  lobby: {
    wholeGame: 'New to this? Join only if you have time for the whole game.',
    toiletBreak: 'Know the rules? Now is the time for a toilet break.',
    estimate: (minutes: number) => `About ${minutes} minutes`,
    nameTag: 'Your name tag',
    name: 'Name, preferably an invented one',
    pronouns: 'Pronouns, if you like',
    isNew: 'I am new',
    haveTime: 'I have time for the whole game',
    softWords: 'Soft words, please',
    softWordsHelp: 'Nobody sees who asked, and in this room it stays that way.',
    circle: 'Drag the tags until the circle matches the room.',
    gatheredIn: 'The cards are gathered in.',
  },

  deal: {
    title: 'Your card, only yours',
    hold: 'Hold your thumb on the seal. Let go, and the card is blank again.',
    look: 'Look at your card.',
    called: (name: string) => `${name}, look at your card. Everyone else: eyes closed.`,
    seen: (k: number, n: number) => `${k} of ${n} have seen theirs`,
  },

  nightZero: {
    title: 'See whom you know',
    hint: 'Everyone holds the seal now. Everyone sees something.',
    mafia: (names: string, n: number) =>
      plural(n, `Your fellow member is ${names}.`, `Your fellow members are ${names}.`) +
      ' You know each other; nobody else does.',
    mafiaAlone: 'You are the whole mafia. Nobody knows you, and you know nobody.',
    freemason: (name: string) => `The other freemason is ${name}. You are both with the village, and only you know it.`,
    others: 'You know nobody tonight. Watch who is quiet when the village wakes up.',
    length: (seconds: number) => `The night lasts ${seconds} seconds for everyone.`,
  },

  day: {
    talk: 'Talk freely. Tap a name to nominate.',
    youNominated: (name: string) => `You have nominated ${name}`,
    nobodyYet: 'Nobody stands on the square yet.',
    onTheSquare: (n: number) => plural(n, `${n} stands on the square`, `${n} stand on the square`),
    moreTime: 'More time?',
    moreTimeHelp: 'One is enough. The others cannot say no.',
    taken: (name: string, seconds: number) => `${name} turned the hourglass: ${more(seconds)}.`,
    silence: 'Silence',
    silenceHelp: 'A few seconds after the latest act the list is closed.',
    actsLeft: (n: number) =>
      plural(n, `You have ${n} act left in this silence.`, `You have ${n} acts left in this silence.`),
    listHelp: 'Each speaks in this order. Then we vote.',
    notes: 'Your notes',
  },

  speech: {
    floor: 'You have the floor',
    floorHelp: 'Everyone else is silent, also when you ask.',
    speaks: (name: string) => `${name} is speaking`,
    listen: 'You are listening. Nobody answers until the candle has burnt down.',
    next: (name: string) => `${name} is next`,
    youNext: 'You are next',
  },

  vote: {
    beats: ['raise', 'your', 'hand', 'NOW!'] as readonly [string, string, string, string],
    handDown: 'Your hand is down. Tap to get it ready.',
    handReady: 'Your hand is ready. Tap again to take it down.',
    holdUp: 'Hold your screen up to the table',
    votesFor: (name: string) => `votes for ${name}`,
    late: 'Too late. Your vote is still yours.',
    spent: 'Your vote is spent.',
    waiting: 'Wait for the call.',
    hands: (n: number) => plural(n, `${n} hand`, `${n} hands`),
    votes: (n: number) => plural(n, `${n} vote`, `${n} votes`),
    youVoted: (name: string) => `You voted for ${name}.`,
    youKept: 'You kept your vote.',
    runoff: 'A tie! Once more',
    runoffHelp: 'Only these are in now, and you have your vote back.',
    roleSecret: 'The role stays secret until the game is over.',
    nightSoon: 'Soon it is night.',
  },

  night: {
    title: 'Choose one',
    sleeps: 'The village sleeps',
    eyes: 'Close your eyes, or look only at your own screen.',
    length: 'The night is equally long every time, whoever is awake.',
    chosen: (name: string) => `You have chosen ${name}`,
    nobody: 'Nobody',
    blocked: (name: string) => `You protected ${name} last night. Choose someone else tonight.`,
    answer: {
      mafia: (name: string) => `${name} is mafia.`,
      village: (name: string) => `${name} is with the village.`,
    },
    matePoints: (mate: string, name: string) => `${mate} points at ${name}`,
    mateWaits: (mate: string) => `${mate} points at nobody`,
    agreed: (name: string) => `You all point at ${name}.`,
  },

  paper: {
    name: 'The Village News',
    edition: (n: number) => `Day ${n}, morning edition`,
    quiet: 'A quiet night',
    quietText: 'Everyone woke up. Nothing happened tonight.',
    saved: 'Everyone woke up. Whom it was meant for we do not print.',
  },

  pause: {
    title: 'Pause',
    text: 'Breathe. The clock stands still.',
    ends: 'The game goes on by itself after five minutes.',
  },
  breakTime: { title: 'Short break', text: 'Back soon. The news waits for you.' },

  out: {
    title: 'You are out',
    text: 'You win or lose with your team, from here too.',
    secret: 'Do not say who you were. The cards are turned when the game is over.',
    chat: 'The ghosts',
    chatHelp: 'Only those who are out read this. Keep quiet at the table.',
  },

  notWell: {
    title: 'What would help?',
    private: 'Nobody at the table is told who asked.',
    pause: 'Everyone pauses for up to five minutes.',
    breakLater: 'A short break in the morning, before the news.',
    sure: 'You leave at dawn',
    said: 'It is said',
    saidText: 'You do not have to do anything more. Until the news comes you can take it back.',
    before: 'The game has not begun yet: the cards are gathered in, and nobody is told why.',
  },

  softened: 'Soft words from now on. Someone asked for them; nobody sees who.',

  buttons: {
    nominate: (name: string) => `Nominate ${name}`,
    withdraw: (name: string) => `Withdraw ${name}`,
    switch: (name: string) => `Switch to ${name}`,
    ready: 'Ready to vote',
    notReady: 'I want to talk more',
    moreTime: (seconds: number) => more(seconds),
    done: 'I am done',
    raiseHand: (name: string) => `Raise your hand for ${name}`,
    lowerHand: 'Take your hand down',
    choose: (name: string) => `Choose ${name}`,
    chooseNobody: 'Choose nobody',
    point: (name: string) => `Point at ${name}`,
    pointNobody: 'Point at nobody',
    agree: (name: string) => `Agree with ${name}`,
    protect: (name: string) => `Protect ${name}`,
    protectNobody: 'Protect nobody',
    investigate: (name: string) => `Check ${name}`,
    pass: 'Pass tonight',
    hunch: (name: string) => `My hunch: ${name}`,
    noHunch: 'No hunch',
    nightDone: 'Done for tonight',
    notWell: 'I am not well',
    leaveAtDawn: 'Yes, I leave at dawn',
    leaveNow: 'Yes, gather in the cards',
    stay: 'No, I stay',
    takeBack: 'Take it back, I stay',
    break: 'A short break in the morning',
    pause: 'A pause now',
    resume: 'Go on',
    backFromBreak: 'I am back',
    leave: 'Leave the game',
    cancel: 'Hold to cancel the game',
    soften: 'Soft words, please',
    makeUpName: 'Make up a name',
    nextCard: 'Next card',
    ackBriefing: 'I am in',
    ackRole: 'I have seen my card',
    ackNightZero: 'Got it',
    say: 'Say it with a tap',
    notes: 'Notes',
    rules: 'Rules',
    start: 'Start the game',
    turnCards: 'Turn all the cards',
    rematch: 'Play again',
    replay: 'Look through the game',
    thanks: 'Thanks for the game',
  },

  master: {
    sayNow: 'Say this now',
    onlyYou: 'Only you may see this screen',
    judge: 'You are the judge of late hands. A struck hand is not counted, and that person keeps the vote.',
    waiting: (name: string) => `Waiting for ${name}`,
    special: 'Those who are not plain villagers',
    signal: (name: string) => `${name} is not well and leaves at dawn. Tell nobody.`,
    wantsPause: (name: string) => `${name} asks for a pause.`,
    wantsBreak: (name: string) => `${name} asks for a break at dawn.`,
    advance: 'Go on',
    callVote: (name: string) => `Call ${name}`,
    strikeVote: (name: string) => `Too late: ${name}`,
    recordHands: (name: string) => `Note the hands for ${name}`,
    recordNomination: (name: string, target: string) => `Note: ${name} nominates ${target}`,
    recordWithdrawal: (name: string) => `Note: ${name} withdraws`,
    recordExtension: (name: string) => `Note: ${name} wants more time`,
    restartWindow: 'Start the seconds again',
    addMinute: 'One minute more',
    takeMinute: 'One minute less',
    nextSegment: 'Next role',
    recordNight: (name: string) => `Note a gesture by ${name}`,
    declareUnwell: (name: string) => `${name} is not well`,
    removeSeat: (name: string) => `Remove ${name} from the game`,
    say: 'Say to everyone',
  },

  statements: {
    suspect: (name: string) => `I suspect ${name}.`,
    trust: (name: string) => `I trust ${name}.`,
    'claim-role': {
      mafia: 'I am mafia.',
      doctor: 'I am the doctor.',
      sheriff: 'I am the sheriff.',
      freemason: 'I am a freemason.',
      avenger: 'I am the avenger.',
      villager: 'I am a plain villager.',
    },
    'claim-result': {
      mafia: (name: string) => `I checked ${name}: mafia.`,
      village: (name: string) => `I checked ${name}: village.`,
    },
    said: (name: string, statement: string) => `${name}: “${statement}”`,
  },

  outcomes: {
    village: 'The village has won',
    mafia: 'The mafia has won',
    draw: 'Nobody has won',
    cancelled: 'The game was called off',
  },
  reasons: {
    'organisation-broken': 'At most one of the mafia is left, and the organisation is broken.',
    'all-mafia-out': 'The whole mafia is out. The village can sleep.',
    parity: 'The mafia is at least as many as the village. Nobody can vote them out now.',
    stalemate: 'Day after day nobody left the village. We call it a draw.',
    cancelled: 'It ends here, without winners or losers.',
  },

  end: {
    youWon: (name: string) => `You won, ${name}`,
    youLost: (name: string) => `You lost, ${name}`,
    nobodyWon: 'Nobody won this time',
    withTeam: 'You win or lose with your team, whether you are in or out.',
    cards: 'The whole truth',
    nights: 'The nights',
    saved: (name: string) => `${name} was saved`,
    quiet: 'A quiet night',
    checked: {
      mafia: (name: string) => `The sheriff learned: ${name}, mafia`,
      village: (name: string) => `The sheriff learned: ${name}, village`,
    },
    forFun: 'For fun',
    bestNose: 'Best nose',
    bestNoseText: (name: string, k: number, n: number) => `${name}: ${k} of ${n} votes and hunches hit the mafia`,
    silverTongue: 'Silver tongue',
    silverTongueText: (name: string, n: number) =>
      plural(n, `${name} came through ${n} speech`, `${name} came through ${n} speeches`),
    longest: 'Longest on the square',
    longestText: (name: string, seconds: number) => `${name} stood nominated for ${span(seconds)}`,
    ownNose: (k: number, n: number) => `Your own nose: ${k} of ${n}.`,
  },

  debrief: {
    title: 'How are you?',
    text: 'It was all pretend. Step out of your role, take five minutes and talk it through with each other.',
    care: 'Was someone hit hard? Ask. Did you enjoy someone’s bluff? Say so.',
  },

  captions: {
    quill: 'A quill scratches',
    rooster: 'A rooster crows',
    paper: 'A card is turned',
    owl: 'An owl hoots',
    bell: 'A bell ticks',
    hourglass: 'The hourglass turns over with a clack',
    heartbeat: 'A heartbeat',
    chalk: 'Chalk on a board',
    candle: 'A candle burns',
    drum: 'Three drumbeats and a hit',
    night: 'Wind, and a dog far away',
    press: 'A printing press',
    candleOut: 'A candle goes out',
    curtain: 'Applause',
    calm: 'Calm music',
  },

  narration: {
    nightZero: either(
      'The first night. Close your eyes, or look only at your own screen.',
      'Night zero. See whom you know, and nothing else happens tonight.',
    ),
    goodNight: either('Good night. The village goes to sleep.', 'Good night, village. Eyes closed, and no more words.'),
    wake: {
      mafia: either('Mafia, open your eyes. Agree on one person.', 'The mafia wakes up. Point, and agree.'),
      freemason: either('Freemasons, open your eyes. See each other.', 'The freemasons wake up and nod to each other.'),
      doctor: either('Doctor, open your eyes. Whom do you protect?', 'The doctor wakes up. Choose one person.'),
      sheriff: either('Sheriff, open your eyes. Choose one person.', 'The sheriff wakes up. Whom do you wonder about?'),
      avenger: either(
        'Avenger, open your eyes. Choose one person, or nobody.',
        'The avenger wakes up. Point, or pass.',
      ),
    },
    sleep: {
      mafia: either('Mafia, close your eyes.', 'The mafia falls asleep.'),
      freemason: either('Freemasons, close your eyes.', 'The freemasons fall asleep.'),
      doctor: either('Doctor, close your eyes.', 'The doctor falls asleep.'),
      sheriff: either('Sheriff, close your eyes.', 'The sheriff falls asleep.'),
      avenger: either('Avenger, close your eyes.', 'The avenger falls asleep.'),
    },
    goodMorning: either('Good morning. The village wakes up.', 'Good morning, everyone. Open your eyes.'),
    quietNight: either('It was a quiet night.', 'Nothing happened tonight. Everyone woke up.'),
    extension: either(
      'Time is up. Does anyone want an extension?',
      'The time is gone. Would someone like to turn the hourglass?',
    ),
    silence: either(
      'Silence. Last nominations: does anyone want to nominate or withdraw?',
      'Silence, all. Nominate or withdraw now, or let it be.',
    ),
    list: either(
      (names: string) => `The list is: ${names}.`,
      (names: string) => `These stand on the square, in this order: ${names}.`,
    ),
    nobodyNominated: either('The list is empty. We go home to bed.', 'Nobody is nominated today.'),
    speech: either(
      (name: string) => `${name}, your speech.`,
      (name: string) => `${name}, you have the floor. Everyone else is silent.`,
    ),
    vote: either(
      (names: string) => `We vote, in this order: ${names}. You have one vote each.`,
      (names: string) => `The vote. The names are ${names}. One hand each, no more.`,
    ),
    raiseHand: either(
      (name: string) => `Those who vote for ${name}: raise – your – hand – NOW!`,
      (name: string) => `For ${name}: raise – your – hand – NOW!`,
    ),
    tie: either(
      (names: string) => `A tie between ${names}. We vote again, between them only.`,
      (names: string) => `Equal! A runoff: ${names}. Everyone has a new vote.`,
    ),
    mafiaWon: either('The mafia has won.', 'The mafia takes over the village. The mafia has won.'),
    villageWon: either('The village has won.', 'The village can sleep again. The village has won.'),
    draw: either('Nobody has won. We call it a draw.', 'The village and the mafia give up. It is a draw.'),
    debrief: either(
      'The game is over. Step out of your roles and talk it through.',
      'That was all pretend. How are you, everyone?',
    ),
  },

  log: {
    started: (n: number) => `The game begins with ${n} players.`,
    dealt: 'The cards are dealt.',
    gatheredIn: 'The cards are gathered in.',
    nightZero: 'Night zero.',
    day: (n: number) => `Day ${n} begins.`,
    nominated: (name: string, target: string) => `${name} nominates ${target}.`,
    withdrew: (name: string, target: string) => `${name} withdraws the nomination of ${target}.`,
    allReady: 'Everyone is ready to vote.',
    offered: 'Time is up. Does anyone want an extension?',
    extended: (name: string, seconds: number) => `${name} takes ${more(seconds)}.`,
    silence: 'Silence: last nominations.',
    secondsAgain: 'The seconds start again.',
    list: (names: string) => `The list: ${names}.`,
    nobodyNominated: 'Nobody is nominated.',
    speech: (name: string) => `${name} speaks.`,
    speechPassed: (name: string) => `${name} is away, so the speech is passed over.`,
    vote: (names: string) => `The vote: ${names}.`,
    called: (name: string) => `Those who vote for ${name}?`,
    hands: (names: string, target: string, n: number) =>
      plural(
        n,
        `${names} raised a hand for ${target}: ${n} vote.`,
        `${names} raised their hands for ${target}: ${n} votes.`,
      ),
    noHands: (target: string) => `Nobody raised a hand for ${target}.`,
    struck: (name: string, target: string) => `${name} was too late for ${target}; that hand does not count.`,
    runoff: (names: string) => `A tie. Runoff between ${names}.`,
    night: (n: number) => `Night ${n} falls.`,
    breakTime: 'A short break before the news.',
    quietNight: (n: number) => `Night ${n} was quiet.`,
    wasTeam: {
      mafia: (name: string) => `${name} was mafia.`,
      village: (name: string) => `${name} was with the village.`,
    },
    wasRole: {
      mafia: (name: string) => `${name} was mafia.`,
      doctor: (name: string) => `${name} was the doctor.`,
      sheriff: (name: string) => `${name} was the sheriff.`,
      freemason: (name: string) => `${name} was a freemason.`,
      avenger: (name: string) => `${name} was the avenger.`,
      villager: (name: string) => `${name} was a plain villager.`,
    },
    removed: (name: string) => `${name} has left the game.`,
    paused: 'Pause.',
    resumed: 'The game goes on.',
    clockMoved: 'The game master has set the clock.',
    softened: 'Soft words from now on.',
    handedOver: 'The software is the game master from now on.',
    masterSaid: (text: string) => `The game master: “${text}”`,
  },

  options: {
    playMode: {
      name: 'Where you are',
      help: 'Around one table, or each at home with chat.',
      values: { 'in-person': 'In the same room', remote: 'Each at home' },
    },
    mafiaCount: {
      name: 'Number of mafia',
      help: 'Follows the number of players unless you set it.',
      values: { auto: 'By the table' },
    },
    organisationRule: {
      name: 'Organisation rule',
      help: 'With it the village wins already when only one mafia member is left.',
      values: { auto: 'From 11 players', on: 'On', off: 'Off' },
    },
    doctor: { name: 'Doctor', help: 'Protects one person every night. Nearly always in.', values: yesNo },
    infoRole: {
      name: 'Who knows something',
      help: 'The sheriff checks one person a night; the two freemasons know each other.',
      values: {
        auto: 'Sheriff from 10 players',
        sheriff: 'Sheriff',
        freemasons: 'Freemasons',
        both: 'Both',
        none: 'Neither',
      },
    },
    avenger: {
      name: 'Avenger',
      help: 'One of the village with a task every night. The mafia can then only win after a night.',
      values: { auto: 'From 18 players', on: 'In', off: 'Not in' },
    },
    wording: {
      name: 'Words',
      help: 'Soft words are gentler, for everyone, everywhere in the game.',
      values: { classic: 'Classic', soft: 'Soft' },
    },
    firstDaySeconds: { name: 'First day', help: 'How long you talk on day 1.', values: {} },
    daySeconds: { name: 'Other days', help: 'How long you talk on every later day.', values: {} },
    extensionCount: {
      name: 'Time extensions',
      help: 'How many there are in the whole game.',
      values: { auto: 'By the table' },
    },
    extensionSeconds: { name: 'Length of an extension', help: 'At most one a day.', values: {} },
    extensionOfferSeconds: { name: 'Time to ask for it', help: 'How long the question stands.', values: {} },
    lastNominationWindowMs: {
      name: 'Last nominations',
      help: 'So long it must be quiet before the list is closed.',
      values: {},
    },
    maxLastActs: { name: 'Acts in the silence', help: 'How often each may nominate or withdraw there.', values: {} },
    speechSeconds: { name: 'Speech', help: 'How long a nominee may speak.', values: {} },
    voteCountdownMs: { name: 'Countdown to NOW', help: 'From the call until hands go up.', values: {} },
    voteWindowMs: { name: 'How late is late', help: 'So long after NOW a hand still counts.', values: {} },
    dealStyle: {
      name: 'Dealing',
      help: 'All look at once, or one by one while the others close their eyes.',
      values: { together: 'All at once', 'one-by-one': 'One by one' },
    },
    votingMode: {
      name: 'Voting',
      help: 'Real hands need a human game master in the same room.',
      values: { phone: 'By phone', hands: 'Real hands' },
    },
    runoffSpeechSeconds: { name: 'Speech before a runoff', help: 'Zero means no new speeches.', values: {} },
    coNominations: {
      name: 'Several may nominate the same',
      help: 'They are off the list when all have withdrawn.',
      values: yesNo,
    },
    selfVote: { name: 'Vote for yourself', help: 'A nominee may raise a hand for themself.', values: yesNo },
    nightStyle: {
      name: 'Night',
      help: 'All at the same time on their phones, or eyes closed and called one role at a time.',
      values: { parallel: 'All at once', called: 'Called by the narrator' },
    },
    nightSeconds: { name: 'Length of the night', help: 'The same every night, whoever is awake.', values: {} },
    calledSegmentSeconds: {
      name: 'Time for each role',
      help: 'In a called night; the mafia gets ten seconds more.',
      values: {},
    },
    nightEarlyEnd: { name: 'Short nights', help: 'The night ends as soon as everyone is done.', values: yesNo },
    doctorMaySelf: { name: 'The doctor may choose themself', help: 'Doctor, heal thyself.', values: yesNo },
    sheriffMayCheckOut: {
      name: 'The sheriff may check those who are out',
      help: 'Otherwise only players who are still in.',
      values: yesNo,
    },
    mafiaMayShootMafia: { name: 'The mafia may choose its own', help: 'A bold bluff, and a dear one.', values: yesNo },
    mafiaChat: { name: 'Mafia chat at night', help: 'Only when each is at home.', values: yesNo },
    revealOnOut: {
      name: 'Shown when someone is out',
      help: 'The original keeps the cards closed to the end.',
      values: { none: 'Nothing', team: 'The team', role: 'The role' },
    },
    deadSeeAll: { name: 'Those who are out see everything', help: 'All roles, while the game goes on.', values: yesNo },
    ghostChat: { name: 'Chat for those who are out', help: 'The others never see it.', values: yesNo },
    earlyDayEnd: { name: 'Stop talking early', help: 'When everyone is ready, the day is over.', values: yesNo },
    stalemateCycles: { name: 'Draw after', help: 'So many days in a row in which nobody leaves.', values: {} },
    breakSeconds: { name: 'Length of a break', help: 'After a night, before the news.', values: {} },
    pausesPerSeat: { name: 'Pauses each', help: 'How often a player may stop the game.', values: {} },
    gameMaster: {
      name: 'Game master',
      help: 'The software leads, or one of you leads without playing.',
      values: { auto: 'The software', human: 'One of us' },
    },
    preset: {
      name: 'Pace',
      help: 'Sets all the clocks at once; change any of them afterwards.',
      values: { standard: 'Standard', blitz: 'Blitz', solo: 'Solo' },
    },
  },

  presets: {
    standard: { name: 'Standard', help: 'A whole evening: 15 minutes the first day, then 10.' },
    blitz: { name: 'Blitz', help: 'Less than half the time: 5 minutes the first day, then 3.' },
    solo: { name: 'Solo', help: 'You and the robots, with very short days and nights.' },
  },

  refusals: {
    'game-over': 'The game is over; stay and talk, or play again.',
    'bad-payload': 'That did not come through; reload the page and try again.',
    'time-goes-backwards': 'That came out of order; try once more.',
    'master-only': 'Only the game master can do that; ask them.',
    'not-seated': 'Take a seat first.',
    paused: 'The game is paused; wait until it goes on.',
    'you-are-out': 'You are out; lean back and look on.',
    'wrong-phase': 'Not now; wait for the right moment.',
    'too-few-players': 'You need at least 7; invite more or add robots.',
    'too-many-players': 'At most 22 fit in the village; somebody has to look on.',
    'too-many-special-roles': 'Take out a special role, so that at least one plain villager is left.',
    'mafia-not-minority': 'Choose fewer mafia; they must be fewer than the village.',
    'org-rule-needs-two-mafia': 'Choose at least two mafia, or switch the organisation rule off.',
    'time-not-confirmed': 'Ask whoever is new to tick “I have time for the whole game”.',
    'needs-human-master': 'Choose a human game master, or vote by phone.',
    'needs-in-person': 'Sit in the same room, or vote by phone.',
    'host-only': 'Only the host can do that; ask them.',
    'unknown-option': 'There is no such setting; reload the page.',
    'bad-option': 'That value does not fit; choose another.',
    'wording-locked': 'Someone asked for soft words; let them stay.',
    'bad-seat-order': 'Put every seat in the circle exactly once.',
    'name-empty': 'Write a name, or let us make one up.',
    'name-too-long': 'Shorten it: 20 characters for the name, 16 for the pronouns.',
    'name-taken': 'Somebody has that name; choose another.',
    'unknown-target': 'Choose somebody who can be chosen here.',
    'target-out': 'They are out; choose somebody who is still in.',
    'self-nomination': 'Nominate somebody else; you cannot nominate yourself.',
    'nomination-active': 'Withdraw your nomination first, or tap “Switch”.',
    'already-nominated': 'They are already nominated; choose another, or wait for the vote.',
    'not-your-nomination': 'Only the one who nominated can withdraw; talk them into it.',
    'no-active-nomination': 'They are not nominated; there is nothing to withdraw.',
    'last-acts-spent': 'You have used your acts in this silence; wait for the list.',
    'not-your-speech': 'It is not your speech; listen.',
    silence: 'It is quiet now; save it for later.',
    'message-too-long': 'Shorten it to 500 characters.',
    'message-empty': 'Write something first.',
    'chat-off': 'You are in the same room; say it out loud.',
    'too-many-statements': 'Wait a little, or say it with your own words.',
    'not-on-ballot': 'They are not on the ballot; choose one who is.',
    'wrong-mode': 'This game is not played that way; do as the screen shows.',
    'vote-not-open': 'Wait until the name is called.',
    'vote-late': 'Too late; your vote is still yours, so use it on another.',
    'vote-already-spent': 'Your vote is spent in this round; look on.',
    'hand-already-up': 'Your hand is up already; nothing more to do.',
    'self-vote': 'Vote for somebody else, or keep your vote.',
    'hand-not-raised': 'Your hand is down already; nothing to take back.',
    'hand-final': 'NOW has been said; the hand stands.',
    'not-your-role': 'That is not your task tonight; do what your own card says.',
    'not-awake': 'You are asleep; wait until you are called.',
    'nothing-to-agree-with': 'They point at nobody yet; wait, or point yourself.',
    'target-is-mafia': 'Choose somebody outside the mafia.',
    'must-switch-patient': 'You protected them last night; choose somebody else.',
    'self-target': 'Choose somebody other than yourself.',
    'already-investigated': 'One answer a night; ask again tomorrow.',
    'already-done': 'That is done already.',
    'already-signalled': 'It is noted already; you need do nothing more.',
    'not-signalled': 'There is nothing to take back.',
    'no-pause-left': 'Your pauses are used up; ask for a break at dawn instead.',
    'not-paused': 'The game is not paused; pause it first.',
    'not-your-pause': 'Let the one who asked for the pause end it.',
    'break-already-set': 'You have asked already; the break comes before the news.',
    'nothing-to-strike': 'There is no hand of theirs to strike in this call.',
    'bad-clock': 'Choose a time between now and 30 minutes from now.',
  },
};

const classic = {
  words: { hanged: 'Hanged', shot: 'Shot', out: 'Dead', attempt: 'Murder attempt' },
  roles: {
    mafia: {
      about: 'You know each other. By day you pass for villagers, by night you shoot.',
      night: 'Your shot: all of you must point at the same person, or nobody is shot tonight.',
    },
    doctor: { about: 'You belong to the village. Every night you may save one person from dying.' },
    avenger: {
      about: 'You belong to the village. Every night you may shoot one person.',
      night: 'Shoot one person, or pass.',
    },
  },
  briefing: {
    voteWithAvenger: 'The only way for the village to win is to vote, a shot by the avenger aside.',
    care: {
      text: 'If you feel unwell outside the game, tell the game master at night: “I am not well”. In the morning you are announced as shot, and nobody is told why.',
    },
  },
  buttons: { avenge: (name: string) => `Shoot ${name}` },
  vote: {
    hanged: (name: string) => `${name} is hanged`,
    nobodyHanged: 'Nobody is hanged',
    tieAgain: 'If it is equal again, nobody is hanged.',
    youHanged: 'You were hanged',
  },
  paper: {
    deaths: (names: string, n: number) => plural(n, `${names} is dead`, `${names} are dead`),
    deathsText: (n: number) =>
      plural(n, 'Shot in the night. The candle in the window is out.', 'Shot in the night. The candles are out.'),
    attempt: 'Murder attempt in the night',
    alsoAttempt: 'There was a murder attempt too.',
  },
  notWell: {
    leave: 'In the morning you are announced as shot, like anyone else.',
    sureText:
      'In the morning the village hears that you were shot: the same words, the same picture. What you chose tonight still counts. Nobody is told why, not even after the game.',
  },
  end: {
    shot: (names: string, n: number) => plural(n, `${names} was shot`, `${names} were shot`),
    hanged: (name: string) => `${name} was hanged`,
    nobodyHanged: 'Nobody was hanged',
  },
  captions: { gone: 'A rope creaks' },
  narration: {
    died: either(
      (names: string, n: number) => plural(n, `${names} has died.`, `${names} have died.`),
      (names: string, n: number) => plural(n, `${names} was shot in the night.`, `${names} were shot in the night.`),
    ),
    attempt: either('There was a murder attempt in the night.', 'Somebody shot in the night, and nobody died of it.'),
    hanged: either(
      (name: string) => `${name} is hanged.`,
      (name: string) => `The village has decided: ${name} is hanged.`,
    ),
    nobodyHanged: either('Nobody is hanged.', 'Nobody is hanged today. Everyone goes home.'),
  },
  log: {
    hanged: (name: string, n: number) =>
      plural(n, `${name} is hanged with ${n} vote.`, `${name} is hanged with ${n} votes.`),
    nobodyHanged: 'Nobody is hanged.',
    deaths: (names: string, n: number) =>
      plural(n, `${names} was shot and is dead.`, `${names} were shot and are dead.`),
    attempt: 'There was a murder attempt in the night.',
  },
};

const soft = {
  words: { hanged: 'Voted out', shot: 'Struck', out: 'Out', attempt: 'Failed strike' },
  roles: {
    mafia: {
      about: 'You know each other. By day you pass for villagers, by night you strike.',
      night: 'Your strike: all of you must point at the same person, or nobody is struck tonight.',
    },
    doctor: { about: 'You belong to the village. Every night you may save one person from being struck.' },
    avenger: {
      about: 'You belong to the village. Every night you may strike one person.',
      night: 'Strike one person, or pass.',
    },
  },
  briefing: {
    voteWithAvenger: 'The only way for the village to win is to vote, a strike by the avenger aside.',
    care: {
      text: 'If you feel unwell outside the game, tell the game master at night: “I am not well”. In the morning you are announced as struck, and nobody is told why.',
    },
  },
  buttons: { avenge: (name: string) => `Strike ${name}` },
  vote: {
    hanged: (name: string) => `${name} is voted out`,
    nobodyHanged: 'Nobody is voted out',
    tieAgain: 'If it is equal again, nobody is voted out.',
    youHanged: 'You were voted out',
  },
  paper: {
    deaths: (names: string, n: number) => plural(n, `${names} is out`, `${names} are out`),
    deathsText: (n: number) =>
      plural(n, 'Struck in the night. The candle in the window is out.', 'Struck in the night. The candles are out.'),
    attempt: 'Failed strike in the night',
    alsoAttempt: 'There was a failed strike too.',
  },
  notWell: {
    leave: 'In the morning you are announced as struck, like anyone else.',
    sureText:
      'In the morning the village hears that you were struck: the same words, the same picture. What you chose tonight still counts. Nobody is told why, not even after the game.',
  },
  end: {
    shot: (names: string, n: number) => plural(n, `${names} was struck`, `${names} were struck`),
    hanged: (name: string) => `${name} was voted out`,
    nobodyHanged: 'Nobody was voted out',
  },
  captions: { gone: 'A door closes' },
  narration: {
    died: either(
      (names: string, n: number) => plural(n, `${names} is out.`, `${names} are out.`),
      (names: string, n: number) =>
        plural(n, `${names} was struck in the night.`, `${names} were struck in the night.`),
    ),
    attempt: either('There was a failed strike in the night.', 'Somebody struck in the night, and it failed.'),
    hanged: either(
      (name: string) => `${name} is voted out.`,
      (name: string) => `The village has decided: ${name} is voted out.`,
    ),
    nobodyHanged: either('Nobody is voted out.', 'Nobody is voted out today. Everyone goes home.'),
  },
  log: {
    hanged: (name: string, n: number) =>
      plural(n, `${name} is voted out with ${n} vote.`, `${name} is voted out with ${n} votes.`),
    nobodyHanged: 'Nobody is voted out.',
    deaths: (names: string, n: number) =>
      plural(n, `${names} was struck and is out.`, `${names} were struck and are out.`),
    attempt: 'There was a failed strike in the night.',
  },
} satisfies typeof classic;

export const en = { both, classic, soft };
export type Texts = typeof en;
