/** What somebody finds on a page that is drawn without a browser: words and controls; and what a finger does there. */
import { Drawn, happen, pass } from './dom.ts';
import { settled } from './settled.ts';

const HOLD_MS = 4_000;
/** A press that is not answered within 1.5 seconds is one on a dead line (connection.ts). */
const STEP_MS = 1_000;
const CONTROLS = 'button, input, select, textarea, a, summary, [role="button"], [role="radio"], [role="option"]';

const isHidden = (piece: Drawn): boolean =>
  piece.set.has('inert') ||
  piece.set.has('hidden') ||
  piece.getAttribute('aria-hidden') === 'true' ||
  (piece.localName === 'dialog' && !piece.set.has('open'));

/** All that is there to be seen, from the top down. */
export function shown(piece: Drawn): Drawn[] {
  return piece.childNodes.flatMap((child) =>
    child instanceof Drawn && !isHidden(child) ? [child, ...shown(child)] : [],
  );
}

/** Its words in a row, those for screen readers included; drawings have none. */
export function wordsOf(piece: Drawn): string {
  const words = piece.childNodes.map((child) => {
    if (!(child instanceof Drawn)) return String(child.data);
    if (isHidden(child)) return '';
    if (child.localName === 'svg') return child.getAttribute('aria-label') ?? '';
    return ` ${child.getAttribute('aria-label') ?? wordsOf(child)} `;
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** Its words, those inside a piece with a label of its own too. */
export const textOf = (piece: Drawn): string =>
  [piece, ...shown(piece)]
    .flatMap(({ childNodes }) => childNodes.flatMap((child) => (child instanceof Drawn ? [] : [child.data])))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** By its label, its words or what it shows; a word that is typed is no name. */
export function nameOf(control: Drawn): string {
  const label = control.getAttribute('aria-label') ?? labelOf(control);
  if (label !== undefined) return label;
  return wordsOf(control) || (control.getAttribute('placeholder') ?? '');
}

function labelOf(control: Drawn): string | undefined {
  const around = control.localName === 'input' && control.closest('label');
  if (around) return wordsOf(around);
  const id = control.getAttribute('id');
  const label = id && pageOf(control).querySelector(`label[for="${id}"]`);
  return label ? wordsOf(label) : undefined;
}

const pageOf = (piece: Drawn): Drawn => (piece.parentNode instanceof Drawn ? pageOf(piece.parentNode) : piece);

export const isUsable = (control: Drawn): boolean =>
  !control.set.has('disabled') &&
  control.getAttribute('aria-disabled') !== 'true' &&
  !control.closest('[inert], fieldset[disabled]');

const CHOSEN = ['aria-pressed', 'aria-checked', 'aria-selected'];
export const isChosen = (control: Drawn): boolean => CHOSEN.some((name) => control.getAttribute(name) === 'true');

export const controlsIn = (page: Drawn): Drawn[] => shown(page).filter((piece) => piece.matches(CONTROLS));

export const FINGER = {
  button: 0,
  buttons: 0,
  detail: 1,
  pointerType: 'touch',
  pointerId: 1,
  isPrimary: true,
  clientX: 1,
  clientY: 1,
};

/** A finger presses it, and lets go. */
export async function press(control: Drawn): Promise<void> {
  happen(control, 'pointerdown', FINGER);
  await settled();
  happen(control, 'pointerup', FINGER);
  const isPrevented = happen(control, 'click', FINGER);
  const form = control.closest('form');
  if (!isPrevented && form && control.localName === 'button' && control.getAttribute('type') !== 'button')
    happen(form, 'submit');
  await settled();
}

/** A finger stays on it. */
export async function hold(control: Drawn, ms = HOLD_MS): Promise<void> {
  happen(control, 'pointerdown', FINGER);
  await settled();
  for (let left = ms; left > 0; left -= STEP_MS) {
    pass(Math.min(left, STEP_MS));
    await settled();
  }
}

export async function letGo(control: Drawn): Promise<void> {
  happen(control, 'pointerup', FINGER);
  happen(control, 'click', FINGER);
  await settled();
}

/** Somebody types this, or moves it there. */
export async function enter(control: Drawn, value: string): Promise<void> {
  control.value = value;
  happen(control, 'input');
  happen(control, 'change');
  await settled();
}
