/**
 * What may import what: kernel <- games <- { server, lab, web }, protocol <- { server, web }, never back.
 *
 * The one table for both readers: dependency-cruiser (.dependency-cruiser.mjs) follows it through the resolved graph,
 * tidy.ts says line and remedy and looks at the imported names too.
 */
export interface Layer {
  readonly name: string;
  /** Paths, as regular expressions. What its first two groups matched may be named `$1` and `$2` in the fields below. */
  readonly files: string;
  readonly notFiles?: string;
  /** Files of the project that it may import. */
  readonly may: readonly string[];
  /** Packages that it may import, `node:` ones included. */
  readonly packages: readonly string[];
  /** Of these files it may import types, and of the values only those named here. */
  readonly lends?: readonly { readonly of: string; readonly values: readonly string[] }[];
  readonly remedy: string;
}

const TEST = String.raw`\.test\.tsx?$`;
const ANY = ['.'];
const KERNEL = '^src/kernel/(?!testing/)';
const KERNEL_TESTING = '^src/kernel/';
/** In a game's folder, but not its rules. Fixtures (tables with known cards) and flaws (planted leaks) are for tests. */
const NOT_RULES = String.raw`(index|page|bots|story|[a-z-]*fixtures|flaws)\.ts$`;
/**
 * A part of a game that has a folder of its own: a mission of Forræder. Its kinds of files are told apart by their names:
 * `bot.ts`, `story.ts`, what is drawn is `art.ts` or ends in `.tsx`, and the rest are rules. The lists of them lie beside
 * the folders.
 */
const PARTS = 'missions/';
const PART = `${PARTS}[^/]+/`;
const NOT_RULES_PART = String.raw`(bot|story|art)\.ts$`;
/** Words of the table's screen, which say what a part says aloud. */
const TABLE_WORDS = String.raw`^src/games/$1/screens/table/words/en\.ts$`;

/**
 * What the web lends to screens: kit, drawings, sounds, what a screen and its lobby are given, fetching a part of it
 * later, dates for a calendar, what is said and new in the talk, and a place to remember something on this device.
 */
const STAGE = String.raw`^src/web/(kit/|art/|sound/|(stage|chunk|settings|lobby|marked|memory|talk)\.ts$|(opening|dates)\.tsx$)`;
const MEMORY = { of: String.raw`^src/web/memory\.ts$`, values: ['keep', 'recall', 'forget'] };
const CATALOGUE = String.raw`^src/games/index\.ts$`;

