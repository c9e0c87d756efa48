/**
 * How the time that something takes grows with the length of a text, and the texts that a regular expression is slowest
 * on: everything that it names over and over, behind what it wants to see first and before something that it does not.
 */

/** Whatever takes less is not judged: it may be anything. */
const FLOOR_MS = 2;
const SIZE = 8192;
/** For what grows so fast that the last would never end. */
const SIZES = [16, 19, 22, 25, 30, 40, 60, 100, 256] as const;
const HOPELESS_MS = 4;
const SPREAD = 8;
/** Eight times as long: what is linear takes 8 times as long, what is quadratic 64 times. */
const GROWTH_MAX = 24;
const TRIES = 4;
/** Whatever is not clear at once is measured again: a busy machine makes each try longer, and none shorter. */
const CLEAR = 12;
/** So much is not the machine. */
const CLEARLY_NOT = 48;
const ROUNDS = 3;

type Run = (size: number) => unknown;

function millisecondsOf(run: Run, size: number, tries: number): number {
  let least = Infinity;
  for (let i = 0; i < tries; i++) {
    const before = process.cpuUsage();
    run(size);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Says how it grows, where that is faster than the text does. `run` makes the text as well, which must cost little. */
export function growthOf(run: Run, size = SIZE, sizes: readonly number[] = SIZES): string | undefined {
  for (const small of sizes) {
    if (millisecondsOf(run, small, 1) < HOPELESS_MS) continue;
    const ms = millisecondsOf(run, small, TRIES);
    if (ms >= HOPELESS_MS) return `${ms.toFixed(1)} ms for ${small} characters`;
  }
  if (millisecondsOf(run, size, 1) < FLOOR_MS) return undefined;
  let [less, more] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    less = Math.min(less, millisecondsOf(run, size / SPREAD, TRIES));
    more = Math.min(more, millisecondsOf(run, size, TRIES));
    if (more < FLOOR_MS || more < CLEAR * less) return undefined;
    if (more > CLEARLY_NOT * less) break;
  }
  if (more < GROWTH_MAX * less) return undefined;
  return `${more.toFixed(1)} ms for ${size} characters, ${less.toFixed(2)} ms for ${size / SPREAD}`;
}

export const repeated = (unit: string, size: number): string =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** Of these, what a class of characters may be tried with. */
const SPECIMENS = [...'a1 A\n-.:/å\u0301!([{"=;,<?#~%|\\'];
const TAILS = ['\0', '\n'];
/** How many of its last atoms are repeated together: the whole is tried as well. */
const UNITS = [1, 2, 3];

const LOOKS = /^\?(?:[:=]|<(?=[^=!])[^>]*>)/;
const ESCAPED = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/is;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/;

/** Each way through a regular expression up to each of its atoms, as texts that these match. */
function pathsThrough(body: string, flags: string): string[][] {
  const paths: string[][] = [];
  let at = 0;
  const rest = () => body.slice(at);
  const least = (): number => {
    const [quantifier = '', count] = QUANTIFIER.exec(rest()) ?? [];
    at += quantifier.length;
    return count === undefined ? 1 : Number(count);
  };

  const atom = (path: readonly string[]): string[] => {
    const from = at;
    if (body[at] === '[') {
      while (body[at] !== ']') at += body[at] === '\\' ? 2 : 1;
      at++;
    } else at += ESCAPED.exec(rest())?.[0].length ?? 1;
    const written = body.slice(from, at);
    const times = least();
    if (/^(?:[$^]|\\[bB1-9])$/.test(written)) return [...path];
    const one = new RegExp(`^(?:${written})$`, flags.replace(/[gy]/g, ''));
    const matching = [...SPECIMENS, written.at(-1)!].filter((char) => one.test(char));
    for (const char of matching.slice(0, 3)) paths.push([...path, char]);
    return matching.length > 0 ? [...path, matching[0]!.repeat(times)] : [...path];
  };

  const group = (path: readonly string[]): string[] => {
    at++;
    const isNegative = /^\?<?!/.test(rest());
    const isAside = isNegative || /^\?<?=/.test(rest());
    at += isNegative ? rest().indexOf('!') + 1 : (LOOKS.exec(rest())?.[0].length ?? (isAside ? 3 : 0));
    const through = alternatives(path);
    at++;
    least();
    return isAside ? [...path] : through;
  };

  const alternatives = (path: readonly string[]): string[] => {
    let first: string[] | undefined;
    let through = [...path];
    while (at < body.length && body[at] !== ')') {
      if (body[at] === '|') {
        at++;
        first ??= through;
        through = [...path];
      } else through = body[at] === '(' ? group(through) : atom(through);
    }
    return first ?? through;
  };

  alternatives([]);
  return paths;
}

/** Makers of texts of any size. */
export function* hostileTo(body: string, flags: string): Generator<(size: number) => string> {
  const seen = new Set<string>();
  for (const path of pathsThrough(body, flags)) {
    for (const length of new Set([...UNITS.filter((one) => one < path.length), path.length])) {
      const before = path.slice(0, -length).join('');
      const unit = path.slice(-length).join('');
      if (seen.has(`${before}\0${unit}`)) continue;
      seen.add(`${before}\0${unit}`);
      for (const tail of TAILS) yield (size) => before + repeated(unit, size) + tail;
    }
  }
}

/** The first text on which this regular expression takes longer than the text grows. */
export function slownessOf(body: string, flags: string, size = SIZE): string | undefined {
  const pattern = new RegExp(body, flags);
  for (const hostile of hostileTo(body, flags)) {
    const growth = growthOf((one) => hostile(one).replace(pattern, ''), size);
    if (growth) return `/${body}/${flags} on ${JSON.stringify(hostile(12))}: ${growth}`;
  }
  return undefined;
}
