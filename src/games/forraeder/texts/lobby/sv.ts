/** Forræder i lobbyn, på svenska. */
import type { LobbyTexts } from './en.ts';

const on = { true: 'ja', false: 'nej' };

export const lobby: LobbyTexts = {
  options: {
    preset: { name: 'Så spelar ni', help: 'Ställer in allt här nedanför på en gång', values: {} },
    playMode: {
      name: 'Var ni spelar',
      help: 'På distans skriver ni till varandra och motiverar era röster',
      values: { 'in-person': 'Runt samma bord', remote: 'På distans' },
    },
    gameMaster: {
      name: 'Spelledare',
      help: 'En människa som leder och inte spelar, eller slottet självt',
      values: { auto: 'Slottet', human: 'En människa' },
    },
    pace: {
      name: 'Spelform',
      help: 'En kväll, eller en dag i spelet för varje riktig dag',
      values: { live: 'En kväll', days: 'En dag om dagen' },
    },
    tempo: {
      name: 'Tempo',
      help: 'Gör alla tider kortare eller längre',
      values: { '0.75': 'raskt', '1': 'som vanligt', '1.5': 'lugnt', '2': 'långsamt' },
    },
    dayStartsAt: { name: 'När dagen börjar', help: 'Ingen tid går ut före det', values: {} },
    dayEndsAt: {
      name: 'När dagen slutar',
      help: 'Ingen tid går ut efter det, och ingen behöver sitta uppe',
      values: {},
    },
    utcOffset: { name: 'Tidsskillnad', help: 'Minuter från UTC, hämtat från värdens enhet', values: {} },
    utcOffsetLater: {
      name: 'Klockan efter omställningen',
      help: 'Minuter från UTC när sommartiden har börjat eller slutat',
      values: {},
    },
    utcOffsetLaterFrom: {
      name: 'När klockorna ställs om',
      help: 'Minuter sedan 1970, hämtat från värdens enhet',
      values: {},
    },
    slateSeconds: {
      name: 'Tid för en tavla',
      help: 'Längsta tid att säga varför; den som är klar tidigare säger till',
      values: {},
    },
    lastWordsSeconds: { name: 'Sista ord', help: 'Längsta tid för den som är förvisad', values: {} },
    ceremonyDay: { name: 'Ceremonins dag', help: 'När förrädarna utses', values: {} },
    firstTable: {
      name: 'Första runda bordet',
      help: 'Dagen efter är snällare: ingen åker ut första dagen',
      values: { 'ceremony-day': 'samma dag', 'day-after': 'dagen efter' },
    },
    selection: {
      name: 'Hur förrädarna väljs',
      help: 'Genom lottning, oftare bland dem som vill',
      values: { wish: 'efter önskemål', uniform: 'alla lika', 'game-master': 'av spelledaren' },
    },
    traitorCount: {
      name: 'Antal förrädare',
      help: 'Dras i hemlighet. Den som bestämmer antalet känner till det',
      values: { 'secret-draw': 'hemligt' },
    },
    traitorsMeet: {
      name: 'När förrädarna träffas',
      help: 'Dessförinnan är var och en ensam',
      values: { 'first-conclave': 'första natten', ceremony: 'vid ceremonin' },
    },
    finaleDay: {
      name: 'Finalens dag',
      help: 'Så sent som antalet spelare tillåter',
      values: { auto: 'efter antal spelare' },
    },
    temptation: { name: 'Frestelse', help: 'Två förrädare får be en lojal att gå med', values: on },
    temptationNights: { name: 'Sista natten med frestelse', help: 'Så många nätter före finalen', values: {} },
    blackmail: { name: 'Utpressning', help: 'En sista förrädare måste göra en lojal till förrädare', values: on },
    blackmailNights: { name: 'Sista natten med utpressning', help: 'Så många nätter före finalen', values: {} },
    deathLists: {
      name: 'Dödslistor',
      help: 'Nätter då en lista kommer i stället för ett mord',
      values: { auto: 'efter antal spelare' },
    },
    deathListSize: {
      name: 'Namn på en dödslista',
      help: 'Bara de kan mördas natten efter',
      values: { auto: 'efter antal spelare' },
    },
    armouryFromDay: {
      name: 'Vapenkammaren öppnar på dag',
      help: 'Innan dess kan ingen få en sköld',
      values: { '0': 'aldrig' },
    },
    shieldNotice: {
      name: 'Säg till den som blev angripen',
      help: 'Den som räddades av sin sköld får veta det',
      values: on,
    },
    revealPolicy: {
      name: 'Identitet vid förvisning',
      help: 'Om slottet frågar vem det var',
      values: { 'until-finale': 'inte i finalen', always: 'alltid', never: 'aldrig' },
    },
    endQuestion: {
      name: 'Frågan om att sluta',
      help: 'Innan tre är kvar slutar det bara om alla är eniga',
      values: { finale: 'i finalen', 'before-last': 'före sista bordet', human: 'när spelledaren frågar' },
    },
    silverChest: { name: 'Silverkistan', help: 'Silver åt alla, eller en nyckel åt dig själv', values: on },
    coatsOfArms: { name: 'Vapensköldarna', help: 'Vem minns mest?', values: on },
    ravenTower: { name: 'Korptornet', help: 'Att gissa antal', values: on },
    bellTower: { name: 'Klocktornet', help: 'Ordning i tystnad; bara när spelet tar en kväll', values: on },
    cipherLock: { name: 'Kodlåset', help: 'Ledtrådar som läggs ihop', values: on },
    ropeBridge: { name: 'Repbron', help: 'Hur långt vågar ni gå?', values: on },
    fieldMission: { name: 'Fältuppdrag', help: 'Vad spelledaren hittar på', values: on },
    missionPurse: {
      name: 'Silver i ett uppdrag',
      help: 'Högst så många silvertackor',
      values: { '12': '12', '24': '24', '36': '36' },
    },
    leaverPolicy: {
      name: 'När någon går',
      help: 'Slottet spelar vidare åt den som går, eller stolen blir tom',
      values: { bot: 'slottet spelar', remove: 'ute' },
    },
    ghostView: {
      name: 'Vad de som är ute ser',
      help: 'Låt dem se allt bara bland vänner',
      values: { public: 'det alla ser', all: 'allt' },
    },
    whispers: {
      name: 'Viskningar',
      help: 'Två kan skriva till varandra om dagen; ingen ser att de gör det',
      values: on,
    },
    fastNights: {
      name: 'Korta nätter',
      help: 'Slutar när alla är klara. Med fler än en människa syns det vem som är långsam',
      values: on,
    },
  },
  presets: {
    classic: { name: 'En säsong på slottet', help: 'Hela spelet på en kväll.' },
    brisk: { name: 'Snabb', help: 'Detsamma med kortare tider.' },
    gentle: { name: 'Mild', help: 'Ingen förvisas första dagen, och identiteten visas alltid.' },
    calendar: { name: 'En dag om dagen', help: 'En dag i spelet är en riktig dag. Ni tittar in några gånger.' },
  },
  brief: {
    many: {
      title: 'De flesta är lojala',
      text: 'Några är förrädare, och ingen får veta hur många. Sitter en av dem kvar till slut tar förrädarna allt silver.',
    },
    day: {
      title: 'På dagen',
      text: 'Ett uppdrag som ger silver, kanske en sköld ur vapenkammaren, och det runda bordet: var och en skriver ett namn, och en måste gå.',
    },
    night: {
      title: 'På natten',
      text: 'Alla har något att göra på sin egen telefon, och alla ser upptagna ut. Förrädarna väljer vems stol som ska stå tom.',
    },
    morning: {
      title: 'På morgonen',
      text: 'Ni kallas in en efter en. Först den sista stolen berättar vem som mördades.',
    },
    words: {
      title: 'En regel',
      text: 'Ingen säger någonsin ”jag är förrädare”, vare sig på allvar eller på skoj. I övrigt får ni ljuga hur ni vill.',
    },
    end: {
      title: 'Slutet',
      text: (day) => `Finalen är dag ${day}. Det slutar med tre vid bordet, eller när alla är eniga.`,
    },
  },
  deal: (players) => `${players} spelare; hur många förrädare vet ingen`,
};