export const layers: readonly Layer[] = [
  {
    name: 'kernel',
    files: '^src/kernel/',
    notFiles: `^src/kernel/testing/|${TEST}`,
    may: [KERNEL],
    packages: [],
    remedy: 'The kernel knows no game, no network and no platform: pass in what it needs.',
  },
  {
    name: 'kernel-testing',
    files: '^src/kernel/testing/',
    notFiles: TEST,
    may: [KERNEL_TESTING],
    packages: ['^node:(test|assert)(/strict)?$', '^fast-check$'],
    remedy: 'What tests every game may use the kernel, node:test, node:assert and fast-check.',
  },
  {
    name: 'kernel-tests',
    files: `^src/kernel/.*${TEST}`,
    may: [KERNEL_TESTING],
    packages: ANY,
    remedy: 'A test of the kernel that needs a game belongs in the folder of that game.',
  },
  {
    name: 'game-rules',
    files: String.raw`^src/games/([^/]+)/[^/]+\.ts$`,
    notFiles: `/${NOT_RULES}|${TEST}`,
    may: [KERNEL, String.raw`^src/games/$1/(?!${NOT_RULES})[^/]+\.ts$`, String.raw`^src/games/$1/${PARTS}[^/]+\.ts$`],
    packages: [],
    remedy:
      'Rules stand on the kernel and their own folder, and know parts by their list; words, screens, bots and other games are not theirs.',
  },
  {
    name: 'game-part-lists',
    files: String.raw`^src/games/([^/]+)/${PARTS}[^/]+\.ts$`,
    notFiles: TEST,
    may: [
      KERNEL,
      String.raw`^src/games/$1/(?!(index|page|flaws|[a-z-]*fixtures)\.ts$)[^/]+\.ts$`,
      String.raw`^src/games/$1/${PARTS}[^/]+\.ts$`,
      String.raw`^src/games/$1/${PART}(index|rules|bot)\.ts$`,
      TABLE_WORDS,
    ],
    packages: [],
    lends: [{ of: TABLE_WORDS, values: [] }],
    remedy: 'A list takes from a part what its folder hands out for it: index.ts, rules.ts, bot.ts.',
  },
  {
    name: 'game-parts',
    files: String.raw`^src/games/([^/]+)/${PARTS}([^/]+)/[^/]+\.ts$`,
    notFiles: `/${NOT_RULES_PART}|${TEST}`,
    may: [
      KERNEL,
      String.raw`^src/games/$1/(?!${NOT_RULES})[^/]+\.ts$`,
      String.raw`^src/games/$1/${PARTS}[^/]+\.ts$`,
      String.raw`^src/games/$1/${PARTS}$2/(?!(bot|art)\.ts$)[^/]+\.(ts$|md$)`,
    ],
    packages: [],
    remedy: 'A part stands on its game and its own folder: no other part, no screens, no bots.',
  },
  {
    name: 'game-bots',
    files: String.raw`^src/games/([^/]+)/(?:bots\.ts$|bots/|${PART}bot\.ts$)`,
    notFiles: TEST,
    may: [KERNEL, String.raw`^src/games/$1/(bots/)?[^/]+\.ts$`, `^src/games/$1/${PARTS}`],
    packages: [],
    lends: [
      {
        of: String.raw`^src/games/$1/(?!bots/|[a-z-]*/?[a-z-]*/?(content|options|bots)\.ts$)`,
        values: ['legal', 'botOf'],
      },
    ],
    remedy:
      'A bot has no handle on the truth: kernel, own content, types of facts and state, and of the rules `legal`.',
  },
  {
    name: 'game-texts',
    files: `^src/games/([^/]+)/(texts/|story|${PART}story)`,
    notFiles: TEST,
    may: [
      KERNEL,
      '^src/games/$1/(texts/|story|content|options|facts|state|commands)',
      String.raw`^src/games/$1/${PARTS}(index\.ts$|[^/]+/(content|facts|index)\.ts$)`,
    ],
    packages: [],
    remedy: 'Words are about facts, state and content of their own game; they decide nothing.',
  },
  {
    name: 'game-screens',
    files: String.raw`^src/games/([^/]+)/(?:screens/|${PARTS}[a-z]+\.tsx$|${PART}(?:art\.ts|[a-z-]+\.tsx)$)`,
    notFiles: String.raw`${TEST}|/screens/index\.tsx$`,
    may: [KERNEL, STAGE, String.raw`^src/games/$1/(?!bots|index\.ts$)`],
    packages: ['^preact', '^@preact/'],
    lends: [
      {
        of: String.raw`^src/games/$1/(?!(content|options|state|clock|hours|moment|story|words)\.ts$)[^/]+\.ts$`,
        values: ['legal', 'refuse'],
      },
      {
        of: String.raw`^src/games/$1/${PARTS}(?:[^/]+/)?(?!(content|story|art)\.ts$)[^/]+\.ts$`,
        values: ['missionOf', 'missions'],
      },
      MEMORY,
    ],
    remedy: 'A screen draws a view and offers: the web kit, own texts, content, clock and state, `legal` and `refuse`.',
  },
  {
    name: 'game-on-screen',
    files: String.raw`^src/games/([^/]+)/screens/index\.tsx$`,
    may: [
      ...[KERNEL, STAGE, String.raw`^src/web/games\.ts$`],
      String.raw`^src/games/$1/(screens/|(index|page|state|content|bots/names|texts/all)\.ts$)`,
    ],
    packages: ['^preact', '^@preact/'],
    remedy: 'It puts a game and its own screens together for the web.',
  },
  {
    name: 'game',
    files: String.raw`^src/games/([^/]+)/(index|page)\.ts$`,
    may: [KERNEL, String.raw`^src/games/$1/(?!screens/|([a-z-]*fixtures|flaws)\.ts$)`],
    packages: [],
    remedy: 'The game puts its own rules, bots and words together; screens are reached by the web alone.',
  },
  {
    name: 'game-tests',
    files: String.raw`^src/games/([^/]+)/(.*\.test|[a-z-]*fixtures|flaws)\.tsx?$`,
    may: [KERNEL_TESTING, '^src/games/$1/', CATALOGUE, STAGE],
    packages: ANY,
    remedy: 'A game is tested with the kernel, its own folder and what the web lends to its screens.',
  },
  {
    name: 'catalogue',
    files: CATALOGUE,
    may: [KERNEL, String.raw`^src/games/[^/]+/(index|texts/all)\.ts$`],
    packages: [],
    remedy: 'The catalogue is one line a game and one for its words: import index.ts and texts/all.ts.',
  },
  {
    name: 'protocol',
    files: '^src/(protocol|page|connection)',
    notFiles: TEST,
    may: [KERNEL, '^src/(protocol|page)'],
    packages: [],
    remedy: 'What server and browser say to each other belongs to neither.',
  },
  {
    name: 'server',
    files: '^src/server/',
    may: [KERNEL_TESTING, CATALOGUE, '^src/(protocol|page|connection)', '^src/server/'],
    packages: ANY,
    remedy: 'The server reaches games through the catalogue, and never screens, texts or the web.',
  },
  {
    name: 'lab',
    files: '^src/lab/',
    may: [KERNEL_TESTING, CATALOGUE, '^src/lab/'],
    packages: ANY,
    remedy: 'The lab reaches games through the catalogue, and neither server nor web.',
  },
  {
    name: 'web',
    files: '^src/web/',
    notFiles: TEST,
    may: [
      KERNEL,
      CATALOGUE,
      '^src/games/[^/]+/(screens|texts|content)',
      '^src/(protocol|page|connection)',
      '^src/web/',
    ],
    packages: ['^(?!node:)'],
    remedy: 'The browser has the kernel, the games with their screens and texts, and the protocol.',
  },
  {
    name: 'web-tests',
    files: `^src/web/.*${TEST}`,
    may: ['^src/(?!server/|lab/)'],
    packages: ANY,
    remedy: 'A test of the web that needs a server is one in a real browser: e2e.',
  },
  {
    name: 'command-line',
    files: String.raw`^src/cli(\.slow\.test)?\.ts$`,
    may: ['^src/(?!web/)'],
    packages: ANY,
    remedy: 'The command line starts the others; the web is built, not imported.',
  },
  {
    name: 'attack',
    files: '^attack/',
    may: ['^attack/', String.raw`^src/server/log/testing/postgres-server\.ts$`],
    packages: ANY,
    remedy: 'Who attacks has the protocol and nothing of ours: a mistake of our own client would not show.',
  },
  {
    name: 'around',
    files: String.raw`^(test|bench|scripts|e2e)/|^vite\.config\.ts$`,
    may: ['^src/', '^(test|bench|scripts|e2e|attack)/'],
    packages: ANY,
    remedy: 'What stands around the program may use all of it.',
  },
];
