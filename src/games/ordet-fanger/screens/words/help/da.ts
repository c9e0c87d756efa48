/** En sætning til hvert valg, på dansk. */
import type { Help } from './en.ts';

export const da: Help = {
  judging: 'Råbt: et tryk siger, hvem der var først. Skrevet: uret siger det.',
  rounds: 'Cirka ti minutter hver.',
  cardSets: 'To æsker med 72 kort, eller jeres egen liste.',
  ownCategories:
    'Én kategori pr. linje; kendte svar efter kolon, med kommaer, hvis I vil. 24 til 144 linjer. Den findes kun i dette rum.',
  dealerSeat: 'Hvilken plads der blander og vender først.',
  repeats: 'Om det, der er sagt i runden, må siges igen.',
  answersRequired: 'Så mange forskellige svar vinder en duel.',
  removedSymbols: 'Normalt to med tre spillere, ellers ingen. I kan vælge op til tre.',
  firstLapJoker: 'Den virker ikke; den kan komme tilbage senere.',
  activeJokers: 'Med dem alle kan der være flere dueller samtidig.',
  jokers: 'Uden dem er det lettere at lære.',
  duelSignal: 'Skærmene melder en duel, eller I skal selv se den.',
  nudgeAfterMs: 'Så længe må ingen have set den, før skærmene siger det.',
  flipFoul: 'Den, der kigger eller dækker kortet, mister en tur.',
  disputes: 'Hvem der afgør det, når I er uenige.',
  tieWindowMs:
    'Svar så tæt på hinanden er uafgjort, og det er også det, som en langsom forbindelse ellers ville afgøre.',
  speech: 'Svar må siges, hvor browseren kan lytte. Blandt venner.',
  speechCreditMs: 'Så meget gives tilbage til dem, der taler.',
  turnMs: 'Så vendes kortet af sig selv.',
  raceMs: 'Så kommer et neutralt kort.',
  verdictMs: 'Så længe må nogen være uenige.',
  challengeMs: 'Så længe må nogen tvivle på et svar.',
  ballotMs: 'Så længe stemmer I, når I er uenige.',
  maxNeutralCards: 'Efter så mange får ingen kortet.',
  tieBreak: 'De, der står lige, vinder sammen, eller en omkamp afgør det.',
  hideScores: 'Alle ser kun deres eget tal.',
  absent: 'En robot spiller kortene, eller de går ud af spillet.',
  coach: 'Reglerne fortælles én for én, når de bliver vigtige.',
  playMode: 'Sammen råber I; hver for sig skriver I.',
  gameMaster: 'Et menneske ved en pult, eller ingen.',
};
