import type { AboutWords } from './en.ts';

export const nb = {
  title: 'Dette lover vi',
  promises: [
    {
      title: 'Ingen konto, ingen adresse',
      text: 'Et navn for kvelden er alt vi ber om. Når bordet er ryddet, er det glemt.',
    },
    {
      title: 'Hemmeligheten blir på telefonen',
      text: 'Kortet ditt kommer til telefonen din, ikke til verten, ikke til den store skjermen. Bare en menneskelig spilleder, hvis dere velger en, ser mer.',
    },
    {
      title: 'Ingen velger kortene',
      text: 'Stokkingen forsegles før dere setter dere, og alle kan kontrollere den etterpå.',
    },
    { title: 'Ingen får vite hvem som ikke hadde det bra', text: 'Verken etter spillet eller i filen dere lagrer.' },
    {
      title: 'Ingenting hentes utenfra',
      text: 'Ingen reklame, ingen sporing. Alt går på en bærbar, på en hytte uten internett.',
    },
  ],
  sealTitle: 'Slik vet dere at ingen valgte kortene',
  steps: [
    {
      title: 'Brevet forsegles',
      text: 'Før noen setter seg, skriver huset et hemmelig tall, legger det i en konvolutt og viser seglet.',
    },
    {
      title: 'Alle legger i en klype',
      text: 'Hver telefon legger sitt eget tall i bollen når eieren setter seg. Bollen står åpen.',
    },
    {
      title: 'Begge stokker kortene',
      text: 'Brevet og bollen bestemmer kortene sammen. Huset kunne ikke velge, for det visste ikke hva som lå i bollen. Dere kunne ikke, for brevet var lukket.',
    },
    { title: 'Seglet brytes', text: 'Når spillet er slutt, åpnes brevet, og kort og stemmer kan regnes etter.' },
  ],
  try: {
    title: 'Prøv selv',
    text: 'Endre én eneste bokstav i linjen, så stemmer ikke seglet dens lenger.',
    sentence: 'Dagny stemmer på Egon',
    label: 'En linje fra spillet',
    fits: 'Seglet stemmer.',
    broken: 'Dette er en annen linje enn den som ble forseglet.',
  },
  questions: [
    {
      asked: 'Og en fil som noen sender meg?',
      answer:
        'Enten passer kort og opptelling til seglet, eller så gjør de det ikke. Navn og det som ble sagt, sammenlignes med det huset har notert, hvis du åpner filen ved bordet der det ble spilt.',
    },
    { asked: 'Kan verten se kortene?', answer: 'Nei. Verten har en stol som alle andre.' },
    { asked: 'Kan den som eier serveren?', answer: 'Lese, ja, men ikke velge. Et byttet kort bryter seglet.' },
    {
      asked: 'Åpnes alt?',
      answer:
        'Ikke hvem som ikke hadde det bra, hvem som pekte om natten, anelser eller notater. Det må dere stole på.',
    },
  ],
  free: 'Fri programvare. Skriftene er også frie.',
  toTable: 'Til bordet',
} satisfies AboutWords;
