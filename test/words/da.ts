import type { Word } from './word.ts';

const HOUSE = /^src\/web\//;
const FORRAEDER = /^src\/games\/forraeder\//;
const GW = /^src\/games\/gws-brott\//;
const ILLUMUFFINATI = /^src\/games\/illumuffinati\//;
const MAFFIA = /^src\/games\/maffia\//;
const SEAL = /^src\/web\/texts\/drawers\//;
const ORDET_FANGER = /^src\/games\/ordet-fanger\//;

export const da: readonly Word[] = [
  { thing: 'who plays for an empty chair', word: 'robot', not: /bot(?:s|ten|ter|terne)?/ },
  { thing: 'what a camera reads', word: 'QR-kode', not: /firkant\p{L}*|qr (?:kode|code)\p{L}*/u },
  { thing: 'to read a QR code', word: 'scanne', not: /skan(?:ne\p{L}*)?/u },
  {
    thing: 'to be told by the browser that it is time',
    word: 'give besked',
    not: /kald(?:e|er|es)? på (?:mig|dig)|ny time/,
  },
  {
    thing: 'to begin with a new game',
    word: 'begynde et spil',
    not: /dæk(?:ker?|kes|ket)? (?:et nyt|bordet|op til)/,
    files: HOUSE,
  },
  { thing: 'where everybody arrives', word: 'forsiden', not: /startsiden|hjemmesiden|hoveddøren/ },
  { thing: 'the game master’s screen', word: 'pult', not: /konsol\p{L}*/u },
  { thing: 'what is written to each other', word: 'chat', not: /samtale\p{L}*|snak/u, files: HOUSE },
  { thing: 'the wording without death', word: 'milde ord', not: /blød(?:e|ere) ord/ },
  { thing: 'what can be said with a tap', word: 'faste sætninger', not: /færdige ord/ },
  { thing: 'how long something may take', word: 'frist', not: /ure|hårde frister/ },
  {
    thing: 'to press until a ring is full',
    word: 'hold nede',
    not: /hold(?:e|er)? (?:inde|for at|på (?:seglet|mønterne))/,
  },
  { thing: 'not in one room', word: 'hver for sig', not: /langt fra hinanden|på afstand/ },
  { thing: 'those in one room', word: 'ved samme bord', not: /(?:rundt )?om (?:[ée]t|samme) bord/ },
  { thing: 'what makes others suspect', word: 'mistænkelig', not: /mistænksom\p{L}*/u },
  { thing: 'several at one time', word: 'alle samtidig', not: /alle på én gang/ },
  { thing: 'what comes after what', word: 'rækkefølge', not: /rigtige orden/ },
  { thing: 'a pace', word: 'hurtig', not: /rask(?:e|t)?/ },
  { thing: 'this morning', word: 'her til morgen', not: /i morges/ },
  { thing: 'for each', word: 'pr.', not: /per (?:linje|duel|bager|spiller)/ },
  { thing: 'headphones', word: 'høretelefoner', not: /hovedtelefon\p{L}*/u },
  { thing: 'more than one die that is locked', word: 'plural(n, låst, låste)', not: /\uFFFC låst/, files: GW },
  { thing: 'to tell on somebody', word: 'sladre', not: /(?:skal|at) stikke|stikkes|stukket|stak/, files: GW },
  { thing: 'what is done with dice', word: 'kaste', not: /slår?/, files: GW },
  { thing: 'the town with its squares', word: 'brættet', not: /(?:side af|er på|ikke på) kortet/, files: GW },
  { thing: 'whom a trump does not reach', word: 'immun mod', not: /immun over for/, files: GW },
  { thing: 'one of the mafia', word: 'mafioso', not: /mafiaer(?:ne)?|mafiamedlem\p{L}*|(?:én|\uFFFC) mafia/u },
  { thing: 'what a plank does under too many', word: 'knække', not: /brist(?:e|er|et)?|brast/, files: FORRAEDER },
  { thing: 'the duel after a draw', word: 'omkamp', not: /afgørelsen?|sidste duel/, files: ORDET_FANGER },
  {
    thing: 'to play for whoever is away',
    word: 'passe stolen',
    not: /hold(?:e|er) (?:din |en )?(?:stolen?|plads(?:en)?)/,
  },
  { thing: 'cards in an order that nobody knows', word: 'forseglede kort', not: /(?:ny )?blanding(?:en)?/ },
  { thing: 'to say that one means it', word: 'bekræfte', not: /for at gøre det/ },
  { thing: 'who led the game before', word: 'den gamle nøgle', not: /ledte/, files: HOUSE },
  { thing: 'one entry of what happened', word: 'trin', not: /skridt(?:et|ene)?/, files: SEAL },
  { thing: 'to do something once more', word: 'gøre igen', not: /gør (?:det|den|dem) om/ },
  { thing: 'whoever is meant', word: 'den spiller', not: /vedkommende|den person/ },
  { thing: 'to keep from something', word: 'lade være med at', not: /lad(?:e|er)? være at/ },
  { thing: 'what is tied', word: 'stå lige til sidst', not: /(?:ender|ende) lige/ },
  { thing: 'to let go of a seal', word: 'slip, så', not: /slip, og (?:det|kortet) er/ },
  { thing: 'to turn out', word: 'nu vises alt', not: /alt vendes(?: om)?/, files: GW },
  { thing: 'to hide the town', word: 'skjule', not: /dæk(?:ke|ket|kes)?/, files: GW },
  { thing: 'whose turn it is', word: 'have turen', not: /der handler/, files: GW },
  { thing: 'a turn on which no die locks', word: 'ingen låst', not: /uden en lås/ },
  { thing: 'who waits longest', word: 'mest is i maven', not: /frækkeste venten/ },
  { thing: 'who gets through the speeches', word: 'talegaver', not: /sølvtungen?/ },
  { thing: 'a baker’s cards', word: 'pose', not: /(?:hver|i) rækken?/, files: ILLUMUFFINATI },
  { thing: 'what cannot be done tomorrow for real', word: 'næste nat', not: /i morgen(?: tidlig)?/, files: MAFFIA },
  { thing: 'up to six who play for themselves or in pairs', word: 'hold', not: /seks sider/, files: ORDET_FANGER },
  { thing: 'a quotation', word: '»…«', not: /["“”„]/ },
];
