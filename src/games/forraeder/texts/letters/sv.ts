/** Breven på svenska. */
import type { Letter, realLetters as real } from './en.ts';

export const letters: readonly Letter[] = [
  [
    'Kocken har hittat äpplen i källaren. Ska det vara kanel på gröten i morgon, eller bara smör? Svara ja till kanel.',
    'Köket',
  ],
  [
    'Klockan i östra flygeln har gått för sakta sedan 1802. Ska vi ställa den nu, eller tycker du om den som den är?',
    'Urmakaren',
  ],
  [
    'Någon har lånat den långa stegen och inte lämnat tillbaka den. Behöver du den också, eller får vi låsa boden?',
    'Förvaltaren',
  ],
  [
    'Det väntas snö till torsdag, eller regn, eller inget av det. Ska vi elda i ditt rum för säkerhets skull?',
    'Sotaren',
  ],
  [
    'Porträttet i trappan har blivit rengjort, och nu ler det. Vill du hellre ha det gamla tillbaka, som det var?',
    'Målaren',
  ],
  ['En god brasa kräver torr ved och tålamod, och vi har bara veden. Ska vi väcka dig när det brinner?', 'Eldaren'],
  ['Trädgårdsmästaren ber dig att inte mata påfågeln mer. Vill du lova det, åtminstone för en enda dag?', 'Trädgården'],
  [
    'Böckerna i biblioteket räknas just nu. Hittills är de många. Vill du ha en uppburen till ditt rum i kväll?',
    'Bibliotekarien',
  ],
  [
    'Till frukosten blir det marmelad, två sorter, och den ena är bitter. Ska vi ställa den bittra framför dig?',
    'Köket',
  ],
  [
    'En handske har hittats i kapellet. Det är en vänster, grå och ganska liten. Kan det vara den som du saknar?',
    'Kaplanen',
  ],
  [
    'Brunnen är djup och hinken är ny, men repet är från mormors tid. Ska vi pröva det i morgon ändå?',
    'Brunnsgrävaren',
  ],
  [
    'Den som sover länge ser få soluppgångar, säger man här. Ska vi knacka på hos dig innan solen går upp?',
    'Nattvakten',
  ],
  [
    'Det är sot i trappan igen, och den här gången var det inte sotaren. Vill du få veta det när vi vet vem?',
    'Husfrun',
  ],
  ['Katten har fått ungar i musikrummet, fyra stycken, allihop grå. Vill du ge ett namn åt en av dem?', 'Musikrummet'],
  ['Stäng porten efter dig, annars kommer dimman in. Stängde du den i kväll, så vitt du kan minnas?', 'Portvakten'],
  [
    'Vinkällaren är torr i ordets båda bemärkelser. Nöjer du dig med cider tills vagnen kommer tillbaka?',
    'Källarmästaren',
  ],
  [
    'En gäst räknade en gång trappstegen och fick ett nytt tal varje gång. Vill du själv pröva på det i morgon?',
    'Guiden',
  ],
  [
    'Vallgraven är rensad. Det låg fyrtioen skedar i den. Vet du möjligen var de kan ha kommit ifrån?',
    'Silverkammaren',
  ],
  [
    'Även ett snett ljus lyser rakt. Vi har en hel låda med sneda. Ska vi ställa ett av dem vid din säng?',
    'Ljusstöparen',
  ],
  ['Rustningarna dammas av på måndagar, och då skramlar de. Ska vi lämna den utanför din dörr i fred?', 'Rustmästaren'],
];

export const realLetters: typeof real = {
  from: 'Förrädarna',
  temptation:
    'Vi har sett hur väl du tiger. Det finns plats för en kappa till i vårt skåp. Svarar du ja är du en av oss ända till slutet.',
  blackmail:
    'Jag vet vad du helst håller för dig själv. Från och med nu är du förrädare som jag, vad du än svarar. Bränn brevet.',
};
