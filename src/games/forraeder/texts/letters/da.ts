/** Brevene på dansk. */
import type { Letter, realLetters as real } from './en.ts';

export const letters: readonly Letter[] = [
  [
    'Kokken har fundet æbler i kælderen. Skal der være kanel på grøden i morgen, eller bare smør? Svar ja til kanel.',
    'Køkkenet',
  ],
  [
    'Uret i østfløjen har gået for langsomt siden 1802. Skal vi stille det nu, eller kan du lide det, som det er?',
    'Urmageren',
  ],
  [
    'Nogen har lånt den lange stige og ikke bragt den tilbage. Skal du også bruge den, eller må vi låse skuret?',
    'Forvalteren',
  ],
  [
    'Der ventes sne på torsdag, eller regn, eller ingen af delene. Skal vi lægge i ovnen hos dig for en sikkerheds skyld?',
    'Skorstensfejeren',
  ],
  [
    'Portrættet på trappen er blevet renset, og nu smiler det. Vil du hellere have det gamle tilbage, som det var?',
    'Maleren',
  ],
  [
    'En god ild kræver tørt brænde og tålmodighed, og vi har kun brændet. Skal vi vække dig, når den brænder?',
    'Fyrbøderen',
  ],
  ['Gartneren beder dig lade være med at fodre påfuglen. Vil du love det, i det mindste for en enkelt dag?', 'Haven'],
  [
    'Biblioteket bliver talt op. Indtil nu er der mange bøger. Ønsker du at få en af dem bragt op på værelset i aften?',
    'Bibliotekaren',
  ],
  [
    'Der kommer marmelade på morgenbordet, to slags, og den ene er bitter. Skal vi stille den bitre foran dig?',
    'Køkkenet',
  ],
  [
    'Der er fundet en handske i kapellet. Det er en venstre, grå og temmelig lille. Kan det være den, du savner?',
    'Kapellanen',
  ],
  [
    'Brønden er dyb, og spanden er ny, men rebet er fra din oldemors tid. Skal vi prøve det alligevel i morgen?',
    'Brøndgraveren',
  ],
  [
    'Den, der sover længe, ser få solopgange, siger man her. Skal vi banke på hos dig, før solen står op?',
    'Nattevagten',
  ],
  [
    'Der er sod på trappen igen, og denne gang var det ikke fejeren. Vil du have besked, når vi ved, hvem det var?',
    'Husholdersken',
  ],
  [
    'Katten har fået killinger i musikværelset, fire stykker, alle sammen grå. Vil du give en af dem et navn?',
    'Musikværelset',
  ],
  [
    'Luk venligst porten efter dig, ellers kommer tågen ind. Lukkede du den i aften, så vidt du kan huske?',
    'Portneren',
  ],
  [
    'Vinkælderen er tør i ordets begge betydninger. Vil du nøjes med cider, indtil vognen kommer tilbage?',
    'Kældermesteren',
  ],
  [
    'En gæst talte engang trappetrinene og fik et nyt tal hver gang. Har du lyst til selv at prøve det i morgen?',
    'Omviseren',
  ],
  ['Voldgraven er renset. Der lå enogfyrre skeer i den. Ved du mon, hvor de kan være kommet fra?', 'Sølvkammeret'],
  [
    'Selv et skævt lys lyser lige. Vi har en hel æske med skæve. Skal vi stille et af dem ved din seng?',
    'Lysestøberen',
  ],
  [
    'Rustningerne bliver støvet af om mandagen, og så rasler de. Skal vi lade den uden for din dør være i fred?',
    'Rustmesteren',
  ],
];

export const realLetters: typeof real = {
  from: 'Forræderne',
  temptation:
    'Vi har set, hvor godt du tier. Der er plads til en kappe til i vores skab. Siger du ja, er du en af os til det sidste.',
  blackmail:
    'Jeg ved, hvad du helst vil holde for dig selv. Fra nu af er du forræder som jeg, hvad du end svarer. Brænd brevet.',
};
