/** Illumuffinati på dansk. */
import type { Texts } from './en.ts';
import { pluralIn } from './phrase.ts';
import { screens } from './screens/da.ts';

const plural = pluralIn('da');
const gold = (n: number) => `${n} guld`;
const cards = (n: number) => plural(n, `${n} kort`, `${n} kort`);
const yesNo = { true: 'Ja', false: 'Nej' };

export const da: Texts = {
  title: 'Illumuffinati',
  about: {
    idea: 'Kronjuvelerne er væk igen. Kun lidt mel ligger tilbage, så nu sidder alle byens bagere i forhørslokalet, hver med en pose muffins, der måske rummer mere end muffins.',
    origin: 'Illumuffinati er et spil af Peter Møller.',
  },

  roles: { baker: 'Bager', inspector: 'Politiinspektør' },
  things: {
    muffin: 'Muffinkort',
    jewel: 'Kronjuvel',
    gold: 'Guld',
    purse: 'Pengepung',
    bank: 'Banken',
    bribe: 'Bestikkelse',
    bribePile: 'Bestikkelsesbunke',
    takeBack: 'Tag tilbage',
    hushMoney: 'Tavshedspenge',
    openShop: 'Åben butik',
    suspicious: 'Mistænkelig',
    inspectorToken: 'Inspektørbrik',
    row: 'Muffinpose',
    usedPile: 'Brugte kort',
    room: 'Forhørslokalet',
    home: 'Sendt hjem',
    referenceCard: 'Referencekort',
    tips: 'Bluff-tips',
  },
  muffins: [
    ...['Brændt', 'Gårsdagens', 'Naturel', 'Havre', 'Rug', 'Gulerod', 'Banan', 'Æble', 'Pære', 'Rabarber', 'Citron'],
    ...['Appelsin', 'Birkes', 'Kanel', 'Kardemomme', 'Blåbær', 'Hindbær', 'Jordbær', 'Tyttebær', 'Solbær', 'Kokos'],
    ...['Hasselnød', 'Mandel', 'Marcipan', 'Karamel', 'Mælkechokolade', 'Mørk chokolade', 'Tredobbelt chokolade'],
    ...['Multebær', 'Safran og bladguld'],
  ],

  phases: {
    lobby: 'Lobby',
    'first-inspector': 'Hvem har opklaret en forbrydelse?',
    bake: 'Bag muffins',
    hide: 'Gem kronjuvelerne',
    open: 'Åbn muffinposerne',
    negotiate: 'Send bagerne hjem',
    takeback: 'Fortrydelsesfrist',
    inspect: 'Muffininspektion',
    accusation: 'Anklage!',
    earnings: 'Indkassér dagens indtjening',
    'round-end': 'Runden afsluttes',
    'final-count': 'Sidste optælling',
    'nose-race': 'Næsekapløb',
    finished: 'Slut',
  },

  panel: {
    round: (n, of) => `Runde ${n} af ${of}`,
    gold,
    robot: 'Robot',
    away: 'telefonen er væk',
    gong: 'Gongen har lydt. Nu skal der besluttes.',
    lastCall: 'Sidste udkald!',
    paused: 'Pause',
  },

  first: {
    title: 'Hvem er første politiinspektør?',
    crime: 'Hvornår opklarede du sidst en forbrydelse?',
    hat: 'Hvornår havde du sidst hat på?',
    buckets: {
      today: 'I dag',
      week: 'I denne uge',
      month: 'I denne måned',
      year: 'I år',
      longer: 'Længe siden',
      never: 'Aldrig',
    },
    waiting: (k, n) => `${k} af ${n} har afgivet forklaring`,
    hostNames: 'Tryk på den, der skal være inspektør først.',
    hostWaits: (name) => `${name} udpeger den første inspektør.`,
  },

  bake: {
    inspector: 'Du venter udenfor med notesbogen.',
  },

  hide: {
    passing: (name) => `${name} pakker en pose`,
    sorted: 'Din pose er pakket og sorteret.',
  },

  negotiate: {
    inspector: 'Hold fingeren på mønterne for at tage bestikkelsen og åbne døren.',
    locked: 'Døren åbner om et øjeblik.',
    offers: (name, n) => `${name} byder ${gold(n)}`,
    more: (n) => `+${n}`,
    points: (name, other) => `${name} peger på ${other}.`,
    accusations: {
      jewel: (name) => `${name}, det er jo en kronjuvel, der ligger!`,
      high: (name) => `${name}, hvad kan der ligge bag så højt et kort?`,
      low: (name) => `${name}, hvorfor beholdt du så lavt et kort?`,
      tokens: (name) => `${name} har gjort det før. Se på brikkerne.`,
      left: (name) => `${name} havde begge juveler på hånden først.`,
      sudden: (name) => `Hvorfor pludselig så gavmild, ${name}?`,
    },
  },

  takeback: {
    ask: 'Hvor meget bliver liggende?',
    answered: (k, n) => `${k} af ${n} har svaret`,
  },

  inspect: { last: 'Der er ét kort tilbage.' },

  accusation: {
    waiting: (name) => `${name} vender det sidste kort`,
  },

  earnings: {
    ready: (k, n) => `${k} af ${n} er klar`,
  },

  end: {
    masterThief: 'Mestertyven',
    absentBaker: 'Den mest fraværende bager',
    burglary: 'Det sidste indbrud',
    robs: (thief, victim, n) => `${thief} bryder ind hos ${victim}: ${gold(n)}.`,
    robsHerself: (thief) => `${thief} kravler ind ad vinduet i sin egen butik. Intet guld skifter hænder.`,
    noBurglary: 'Ingen bliver bestjålet i nat.',
    tie: {
      others: (n) => `${n} andre`,
      thief: {
        gold: (who) => `Mistænkt lige så tit som ${who}, men med mindre guld.`,
        order: (who) => `Mistænkt lige så tit som ${who}, lige så rig og inspektør senere.`,
      },
      absent: {
        gold: (who) => `Åbent lige så sjældent som hos ${who}, men med mere guld.`,
        order: (who) => `Åbent lige så sjældent som hos ${who}, lige så rig og inspektør tidligere.`,
      },
    },
    wins: (names) => `${names} vinder`,
    share: (names) => `${names} deler sejren`,
    cancelled: 'Spillet blev afbrudt.',
    why: {
      gold: 'Mest guld.',
      suspicious: 'Lige så rig som en anden, men med flere mistænkelige brikker.',
      'open-shop': 'Lige så rig og mistænkt som en anden, men har haft åbent oftere.',
      nose: 'Den hurtigste næse.',
      shared: 'Ingen kunne kende forskel på dem.',
      cancelled: 'Afbrudt.',
    },
  },

  nose: {
    title: 'Rør ved næsen!',
    now: 'NU!',
    attempt: (n, of) => `Forsøg ${n} af ${of}`,
    falseStart: (name) => `${name} var for tidligt ude`,
    time: (name, ms) => `${name}: ${ms} ms`,
    touched: 'Registreret. De andre kan stadig nå det.',
    again: 'Dødt løb! Én gang til.',
    silent: 'Ingen rørte ved næsen.',
    table: 'Rigtige næser! Tryk på den, der var først.',
  },

  buttons: {
    ready: 'Videre',
    point: (name) => `Peg på ${name}`,
    flip: 'Vend kortet',
    testify: 'Afgiv forklaring',
    pause: 'Pause',
    extend: 'Tredive sekunder mere',
    playDefault: 'Gå videre uden at vente',
    voidRound: 'Annullér runden',
    voidHelp: 'Alt guld og alle brikker går tilbage til rundens start, og der deles nye kort ud. Intet kort vises.',
    verdict: (name) => `${name} var først`,
    nameInspector: (name) => `${name} er inspektør først`,
  },

  log: {
    named: (name) => `${name} er første politiinspektør.`,
    claims: (name, crime, hat) => `${name}: forbrydelse ${crime}, hat ${hat}.`,
    round: (n, name) => `Runde ${n}. ${name} er politiinspektør.`,
    dealt: (name, what) => `${name} bager: ${what}.`,
    jewels: (name) => `${name} tager begge kronjuveler.`,
    passed: (from, to) => `${from} giver ${to} to kort.`,
    passedThese: (from, to, what) => `${from} giver ${to}: ${what}.`,
    discarded: (name, what) => `${name} lægger på bordet: ${what}.`,
    opened: (what) => `Poserne åbnes. ${what}.`,
    shows: (name, what) => `${name}: ${what}`,
    bribe: (name, n) => `${name} byder ${gold(n)}.`,
    taken: (name, n) => `Inspektøren tager ${gold(n)}. ${name} går hjem.`,
    free: (name) => `${name} går hjem uden at betale.`,
    kept: (what) => `Fortrydelsesfristen er ovre. På bordet: ${what}.`,
    keeps: (name, n) => `${name} ${n}`,
    keepsOwn: (name, n) => `${name} vil lade ${gold(n)} ligge.`,
    returned: (name) => `${name} får sin bestikkelse tilbage.`,
    inspected: (what) => `Hunden tog: ${what}.`,
    nowOpen: (what) => `Nu ligger åbent: ${what}.`,
    flipped: (name, what) => `${name} vender: ${what}.`,
    solved: (name, n) => `Sagen er opklaret. ${name} beholder hele bunken: ${gold(n)}.`,
    failed: (inspector, baker, hush, rest) =>
      `Forkert bager! ${baker} får ${gold(hush)} for at tie, ${inspector} beholder ${gold(rest)}.`,
    rows: (what) => `Alle poser åbnes. ${what}.`,
    suspicion: (names) => `Mistænkelige brikker: ${names}.`,
    paid: (what) => `Solgt: ${what}.`,
    voided: 'Runden er annulleret. Der deles nye kort ud.',
    gong: 'Gongen lyder.',
    moreTime: 'Mere tid.',
    attempt: (names) => `${names}: rør ved næsen!`,
    cue: 'Nu!',
    left: (name) => `${name} er gået.`,
    botCame: (name) => `En robot spiller for ${name}.`,
    back: (name) => `${name} er tilbage.`,
    host: (name) => `${name} er vært nu.`,
    masterGone: 'Fra nu af holder værten styr på spillet.',
  },

  tips: {
    title: 'Bluff-tips',
    bake: 'Er kortene gode uden en juvel? Giver numrene mulighed for et bluff?',
    hide: 'Kan høje muffins dække over en juvel? Med begge juveler er alle imod dig. Læg posens værdi sammen nu: en større bestikkelse kan aldrig betale sig.',
    openInspector:
      'Et meget lavt åbent kort: hvorfor blev det ikke sendt videre? Et meget højt: alt bag det er endnu højere. Det første kort kan allerede være plantet.',
    negotiateBaker:
      'Den, der slipper tidligt ud, beholder flere kort, så det kan næsten altid betale sig at købe sig fri. Beskyld: åbne kort, mistænkelige brikker, pladsen til venstre for inspektøren. Det behøver ikke være logisk, bare troværdigt.',
    negotiateInspector:
      'Hvem taler for meget eller slet ikke? Hvem betaler pludselig meget? Brug skænderier til at presse prisen op. Åbne kort er det eneste sikre spor, og der er to 30’ere.',
  },

  reference: {
    title: 'Referencekort',
    phases: 'En runde',
    bake: (n) => `Hver bager får ${cards(n)}.`,
    hide: 'Bageren til venstre for inspektøren tager begge juveler. To kort går fra pose til pose; de sidste to lægges åbent, mindst ét af dem en muffin.',
    open: 'Hver pose sorteres. Det laveste kort vendes.',
    negotiate: (two) =>
      `Bestik og snak. Inspektøren lader ${two ? 'to bagere gå i første omgang, derefter én' : 'én bager gå'} ad gangen; de andre mister deres laveste kort.`,
    accusation:
      'Det sidste kort: er det en juvel, beholder inspektøren bunken; er det en muffin, får den sidste bager halvdelen, rundet op.',
    earnings:
      'De hjemsendte sælger alt og tager en Åben butik-brik. Den, der havde en juvel i posen, tager en mistænkelig brik.',
    roundEnd: 'Inspektørbrikken går til venstre.',
    values: 'Kortenes værdi',
    tray: (from, to, n) => `${from} til ${to}: ${gold(n)}`,
    jewel: (n) => `Kronjuvel: ${gold(n)}`,
    hands: 'Kort pr. bager: 3, 4, 4, 5 ved 4, 5, 6, 7 spillere',
    end: (n) =>
      `Til sidst tager den med flest mistænkelige brikker ${gold(n)} fra den med færrest Åben butik-brikker. Mest guld vinder.`,
  },

  master: {
    patter: {
      alarm: 'En alarm river paladset ud af søvnen. Kronjuvelerne er væk. Igen.',
      flour: 'På gulvet: mel. I vindueskarmen: en klat margarine. Hent bagerne!',
      accusation: 'Én bager er tilbage under lampen, med ét kort. Vend det.',
    },
    sees: 'Du ser det samme som bordet, og ikke ét kort mere.',
  },

  refusals: {
    'game-over': 'Spillet er slut.',
    'bad-payload': 'Det kom ikke rigtigt frem. Prøv igen.',
    'not-seated': 'Du har ingen plads ved bordet.',
    'wrong-phase': 'Tiden til det er gået, eller den er ikke kommet endnu.',
    'bad-claim': 'Vælg et af svarene.',
    'already-answered': 'Du har allerede svaret.',
    'not-your-turn': 'Det er ikke din tur.',
    'wrong-move-for-seat': 'Fra denne plads går kortene den anden vej.',
    'need-two-cards': 'Vælg præcis to kort.',
    'card-not-in-hand': 'De kort har du ikke.',
    'must-discard-muffin': 'Mindst ét af de to skal være en muffin.',
    'inspector-cannot-bribe': 'Inspektøren tager imod bestikkelse og betaler ingen.',
    'already-home': 'Den bager er allerede hjemme.',
    'bad-amount': 'Et helt beløb, tak.',
    'bribe-can-only-rise': 'Bestikkelsen kan kun stige, indtil en anden går hjem.',
    'bribe-unchanged': 'Så meget ligger der allerede.',
    'not-enough-gold': 'Så meget er der ikke i din pung.',
    'below-min-raise': 'Forhøjelsen er for lille.',
    'not-the-inspector': 'Kun inspektøren åbner døren.',
    'unknown-seat': 'Der sidder ingen.',
    'not-a-baker': 'Inspektøren kan ikke sende sig selv hjem.',
    'too-early': 'Et øjeblik endnu.',
    'nothing-to-take': 'Der ligger ingenting.',
    'bribe-changed': 'Bestikkelsen har ændret sig. Se igen.',
    'decline-not-allowed': 'Ved dette bord skal en bestikkelse tages.',
    'not-in-room': 'Du er ikke i forhørslokalet.',
    'keep-too-high': 'Det er mere, end der ligger.',
    'not-the-last-baker': 'Den sidste bager vender kortet.',
    'not-tied': 'Det er mellem de andre.',
    'nose-locked': 'For tidligt! Din næse er låst et øjeblik.',
    'master-only': 'Det er spillederens sag.',
    'chat-off': 'I sidder ved samme bord: snak sammen.',
  },

  options: {
    playMode: {
      name: 'Hvor I spiller',
      help: 'Ved samme bord eller hver for sig.',
      values: { 'in-person': 'Ved samme bord', remote: 'Hver for sig' },
    },
    gameMaster: {
      name: 'Spilleder',
      help: 'En uden plads, der holder styr på spillet.',
      values: { auto: 'Programmet', human: 'Et menneske' },
    },
    firstInspector: {
      name: 'Første inspektør',
      help: 'To spørgsmål, lodtrækning, eller værten bestemmer.',
      values: { ritual: 'To spørgsmål', random: 'Lodtrækning', host: 'Værten bestemmer' },
    },
    startGold: { name: 'Guld fra start', help: 'I hver pung.', values: {} },
    jewelGold: { name: 'En juvels værdi', help: 'Mere gør det mere fristende at smugle.', values: {} },
    burglaryGold: {
      name: 'Det sidste indbrud',
      help: 'Hvor meget Mestertyven tager til sidst.',
      values: { '0': 'ingen' },
    },
    selfBurglary: {
      name: 'Tyv og fraværende i én',
      help: 'Hvem der bestjæles, hvis én er begge dele.',
      values: { nothing: 'Ingen', 'next-absent': 'Den næstmest fraværende' },
    },
    lastMuffinPays: {
      name: 'Den sidste muffin sælges',
      help: 'En uskyldig sidste bager sælger også sit kort.',
      values: yesNo,
    },
    declineBribe: {
      name: 'Bestikkelse kan afslås',
      help: 'Inspektøren må lade en bager gå og give pengene tilbage.',
      values: yesNo,
    },
    purses: {
      name: 'Pengepunge',
      help: 'Om alles guld vises før slutningen.',
      values: { open: 'Åbne', hidden: 'Skjulte' },
    },
    memoryAid: { name: 'Huskehjælp', help: 'Viser brugte kort og kort, der har været åbne.', values: yesNo },
    homeBakersMayTalk: { name: 'Hjemsendte må tale', help: 'Hver for sig: de må skrive og pege.', values: yesNo },
    minRaise: { name: 'Mindste forhøjelse', help: 'Hele pungen er altid nok.', values: {} },
    laps: { name: 'Omgange', help: 'Hvor mange gange alle er inspektør.', values: {} },
    timers: {
      name: 'Frister',
      help: 'Faste frister afgør sagen, bløde slår kun på gongen.',
      values: { off: 'Fra', soft: 'Bløde', hard: 'Faste' },
    },
    passSeconds: { name: 'Tid til at sende kort', help: 'Sekunder pr. bager.', values: {} },
    negotiateSecondsFirst: { name: 'Første forhør', help: 'Sekunder, det første i runden.', values: {} },
    negotiateSeconds: { name: 'Senere forhør', help: 'Sekunder for hvert af de andre.', values: {} },
    takeBackSeconds: { name: 'Fortrydelsesfrist', help: 'Sekunder til at tage penge tilbage.', values: {} },
    acceptLockSeconds: { name: 'Låst dør', help: 'Sekunder, før inspektøren må lade nogen gå.', values: {} },
    noseRace: {
      name: 'Næsekapløb',
      help: 'Når alt andet står lige. Hver for sig har den korteste forbindelse et forspring.',
      values: { phone: 'På telefonerne', table: 'Rigtige næser', shared: 'Ingen: de deler sejren' },
    },
    standIns: { name: 'Robotter tager over', help: 'En robot spiller videre for den, der går.', values: yesNo },
    tips: { name: 'Bluff-tips', help: 'Små bokse med gode råd.', values: yesNo },
    peekToView: { name: 'Hold nede for at se kort', help: 'Kortene vises kun under tommelfingeren.', values: yesNo },
  },
  presets: {
    normal: { name: 'Normalt', help: 'De sædvanlige frister.' },
    quick: { name: 'Hurtigt', help: 'Korte frister, til dem, der kan spillet.' },
    unhurried: { name: 'I ro og mag', help: 'Lange frister, til første gang eller meget snak.' },
  },

  ...screens,
};
