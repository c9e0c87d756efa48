/** Forræder i lobbyen, på dansk. */
import type { LobbyTexts } from './en.ts';

const on = { true: 'ja', false: 'nej' };

export const lobby: LobbyTexts = {
  options: {
    preset: { name: 'Sådan spiller I', help: 'Indstiller alt nedenfor', values: {} },
    playMode: {
      name: 'Hvor I spiller',
      help: 'Hver for sig skriver I sammen og begrunder jeres stemmer',
      values: { 'in-person': 'Ved samme bord', remote: 'Hver for sig' },
    },
    gameMaster: {
      name: 'Spilleder',
      help: 'Et menneske, der leder og ikke spiller, eller slottet selv',
      values: { auto: 'Slottet', human: 'Et menneske' },
    },
    pace: {
      name: 'Spilleform',
      help: 'En aften, eller en dag i spillet for hver rigtig dag',
      values: { live: 'En aften', days: 'En dag om dagen' },
    },
    tempo: {
      name: 'Tempo',
      help: 'Gør alle frister kortere eller længere',
      values: { '0.75': 'hurtigt', '1': 'som altid', '1.5': 'roligt', '2': 'langsomt' },
    },
    dayStartsAt: { name: 'Hvornår dagen begynder', help: 'Intet slutter før da', values: {} },
    dayEndsAt: { name: 'Hvornår dagen slutter', help: 'Intet slutter senere, og ingen behøver blive oppe', values: {} },
    utcOffset: { name: 'Tidsforskel', help: 'Minutter fra verdenstid, taget fra værtens enhed', values: {} },
    utcOffsetLater: {
      name: 'Uret efter skiftet',
      help: 'Minutter fra verdenstid, når sommertiden begynder eller slutter',
      values: {},
    },
    utcOffsetLaterFrom: { name: 'Når urene stilles', help: 'Minutter siden 1970, taget fra værtens enhed', values: {} },
    slateSeconds: {
      name: 'Tid til en tavle',
      help: 'Så længe må man sige hvorfor; er man færdig før, siger man til',
      values: {},
    },
    lastWordsSeconds: { name: 'Sidste ord', help: 'Så længe må den forviste tale', values: {} },
    ceremonyDay: { name: 'Dag for ceremonien', help: 'Hvornår forræderne udpeges', values: {} },
    firstTable: {
      name: 'Første Runde Bord',
      help: 'Dagen efter er mildere: ingen ryger ud den første dag',
      values: { 'ceremony-day': 'samme dag', 'day-after': 'dagen efter' },
    },
    selection: {
      name: 'Sådan vælges forræderne',
      help: 'Ved lodtrækning, oftere blandt dem, der gerne vil',
      values: { wish: 'efter ønske', uniform: 'lige chancer', 'game-master': 'af spillederen' },
    },
    traitorCount: {
      name: 'Antal forrædere',
      help: 'Trækkes hemmeligt. Den, der sætter tallet, kender det',
      values: { 'secret-draw': 'hemmeligt' },
    },
    traitorsMeet: {
      name: 'Hvornår forræderne mødes',
      help: 'Indtil da er hver af dem alene',
      values: { 'first-conclave': 'den første nat', ceremony: 'ved ceremonien' },
    },
    finaleDay: {
      name: 'Dag for finalen',
      help: 'Så sent, som antallet af spillere tillader',
      values: { auto: 'efter antal' },
    },
    temptation: { name: 'Fristelse', help: 'To forrædere må bede en loyal om at slutte sig til dem', values: on },
    temptationNights: { name: 'Sidste nat med fristelse', help: 'Så mange nætter før finalen', values: {} },
    blackmail: { name: 'Afpresning', help: 'En sidste forræder skal gøre en loyal til forræder', values: on },
    blackmailNights: { name: 'Sidste nat med afpresning', help: 'Så mange nætter før finalen', values: {} },
    deathLists: {
      name: 'Dødslister',
      help: 'Nætter, hvor en liste erstatter et mord',
      values: { auto: 'efter antal' },
    },
    deathListSize: {
      name: 'Navne på en dødsliste',
      help: 'Kun de kan myrdes natten efter',
      values: { auto: 'efter antal' },
    },
    armouryFromDay: {
      name: 'Våbenkammeret åbner på dag',
      help: 'Før da kan ingen få et skjold',
      values: { '0': 'aldrig' },
    },
    shieldNotice: {
      name: 'Den angrebne får besked',
      help: 'Holdt skjoldet, får ejeren det at vide',
      values: on,
    },
    revealPolicy: {
      name: 'Identitet ved forvisning',
      help: 'Om slottet spørger, hvem det var',
      values: { 'until-finale': 'ikke i finalen', always: 'altid', never: 'aldrig' },
    },
    endQuestion: {
      name: 'Spørgsmålet om at slutte',
      help: 'Kun hvis alle er enige, ender det, før tre er tilbage',
      values: { finale: 'i finalen', 'before-last': 'før det sidste bord', human: 'når spillederen spørger' },
    },
    silverChest: { name: 'Sølvkisten', help: 'Sølv til alle eller en nøgle til dig selv', values: on },
    coatsOfArms: { name: 'Våbenskjoldene', help: 'Hvem husker mest?', values: on },
    ravenTower: { name: 'Ravnetårnet', help: 'Gæt, hvor mange der var', values: on },
    bellTower: { name: 'Klokketårnet', help: 'Rækkefølge i stilhed; kun på én aften', values: on },
    cipherLock: { name: 'Kodelåsen', help: 'Spor, der lægges sammen', values: on },
    ropeBridge: { name: 'Rebbroen', help: 'Hvor langt tør I gå?', values: on },
    fieldMission: { name: 'Feltmission', help: 'Hvad spillederen finder på', values: on },
    missionPurse: {
      name: 'Sølv i en mission',
      help: 'Højst så mange barrer',
      values: { '12': '12', '24': '24', '36': '36' },
    },
    leaverPolicy: {
      name: 'Når nogen går',
      help: 'Slottet spiller videre på stolen, eller den bliver tom',
      values: { bot: 'slottet spiller', remove: 'ude' },
    },
    ghostView: {
      name: 'Hvad de, der er ude, ser',
      help: 'Alt: kun blandt venner',
      values: { public: 'det, alle ser', all: 'alt' },
    },
    whispers: { name: 'Hvisken', help: 'To kan skrive til hinanden om dagen; ingen ser, at de gør det', values: on },
    fastNights: {
      name: 'Korte nætter',
      help: 'Slutter, når alle er færdige. Er der flere mennesker med, kan man se, hvem der er langsom',
      values: on,
    },
  },
  presets: {
    classic: { name: 'En sæson på slottet', help: 'Hele spillet på en aften.' },
    brisk: { name: 'Hurtig', help: 'Det samme med kortere frister.' },
    gentle: { name: 'Blid', help: 'Ingen forvises den første dag, og identiteten vises altid.' },
    calendar: { name: 'En dag om dagen', help: 'En dag i spillet er en rigtig dag. I kigger ind et par gange.' },
  },
  brief: {
    many: {
      title: 'De fleste er loyale',
      text: 'Nogle er forrædere, og ingen får at vide hvor mange. Sidder en af dem der til sidst, tager forræderne alt sølvet.',
    },
    day: {
      title: 'Om dagen',
      text: 'En mission for sølv, måske et skjold fra Våbenkammeret, og Det Runde Bord: hver skriver et navn, og én skal rejse.',
    },
    night: {
      title: 'Om natten',
      text: 'Alle har noget at gøre på deres egen telefon, og alle ser travle ud. Forræderne vælger, hvis stol skal stå tom.',
    },
    morning: {
      title: 'Om morgenen',
      text: 'I kaldes ind én efter én. Først den sidste stol fortæller, hvem der blev myrdet.',
    },
    words: {
      title: 'Én regel',
      text: 'Ingen siger nogensinde »jeg er forræder«, hverken for alvor eller for sjov. Ellers må I lyve, så meget I vil.',
    },
    end: {
      title: 'Slutningen',
      text: (day) => `Finalen er på dag ${day}. Det ender med tre ved bordet, eller når alle er enige.`,
    },
  },
  deal: (players) => `${players} spillere; hvor mange forrædere, ved ingen`,
};
