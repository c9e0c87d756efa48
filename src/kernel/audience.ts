/**
 * Who learns of a fact, and who may read its secret fields.
 *
 * The audience is evaluated once, on the state just before the fact, for every viewer at once, and stored with the fact
 * as bits. Streams, resumes, replays and exports filter by these bits; nothing is evaluated again, so a later version
 * of the rules cannot change what somebody was told.
 */
import { type DeepReadonly, SEATS_MAX, type Typed, type Viewer } from './game.ts';

/** `everyone` includes the master and the ghosts; in a list nobody is implied. */
export type AudienceRule<Fact, State> =
  | 'everyone'
  | 'nobody'
  | ((fact: Fact, state: DeepReadonly<State>) => readonly Viewer[]);

export interface FactAudience<Fact extends Typed, State> {
  /** Who learns that it happened at all. */
  readonly to: AudienceRule<Fact, State>;
  /** Per field: who of those may read it. */
  readonly secret?: { readonly [Field in Exclude<keyof Fact, 'type'>]?: AudienceRule<Fact, State> };
  /** What was not told at the time is never told: not to ghosts, not at the end, not in exports. */
  readonly sealed?: true;
  /** On the licence list: here a hidden thing may lawfully become visible, to all or to these. */
  readonly discloses?: true | ((fact: Fact, state: DeepReadonly<State>) => boolean | readonly Viewer[]);
  /** Follows from sealed facts: only the operator can re-decide it, or these fields of it; the others take it on trust. */
  readonly onTrust?: true | readonly string[];
  /** May follow from a sealed command, and then stands in the log that is handed out without one. */
  readonly unsigned?: true;
}

/** A fact type without an entry, or a misspelt field, does not compile. */
export type Audience<Fact extends Typed, State> = {
  readonly [T in Fact['type']]: FactAudience<Extract<Fact, { readonly type: T }>, State>;
};

type SecretFields<A> = A extends { secret: infer S } ? keyof S : never;

type Hollow<F, A> = Omit<F, SecretFields<A>> & Partial<Pick<F, SecretFields<A> & keyof F>>;

/** The fact as a viewer may get it: every secret field optional. The compiler makes `record` cope with the holes. */
export type Perceived<Fact extends Typed, A> = Fact extends Typed ? Hollow<Fact, A[Fact['type'] & keyof A]> : never;

/** A fact with its addressees, as the log keeps it. */
export interface Told<Fact extends Typed = Typed> {
  readonly fact: Fact;
  readonly to: number;
  readonly secret?: { readonly [field: string]: number };
}

export const TABLE = 1 << SEATS_MAX;
export const MASTER = 1 << (SEATS_MAX + 1);
export const GHOST = 1 << (SEATS_MAX + 2);
/** Whoever looks after the end: set on all that is not sealed. */
export const OPEN = 1 << (SEATS_MAX + 3);
export const EVERYONE = OPEN * 2 - 1;

/** All viewers are told of it, though not all of them everything. */
export const isForAll = ({ to }: Told): boolean => to === EVERYONE;

export function bitOf(viewer: Viewer): number {
  if (typeof viewer === 'number') return 1 << viewer;
  return viewer === 'table' ? TABLE : viewer === 'master' ? MASTER : GHOST;
}

/** `open` is the bit of those who look after the end; what everybody knew was never closed to them. */
function bitsOf<Fact, State>(
  rule: AudienceRule<Fact, State>,
  fact: Fact,
  state: DeepReadonly<State>,
  open: number,
): number {
  if (rule === 'everyone') return EVERYONE;
  if (rule === 'nobody') return open;
  let bits = open;
  for (const viewer of rule(fact, state)) bits |= bitOf(viewer);
  return bits;
}

/** The bits of those to whom a hidden thing may lawfully become visible by this fact. */
export function licensed<Fact extends Typed, State>(
  { discloses }: Pick<FactAudience<Fact, State>, 'discloses'>,
  fact: Fact,
  state: DeepReadonly<State>,
): number {
  const to = typeof discloses === 'function' ? discloses(fact, state) : discloses === true;
  if (typeof to === 'boolean') return to ? EVERYONE : 0;
  return to.reduce((bits: number, viewer) => bits | bitOf(viewer), 0);
}

/** Finds the addressees of a fact about to happen. */
export function address<Fact extends Typed, State>(
  audience: Audience<Fact, State>,
  fact: Fact,
  state: DeepReadonly<State>,
): Told<Fact> {
  const entry = audience[fact.type as Fact['type']] as FactAudience<Fact, State>;
  const open = entry.sealed ? 0 : OPEN;
  const to = bitsOf(entry.to, fact, state, open);
  const rules = entry.secret as { [field: string]: AudienceRule<Fact, State> } | undefined;
  if (!rules) return { fact, to };
  const secret: { [field: string]: number } = {};
  for (const field in rules) secret[field] = bitsOf(rules[field]!, fact, state, open);
  return { fact, to, secret };
}

/** What a viewer with these bits gets to know of a fact; undefined if it learns nothing. */
export function perceive<Fact extends Typed>(told: Told<Fact>, mask: number): Typed | undefined {
  if (!(told.to & mask)) return undefined;
  if (!told.secret) return told.fact;
  let perceived: { [field: string]: unknown } | undefined;
  for (const field in told.secret) {
    if (told.secret[field]! & mask) continue;
    perceived ??= { ...told.fact } as unknown as { [field: string]: unknown };
    perceived[field] = undefined;
  }
  return (perceived as Typed | undefined) ?? told.fact;
}

/** What a viewer with these bits may read of a fact besides what all of its addressees are told. */
export function ownOf({ fact, secret }: Told, mask: number): { readonly [field: string]: unknown } | undefined {
  let own: { [field: string]: unknown } | undefined;
  for (const field in secret) {
    if (!(secret[field]! & mask)) continue;
    own ??= {};
    own[field] = fact[field as keyof Typed];
  }
  return own;
}
