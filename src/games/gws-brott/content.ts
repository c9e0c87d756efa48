/**
 * GW:s brott: the board, the cards and the dice (section 3 of RULES.md), and where a piece may go on that board.
 *
 * The move generator is here, beside the board, because bots and GW's pencil need it too: it is a pure function of the
 * board, of the pieces and of a face. Inside, a place is a number: the street squares by column and then by row, so that
 * rising numbers are the order in which ties are broken, and after them the jail.
 */

export const seatsMin = 2;
export const seatsMax = 5;

export const columns = 'ABCDEFGHIJKLM';
export const height = 11;
/** `.` street, `#` house, `J` jail. */
export const rows = [
  '....#........',
  '.##...##.###.',
  '..#.#..#...#.',
  '....##...#...',
  'J.#...#..##.#',
  'J.#.#.#......',
  'J.....#..###.',
  '#.##..#.##...',
  '...........#.',
  '..##.#.###.#.',
  '.....#.......',
] as const;

/** One capital letter and a number: `I6`. */
export type Square = string;
export type Place = Square | 'jail';
export const isSquareName = (text: string): boolean => /^[A-Z][1-9]\d?$/.test(text);

export const gwStart: Square = 'I6';
/** Where GW walks by default when nothing is known. */
export const gwHaunt: Square = 'D7';
const gates: readonly { readonly square: Square; readonly exit: 'up' | 'right' }[] = [
  { square: 'A4', exit: 'up' },
  { square: 'B5', exit: 'right' },
  { square: 'B6', exit: 'right' },
  { square: 'B7', exit: 'right' },
];
export const jailGates: readonly Square[] = gates.map(({ square }) => square);

export const colours = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof colours)[number];
export const symbols = {
  red: 'circle',
  blue: 'square',
  green: 'triangle',
  yellow: 'star',
  purple: 'diamond',
} as const satisfies { readonly [colour in Colour]: string };

export interface Evidence {
  readonly colour: Colour;
  readonly square: Square;
}
export const evidence = {
  e01: { colour: 'red', square: 'A10' },
  e02: { colour: 'red', square: 'D2' },
  e03: { colour: 'red', square: 'I9' },
  e04: { colour: 'red', square: 'J1' },
  e05: { colour: 'red', square: 'K6' },
  e06: { colour: 'blue', square: 'D5' },
  e07: { colour: 'blue', square: 'E11' },
  e08: { colour: 'blue', square: 'H4' },
  e09: { colour: 'blue', square: 'J11' },
  e10: { colour: 'blue', square: 'M7' },
  e11: { colour: 'green', square: 'D9' },
  e12: { colour: 'green', square: 'F3' },
  e13: { colour: 'green', square: 'H7' },
  e14: { colour: 'green', square: 'J3' },
  e15: { colour: 'green', square: 'K8' },
  e16: { colour: 'yellow', square: 'B1' },
  e17: { colour: 'yellow', square: 'F8' },
  e18: { colour: 'yellow', square: 'M1' },
  e19: { colour: 'yellow', square: 'M10' },
  e20: { colour: 'purple', square: 'B11' },
  e21: { colour: 'purple', square: 'G1' },
  e22: { colour: 'purple', square: 'G11' },
  e23: { colour: 'purple', square: 'M4' },
} as const satisfies { readonly [card: string]: Evidence };
export type Card = keyof typeof evidence;
export const cards = Object.keys(evidence) as readonly Card[];
export const squareOf = (card: Card): Square => evidence[card].square;
export const colourOf = (card: Card): Colour => evidence[card].colour;
export const cardsOf = (colour: Colour): Card[] => cards.filter((card) => colourOf(card) === colour);

export const dieCount = 5;
export const faces = ['1', '2', '3', '4', 'arrow', 'gw'] as const;
export type Face = (typeof faces)[number];
/** A face that moves a piece. */
export type MoveFace = Exclude<Face, 'gw'>;

