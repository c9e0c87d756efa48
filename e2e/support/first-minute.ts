/** The first minute of a game alone with bots: whatever a screen asks is answered, and each screen is looked at. */
import assert from 'node:assert/strict';
import { cutOff, LOOKS_MAX } from './looks.ts';
import type { Phone } from './phone.ts';

/** What a person would do next: press the golden button, answer what it waits for, or go on without. */
const NEXT = [
  '.phone .btn-primary',
  '.phone button:not(.btn, .tool, .frame-menu, .more-time, [data-hold], [aria-pressed=true], [aria-checked=true])',
  '.phone .thumb .btn',
] as const;
const CARD = '[data-hold]:not(.btn)';
const SCREENS = 3;

/** Runs in the page: what tells one screen from another. */
const screenNow = (): string =>
  ['.bar .phase', 'main h1', 'main article', 'main .thumb .btn']
    .map((one) => document.querySelector<HTMLElement>(one)?.innerText.trim() ?? '')
    .join('|');

/** Runs in the page: a card that is held is not scrolled, selected or zoomed by the finger; the page around it is not zoomed. */
function gestures(card: string): object {
  const { touchAction, userSelect, webkitUserSelect } = getComputedStyle(document.querySelector(card)!);
  const page = getComputedStyle(document.documentElement).touchAction;
  return { held: touchAction, selected: userSelect ?? webkitUserSelect, page };
}
const UNDISTURBED = { held: 'none', selected: 'none', page: 'manipulation' };

/** Nothing is cut off, and nothing lies under something else. */
export async function isWhole(phone: Phone, name: string): Promise<void> {
  assert.deepEqual(await phone.tab.run(cutOff, LOOKS_MAX), [], `${phone.name}: ${name}`);
}

async function pressNext(phone: Phone): Promise<void> {
  for (const one of NEXT) if (await phone.tryTo(/./, one)) return;
}

/** Goes on until so many screens were seen; `look` is told of each. */
export async function firstMinute(phone: Phone, look: (screen: number) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  let hasLooked = false;
  await phone.until(`${SCREENS} screens, after ${[...seen]}`, async () => {
    const screen = await phone.tab.run(screenNow, null);
    if (!seen.has(screen)) await look(seen.add(screen).size);
    if (!hasLooked && (await phone.tab.run((card) => document.querySelector(card) !== null, CARD))) {
      assert.deepEqual(await phone.tab.run(gestures, CARD), UNDISTURBED);
      const before = await phone.words();
      await phone.hold(
        /./,
        () => phone.until('what is on the card', async () => (await phone.words()) !== before),
        CARD,
      );
      hasLooked = true;
    }
    if (seen.size >= SCREENS) return true;
    await pressNext(phone);
    return false;
  });
}
