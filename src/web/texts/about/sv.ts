import type { AboutWords } from './en.ts';

export const sv = {
  title: 'Det här lovar vi',
  promises: [
    {
      title: 'Inget konto, ingen adress',
      text: 'Ett namn för kvällen är allt vi ber om. När bordet är avdukat är det glömt.',
    },
    {
      title: 'En hemlighet stannar på sin telefon',
      text: 'Ditt kort kommer till din telefon, inte till värden, inte till den stora skärmen. Bara en mänsklig spelledare, om ni väljer en, ser mer.',
    },
    {
      title: 'Ingen väljer korten',
      text: 'Blandningen förseglas innan ni sätter er och kan kontrolleras av alla efteråt.',
    },
    { title: 'Ingen får veta vem som mådde dåligt', text: 'Varken efter spelet eller i filen ni sparar.' },
    {
      title: 'Ingenting hämtas utifrån',
      text: 'Ingen reklam, ingen spårning. Det fungerar på en dator i en stuga utan internet.',
    },
  ],
  sealTitle: 'Så vet ni att ingen valde korten',
  steps: [
    {
      title: 'Brevet försluts',
      text: 'Innan någon har satt sig skriver huset ett hemligt tal, lägger det i ett kuvert och visar sigillet.',
    },
    {
      title: 'Alla lägger i en nypa',
      text: 'Varje telefon lägger ett eget tal i skålen när ägaren sätter sig. Skålen står öppen.',
    },
    {
      title: 'Korten blandas av båda',
      text: 'Brevet och skålen bestämmer korten tillsammans. Huset kunde inte välja, för det kände inte till skålen. Ni kunde inte, för brevet var slutet.',
    },
    { title: 'Sigillet bryts', text: 'När spelet är över öppnas brevet, och kort och röster kan räknas om.' },
  ],
  try: {
    title: 'Prova själv',
    text: 'Ändra en enda bokstav på raden, så stämmer dess sigill inte längre.',
    sentence: 'Dagny röstar på Egon',
    label: 'En rad ur spelet',
    fits: 'Sigillet stämmer.',
    broken: 'Det här är en annan rad än den som förseglades.',
  },
  questions: [
    {
      asked: 'Och en fil som någon skickar till mig?',
      answer:
        'Kort och räkning stämmer med sigillet, eller så gör de det inte. Namn och det som sades jämförs med det som huset har antecknat, om du öppnar filen vid bordet där spelet spelades.',
    },
    { asked: 'Kan värden se korten?', answer: 'Nej. Värden har en stol som alla andra.' },
    { asked: 'Kan den som äger servern göra det?', answer: 'Läsa, ja, men inte välja. Ett bytt kort bryter sigillet.' },
    {
      asked: 'Öppnas allt?',
      answer: 'Inte vem som mådde dåligt, vem som pekade om natten, magkänslor eller anteckningar. Det får ni lita på.',
    },
  ],
  free: 'Fri programvara. Typsnitten är också fria.',
  toTable: 'Till bordet',
} satisfies AboutWords;