export const gwDice = {
  slow: [1, 1, 2, 2, 3, 3],
  standard: [2, 2, 3, 3, 4, 4],
  fast: [2, 3, 3, 4, 4, 5],
} as const;
export type GwDie = keyof typeof gwDice;

const byCriminals: readonly { readonly handcuffs: number; readonly die: GwDie }[] = [
  { handcuffs: 0, die: 'standard' },
  { handcuffs: 3, die: 'slow' },
  { handcuffs: 4, die: 'standard' },
  { handcuffs: 6, die: 'fast' },
  { handcuffs: 7, die: 'standard' },
];
export const handcuffsFor = (criminals: number): number => byCriminals[criminals]!.handcuffs;
export const gwDieFor = (criminals: number): GwDie => byCriminals[criminals]!.die;
/** A criminal with this many arrests is out. */
export const arrestsMax = 3;
export const breakthroughSteps = 8;

export const trumps = ['helicopter', 'snitch', 'breakthrough', 'infiltrator'] as const;
export type Trump = (typeof trumps)[number];

export const criminals = {
  'velvet-vera': 'helicopter',
  'fuse-folke': 'helicopter',
  'silent-sixten': 'snitch',
  'madam-ottilia': 'snitch',
  'turbo-tyra': 'breakthrough',
  'slippery-sigge': 'breakthrough',
  'masquerade-mona': 'infiltrator',
  'doctor-dimma': 'infiltrator',
} as const satisfies { readonly [criminal: string]: Trump };
export type Criminal = keyof typeof criminals;
export const criminalCards = Object.keys(criminals) as readonly Criminal[];
export const immunityOf = (criminal: Criminal): Trump => criminals[criminal];

export const pieces = ['hat', 'glove', 'mask', 'boot'] as const;
export type Piece = (typeof pieces)[number];

export const paint = {
  evidence: { red: '#C8372D', blue: '#2B62B8', green: '#2E8B57', yellow: '#E0B020', purple: '#7A3FA0' },
  pieces: { hat: '#111111', glove: '#F07C1F', mask: '#12A5A5', boot: '#E66AA8' },
} as const;

// The board in numbers.

type Direction = 'up' | 'right' | 'down' | 'left';
/** The order in which GW's default step breaks ties. */
const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];
const shift: { readonly [direction in Direction]: readonly [number, number] } = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

const isStreetAt = (column: number, row: number): boolean => rows[row]?.[column] === '.';
const nameAt = (column: number, row: number): Square => `${columns[column]}${row + 1}`;

/** The street squares, A1 first, column by column. */
export const streets: readonly Square[] = [...columns].flatMap((_, column) =>
  rows.flatMap((_row, row) => (isStreetAt(column, row) ? [nameAt(column, row)] : [])),
);
export const JAIL = streets.length;
const PLACES = JAIL + 1;
const numbers = new Map<Place, number>([...streets.map((square, i): [Place, number] => [square, i]), ['jail', JAIL]]);
export const isStreet = (square: Square): boolean => square !== 'jail' && numbers.has(square);
export const numberOf = (place: Place): number => numbers.get(place)!;
export const placeOf = (number: number): Place => (number === JAIL ? 'jail' : streets[number]!);

const columnOf = (square: Square): number => columns.indexOf(square[0]!);
const rowOf = (square: Square): number => Number(square.slice(1)) - 1;
const stepFrom = (square: Square, direction: Direction): Square | undefined => {
  const [dx, dy] = shift[direction];
  const [column, row] = [columnOf(square) + dx, rowOf(square) + dy];
  return isStreetAt(column, row) ? nameAt(column, row) : undefined;
};

/** Street squares one step away, in the order up, right, down, left. */
export const neighbours: readonly (readonly number[])[] = streets.map((square) =>
  directions.flatMap((direction) => {
    const next = stepFrom(square, direction);
    return next === undefined ? [] : [numberOf(next)];
  }),
);
export const neighboursOf = (square: Square): Square[] => neighbours[numberOf(square)]!.map((i) => streets[i]!);

