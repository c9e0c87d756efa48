import type { AboutWords } from './en.ts';

export const da = {
  title: 'Det lover vi',
  promises: [
    {
      title: 'Ingen konto, ingen adresse',
      text: 'Et navn til aftenen er alt, vi beder om. Når bordet er ryddet, er det glemt.',
    },
    {
      title: 'Hemmeligheder bliver på telefonen',
      text: 'Dit kort kommer til din telefon, ikke til værten, ikke til den store skærm. Kun en spilleder af kød og blod, hvis I vælger en, ser mere.',
    },
    {
      title: 'Ingen vælger kortene',
      text: 'Kortenes rækkefølge forsegles, før I sætter jer, og bagefter kan alle regne den efter.',
    },
    { title: 'Ingen får at vide, hvem der ikke havde det godt', text: 'Også efter spillet, også i den fil, I gemmer.' },
    {
      title: 'Intet hentes andre steder fra',
      text: 'Ingen reklamer, ingen sporing. Det kører på en bærbar i et sommerhus uden internet.',
    },
  ],
  sealTitle: 'Sådan ved I, at ingen valgte kortene',
  steps: [
    {
      title: 'Brevet forsegles',
      text: 'Før nogen sætter sig, skriver huset et hemmeligt tal, lægger det i en kuvert og viser seglet.',
    },
    {
      title: 'Alle lægger et tal i',
      text: 'Hver telefon lægger sit eget tal i skålen, når dens ejer sætter sig. Skålen står åben.',
    },
    {
      title: 'Begge blander kortene',
      text: 'Brevet og skålen bestemmer kortene sammen. Huset kunne ikke vælge, for det kendte ikke skålen. I kunne ikke, for brevet var lukket.',
    },
    { title: 'Seglet brydes', text: 'Når spillet er slut, åbnes brevet, og kort og stemmer kan regnes efter.' },
  ],
  try: {
    title: 'Prøv selv',
    text: 'Ret et eneste bogstav i linjen, så passer dens segl ikke længere.',
    sentence: 'Dagny stemmer på Egon',
    label: 'En linje af spillet',
    fits: 'Seglet passer.',
    broken: 'Det er en anden linje end den, der blev forseglet.',
  },
  questions: [
    {
      asked: 'Og en fil, som nogen sender mig?',
      answer:
        'Kort og optælling passer til seglet, eller også gør de det ikke. Navne og det, der blev sagt, sammenlignes med det, huset har noteret, hvis du åbner filen ved det bord, hvor der blev spillet.',
    },
    { asked: 'Kan værten se kortene?', answer: 'Nej. Værten har en stol som alle andre.' },
    {
      asked: 'Kan den, der ejer serveren, det?',
      answer: 'Læse med, ja, men ikke vælge. Et byttet kort bryder seglet.',
    },
    {
      asked: 'Åbnes alt?',
      answer:
        'Ikke alt. Hvem der ikke havde det godt, hvem der pegede om natten, mavefornemmelser og noter bliver aldrig åbnet. Det tages på tro og love.',
    },
  ],
  free: 'Fri software. Skrifttyperne er også frie.',
  toTable: 'Til bordet',
} satisfies AboutWords;
