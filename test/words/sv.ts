import type { Word } from './word.ts';

export const sv: readonly Word[] = [
  { thing: 'who plays for an empty chair', word: 'robot', not: /(?<!-)bot(?:t\p{L}*|s|en)?/u },
  { thing: 'where a game master leads', word: 'pulpet', not: /konsol\p{L}*/u },
  { thing: 'what is scanned to sit down', word: 'QR-kod', not: /(?:fyrkant|ruta) att skanna/u },
  { thing: 'a message that it is time', word: 'notis', not: /kalla(?:r)? på (?:mig|dig)|ny timme/u },
  { thing: 'where people write to each other', word: 'chatt', not: /samtal/u, files: /^src\/web\// },
  { thing: 'sentences that a tap says', word: 'fraser', not: /färdiga ord/u },
  { thing: 'kinder words', word: 'milda ord', not: /mjuk(?:a|are)? ord/u },
  { thing: 'what a thumb does until a ring is full', word: 'håll in', not: /håll (?:för|på)/u },
  { thing: 'not around one table', word: 'på distans', not: /på håll|på olika håll|på avstånd|långt ifrån varandra/u },
  { thing: 'where everything begins', word: 'startsidan', not: /framsidan/u },
  { thing: 'the time of a step, changed', word: 'tiden har ändrats', not: /klockan (?:har flyttats|flyttades)/u },
  {
    thing: 'how long a step may take',
    word: 'tidsgräns',
    not: /(?:hårda|raska|korta|långa|kortare) klockor|regelbokens/u,
  },
  { thing: 'a game that ended before its end', word: 'avbröts', not: /ställdes in|inställt/u },
  { thing: 'equally many votes', word: 'står lika', not: /ligger lika|låg lika/u },
  {
    thing: 'the duel after a draw',
    word: 'slutduell',
    not: /avgörande/u,
    files: /ordet-fanger\/(?:texts\/sv|screens)/,
  },
  { thing: 'the pack of cards', word: 'kortlek', not: /leken/u, files: /ordet-fanger/ },
  { thing: 'dice that were thrown', word: 'kast', not: /slag(?:et)?/u, files: /gws-brott/ },
  { thing: 'a nomination taken back', word: 'avnominera', not: /dra tillbaka/u, files: /maffia/ },
  { thing: 'one time round the missions', word: 'runda', not: /omgång\p{L}*/u, files: /forraeder/ },
  { thing: 'a television', word: 'tv', not: /teve\p{L}*/u },
];