/** One step apart. */
export const isNeighbour = (from: Square, to: Square): boolean =>
  isStreet(to) && neighbours[numberOf(from)]!.includes(numberOf(to));

const gateNumbers: readonly number[] = gates.map(({ square }) => numberOf(square));
/** One step from a place; out of the jail to a gate (GW-39). */
const stepsFrom = (place: number): readonly number[] => (place === JAIL ? gateNumbers : neighbours[place]!);

/** The squares of a straight slide from a place until a house, the edge or the jail; from the jail through its gates. */
function raysFrom(place: number): number[][] {
  const slide = (from: Square | undefined, direction: Direction): number[] => {
    const ray: number[] = [];
    for (let square = from; square !== undefined; square = stepFrom(square, direction)) ray.push(numberOf(square));
    return ray;
  };
  if (place === JAIL) return gates.map(({ square, exit }) => slide(square, exit)); // GW-40
  const square = streets[place]!;
  return directions.map((direction) => slide(stepFrom(square, direction), direction)).filter((ray) => ray.length > 0);
}
export const rays: readonly (readonly (readonly number[])[])[] = Array.from({ length: PLACES }, (_, i) => raysFrom(i));

/** Walking distances on streets, pieces ignored; from the jail through the nearest gate. */
const distances: readonly Uint8Array[] = Array.from({ length: PLACES }, (_, from) => {
  const far = new Uint8Array(PLACES).fill(255);
  let edge = [from];
  far[from] = 0;
  for (let steps = 1; edge.length > 0; steps++) {
    const next: number[] = [];
    for (const place of edge) {
      for (const to of stepsFrom(place)) {
        if (far[to] !== 255) continue;
        far[to] = steps;
        next.push(to);
      }
    }
    edge = next;
  }
  return far;
});
export const stepsBetween = (from: number, to: number): number =>
  to === JAIL ? distances[JAIL]![from]! : distances[from]![to]!;
export const distance = (from: Place, to: Place): number => stepsBetween(numberOf(from), numberOf(to));

/** The landing square and the up to eight squares around it; only street squares can hold a piece (GW-61). */
export function around(square: Square): Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return streets.filter((one) => Math.abs(columnOf(one) - column) <= 1 && Math.abs(rowOf(one) - row) <= 1);
}

// Where a piece may go. (6.6)

const walks: (readonly number[] | undefined)[] = [];

/** Where exactly so many steps may end with GW's piece in the way, other criminals ignored; rising numbers. */
export function walksTo(from: number, steps: number, gw: number): readonly number[] {
  const isFar = stepsBetween(from, gw) > steps;
  const key = ((isFar ? JAIL : gw) * PLACES + from) * 5 + steps;
  walks[key] ??= walk(from, steps, isFar ? JAIL : gw);
  return walks[key];
}

function walk(from: number, steps: number, gw: number): readonly number[] {
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    const next = new Set<number>();
    for (const place of edge) for (const to of stepsFrom(place)) if (to !== gw) next.add(to);
    edge = [...next];
  }
  return edge.sort((a, b) => a - b);
}

const NOBODY: readonly number[] = [];

/** All squares where a move with this face may end (GW-32 to GW-40), in rising order. `others`: criminals on the board. */
export function destinations(from: number, face: MoveFace, gw: number, others: readonly number[]): readonly number[] {
  if (face === 'arrow') return slides(from, gw, others);
  const ends = walksTo(from, Number(face), gw);
  for (const other of others) if (ends.includes(other)) return ends.filter((end) => !others.includes(end));
  return ends;
}

