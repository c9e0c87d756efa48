/**
 * GW:s brott's bots: the best way through a town in which somebody may stand on any square with some weight.
 *
 * A beam search over walks of exactly so many steps. A walk is worth the weight on the distinct squares that it enters,
 * a little less for later ones, and a part of what lies near its end. (14.1, 6)
 */
import { JAIL, neighbours, stepsBetween } from '../content.ts';

export interface Plan {
  /** The squares that are entered, in order. */
  readonly path: readonly number[];
  /** The weight on them, without what lies near the end. */
  readonly value: number;
}

const LATER = 0.01;
const NEAR = 0.3;
const WORDS = 4;

/** The widest beam. Its tables are made once: a plan is made thousands of times in a game, one after the other. */
const WIDEST = 120;
const places = [new Int32Array(WIDEST * 4), new Int32Array(WIDEST * 4)];
const values = [new Float64Array(WIDEST * 4), new Float64Array(WIDEST * 4)];
const visited = [new Int32Array(WIDEST * 4 * WORDS), new Int32Array(WIDEST * 4 * WORDS)];

/** What a square at the end of a walk is worth for what lies around it. */
function nearnessOf(weight: Float64Array): Float64Array {
  const nearness = new Float64Array(JAIL);
  for (let from = 0; from < JAIL; from++) {
    const mass = weight[from]!;
    if (mass < 2e-3) continue;
    for (let end = 0; end < JAIL; end++) nearness[end]! += mass / (2 + stepsBetween(from, end));
  }
  for (let end = 0; end < JAIL; end++) nearness[end]! *= NEAR;
  return nearness;
}

/** Ready to plan several walks over the same weights. */
export function planner(weight: Float64Array, width: number): (from: number, steps: number) => Plan {
  const nearness = nearnessOf(weight);
  const most = width * 4;
  return (from, steps) => {
    const trail: { place: Int32Array; parent: Int32Array }[] = [];
    let count = 1;
    let now = 0;
    places[0]![0] = from;
    values[0]![0] = 0;
    visited[0]!.fill(0, 0, WORDS);
    for (let step = 0; step < steps; step++) {
      const [place, value, seen] = [places[now]!, values[now]!, visited[now]!];
      const [nextPlace, nextValue, nextSeen] = [places[1 - now]!, values[1 - now]!, visited[1 - now]!];
      const parent = new Int32Array(Math.min(most, count * 4));
      const isLast = step === steps - 1;
      let made = 0;
      for (let i = 0; i < count; i++) {
        for (const to of neighbours[place[i]!]!) {
          const word = to >> 5;
          const bit = 1 << (to & 31);
          const isNew = (seen[i * WORDS + word]! & bit) === 0;
          let worth = value[i]!;
          if (isNew) worth += weight[to]! * (1 - LATER * step);
          if (isLast) worth += nearness[to]!;
          nextPlace[made] = to;
          nextValue[made] = worth;
          for (let k = 0; k < WORDS; k++) nextSeen[made * WORDS + k] = seen[i * WORDS + k]!;
          nextSeen[made * WORDS + word]! |= bit;
          parent[made] = i;
          made++;
        }
      }
      count = isLast ? made : narrow(made, width, nextPlace, nextValue, nextSeen, parent, nearness);
      trail.push({ place: nextPlace.slice(0, count), parent: parent.slice(0, count) });
      now = 1 - now;
    }
    return best(trail, values[now]!, count, nearness);
  };
}

/** Keeps the best so many, in their order; says how many. */
function narrow(
  made: number,
  width: number,
  place: Int32Array,
  value: Float64Array,
  seen: Int32Array,
  parent: Int32Array,
  nearness: Float64Array,
): number {
  if (made <= width) return made;
  const worth = new Float64Array(made);
  for (let i = 0; i < made; i++) worth[i] = value[i]! + nearness[place[i]!]!;
  const bar = worth.slice().sort()[made - width]!;
  let kept = 0;
  for (let i = 0; i < made && kept < width; i++) {
    if (worth[i]! < bar) continue;
    place[kept] = place[i]!;
    value[kept] = value[i]!;
    parent[kept] = parent[i]!;
    for (let k = 0; k < WORDS; k++) seen[kept * WORDS + k] = seen[i * WORDS + k]!;
    kept++;
  }
  return kept;
}

function best(
  trail: readonly { place: Int32Array; parent: Int32Array }[],
  value: Float64Array,
  count: number,
  nearness: Float64Array,
): Plan {
  if (trail.length === 0) return { path: [], value: 0 };
  let top = 0;
  for (let i = 1; i < count; i++) if (value[i]! > value[top]!) top = i;
  const path: number[] = [];
  let i = top;
  for (let step = trail.length - 1; step >= 0; step--) {
    path.push(trail[step]!.place[i]!);
    i = trail[step]!.parent[i]!;
  }
  path.reverse();
  return { path, value: value[top]! - nearness[path.at(-1)!]! };
}
