/**
 * Sealed deal: anyone can check a finished game.
 *
 * Before anybody sits down the server publishes the hash of a secret. Each browser then adds 128 bits of its own, in
 * public. The game's key is made of both, so no guest could have chosen the cards, and neither could the house unless it
 * sat down last, as its own guest. The secret is revealed when that game is over, and `verify` decides every entry again
 * and compares.
 */
import { address, OPEN, perceive, type Told } from './audience.ts';
import type { Actor, Marks, Refusal, Rules, Typed } from './game.ts';
import { drawFrom, keyed, type Source } from './random.ts';
import type { Entry } from './table.ts';

export { botSeed, commitmentTo, gameKey, gameSecret, isPromised } from './keys.ts';

/** An entry as it may be handed out: what is sealed is missing, and so is the command wherever it would tell. */
export interface OpenEntry {
  readonly at: number;
  readonly by?: Actor;
  readonly command?: Typed;
  readonly told: readonly Told[];
  readonly draws?: { readonly [label: string]: number };
  readonly rules?: string;
  readonly earlier?: string;
}

/** The log of a finished game for everybody's eyes. */
export function openedLog(log: readonly Entry[]): OpenEntry[] {
  const opened: OpenEntry[] = [];
  for (const entry of log) {
    const told: Told[] = [];
    for (const one of entry.told) if (one.to & OPEN) told.push(openFact(one));
    const sealed = entry.told.some((one) => !isWhollyOpen(one));
    // An id counts what its page has asked for, the sealed commands too.
    const { id: _, ...whole } = entry;
    if (!sealed && entry.told.length > 0) opened.push(whole);
    else if (told.length > 0) {
      const { at, rules, earlier } = entry;
      opened.push({ at, told, ...(rules !== undefined && { rules }), ...(earlier !== undefined && { earlier }) });
    }
  }
  return opened;
}

const isWhollyOpen = (told: Told): boolean =>
  (told.to & OPEN) !== 0 && Object.values(told.secret ?? {}).every((bits) => bits & OPEN);

/** The bits of a sealed field would name the very seat that the field hides. */
function openFact(told: Told): Told {
  if (isWhollyOpen(told)) return told;
  const fact = Object.fromEntries(Object.entries(perceive(told, OPEN)!).filter(([, value]) => value !== undefined));
  const secret = Object.fromEntries(Object.entries(told.secret ?? {}).filter(([, bits]) => bits & OPEN));
  return { fact: fact as unknown as Typed, to: told.to, ...(Object.keys(secret).length > 0 && { secret }) };
}

export interface Verdict {
  readonly ok: boolean;
  /** The first thing that is not as the rules and the lots would have it, for whoever knows the code. */
  readonly difference?: string;
  /** The same for a page, which says it in words that people use. */
  readonly fault?: Fault;
  /** What could not be decided again because it is sealed. Empty for the operator, who has the whole log. */
  readonly trusted: readonly string[];
  /** What these rules cannot decide again, because earlier ones decided it. */
  readonly earlier?: readonly Stretch[];
}

/** Entries in a row that the same rules decided, first and last. */
export interface Stretch {
  readonly rules: string;
  readonly from: number;
  readonly to: number;
}

export interface Fault {
  readonly kind:
    | 'backwards' // in time
    | 'unasked' // it stands without a command that would explain it
    | 'refused'
    | 'changed' // something else follows from the command
    | 'left-out'
    | 'added'
    | 'lots'
    | 'impossible' // the rules cannot even decide it
    | 'incomplete'
    | 'newer' // than the rules that are asked
    | 'unknown-game'
    | 'broken-seal';
  /** Where in the log, if it is about one place. */
  readonly entry?: number;
  /** What is told there, and what the rules would tell. */
  readonly logged?: Typed | undefined;
  readonly lawful?: Typed | undefined;
}

/**
 * Decides a whole log again. The operator's complete log is checked to the last bit; in an opened one, what follows
 * from sealed facts is taken from the log and named in `trusted`. What earlier rules decided is only folded, and named
 * in `earlier`: it stands before all that the rules of now have decided. The lots come from `source`, or from the key
 * that the rules keep.
 */
