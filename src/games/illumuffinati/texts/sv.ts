/** Illumuffinati på svenska. */
import type { Texts } from './en.ts';
import { pluralIn } from './phrase.ts';
import { screens } from './screens/sv.ts';

const plural = pluralIn('sv');
const gold = (n: number) => `${n} guld`;
const cards = (n: number) => plural(n, `${n} kort`, `${n} kort`);
const yesNo = { true: 'Ja', false: 'Nej' };

export const sv: Texts = {
  title: 'Illumuffinati',
  about: {
    idea: 'Kronjuvelerna är borta igen. Bara lite mjöl ligger kvar, så nu sitter stadens alla bagare i förhörsrummet, var och en med en påse muffins som kanske rymmer mer än muffins.',
    origin: 'Illumuffinati är ett spel av Peter Møller.',
  },

  roles: { baker: 'Bagare', inspector: 'Polisinspektör' },
  things: {
    muffin: 'Muffinskort',
    jewel: 'Kronjuvel',
    gold: 'Guld',
    purse: 'Börs',
    bank: 'Banken',
    bribe: 'Muta',
    bribePile: 'Mutpott',
    takeBack: 'Ta tillbaka',
    hushMoney: 'Tystnadspengar',
    openShop: 'Öppen butik',
    suspicious: 'Misstänkt',
    inspectorToken: 'Inspektörsbricka',
    row: 'Muffinspåse',
    usedPile: 'Använda kort',
    room: 'Förhörsrummet',
    home: 'Hemskickad',
    referenceCard: 'Lathund',
    tips: 'Blufftips',
  },
  muffins: [
    ...['Bränd', 'Gårdagens', 'Naturell', 'Havre', 'Råg', 'Morot', 'Banan', 'Äpple', 'Päron', 'Rabarber', 'Citron'],
    ...['Apelsin', 'Vallmofrö', 'Kanel', 'Kardemumma', 'Blåbär', 'Hallon', 'Jordgubb', 'Lingon', 'Svarta vinbär'],
    ...['Kokos', 'Hasselnöt', 'Mandel', 'Marsipan', 'Kola', 'Mjölkchoklad', 'Mörk choklad', 'Trippelchoklad'],
    ...['Hjortron', 'Saffran och bladguld'],
  ],

  phases: {
    lobby: 'Lobby',
    'first-inspector': 'Vem har löst ett brott?',
    bake: 'Baka muffins',
    hide: 'Göm kronjuvelerna',
    open: 'Öppna muffinspåsarna',
    negotiate: 'Skicka hem bagarna',
    takeback: 'Ångerfrist',
    inspect: 'Muffinsinspektion',
    accusation: 'Anklagelse!',
    earnings: 'Räkna dagskassan',
    'round-end': 'Rundan avslutas',
    'final-count': 'Sista räkningen',
    'nose-race': 'Näskapplöpning',
    finished: 'Slut',
  },

  panel: {
    round: (n, of) => `Runda ${n} av ${of}`,
    gold,
    robot: 'Robot',
    away: 'telefonen är borta',
    gong: 'Gonggongen har ljudit. Dags att bestämma sig.',
    lastCall: 'Sista chansen!',
    paused: 'Paus',
  },

  first: {
    title: 'Vem är första polisinspektören?',
    crime: 'När löste du senast ett brott?',
    hat: 'När hade du senast hatt på dig?',
    buckets: {
      today: 'I dag',
      week: 'Den här veckan',
      month: 'Den här månaden',
      year: 'I år',
      longer: 'Längre sedan',
      never: 'Aldrig',
    },
    waiting: (k, n) => `${k} av ${n} har vittnat`,
    hostNames: 'Tryck på den som ska bli första inspektören.',
    hostWaits: (name) => `${name} utser den första inspektören.`,
  },

  bake: {
    inspector: 'Du väntar utanför med anteckningsboken.',
  },

  hide: {
    passing: (name) => `${name} packar en påse`,
    sorted: 'Din påse är packad och sorterad.',
  },

  negotiate: {
    inspector: 'Håll fingret på mynten för att ta mutan och öppna dörren.',
    locked: 'Dörren öppnas strax.',
    offers: (name, n) => `${name} bjuder ${gold(n)}`,
    more: (n) => `+${n}`,
    points: (name, other) => `${name} pekar på ${other}.`,
    accusations: {
      jewel: (name) => `${name}, det är ju en kronjuvel som ligger där!`,
      high: (name) => `${name}, vad kan ligga bakom ett så högt kort?`,
      low: (name) => `${name}, varför behöll du ett så lågt kort?`,
      tokens: (name) => `${name} har gjort det förut. Titta på brickorna.`,
      left: (name) => `${name} var den som först fick båda juvelerna.`,
      sudden: (name) => `Varför så givmild helt plötsligt, ${name}?`,
    },
  },

  takeback: {
    ask: 'Hur mycket får ligga kvar?',
    answered: (k, n) => `${k} av ${n} har svarat`,
  },

  inspect: { last: 'Ett kort är kvar.' },

  accusation: {
    waiting: (name) => `${name} vänder det sista kortet`,
  },

  earnings: {
    ready: (k, n) => `${k} av ${n} är klara`,
  },

  end: {
    masterThief: 'Mästertjuven',
    absentBaker: 'Den mest frånvarande bagaren',
    burglary: 'Det sista inbrottet',
    robs: (thief, victim, n) => `${thief} bryter sig in hos ${victim}: ${gold(n)}.`,
    robsHerself: (thief) => `${thief} klättrar in genom fönstret till sin egen butik. Inget guld byter ägare.`,
    noBurglary: 'Ingen blir bestulen i natt.',
    tie: {
      others: (n) => `${n} andra`,
      thief: {
        gold: (who) => `Misstänkt lika ofta som ${who}, men med mindre guld.`,
        order: (who) => `Misstänkt lika ofta som ${who}, lika rik och inspektör senare.`,
      },
      absent: {
        gold: (who) => `Öppet lika sällan som hos ${who}, men med mer guld.`,
        order: (who) => `Öppet lika sällan som hos ${who}, lika rik och inspektör tidigare.`,
      },
    },
    wins: (names) => `${names} vinner`,
    share: (names) => `${names} delar segern`,
    cancelled: 'Spelet avbröts.',
    why: {
      gold: 'Mest guld.',
      suspicious: 'Lika rik som någon annan, och mer misstänkt.',
      'open-shop': 'Lika rik och misstänkt som någon annan, med fler öppna butiker.',
      nose: 'Den snabbaste näsan.',
      shared: 'Ingen kunde skilja dem åt.',
      cancelled: 'Avbrutet.',
    },
  },

  nose: {
    title: 'Rör vid näsan!',
    now: 'NU!',
    attempt: (n, of) => `Försök ${n} av ${of}`,
    falseStart: (name) => `${name} var för tidigt ute`,
    time: (name, ms) => `${name}: ${ms} ms`,
    touched: 'Klart. De andra hinner fortfarande.',
    again: 'Dött lopp! En gång till.',
    silent: 'Ingen rörde vid näsan.',
    table: 'Riktiga näsor! Tryck på den som var först.',
  },

  buttons: {
    ready: 'Vidare',
    point: (name) => `Peka på ${name}`,
    flip: 'Vänd kortet',
    testify: 'Vittna',
    pause: 'Paus',
    extend: 'Trettio sekunder till',
    playDefault: 'Gå vidare utan att vänta',
    voidRound: 'Ogiltigförklara rundan',
    voidHelp: 'Allt guld och alla brickor går tillbaka till rundans början, och nya kort delas ut. Inget kort visas.',
    verdict: (name) => `${name} var först`,
    nameInspector: (name) => `${name} blir första inspektören`,
  },

  log: {
    named: (name) => `${name} är första polisinspektören.`,
    claims: (name, crime, hat) => `${name}: brott ${crime}, hatt ${hat}.`,
    round: (n, name) => `Runda ${n}. ${name} är polisinspektör.`,
    dealt: (name, what) => `${name} bakar: ${what}.`,
    jewels: (name) => `${name} tar båda kronjuvelerna.`,
    passed: (from, to) => `${from} ger ${to} två kort.`,
    passedThese: (from, to, what) => `${from} ger ${to}: ${what}.`,
    discarded: (name, what) => `${name} lägger på bordet: ${what}.`,
    opened: (what) => `Påsarna öppnas. ${what}.`,
    shows: (name, what) => `${name}: ${what}`,
    bribe: (name, n) => `${name} bjuder ${gold(n)}.`,
    taken: (name, n) => `Inspektören tar ${gold(n)}. ${name} går hem.`,
    free: (name) => `${name} går hem utan att betala.`,
    kept: (what) => `Ångerfristen är över. På bordet: ${what}.`,
    keeps: (name, n) => `${name} ${n}`,
    keepsOwn: (name, n) => `${name} vill låta ${gold(n)} ligga.`,
    returned: (name) => `${name} får tillbaka sin muta.`,
    inspected: (what) => `Bort vid inspektionen: ${what}.`,
    nowOpen: (what) => `Nu öppna: ${what}.`,
    flipped: (name, what) => `${name} vänder: ${what}.`,
    solved: (name, n) => `Fallet är löst. ${name} behåller hela potten: ${gold(n)}.`,
    failed: (inspector, baker, hush, rest) =>
      `Ett misstag. ${baker} får ${gold(hush)} för att tiga, ${inspector} behåller ${gold(rest)}.`,
    rows: (what) => `Alla påsar öppnas. ${what}.`,
    suspicion: (names) => `Misstänkta: ${names}.`,
    paid: (what) => `Sålt: ${what}.`,
    voided: 'Rundan är ogiltig. Nya kort delas ut.',
    gong: 'Gonggongen ljuder.',
    moreTime: 'Mer tid.',
    attempt: (names) => `${names}: rör vid näsan!`,
    cue: 'Nu!',
    left: (name) => `${name} har gått.`,
    botCame: (name) => `En robot spelar åt ${name}.`,
    back: (name) => `${name} är tillbaka.`,
    host: (name) => `${name} är värd nu.`,
    masterGone: 'Från och med nu håller värden ordning.',
  },

  tips: {
    title: 'Blufftips',
    bake: 'Är korten bra utan juvel? Går det att bluffa med numren?',
    hide: 'Kan höga muffins dölja en juvel? Med båda juvelerna är alla emot dig. Räkna ihop påsens värde nu: en större muta lönar sig aldrig.',
    openInspector:
      'Ett mycket lågt öppet kort: varför skickades det inte vidare? Ett mycket högt: allt bakom är ännu högre. Det första kortet kan redan vara planterat.',
    negotiateBaker:
      'Den som kommer ut tidigt behåller fler kort, så det lönar sig nästan alltid att köpa sig fri. Anklaga: öppna kort, misstänktbrickor, platsen till vänster om inspektören. Det behöver inte vara logiskt, bara trovärdigt.',
    negotiateInspector:
      'Vem pratar för mycket, eller inte alls? Vem betalar plötsligt mycket? Utnyttja gräl för att driva upp priset. Öppna kort är det enda säkra spåret, och det finns två 30:or.',
  },

  reference: {
    title: 'Lathund',
    phases: 'En runda',
    bake: (n) => `Varje bagare får ${cards(n)}.`,
    hide: 'Bagaren till vänster om inspektören tar båda juvelerna. Två kort går från påse till påse; de två sista läggs öppet, minst ett av dem en muffin.',
    open: 'Varje påse sorteras. Det lägsta kortet vänds upp.',
    negotiate: (two) =>
      `Muta och prata. Inspektören låter ${two ? 'två bagare gå i första förhöret, sedan en' : 'en bagare gå'} i taget; de andra förlorar sitt lägsta kort.`,
    accusation:
      'Det sista kortet: är det en juvel behåller inspektören potten; är det en muffin får den sista bagaren hälften, avrundat uppåt.',
    earnings:
      'De hemskickade säljer allt och tar en bricka Öppen butik. Den som hade en juvel i påsen tar en misstänktbricka.',
    roundEnd: 'Inspektörsbrickan går till vänster.',
    values: 'Kortens värde',
    tray: (from, to, n) => `${from} till ${to}: ${gold(n)}`,
    jewel: (n) => `Kronjuvel: ${gold(n)}`,
    hands: 'Kort per bagare: 3, 4, 4, 5 vid 4, 5, 6, 7 spelare',
    end: (n) =>
      `Till sist tar den med flest misstänktbrickor ${gold(n)} från den som har haft öppen butik minst antal gånger. Mest guld vinner.`,
  },

  master: {
    patter: {
      alarm: 'Ett larm sliter palatset ur sömnen. Kronjuvelerna är borta. Igen.',
      flour: 'På golvet: mjöl. På fönsterbrädet: en klick margarin. Hämta bagarna!',
      accusation: 'En bagare är kvar under lampan, med ett kort. Vänd det.',
    },
    sees: 'Du ser vad bordet ser, och inte ett kort mer.',
  },

  refusals: {
    'game-over': 'Spelet är slut.',
    'bad-payload': 'Det kom inte fram rätt. Försök igen.',
    'not-seated': 'Du har ingen plats vid bordet.',
    'wrong-phase': 'Tiden för det är ute, eller har inte kommit än.',
    'bad-claim': 'Välj ett av svaren.',
    'already-answered': 'Du har redan svarat.',
    'not-your-turn': 'Det är inte din tur.',
    'wrong-move-for-seat': 'Från den här platsen går korten åt andra hållet.',
    'need-two-cards': 'Välj precis två kort.',
    'card-not-in-hand': 'De korten har du inte.',
    'must-discard-muffin': 'Minst ett av de två måste vara en muffin.',
    'inspector-cannot-bribe': 'Inspektören tar mutor och betalar inga.',
    'already-home': 'Den bagaren är redan hemma.',
    'bad-amount': 'Bara hela mynt, tack.',
    'bribe-can-only-rise': 'En muta kan bara höjas, tills någon annan går hem.',
    'bribe-unchanged': 'Så mycket ligger redan där.',
    'not-enough-gold': 'Så mycket finns inte i din börs.',
    'below-min-raise': 'Höjningen är för liten.',
    'not-the-inspector': 'Bara inspektören öppnar dörren.',
    'unknown-seat': 'Där sitter ingen.',
    'not-a-baker': 'Inspektören kan inte skicka hem sig själv.',
    'too-early': 'Ett ögonblick till.',
    'nothing-to-take': 'Där ligger ingenting.',
    'bribe-changed': 'Mutan har ändrats. Titta igen.',
    'decline-not-allowed': 'Vid det här bordet måste inspektören ta mutan.',
    'not-in-room': 'Du är inte i förhörsrummet.',
    'keep-too-high': 'Så mycket ligger inte där.',
    'not-the-last-baker': 'Den sista bagaren vänder kortet.',
    'not-tied': 'Det här gäller bara de andra.',
    'nose-locked': 'För tidigt! Din näsa är låst ett ögonblick.',
    'master-only': 'Det kan bara spelledaren göra.',
    'chat-off': 'Ni sitter runt samma bord: prata.',
  },

  options: {
    playMode: {
      name: 'Var ni spelar',
      help: 'Runt samma bord eller på distans.',
      values: { 'in-person': 'Runt samma bord', remote: 'På distans' },
    },
    gameMaster: {
      name: 'Spelledare',
      help: 'Någon utan plats som håller ordning.',
      values: { auto: 'Programmet', human: 'En person' },
    },
    firstInspector: {
      name: 'Första inspektören',
      help: 'Två frågor, lottning, eller så bestämmer värden.',
      values: { ritual: 'Två frågor', random: 'Lottning', host: 'Värden bestämmer' },
    },
    startGold: { name: 'Guld från början', help: 'I varje börs.', values: {} },
    jewelGold: { name: 'En juvels värde', help: 'Mer gör det mer lockande att smuggla.', values: {} },
    burglaryGold: {
      name: 'Det sista inbrottet',
      help: 'Hur mycket Mästertjuven tar till slut.',
      values: { '0': 'inget' },
    },
    selfBurglary: {
      name: 'Tjuv och frånvarande i ett',
      help: 'Vem som blir bestulen om en är båda.',
      values: { nothing: 'Ingen', 'next-absent': 'Nästa frånvarande' },
    },
    lastMuffinPays: {
      name: 'Sista muffinen säljs',
      help: 'En oskyldig sista bagare säljer också sitt kort.',
      values: yesNo,
    },
    declineBribe: {
      name: 'Mutor får avböjas',
      help: 'Inspektören får låta en bagare gå och ge tillbaka mutan.',
      values: yesNo,
    },
    purses: { name: 'Börsar', help: 'Om allas guld visas före slutet.', values: { open: 'Öppna', hidden: 'Dolda' } },
    memoryAid: { name: 'Minneshjälp', help: 'Visar använda kort och kort som legat öppna.', values: yesNo },
    homeBakersMayTalk: { name: 'Hemskickade får prata', help: 'På distans: de får skriva och peka.', values: yesNo },
    minRaise: { name: 'Minsta höjning', help: 'Hela börsen räcker alltid.', values: {} },
    laps: { name: 'Varv', help: 'Hur många gånger var och en är inspektör.', values: {} },
    timers: {
      name: 'Tidsgränser',
      help: 'De fasta avgör, de mjuka slår bara på gonggongen.',
      values: { off: 'Av', soft: 'Mjuka', hard: 'Fasta' },
    },
    passSeconds: { name: 'Tid att skicka kort', help: 'Sekunder per bagare.', values: {} },
    negotiateSecondsFirst: { name: 'Första förhöret', help: 'Sekunder, det första i rundan.', values: {} },
    negotiateSeconds: { name: 'Senare förhör', help: 'Sekunder för vart och ett av de andra.', values: {} },
    takeBackSeconds: { name: 'Ångerfrist', help: 'Sekunder för att ta tillbaka pengar.', values: {} },
    acceptLockSeconds: { name: 'Låst dörr', help: 'Sekunder innan inspektören får låta någon gå.', values: {} },
    noseRace: {
      name: 'Näskapplöpning',
      help: 'När allt annat är lika. På distans har den snabbaste uppkopplingen ett försprång.',
      values: { phone: 'På telefonerna', table: 'Riktiga näsor', shared: 'Ingen: de delar segern' },
    },
    standIns: { name: 'Robotar hoppar in', help: 'En robot spelar vidare för den som går.', values: yesNo },
    tips: { name: 'Blufftips', help: 'Små rutor med goda råd.', values: yesNo },
    peekToView: { name: 'Håll in för att se kort', help: 'Korten visas bara under tummen.', values: yesNo },
  },
  presets: {
    normal: { name: 'Normalt', help: 'De vanliga tiderna.' },
    quick: { name: 'Snabbt', help: 'Korta tider, för er som kan spelet.' },
    unhurried: { name: 'I lugn och ro', help: 'Långa tider, för första gången eller mycket prat.' },
  },

  ...screens,
};
