/**
 * Presses whatever can be pressed on a page, until everything that is offered has been asked for or nothing new is left
 * to press. What is asked is taken, and nothing comes of it (house.ts), so that one page serves for all.
 */
import type { Domain, Field, Offer } from '../../src/kernel/offer.ts';
import { lots } from '../../src/kernel/random.ts';
import { type Drawn, happen } from './dom.ts';
import type { Asked } from './house.ts';
import { controlsIn, enter, hold, isChosen, isUsable, letGo, nameOf, press, wordsOf } from './look.ts';

const PRESSES_MAX = 160;
/** However the page looks then: of one button. */
const REPEATS_MAX = 25;
const HELD_MS = 2_500;

/** Fields that name somebody at the table. */
export const SEATS = ['seat', 'target', 'nominee', 'nominator', 'mate'];

/** What must be asked for once: each type, and each person that can be chosen with it. */
export function wantedOf(offers: readonly Offer[]): Map<string, (command: object) => boolean> {
  const wanted = new Map<string, (command: object) => boolean>();
  for (const { command } of offers) {
    const isOf = (one: object) => (one as { readonly type: string }).type === command.type;
    wanted.set(command.type, isOf);
    for (const [name, field] of Object.entries(command)) {
      if (!isChoice(field) || !SEATS.includes(name)) continue;
      for (const value of field.values.filter((one) => one !== null))
        wanted.set(`${command.type} ${name}=${value}`, (one) => isOf(one) && (one as never)[name] === value);
    }
  }
  return wanted;
}

const isDeep = (field: Field): field is Exclude<Field, string | number | boolean | null> =>
  typeof field === 'object' && field !== null;
const isChoice = (field: Field): field is Extract<Domain, { readonly domain: 'oneOf' }> =>
  isDeep(field) && 'domain' in field && field.domain === 'oneOf';

/** The most people that sit at a table. */
const ALIKE_MAX = 22;

/** Of more that are alike and lie together, as the squares of a map do, the first and the last. */
function fewOf(controls: readonly Drawn[]): Drawn[] {
  const kinds = controls.map((control) => control.localName + (control.getAttribute('class') ?? '').split(' ')[0]);
  const together = Map.groupBy(controls.keys(), (at) => controls[at]!.parentNode);
  const isAlike = (at: number, other: number) =>
    kinds[at] === kinds[other] && controls[at]!.parentNode === controls[other]?.parentNode;
  return controls.filter((control, at) => {
    const beside = together.get(control.parentNode)!;
    if (beside.length <= ALIKE_MAX || !isAlike(at, at - 1) || !isAlike(at, at + 1)) return true;
    return beside.filter((other) => isAlike(at, other)).length <= ALIKE_MAX;
  });
}

/** How a page stands, as far as a press may do something else the next time; clocks are left out. */
const standOf = (inside: Drawn, controls = controlsIn(inside)): string =>
  `${wordsOf(inside).replace(/\d+:\d+/g, '')} ${controls.filter(isChosen).map(nameOf).join()}`;

const canBeHeld = (control: Drawn): boolean =>
  [control, ...control.inside, control.parentNode].some((piece) => piece?.heard.has('pointerdown'));

/** `before` is how the page stands, and `page` says how it stands then. */
async function use(control: Drawn, before: string, page: () => string): Promise<void> {
  const kind = control.getAttribute('type');
  if (control.localName === 'textarea' || (control.localName === 'input' && !/checkbox|radio|range/.test(kind ?? ''))) {
    await enter(control, 'abc');
    const form = control.closest('form');
    if (form) happen(form, 'submit');
    return;
  }
  const last = control.querySelectorAll('option').at(-1);
  if (last) return enter(control, last.value);
  if (kind === 'range') return enter(control, control.getAttribute('max') ?? '1');
  if (kind === 'checkbox' || kind === 'radio') {
    control.checked = !control.checked;
    happen(control, 'change');
    return;
  }
  await press(control);
  if (!canBeHeld(control) || page() !== before) return;
  await hold(control, HELD_MS);
  await letGo(control);
}

interface Choice {
  readonly control: Drawn;
  readonly name: string;
  /** The name, and how the page stands. */
  readonly state: string;
}

/** Which of those that were not pressed as the page stands is pressed next. */
type Taste = (fresh: readonly Choice[], last: string, before: ReadonlySet<string>, done: ReadonlySet<string>) => Choice;

const newestFirst: Taste = (fresh, _, before, done) =>
  fresh.findLast(({ name }) => !before.has(name)) ?? fresh.find(({ name }) => !done.has(name)) ?? fresh[0]!;
const sameAgain: Taste = (fresh, last, before, done) =>
  fresh.find(({ name }) => name === last) ?? newestFirst(fresh, last, before, done);

/**
 * What was never asked for, of what is offered there. Each try has a page of its own. `onAsked` is told the names of all
 * controls that were pressed on it, the one that asked last.
 */
export async function crawl(
  offers: readonly Offer[],
  openPage: () => Promise<{ readonly page: Drawn; readonly asked: readonly Asked[]; close(): Promise<void> }>,
  onAsked: (asked: Asked, pressed: readonly string[]) => void = () => {},
): Promise<string[]> {
  const wanted = wantedOf(offers);
  const endings = new Set<string>(); // a page may look over after these: later tries leave them alone
  for (const [k, taste] of [newestFirst, sameAgain, ...[1, 2, 3].map(byChance)].entries()) {
    if (wanted.size === 0 || (k > 1 && [...wanted.keys()].every((name) => name.includes(' ')))) break;
    const { page, asked, close } = await openPage();
    await wander(page, wanted, asked, taste, endings, onAsked);
    await close();
  }
  return [...wanted.keys()];
}

const byChance = (seed: number): Taste => {
  const lot = lots(`crawl ${seed}`);
  return (fresh) => lot.pick(fresh);
};

async function wander(
  page: Drawn,
  wanted: Map<string, (command: object) => boolean>,
  asked: readonly Asked[],
  taste: Taste,
  endings: Set<string>,
  onAsked: (asked: Asked, pressed: readonly string[]) => void,
): Promise<void> {
  const pressed: string[] = [];
  const done = new Set<string>();
  const final = new Set(endings);
  const times = new Map<string, number>();
  let [read, last, before] = [0, '', new Set<string>()];
  for (let presses = 0; presses < PRESSES_MAX && wanted.size > 0; presses++) {
    const found = controlsIn(page);
    const controls = fewOf(found.filter((one) => isUsable(one) && !one.matches('.frame-menu')));
    const stand = standOf(page, found);
    const names = controls.map(nameOf).map((name, i, others) => `${name} ${others.indexOf(name) === i ? '' : 'too'}`);
    const all = controls.map((control, i) => ({ control, name: names[i]!, state: `${names[i]} in ${stand}` }));
    const fresh = all.filter(
      ({ name, state }) => !done.has(state) && !final.has(name) && (times.get(name) ?? 0) < REPEATS_MAX,
    );
    if (fresh.length === 0) return;
    const next = taste(fresh, last, before, done);
    last = next.name;
    pressed.push(next.name);
    before = new Set(all.map(({ name }) => name));
    done.add(next.name).add(next.state);
    times.set(next.name, (times.get(next.name) ?? 0) + 1);
    await use(next.control, `${stand} ${asked.length}`, () => `${standOf(page)} ${asked.length}`);
    for (; read < asked.length; read++) {
      onAsked(asked[read]!, pressed);
      for (const [name, isIt] of wanted) if (isIt(asked[read]!.command)) wanted.delete(name);
      if (asked[read]!.isEnding) endings.add(next.name);
    }
  }
}