export function verify<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  initial: () => State,
  log: readonly OpenEntry[],
  { source, isOpened = false }: { source?: Source; isOpened?: boolean } = {},
): Verdict {
  const truth = initial();
  const trusted: string[] = [];
  const stretches: Stretch[] = [];
  let counters: { [label: string]: number } = {};
  let key: string | undefined;
  let now = Number.NEGATIVE_INFINITY;
  let isPresent = false;
  const turnKey = (): boolean => {
    const turned = rules.key?.(truth as never);
    if (turned === undefined || turned === key) return false;
    key = turned;
    counters = {};
    return true;
  };

  for (const [index, entry] of log.entries()) {
    const where = `entry ${index}${entry.command ? ` (${entry.command.type} by ${entry.by})` : ''}`;
    const wrong = (what: string, kind: Fault['kind'], facts: Pick<Fault, 'logged' | 'lawful'> = {}): Verdict => ({
      ...{ ok: false, difference: `${where}: ${what}`, trusted },
      fault: { kind, entry: index, logged: entry.told[0]?.fact, ...facts },
    });
    if (!(entry.at >= now)) return wrong('time goes backwards', 'backwards'); // what is no number is no time
    now = entry.at;

    if (entry.earlier !== undefined) {
      if (isPresent) return wrong(`${entry.earlier} decides after the rules of now`, 'backwards');
      for (const told of entry.told) rules.record(truth, told.fact as Fact);
      if (entry.draws) turnKey();
      for (const label in entry.draws) counters[label] = (counters[label] ?? 0) + entry.draws[label]!;
      const last = stretches.at(-1);
      if (last?.rules === entry.earlier) stretches[stretches.length - 1] = { ...last, to: index };
      else stretches.push({ rules: entry.earlier, from: index, to: index });
      continue;
    }
    isPresent = true;

    if (!entry.command || entry.by === undefined) {
      if (!isOpened) return wrong('has no command', 'unasked');
      const strange = entry.told.find(({ fact }) => !isUnsigned(rules, fact as Fact, truth));
      if (strange && !isExplained(rules, truth, entry)) {
        return wrong(`${strange.fact.type} stands without its command`, 'unasked', { logged: strange.fact });
      }
      trusted.push(`${where}: ${entry.told.map((one) => one.fact.type).join(', ')} (the command is sealed)`);
      for (const told of entry.told) rules.record(truth, told.fact);
      continue;
    }
    const refusal = refusalOf(rules, truth, entry);
    if (refusal !== undefined) return wrong(`the rules refuse it: ${refusal}`, 'refused');

    const before = { ...counters };
    let position = 0;
    let differs: (() => Verdict) | undefined;
    const draw = (label: string) => {
      if (turnKey()) for (const used in before) delete before[used];
      const turned = rules.key?.(truth as never);
      const from = turned !== undefined ? keyed(turned) : source;
      if (!from) throw new Error('nothing to draw from: the secret of this game is not revealed');
      return drawFrom(from, counters)(label);
    };
    const tell = (fact: Fact): void => {
      const told = rules.address ? rules.address(fact, truth as never) : address(rules.audience, fact, truth as never);
      const logged = entry.told[position];
      if (isOpened && !(told.to & OPEN)) return void rules.record(truth, fact);
      position++;
      const same = logged && canonical(isOpened ? openFact(told) : told) === canonical(logged);
      if (same) return void rules.record(truth, fact);
      if (logged && logged.fact.type === fact.type && isOpened && isOnTrust(rules, fact, logged.fact, truth)) {
        trusted.push(`${where}: ${fact.type} (follows from what is sealed)`);
        return void rules.record(truth, logged.fact);
      }
      differs ??= () =>
        logged
          ? wrong(`told ${canonical(logged)} where the rules tell ${canonical(told)}`, 'changed', {
              logged: logged.fact,
              lawful: fact,
            })
          : wrong(`leaves out ${canonical(told)}`, 'left-out', { logged: undefined, lawful: fact });
      rules.record(truth, fact);
    };
    try {
      rules.decide(truth as never, entry.command as Command, entry.by, { tell, draw, now: entry.at });
    } catch (error) {
      return differs?.() ?? wrong(`cannot be decided: ${error instanceof Error ? error.message : error}`, 'impossible');
    }
    if (differs) return differs();
    const more = entry.told[position];
    if (more) return wrong(`tells ${canonical(more)}, which the rules do not`, 'added', { logged: more.fact });
    const used = Object.fromEntries(
      Object.entries(counters)
        .map(([label, count]) => [label, count - (before[label] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
    if (canonical(used) !== canonical(entry.draws ?? {})) {
      return wrong(`drew ${canonical(entry.draws ?? {})} where the rules draw ${canonical(used)}`, 'lots');
    }
  }
  return { ok: true, trusted, ...(stretches.length > 0 && { earlier: stretches }) };
}

function refusalOf<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  truth: State,
  entry: OpenEntry,
): Refusal | undefined {
  const due = rules.deadline(truth as never);
  if (entry.by === 'clock' && due) {
    if (due.at > entry.at || canonical(due.command) !== canonical(entry.command)) return 'the clock was not due';
    return undefined;
  }
  if (due && due.at < entry.at) return 'a deadline before it was passed over';
  if (!rules.command(entry.command)) return 'bad-payload';
  return rules.refuse(truth as never, entry.command, entry.by!, entry.at);
}

const marksOf = <State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  fact: Fact,
  truth: State,
): Marks => rules.marksOf?.(fact, truth as never) ?? rules.audience[fact.type as Fact['type']] ?? {};

/** What the log says instead may be so, as far as a guest can tell: wholly, or but for fields that a guest can derive. */
function isOnTrust<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  fact: Fact,
  logged: Typed,
  truth: State,
): boolean {
  const { onTrust } = marksOf(rules, fact, truth);
  if (!Array.isArray(onTrust)) return onTrust === true;
  const given = Object.fromEntries((onTrust as string[]).map((field) => [field, logged[field as keyof Typed]]));
  return canonical({ ...fact, ...given }) === canonical(logged);
}

/** It may follow from a command that is sealed, so that nobody can be asked for it. */
function isUnsigned<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  fact: Fact,
  truth: State,
): boolean {
  const { sealed, unsigned, onTrust } = marksOf(rules, fact, truth);
  return sealed === true || unsigned === true || onTrust === true;
}

