import type { Word } from './word.ts';

const HOUSE = /^src\/web\/texts\/((door|drawers|front|later)\/)?en\.ts$/;

export const en: readonly Word[] = [
  { thing: 'who plays for an empty chair', word: 'bot', not: /robots?/ },
  { thing: 'what a camera reads', word: 'QR code', not: /squares?/, files: HOUSE },
  {
    thing: 'to be told by the browser that it is time',
    word: 'notify',
    not: /call me when|cannot be called|browser (?:may not call|calls) you|new hour/,
  },
  { thing: 'to begin with a new game', word: 'host a game', not: /lay(?:s|ing)? (?:a new one|(?:a new|the) table)/ },
  { thing: 'where everybody arrives', word: 'start page', not: /front (?:door|page)|home ?page/ },
  { thing: 'a person who runs the game', word: 'game master', not: /gamemasters?|the master(?! thief)/ },
  { thing: 'the game master’s screen', word: 'console', not: /lectern|dashboard|control panel/ },
  { thing: 'what is written to each other', word: 'chat', not: /conversations?|messenger/ },
  { thing: 'the wording without death', word: 'soft words', not: /(?:mild|gentle|softer) words/ },
  { thing: 'what can be said with a tap', word: 'ready-made phrases', not: /ready-made words/ },
  { thing: 'a place at the table', word: 'chair', not: /seats?/, files: HOUSE },
  { thing: 'not in one room', word: 'far apart', not: /each (?:is )?at home|at a distance/ },
  { thing: 'to be there without playing', word: 'watch', not: /look(?:s|ed|ing)? on/ },
  { thing: 'to press a second time', word: 'press again', not: /(?:press|tap) once more/ },
  {
    thing: 'how long something may take',
    word: 'time limit',
    not: /(?:hard|soft|short|long|brisk|all) (?:clocks|timers)|timers?/,
  },
  { thing: 'the way to the house', word: 'connection', not: /(?:slow|your|its|shortest) line/ },
  { thing: 'what a text is counted in', word: 'characters', not: /\d+ letters/ },
  { thing: 'so that all hear it', word: 'out loud', not: /aloud/ },
  { thing: 'a game that ends without an end', word: 'called off', not: /cancel(?:s|led|ed)?/ },
  { thing: 'a quotation', word: '“…”', not: /["«»„]/ },
];