function slides(from: number, gw: number, others: readonly number[]): readonly number[] {
  let ends: number[] | undefined;
  for (const ray of rays[from]!) {
    let end = -1;
    for (const square of ray) {
      if (square === gw || others.includes(square)) break;
      end = square;
    }
    if (end < 0) continue;
    ends ??= [];
    if (!ends.includes(end)) ends.push(end);
  }
  return ends?.sort((a, b) => a - b) ?? NOBODY;
}

/** Whether a face takes a piece anywhere. */
export const isUsable = (from: number, face: MoveFace, gw: number, others: readonly number[]): boolean =>
  destinations(from, face, gw, others).length > 0;

// GW's pencil: where each piece may stand, from public facts alone.

/** One way in which things may have gone: who acts, and for each piece the places where it may stand. */
export interface Guess {
  /** The piece that acts in this turn, by its place in the list; null between turns. */
  acting: number | null;
  sets: number[][];
}
/** All ways that the facts allow. More than one only where GW is not told which of two pieces acts (GW-77). */
type Guesses = readonly Guess[];
export interface Pencil {
  guesses: Guess[];
  /** A square that GW has just entered: the next fact says whether somebody stood there. */
  entered: Square | null;
}

const atFirst = (count: number): Guess[] => [{ acting: null, sets: Array.from({ length: count }, () => [JAIL]) }];

const without = (set: readonly number[], place: number): number[] => set.filter((one) => one !== place);

/** A round begins: what could have gone in several ways becomes one, in which each piece may stand wherever any allowed. */
function mergeRound(guesses: Guesses): Guess[] {
  if (guesses.length === 1) return [{ acting: null, sets: guesses[0]!.sets }];
  const sets = guesses[0]!.sets.map((_, piece) => union(guesses.map((guess) => guess.sets[piece]!)));
  return [{ acting: null, sets }];
}

const union = (sets: readonly (readonly number[])[]): number[] => [...new Set(sets.flat())].sort((a, b) => a - b);

/** A turn begins: of this piece, or of one that GW is not told (null): the first of two, or else the other one. */
function openTurn(guesses: Guesses, piece: number | null, isSecond = false): Guess[] {
  if (piece !== null) return guesses.map(({ sets }) => ({ acting: piece, sets }));
  if (isSecond) return guesses.map(({ acting, sets }) => ({ acting: acting === 0 ? 1 : 0, sets }));
  return guesses.flatMap(({ sets }) => [0, 1].map((acting) => ({ acting, sets })));
}

const change = ({ acting, sets }: Guess, piece: number, set: number[]): Guess => ({
  acting,
  sets: sets.map((one, i) => (i === piece ? set : one)),
});

/** The acting piece stands here: it has handed over evidence. */
const handing = (guesses: Guesses, square: Square): Guess[] =>
  standing(guesses, null, square, ({ acting }) => [acting!]);

/** No other piece stands where this one does. */
const alone = ({ acting, sets }: Guess, piece: number, at: number): Guess => ({
  acting,
  sets: at === JAIL ? sets : sets.map((set, i) => (i === piece ? set : without(set, at))),
});

/** A piece stands here for certain; `among`: which pieces it may be. */
function standing(
  guesses: Guesses,
  piece: number | null,
  place: Place,
  among: (guess: Guess) => readonly number[] = ({ sets }) => [...sets.keys()],
  becomes = numberOf(place),
): Guess[] {
  const at = numberOf(place);
  return guesses.flatMap((guess) =>
    (piece === null ? among(guess) : [piece])
      .filter((one) => guess.sets[one]!.includes(at))
      .map((one) => change(alone(guess, one, at), one, [becomes]))
      .filter(({ sets }) => sets.every((set, i) => set.length > 0 || guess.sets[i]!.length === 0)),
  );
}

/** A piece was caught here and is in jail now. */
const catching = (guesses: Guesses, piece: number | null, square: Square): Guess[] =>
  standing(guesses, piece, square, undefined, JAIL);

