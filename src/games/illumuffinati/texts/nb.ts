/** Illumuffinati på bokmål. */
import type { Texts } from './en.ts';
import { pluralIn } from './phrase.ts';
import { screens } from './screens/nb.ts';

const plural = pluralIn('nb');
const gold = (n: number) => `${n} gull`;
const cards = (n: number) => plural(n, `${n} kort`, `${n} kort`);
const yesNo = { true: 'Ja', false: 'Nei' };

export const nb: Texts = {
  title: 'Illumuffinati',
  about: {
    idea: 'Kronjuvelene er borte igjen. Det eneste sporet er litt mel, så nå sitter alle byens bakere i avhørsrommet, hver med en pose muffins som kanskje rommer mer enn muffins.',
    origin: 'Illumuffinati er et spill av Peter Møller.',
  },

  roles: { baker: 'Baker', inspector: 'Politiinspektør' },
  things: {
    muffin: 'Muffinskort',
    jewel: 'Kronjuvel',
    gold: 'Gull',
    purse: 'Pengepung',
    bank: 'Banken',
    bribe: 'Bestikkelse',
    bribePile: 'Bestikkelsespott',
    takeBack: 'Ta tilbake',
    hushMoney: 'Hysjpenger',
    openShop: 'Åpen butikk',
    suspicious: 'Mistenkelig',
    inspectorToken: 'Inspektørbrikke',
    row: 'Muffinspose',
    usedPile: 'Brukte kort',
    room: 'Avhørsrommet',
    home: 'Sendt hjem',
    referenceCard: 'Hjelpekort',
    tips: 'Bløfftips',
  },
  muffins: [
    ...['Brent', 'Gårsdagens', 'Naturell', 'Havre', 'Rug', 'Gulrot', 'Banan', 'Eple', 'Pære', 'Rabarbra', 'Sitron'],
    ...[
      'Appelsin',
      'Valmuefrø',
      'Kanel',
      'Kardemomme',
      'Blåbær',
      'Bringebær',
      'Jordbær',
      'Tyttebær',
      'Solbær',
      'Kokos',
    ],
    ...['Hasselnøtt', 'Mandel', 'Marsipan', 'Karamell', 'Melkesjokolade', 'Mørk sjokolade', 'Trippel sjokolade'],
    ...['Multe', 'Safran og bladgull'],
  ],

  phases: {
    lobby: 'Lobby',
    'first-inspector': 'Hvem har oppklart en forbrytelse?',
    bake: 'Bak muffins',
    hide: 'Gjem kronjuvelene',
    open: 'Åpne muffinsposene',
    negotiate: 'Send bakerne hjem',
    takeback: 'Angrefrist',
    inspect: 'Muffinsinspeksjon',
    accusation: 'Anklage!',
    earnings: 'Tell opp dagskassen',
    'round-end': 'Runden avsluttes',
    'final-count': 'Siste opptelling',
    'nose-race': 'Nesekappløp',
    finished: 'Slutt',
  },

  panel: {
    round: (n, of) => `Runde ${n} av ${of}`,
    gold,
    robot: 'Robot',
    away: 'telefonen er borte',
    gong: 'Der gikk gongongen. På tide å bestemme seg.',
    lastCall: 'Siste sjanse!',
    paused: 'Pause',
  },

  first: {
    title: 'Hvem blir første politiinspektør?',
    crime: 'Når oppklarte du sist en forbrytelse?',
    hat: 'Når hadde du sist en hatt på hodet?',
    buckets: {
      today: 'I dag',
      week: 'Denne uken',
      month: 'Denne måneden',
      year: 'I år',
      longer: 'Lenge siden',
      never: 'Aldri',
    },
    waiting: (k, n) => `${k} av ${n} har forklart seg`,
    hostNames: 'Trykk på den som skal være inspektør først.',
    hostWaits: (name) => `${name} utpeker den første inspektøren.`,
  },

  bake: {
    inspector: 'Du venter utenfor med notatboken.',
  },

  hide: {
    passing: (name) => `${name} pakker en pose`,
    sorted: 'Posen din er pakket og sortert.',
  },

  negotiate: {
    inspector: 'Hold fingeren på myntene for å ta bestikkelsen og åpne døra.',
    locked: 'Døra åpnes straks.',
    offers: (name, n) => `${name} byr ${gold(n)}`,
    more: (n) => `+${n}`,
    points: (name, other) => `${name} peker på ${other}.`,
    accusations: {
      jewel: (name) => `${name}, det er jo en kronjuvel som ligger der!`,
      high: (name) => `${name}, hva kan ligge bak et så høyt kort?`,
      low: (name) => `${name}, hvorfor beholdt du et så lavt kort?`,
      tokens: (name) => `${name} har gjort det før. Se på brikkene.`,
      left: (name) => `${name} hadde begge juvelene på hånden først.`,
      sudden: (name) => `Hvorfor plutselig så raus, ${name}?`,
    },
  },

  takeback: {
    ask: 'Hvor mye blir liggende?',
    answered: (k, n) => `${k} av ${n} har svart`,
  },

  inspect: { last: 'Det er ett kort igjen.' },

  accusation: {
    waiting: (name) => `${name} snur det siste kortet`,
  },

  earnings: {
    ready: (k, n) => `${k} av ${n} er klare`,
  },

  end: {
    masterThief: 'Mestertyven',
    absentBaker: 'Den mest fraværende bakeren',
    burglary: 'Det siste innbruddet',
    robs: (thief, victim, n) => `${thief} bryter seg inn hos ${victim}: ${gold(n)}.`,
    robsHerself: (thief) => `${thief} klatrer inn gjennom vinduet til sin egen butikk. Ikke noe gull skifter eier.`,
    noBurglary: 'Ingen blir robbet i natt.',
    tie: {
      others: (n) => `${n} andre`,
      thief: {
        gold: (who) => `Mistenkt like ofte som ${who}, men med mindre gull.`,
        order: (who) => `Mistenkt like ofte som ${who}, like rik og inspektør senere.`,
      },
      absent: {
        gold: (who) => `Åpent like sjelden som hos ${who}, men med mer gull.`,
        order: (who) => `Åpent like sjelden som hos ${who}, like rik og inspektør tidligere.`,
      },
    },
    wins: (names) => `${names} vinner`,
    share: (names) => `${names} deler seieren`,
    cancelled: 'Spillet ble avbrutt.',
    why: {
      gold: 'Mest gull.',
      suspicious: 'Like rik som en annen, og mer mistenkelig.',
      'open-shop': 'Like rik og mistenkelig som en annen, med flere åpne butikker.',
      nose: 'Den raskeste nesen.',
      shared: 'Ingenting skilte dem.',
      cancelled: 'Avbrutt.',
    },
  },

  nose: {
    title: 'Ta deg på nesen!',
    now: 'NÅ!',
    attempt: (n, of) => `Forsøk ${n} av ${of}`,
    falseStart: (name) => `${name} var for tidlig ute`,
    time: (name, ms) => `${name}: ${ms} ms`,
    touched: 'Der satt den! De andre kan fortsatt rekke det.',
    again: 'Dødt løp! En gang til.',
    silent: 'Ingen tok seg på nesen.',
    table: 'Ekte neser! Trykk på den som var først.',
  },

  buttons: {
    ready: 'Videre',
    point: (name) => `Pek på ${name}`,
    flip: 'Snu kortet',
    testify: 'Avgi forklaring',
    pause: 'Pause',
    extend: 'Tretti sekunder til',
    playDefault: 'Gå videre uten å vente',
    voidRound: 'Annuller runden',
    voidHelp: 'Gull og brikker blir som da runden begynte, og nye kort deles ut. Ingen kort vises.',
    verdict: (name) => `${name} var først`,
    nameInspector: (name) => `${name} blir inspektør først`,
  },

  log: {
    named: (name) => `${name} er første politiinspektør.`,
    claims: (name, crime, hat) => `${name}: forbrytelse ${crime}, hatt ${hat}.`,
    round: (n, name) => `Runde ${n}. ${name} er politiinspektør.`,
    dealt: (name, what) => `${name} baker: ${what}.`,
    jewels: (name) => `${name} tar begge kronjuvelene.`,
    passed: (from, to) => `${from} gir ${to} to kort.`,
    passedThese: (from, to, what) => `${from} gir ${to}: ${what}.`,
    discarded: (name, what) => `${name} legger på bordet: ${what}.`,
    opened: (what) => `Posene åpnes. ${what}.`,
    shows: (name, what) => `${name}: ${what}`,
    bribe: (name, n) => `${name} byr ${gold(n)}.`,
    taken: (name, n) => `Inspektøren tar ${gold(n)}. ${name} går hjem.`,
    free: (name) => `${name} går hjem uten å betale.`,
    kept: (what) => `Angrefristen er ute. På bordet: ${what}.`,
    keeps: (name, n) => `${name} ${n}`,
    keepsOwn: (name, n) => `${name} vil la ${gold(n)} ligge.`,
    returned: (name) => `${name} får bestikkelsen sin tilbake.`,
    inspected: (what) => `Hunden tok: ${what}.`,
    nowOpen: (what) => `Nå ligger åpent: ${what}.`,
    flipped: (name, what) => `${name} snur: ${what}.`,
    solved: (name, n) => `Saken er oppklart. ${name} beholder hele potten: ${gold(n)}.`,
    failed: (inspector, baker, hush, rest) =>
      `Feil baker! ${baker} får ${gold(hush)} for å tie, ${inspector} beholder ${gold(rest)}.`,
    rows: (what) => `Alle posene åpnes. ${what}.`,
    suspicion: (names) => `Mistenkelige: ${names}.`,
    paid: (what) => `Solgt: ${what}.`,
    voided: 'Runden er annullert. Nye kort deles ut.',
    gong: 'Gongongen går.',
    moreTime: 'Mer tid.',
    attempt: (names) => `${names}: ta dere på nesen!`,
    cue: 'Nå!',
    left: (name) => `${name} har gått.`,
    botCame: (name) => `En robot spiller for ${name}.`,
    back: (name) => `${name} er tilbake.`,
    host: (name) => `${name} er vert nå.`,
    masterGone: 'Fra nå av holder verten orden.',
  },

  tips: {
    title: 'Bløfftips',
    bake: 'Er kortene gode uten en juvel? Går det an å bløffe med numrene?',
    hide: 'Kan høye muffins dekke over en juvel? Har du begge juvelene, får du alle mot deg. Legg sammen verdien i posen nå: en bestikkelse over det lønner seg aldri.',
    openInspector:
      'Et svært lavt åpent kort: hvorfor ble det ikke sendt videre? Et svært høyt: alt bak er enda høyere. Det første kortet kan allerede være plantet.',
    negotiateBaker:
      'Den som slipper tidlig ut, beholder flere kort, så det lønner seg nesten alltid å kjøpe seg fri. Ting å anklage for: åpne kort, Mistenkelig-brikker, plassen til venstre for inspektøren. Det trenger ikke være logisk, bare troverdig.',
    negotiateInspector:
      'Hvem snakker for mye, eller ikke i det hele tatt? Hvem betaler plutselig mye? Bruk krangler til å presse opp prisen. Åpne kort er det eneste sikre sporet, og det finnes to 30-ere.',
  },

  reference: {
    title: 'Hjelpekort',
    phases: 'En runde',
    bake: (n) => `Hver baker får ${cards(n)}.`,
    hide: 'Bakeren til venstre for inspektøren tar begge juvelene. To kort går fra pose til pose; de to siste legges åpent, minst ett av dem en muffins.',
    open: 'Hver pose sorteres. Det laveste kortet snus.',
    negotiate: (two) =>
      `Bestikk og snakk. Inspektøren lar ${two ? 'to bakere gå i første omgang, deretter én' : 'én baker gå'} om gangen; de andre mister sitt laveste kort.`,
    accusation:
      'Det siste kortet: er det en juvel, beholder inspektøren potten; er det en muffins, får den siste bakeren halvparten, rundet opp.',
    earnings:
      'De som gikk hjem, selger alt og tar en Åpen butikk-brikke. Den som hadde en juvel i posen, tar en Mistenkelig-brikke.',
    roundEnd: 'Inspektørbrikken går til venstre.',
    values: 'Kortenes verdi',
    tray: (from, to, n) => `${from} til ${to}: ${gold(n)}`,
    jewel: (n) => `Kronjuvel: ${gold(n)}`,
    hands: 'Kort per baker: 3, 4, 4, 5 med 4, 5, 6, 7 spillere',
    end: (n) =>
      `Til slutt tar den med flest Mistenkelig-brikker ${gold(n)} fra den med færrest Åpen butikk-brikker. Mest gull vinner.`,
  },

  master: {
    patter: {
      alarm: 'En alarm river palasset ut av søvnen. Kronjuvelene er borte. Igjen.',
      flour: 'På gulvet: mel. I vinduskarmen: en klatt margarin. Hent bakerne!',
      accusation: 'Én baker er igjen under lampen, med ett kort. Snu det.',
    },
    sees: 'Du ser det bordet ser, og ikke ett kort mer.',
  },

  refusals: {
    'game-over': 'Spillet er slutt.',
    'bad-payload': 'Det kom ikke riktig fram. Prøv igjen.',
    'not-seated': 'Du har ingen plass ved bordet.',
    'wrong-phase': 'Tiden for det er ute, eller den er ikke kommet ennå.',
    'bad-claim': 'Velg ett av svarene.',
    'already-answered': 'Du har allerede svart.',
    'not-your-turn': 'Det er ikke din tur.',
    'wrong-move-for-seat': 'Fra denne plassen går kortene den andre veien.',
    'need-two-cards': 'Velg nøyaktig to kort.',
    'card-not-in-hand': 'De kortene har du ikke.',
    'must-discard-muffin': 'Minst ett av de to må være en muffins.',
    'inspector-cannot-bribe': 'Inspektøren tar imot bestikkelser og betaler ingen.',
    'already-home': 'Den bakeren er allerede hjemme.',
    'bad-amount': 'Bare hele tall, takk.',
    'bribe-can-only-rise': 'En bestikkelse kan bare økes, til noen andre går hjem.',
    'bribe-unchanged': 'Så mye ligger det der allerede.',
    'not-enough-gold': 'Så mye er det ikke i pengepungen din.',
    'below-min-raise': 'Økningen er for liten.',
    'not-the-inspector': 'Bare inspektøren åpner døra.',
    'unknown-seat': 'Der sitter det ingen.',
    'not-a-baker': 'Inspektøren kan ikke sende seg selv hjem.',
    'too-early': 'Et øyeblikk til.',
    'nothing-to-take': 'Der ligger det ingenting.',
    'bribe-changed': 'Bestikkelsen er endret. Se igjen.',
    'decline-not-allowed': 'Ved dette bordet må en bestikkelse tas.',
    'not-in-room': 'Du er ikke i avhørsrommet.',
    'keep-too-high': 'Det er mer enn det som ligger der.',
    'not-the-last-baker': 'Den siste bakeren snur kortet.',
    'not-tied': 'Dette står mellom andre.',
    'nose-locked': 'For tidlig! Nesen din er låst et øyeblikk.',
    'master-only': 'Det er spillederens sak.',
    'chat-off': 'Dere sitter ved samme bord: snakk sammen.',
  },

  options: {
    playMode: {
      name: 'Hvor dere spiller',
      help: 'Ved samme bord eller på avstand.',
      values: { 'in-person': 'Ved samme bord', remote: 'På avstand' },
    },
    gameMaster: {
      name: 'Spilleder',
      help: 'En uten plass som holder orden.',
      values: { auto: 'Programmet', human: 'En person' },
    },
    firstInspector: {
      name: 'Første inspektør',
      help: 'To spørsmål, loddtrekning, eller verten bestemmer.',
      values: { ritual: 'To spørsmål', random: 'Loddtrekning', host: 'Verten bestemmer' },
    },
    startGold: { name: 'Gull fra start', help: 'I hver pengepung.', values: {} },
    jewelGold: { name: 'Verdien av en juvel', help: 'Mer gjør det mer fristende å smugle.', values: {} },
    burglaryGold: {
      name: 'Det siste innbruddet',
      help: 'Hvor mye Mestertyven tar til slutt.',
      values: { '0': 'ingen' },
    },
    selfBurglary: {
      name: 'Tyv og fraværende på én gang',
      help: 'Hvem som blir ranet hvis én er begge deler.',
      values: { nothing: 'Ingen', 'next-absent': 'Den nest mest fraværende' },
    },
    lastMuffinPays: {
      name: 'Den siste muffinsen selges',
      help: 'En uskyldig siste baker selger også kortet sitt.',
      values: yesNo,
    },
    declineBribe: {
      name: 'Bestikkelser kan avslås',
      help: 'Inspektøren kan la en baker gå og gi pengene tilbake.',
      values: yesNo,
    },
    purses: {
      name: 'Pengepunger',
      help: 'Om alles gull vises før slutten.',
      values: { open: 'Åpne', hidden: 'Skjulte' },
    },
    memoryAid: { name: 'Huskehjelp', help: 'Viser brukte kort og kort som har ligget åpne.', values: yesNo },
    homeBakersMayTalk: {
      name: 'De som er hjemme, får snakke',
      help: 'På avstand: de kan skrive og peke.',
      values: yesNo,
    },
    minRaise: { name: 'Minste økning', help: 'Hele pengepungen er alltid nok.', values: {} },
    laps: { name: 'Omganger', help: 'Hvor mange ganger alle er inspektør.', values: {} },
    timers: {
      name: 'Frister',
      help: 'Faste avgjør, myke slår bare på gongongen.',
      values: { off: 'Av', soft: 'Myke', hard: 'Faste' },
    },
    passSeconds: { name: 'Tid til å sende kort', help: 'Sekunder per baker.', values: {} },
    negotiateSecondsFirst: { name: 'Første avhør', help: 'Sekunder, det første i runden.', values: {} },
    negotiateSeconds: { name: 'Senere avhør', help: 'Sekunder for hvert av de andre.', values: {} },
    takeBackSeconds: { name: 'Angrefrist', help: 'Sekunder til å ta penger tilbake.', values: {} },
    acceptLockSeconds: { name: 'Låst dør', help: 'Sekunder før inspektøren kan la noen gå.', values: {} },
    noseRace: {
      name: 'Nesekappløp',
      help: 'Når alt annet er likt. På avstand har den raskeste forbindelsen et forsprang.',
      values: { phone: 'På telefonene', table: 'Ekte neser', shared: 'Ingen: de deler seieren' },
    },
    standIns: { name: 'Roboter tar over', help: 'En robot spiller videre for den som går.', values: yesNo },
    tips: { name: 'Bløfftips', help: 'Små bokser med gode råd.', values: yesNo },
    peekToView: { name: 'Hold inne for å se kort', help: 'Kortene vises bare mens du holder inne.', values: yesNo },
  },
  presets: {
    normal: { name: 'Normalt', help: 'De vanlige tidene.' },
    quick: { name: 'Raskt', help: 'Korte tider, for dere som kan spillet.' },
    unhurried: { name: 'I ro og mak', help: 'Lange tider, for første gang eller mye prat.' },
  },

  ...screens,
};
