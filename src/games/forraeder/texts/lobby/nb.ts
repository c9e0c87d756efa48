/** Forræder i lobbyen, på bokmål. */
import type { LobbyTexts } from './en.ts';

const on = { true: 'ja', false: 'nei' };

export const lobby: LobbyTexts = {
  options: {
    preset: { name: 'Slik spiller dere', help: 'Stiller inn alt nedenfor på én gang', values: {} },
    playMode: {
      name: 'Hvor dere spiller',
      help: 'På avstand skriver dere til hverandre og begrunner stemmene',
      values: { 'in-person': 'I samme rom', remote: 'På avstand' },
    },
    gameMaster: {
      name: 'Spilleder',
      help: 'Et menneske som leder og ikke spiller, eller slottet selv',
      values: { auto: 'Slottet', human: 'Et menneske' },
    },
    pace: {
      name: 'Spilleform',
      help: 'En kveld, eller en dag i spillet for hver virkelige dag',
      values: { live: 'En kveld', days: 'En dag om dagen' },
    },
    tempo: {
      name: 'Tempo',
      help: 'Gjør alle tidene kortere eller lengre',
      values: { '0.75': 'raskt', '1': 'som vanlig', '1.5': 'rolig', '2': 'langsomt' },
    },
    dayStartsAt: { name: 'Når dagen begynner', help: 'Ingen frist går ut før det', values: {} },
    dayEndsAt: {
      name: 'Når dagen slutter',
      help: 'Ingen frist går ut etter det, og ingen trenger å sitte oppe',
      values: {},
    },
    utcOffset: { name: 'Tidsforskjell', help: 'Minutter fra verdenstid, hentet fra vertens enhet', values: {} },
    utcOffsetLater: {
      name: 'Klokken etter omstillingen',
      help: 'Minutter fra verdenstid når sommertiden begynner eller slutter',
      values: {},
    },
    utcOffsetLaterFrom: {
      name: 'Når klokkene stilles',
      help: 'Minutter siden 1970, hentet fra vertens enhet',
      values: {},
    },
    slateSeconds: {
      name: 'Tid for hver tavle',
      help: 'Så lenge har hver på seg til å si hvorfor; er du ferdig før, sier du fra',
      values: {},
    },
    lastWordsSeconds: { name: 'Siste ord', help: 'Så lenge har den som er forvist', values: {} },
    ceremonyDay: { name: 'Dagen for seremonien', help: 'Når forræderne pekes ut', values: {} },
    firstTable: {
      name: 'Det første runde bord',
      help: 'Dagen etter er snillere: ingen ryker ut den første dagen',
      values: { 'ceremony-day': 'samme dag', 'day-after': 'dagen etter' },
    },
    selection: {
      name: 'Slik velges forræderne',
      help: 'Ved loddtrekning, oftere blant dem som vil',
      values: { wish: 'etter ønske', uniform: 'likt for alle', 'game-master': 'av spillederen' },
    },
    traitorCount: {
      name: 'Antall forrædere',
      help: 'Trekkes i hemmelighet. Den som setter tallet, vet det',
      values: { 'secret-draw': 'hemmelig' },
    },
    traitorsMeet: {
      name: 'Når forræderne møtes',
      help: 'Før det er hver av dem alene',
      values: { 'first-conclave': 'den første natten', ceremony: 'ved seremonien' },
    },
    finaleDay: {
      name: 'Dagen for finalen',
      help: 'Så sent som antallet spillere tillater',
      values: { auto: 'etter antall' },
    },
    temptation: { name: 'Fristelse', help: 'To forrædere kan be en lojal om å bli med dem', values: on },
    temptationNights: { name: 'Siste natt med fristelse', help: 'Så mange netter før finalen', values: {} },
    blackmail: { name: 'Utpressing', help: 'En siste forræder må gjøre en lojal til forræder', values: on },
    blackmailNights: { name: 'Siste natt med utpressing', help: 'Så mange netter før finalen', values: {} },
    deathLists: {
      name: 'Dødslister',
      help: 'Netter med en liste i stedet for et mord',
      values: { auto: 'etter antall' },
    },
    deathListSize: {
      name: 'Antall navn på en dødsliste',
      help: 'Bare de kan myrdes natten etter',
      values: { auto: 'etter antall' },
    },
    armouryFromDay: {
      name: 'Våpenkammeret åpner på dag',
      help: 'Før det kan ingen få et skjold',
      values: { '0': 'aldri' },
    },
    shieldNotice: {
      name: 'Si fra til den som ble angrepet',
      help: 'Bare den som skjoldet reddet, får vite det',
      values: on,
    },
    revealPolicy: {
      name: 'Identitet ved forvisning',
      help: 'Om slottet spør hvem det var',
      values: { 'until-finale': 'ikke i finalen', always: 'alltid', never: 'aldri' },
    },
    endQuestion: {
      name: 'Spørsmålet om å slutte',
      help: 'Bare hvis alle er enige, ender det før tre er igjen',
      values: { finale: 'i finalen', 'before-last': 'før det siste bordet', human: 'når spillederen spør' },
    },
    silverChest: { name: 'Sølvkisten', help: 'Sølv til alle, eller en nøkkel til deg selv', values: on },
    coatsOfArms: { name: 'Våpenskjoldene', help: 'Hvem husker mest?', values: on },
    ravenTower: { name: 'Ravnetårnet', help: 'Gjett antallet', values: on },
    bellTower: { name: 'Klokketårnet', help: 'Rekkefølge i stillhet; bare på én kveld', values: on },
    cipherLock: { name: 'Kodelåsen', help: 'Ledetråder som legges sammen', values: on },
    ropeBridge: { name: 'Taubrua', help: 'Hvor langt tør dere gå?', values: on },
    fieldMission: { name: 'Feltoppdrag', help: 'Det spillederen finner på', values: on },
    missionPurse: {
      name: 'Sølv i et oppdrag',
      help: 'Høyst så mange sølvbarrer',
      values: { '12': '12', '24': '24', '36': '36' },
    },
    leaverPolicy: {
      name: 'Når noen går',
      help: 'Slottet spiller videre for dem, eller stolen blir tom',
      values: { bot: 'slottet spiller', remove: 'ute' },
    },
    ghostView: {
      name: 'Hva de som er ute, ser',
      help: 'Alt: bare blant venner',
      values: { public: 'det alle ser', all: 'alt' },
    },
    whispers: { name: 'Hvisking', help: 'To kan skrive til hverandre om dagen; ingen ser at de gjør det', values: on },
    fastNights: {
      name: 'Korte netter',
      help: 'Natten slutter når alle er ferdige. Er dere flere mennesker, ser man hvem som er treg',
      values: on,
    },
  },
  presets: {
    classic: { name: 'En sesong på slottet', help: 'Hele spillet på en kveld.' },
    brisk: { name: 'Rask', help: 'Det samme med kortere tider.' },
    gentle: { name: 'Mild', help: 'Ingen forvises den første dagen, og identiteten vises alltid.' },
    calendar: { name: 'En dag om dagen', help: 'En dag i spillet er en virkelig dag. Dere ser innom noen ganger.' },
  },
  brief: {
    many: {
      title: 'De fleste er lojale',
      text: 'Noen er forrædere, og ingen får vite hvor mange. Sitter én av dem der til slutt, tar forræderne alt sølvet.',
    },
    day: {
      title: 'Om dagen',
      text: 'Et oppdrag for sølv, kanskje et skjold fra våpenkammeret, og det runde bord: hver skriver et navn, og én må gå.',
    },
    night: {
      title: 'Om natten',
      text: 'Alle har noe å gjøre på sin egen telefon, og alle ser travle ut. Forræderne velger hvem sin stol som skal stå tom.',
    },
    morning: {
      title: 'Om morgenen',
      text: 'Dere kalles inn én etter én. Først ved den siste stolen ser dere hvem som ble myrdet.',
    },
    words: {
      title: 'Én regel',
      text: 'Ingen sier noen gang «jeg er forræder», verken på alvor eller på spøk. Ellers kan dere lyve så mye dere vil.',
    },
    end: {
      title: 'Slutten',
      text: (day) => `Finalen er på dag ${day}. Det ender med tre ved bordet, eller når alle er enige.`,
    },
  },
  deal: (players) => `${players} spillere, og ingen vet hvor mange forrædere`,
};
