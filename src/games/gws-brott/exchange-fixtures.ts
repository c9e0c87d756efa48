/**
 * GW:s brott: a game with another way through town for one piece, and everything public as it was.
 *
 * A finished game is read again. For one piece all places are kept that the rules and the public facts would have allowed
 * at each moment (forwards), and one of the ways through them is drawn (backwards). Then the game is played again with
 * that way: the same commands at the same times, but for the squares that this piece goes to.
 */
import type { Viewer } from '../../kernel/game.ts';
import { lots, type Source } from '../../kernel/random.ts';
import { act, type Entry, openTable, streamOf, type Table, watcherOf } from '../../kernel/table.ts';
import type { Command } from './commands.ts';
import { around, destinations, isUsable, JAIL, type MoveFace, numberOf, type Piece, placeOf } from './content.ts';
import type { Fact } from './facts.ts';
import type { gwsBrott } from './index.ts';
import { isImmune, othersThan, ownerOf, type State } from './state.ts';

type Rules = typeof gwsBrott;
type Played = Table<State, Command, Fact>;
interface Layer {
  /** For each place of this moment, the places of the moment before that lead to it. */
  readonly from: Map<number, number[]>;
  /** The entry in which the piece moved. */
  readonly entry: number | null;
}

/** Another way for this piece: by entry, the square it goes to. Undefined if there is none. */
export function otherWay(rules: Rules, played: Played, piece: Piece, seed: string): Map<number, string> | undefined {
  const layers = forwards(rules, played, piece);
  const lot = lots(seed);
  const last = layers.at(-1);
  if (!last || last.from.size === 0) return undefined;
  let place = lot.pick([...last.from.keys()]);
  const way = new Map<number, string>();
  for (let i = layers.length - 1; i >= 0; i--) {
    const { from, entry } = layers[i]!;
    if (entry !== null) way.set(entry, placeOf(place));
    place = lot.pick(from.get(place)!);
  }
  const isOther = [...way].some(([entry, to]) => (played.log[entry]!.command as { to?: string }).to !== to);
  return isOther ? way : undefined;
}

function forwards(rules: Rules, played: Played, piece: Piece): Layer[] {
  const state = played.initial();
  const layers: Layer[] = [];
  let now = new Set([JAIL]);
  let entered: number | null = null;
  const keep = (holds: (place: number) => boolean): void => {
    now = new Set([...now].filter(holds));
    layers.push({ from: new Map([...now].map((place) => [place, [place]])), entry: null });
  };
  const go = (lead: (place: number) => readonly number[], entry: number | null): void => {
    const from = new Map<number, number[]>();
    for (const place of now) for (const to of lead(place)) from.set(to, [...(from.get(to) ?? []), place]);
    now = new Set(from.keys());
    layers.push({ from, entry });
  };
  const owner = (): number => ownerOf(state, piece);
  const gw = (): number => numberOf(state.gwAt);

  for (const [index, entry] of played.log.entries()) {
    for (const { fact } of entry.told as readonly { fact: Fact }[]) {
      if (entered !== null && fact.type !== 'arrested' && fact.type !== 'breakthroughBlocked') {
        const square = entered;
        keep((place) => place !== square);
        entered = null;
      }
      switch (fact.type) {
        case 'evidenceDestroyed':
          if (fact.piece === piece) {
            const square = numberOf(state.places[piece]!);
            keep((place) => place === square);
          }
          break;
        case 'stuckDeclared':
          if (state.acting === piece) {
            const free = state.dice.filter((face): face is MoveFace => face !== 'gw' && face !== null);
            keep((place) => free.every((face) => !isUsable(place, face, gw(), othersThan(state, piece))));
          } else others(state, piece, state.acting!, null, keep);
          break;
        case 'pieceMoved': {
          const { face } = state.chosen!;
          if (fact.piece === piece) go((place) => destinations(place, face, gw(), othersThan(state, piece)), index);
          else others(state, piece, fact.piece, numberOf(fact.to), keep);
          break;
        }
        case 'gwStepped':
          entered = numberOf(fact.to);
          break;
        case 'helicopterFlew': {
          const near = new Set(around(fact.to).map(numberOf));
          if (fact.blockers.includes(owner())) keep((place) => near.has(place));
          else if (isImmune(state, owner(), 'helicopter')) keep((place) => !near.has(place));
          if (fact.blockers.length === 0) entered = numberOf(fact.to);
          break;
        }
        case 'arrested':
          if (fact.piece === piece) {
            const square = numberOf(fact.square);
            keep((place) => place === square);
            go(() => [JAIL], null);
          } else if (entered !== null) {
            const square = entered;
            keep((place) => place !== square);
          }
          entered = null;
          break;
        case 'breakthroughBlocked': {
          const square = numberOf(fact.square);
          keep((place) => (fact.seat === owner() ? place === square : place !== square));
          entered = null;
          break;
        }
        case 'snitchTold':
          if (fact.piece === piece && fact.place) {
            const square = numberOf(fact.place);
            keep((place) => place === square);
          }
          break;
        case 'lookBegan': {
          const shown = fact.shown.find((one) => one.piece === piece);
          if (shown) keep((place) => place === numberOf(shown.place));
          break;
        }
        case 'eliminated':
        case 'seatRetired':
        case 'gameEnded':
          if (fact.type === 'gameEnded' || fact.seat === owner()) return layers;
          break;
      }
      rules.record(state, fact);
    }
  }
  return layers;
}

/** Another piece moved: wherever this one stood, that must have been possible. */
function others(
  state: State,
  piece: Piece,
  mover: Piece,
  to: number | null,
  keep: (holds: (place: number) => boolean) => void,
): void {
  const from = numberOf(state.places[mover]!);
  const rest = othersThan(state, mover).filter((place) => placeOf(place) !== state.places[piece]);
  const gw = numberOf(state.gwAt);
  keep((place) => {
    const there = place === JAIL ? rest : [...rest, place];
    if (to !== null) return destinations(from, state.chosen!.face, gw, there).includes(to);
    return state.dice.every((face) => face === 'gw' || face === null || !isUsable(from, face, gw, there));
  });
}

export const outsiders = (played: Played): Viewer[] => [played.truth.gw!, 'table', 'master', 'ghost'];

/** Plays a log again with this way for the piece that moves in those entries. */
export function playAgain(rules: Rules, played: Played, way: Map<number, string>, source: Source): Played {
  const seats = played.truth.willing.map(() => ({ bot: true }));
  const viewers: Viewer[] = [...seats.keys(), 'table', 'master', 'ghost'];
  const table = openTable(rules, () => rules.initial(seats, played.truth.options as never), source, viewers);
  for (const [index, { by, command, at }] of played.log.entries()) {
    const to = way.get(index);
    const other = to === undefined ? command : ({ ...command, to } as Command);
    const { refusal } = act(table, by, other, at);
    if (refusal) throw new Error(`entry ${index}: ${JSON.stringify(other)} by ${by} was refused: ${refusal}`);
  }
  return table;
}

/** What a viewer was told before the end, with the times, as bytes. */
export function heardBy(played: Played, viewer: Viewer): string {
  const mask = watcherOf(played, viewer)?.mask ?? 0;
  const told = (entry: Entry) => streamOf([entry], mask).filter(({ type }) => type !== 'allOpened');
  return JSON.stringify(played.log.map((entry) => [entry.at, told(entry)]).filter(([, facts]) => (facts as []).length));
}
