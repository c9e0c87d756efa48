/** Brevene på bokmål. */
import type { Letter, realLetters as real } from './en.ts';

export const letters: readonly Letter[] = [
  [
    'Kokken har funnet epler i kjelleren. Skal det være kanel på grøten i morgen, eller bare smør? Svar ja til kanel.',
    'Kjøkkenet',
  ],
  [
    'Klokken i østfløyen har gått for sakte siden 1802. Skal vi stille den nå, eller liker du den slik den er?',
    'Urmakeren',
  ],
  [
    'Noen har lånt den lange stigen og ikke levert den tilbake. Trenger du den også, eller kan vi låse skjulet?',
    'Forvalteren',
  ],
  [
    'Det ventes snø til torsdag, eller regn, eller ingen av delene. Skal vi fyre opp hos deg for sikkerhets skyld?',
    'Feieren',
  ],
  [
    'Portrettet i trappen er blitt renset, og nå smiler det. Vil du heller ha det gamle tilbake, slik det var?',
    'Maleren',
  ],
  [
    'Et godt bål krever tørr ved og tålmodighet, og vi har bare veden. Skal vi vekke deg når det brenner?',
    'Fyrbøteren',
  ],
  ['Gartneren ber deg slutte å mate påfuglen. Kan du love det, om så bare for en eneste dag?', 'Hagen'],
  ['Biblioteket blir telt opp. Hittil er det mange bøker. Vil du ha en av dem opp på rommet i kveld?', 'Bibliotekaren'],
  ['Til frokost blir det marmelade, to slag, og det ene er bittert. Skal vi sette det bitre foran deg?', 'Kjøkkenet'],
  ['En hanske er funnet i kapellet. Det er en venstre, grå og ganske liten. Kan det være den du savner?', 'Kapellanen'],
  [
    'Brønnen er dyp og bøtten er ny, men tauet er fra oldemors tid. Skal vi prøve det i morgen likevel?',
    'Brønngraveren',
  ],
  [
    'Den som sover lenge, ser få soloppganger, sier de her. Skal vi banke på hos deg før solen står opp?',
    'Nattevakten',
  ],
  [
    'Det er sot i trappen igjen, og denne gangen var det ikke feieren. Vil du få beskjed når vi vet hvem det var?',
    'Husholdersken',
  ],
  ['Katten har fått unger i musikkrommet, fire stykker, alle sammen grå. Vil du gi en av dem et navn?', 'Musikkrommet'],
  ['Lukk porten etter deg, ellers kommer tåken inn. Lukket du den i kveld, så vidt du kan huske?', 'Portneren'],
  [
    'Vinkjelleren er tørr i ordets begge betydninger. Nøyer du deg med eplesider til vognen kommer tilbake?',
    'Kjellermesteren',
  ],
  [
    'En gjest telte en gang trappetrinnene og fikk et nytt tall hver gang. Har du lyst til å prøve det i morgen?',
    'Omviseren',
  ],
  ['Vollgraven er renset. Det lå førtien skjeer i den. Vet du kanskje hvor de kan ha kommet fra?', 'Sølvkammeret'],
  [
    'Selv et skjevt lys lyser rett. Vi har en hel eske med skjeve. Skal vi sette et av dem ved sengen din?',
    'Lysstøperen',
  ],
  [
    'Rustningene støves av på mandager, og da skrangler de. Skal vi la den utenfor døra di være i fred?',
    'Rustmesteren',
  ],
];

export const realLetters: typeof real = {
  from: 'Forræderne',
  temptation:
    'Vi har sett hvor godt du tier. Det er plass til en kappe til i skapet vårt. Svarer du ja, er du en av oss helt til slutt.',
  blackmail:
    'Jeg vet hva du helst vil holde for deg selv. Fra nå av er du forræder som jeg, hva du enn svarer. Brenn brevet.',
};