/** All pieces are in jail. */
const allJailed = (guesses: Guesses): Guess[] =>
  guesses.map(({ acting, sets }) => ({ acting, sets: sets.map(() => [JAIL]) }));

/** A piece stands on one of these squares. */
const nearby = (guesses: Guesses, piece: number, squares: readonly Square[]): Guess[] =>
  guesses.map((guess) =>
    change(
      guess,
      piece,
      guess.sets[piece]!.filter((one) => squares.includes(placeOf(one))),
    ),
  );

/** GW has entered a square and caught nobody. */
function passing(guesses: Guesses, square: Square): Guess[] {
  const at = numberOf(square);
  const left = guesses.map(({ acting, sets }) => ({ acting, sets: sets.map((set) => without(set, at)) }));
  // A way in which somebody would have been caught is none.
  return left.filter(({ sets }, i) =>
    sets.every((set, piece) => set.length > 0 || guesses[i]!.sets[piece]!.length === 0),
  );
}

/** A piece has left the board for good. */
const leaving = (guesses: Guesses, piece: number): Guess[] => guesses.map((guess) => change(guess, piece, []));

/** The acting piece has moved with this face. */
function moving(guesses: Guesses, face: MoveFace, gw: Square): Guess[] {
  const at = numberOf(gw);
  return guesses
    .map((guess) => {
      const others = guess.sets.filter((_, piece) => piece !== guess.acting);
      return change(guess, guess.acting!, spread(guess.sets[guess.acting!]!, face, at, others));
    })
    .filter(({ acting, sets }) => sets[acting!]!.length > 0);
}

/** Everywhere where a piece may stand after a move, if it stood on one of these places and others may stand on those. */
export function spread(
  from: readonly number[],
  face: MoveFace,
  gw: number,
  others: readonly (readonly number[])[],
): number[] {
  const isReached = new Uint8Array(PLACES);
  const taken = new Set(others.flatMap((set) => (set.length === 1 ? set : [])));
  const mayStand = new Set(others.flat());
  for (const place of from) {
    if (face !== 'arrow') {
      for (const end of walksTo(place, Number(face), gw)) if (!taken.has(end)) isReached[end] = 1;
      continue;
    }
    for (const ray of rays[place]!) {
      for (let i = 0; i < ray.length; i++) {
        const [square, next] = [ray[i]!, ray[i + 1]];
        if (square === gw || taken.has(square)) break;
        // The slide ends before an obstacle; another criminal may be one, wherever one may stand.
        if (next === undefined || next === gw || mayStand.has(next)) isReached[square] = 1;
      }
    }
  }
  const reached: number[] = [];
  for (let place = 0; place < PLACES; place++) if (isReached[place]) reached.push(place);
  return reached;
}

/** What the pencil needs to know besides a fact: a view that already holds it. */
export interface PencilView {
  readonly seats: number;
  readonly round: number;
  readonly order: readonly number[];
  readonly pieces: readonly (readonly Piece[])[];
  readonly gwAt: Square;
  readonly isSecond: boolean;
  readonly chosen: { readonly face: MoveFace } | null;
}

/** The public facts that the pencil heeds, as somebody on GW's side perceives them. */
export type PencilFact =
  | { readonly type: 'roundBegan' }
  | { readonly type: 'turnBegan'; readonly piece?: Piece | undefined }
  | { readonly type: 'evidenceDestroyed'; readonly card: Card }
  | { readonly type: 'moveMade' }
  | { readonly type: 'gwStepped'; readonly to: Square }
  | { readonly type: 'arrested'; readonly piece?: Piece | undefined; readonly square: Square }
  | { readonly type: 'eliminated' | 'seatRetired'; readonly seat: number }
  | { readonly type: 'helicopterFlew'; readonly to: Square; readonly blockers: readonly number[] }
  | {
      readonly type: 'snitchTold';
      readonly target: number;
      readonly piece?: Piece | null | undefined;
      readonly place?: Place | null | undefined;
    }
  | { readonly type: 'breakthroughBlocked'; readonly seat: number; readonly square: Square };