/** Whether one of the commands that are always sealed would have told just this. */
function isExplained<State, Command extends Typed, Fact extends Typed>(
  rules: Rules<State, Command, Fact>,
  truth: State,
  { at, told }: OpenEntry,
): boolean {
  const logged = canonical(told);
  const commands = rules.sealedCommands?.(truth as never) ?? [];
  return commands.some(({ by, command }) => {
    const state = structuredClone(truth);
    const open: Told[] = [];
    const tell = (fact: Fact): void => {
      const one = rules.address ? rules.address(fact, state as never) : address(rules.audience, fact, state as never);
      if (!(one.to & OPEN)) return void rules.record(state, fact);
      // What only the house knows is taken as it is told.
      const said = told[open.length]?.fact;
      const isSame = said?.type === fact.type && isOnTrust(rules, fact, said, state);
      open.push(isSame ? { ...openFact(one), fact: said } : openFact(one));
      rules.record(state, (isSame ? said : fact) as Fact);
    };
    const draw = (label: string) => {
      const key = rules.key?.(state as never);
      if (key === undefined) throw new Error('nothing to draw from');
      return drawFrom(keyed(key), {})(label);
    };
    try {
      rules.decide(state as never, command as Command, by, { tell, draw, now: at });
    } catch {
      return false; // it could not have been asked for here
    }
    return canonical(open) === logged;
  });
}

/** JSON with its keys in order, so that equal data has equal bytes. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
