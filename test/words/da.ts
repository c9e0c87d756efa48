import type { Word } from './word.ts';

const HOUSE = /^src\/web\//;
const FORRAEDER = /^src\/games\/forraeder\//;
const GW = /^src\/games\/gws-brott\//;
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
  { thing: 'a quotation', word: '»…«', not: /["“”„]/ },
];