/** The pieces in play, in the order of the box: the pencil's own order. */
export const pencilPieces = ({ order, pieces: taken }: PencilView): Piece[] =>
  pieces.filter((piece) => order.some((seat) => taken[seat]!.includes(piece)));

/** The pencil after a fact. It never leaves out the true square, and it does not use what an infiltrator saw. */
export function pencilAfter(
  pencil: Pencil | null,
  fact: PencilFact | { readonly type: string },
  view: PencilView,
): Pencil | null {
  const known = fact as PencilFact;
  if (known.type === 'roundBegan' && view.round === 1)
    return { guesses: atFirst(pencilPieces(view).length), entered: null };
  if (!pencil) return null;
  const isMet = known.type === 'arrested' || known.type === 'breakthroughBlocked';
  const { guesses } = isMet ? pencil : settled(pencil);
  const after = guessesAfter(guesses.length > 0 ? guesses : anywhere(pencil.guesses), known, view);
  const isEntering = known.type === 'gwStepped' || (known.type === 'helicopterFlew' && known.blockers.length === 0);
  return { guesses: after.length > 0 ? after : anywhere(guesses), entered: isEntering ? known.to : null };
}

/** Facts that contradict each other tell nothing: then a piece that is not gone may stand anywhere. */
const anywhere = (guesses: readonly Guess[]): Guess[] =>
  guesses.slice(0, 1).map(({ acting, sets }) => ({
    acting,
    sets: sets.map((set) => (set.length === 0 ? [] : Array.from({ length: PLACES }, (_, place) => place))),
  }));

/** Whatever GW entered last without a click holds nobody. */
export const settled = (pencil: Pencil): Pencil =>
  pencil.entered === null ? pencil : { guesses: passing(pencil.guesses, pencil.entered), entered: null };

function guessesAfter(guesses: Guess[], fact: PencilFact, view: PencilView): Guess[] {
  const track = (piece: Piece | null | undefined): number | null =>
    piece === undefined || piece === null ? null : pencilPieces(view).indexOf(piece);
  const trackOf = (seat: number): number | null => (view.seats === 2 ? null : track(view.pieces[seat]![0]));
  switch (fact.type) {
    case 'roundBegan':
      return mergeRound(guesses);
    case 'turnBegan':
      return openTurn(guesses, track(fact.piece), view.isSecond);
    case 'evidenceDestroyed':
      return handing(guesses, squareOf(fact.card));
    case 'moveMade':
      return moving(guesses, view.chosen!.face, view.gwAt);
    case 'arrested':
      return catching(guesses, track(fact.piece), fact.square);
    case 'eliminated':
    case 'seatRetired': {
      const gone = trackOf(fact.seat);
      return gone === null ? guesses : leaving(guesses, gone);
    }
    case 'helicopterFlew':
      return fact.blockers.reduce((left, seat) => nearby(left, trackOf(seat)!, around(fact.to)), guesses);
    case 'snitchTold':
      if (fact.place === undefined || fact.place === null) return guesses;
      return fact.place === 'jail' ? allJailed(guesses) : standing(guesses, track(fact.piece), fact.place);
    case 'breakthroughBlocked':
      return standing(guesses, trackOf(fact.seat), fact.square);
    default:
      return guesses;
  }
}

/** GW has seen a piece here. */
export const pencilSeen = ({ guesses, entered }: Pencil, piece: number, place: Place): Pencil => ({
  guesses: standing(guesses, piece, place),
  entered,
});

/** For each piece, everywhere where it may stand. */
export function pencilled(pencil: Pencil): Place[][] {
  const { guesses } = settled(pencil);
  return (guesses[0]?.sets ?? []).map((_, piece) => union(guesses.map(({ sets }) => sets[piece]!)).map(placeOf));
}
