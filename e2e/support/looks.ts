/** What must hold of every screen: axe finds nothing, nothing scrolls sideways, no control is cut off. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Device, SIZES } from './device.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Through the debugger, because the content policy of the pages lets nobody else's script in. */
async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe);
  const results = (await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      resultTypes: ['violations'],
      // A style sheet that is still on its way axe would fetch itself and lay into the page, which our policy forbids.
      preload: false,
    }),
  )) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html.slice(0, 200)}\n    ${node.failureSummary ?? ''}`),
  );
}

/**
 * Runs in the page. Controls that a person could not see whole, or not reach, at this size. A screen that was given
 * another size, or is being drawn anew, fits itself within a few frames; a flaw stays.
 */
export async function cutOff(looksMax: number): Promise<string[]> {
  const look = (): string[] => {
    const wrong: string[] = [];
    const root = document.scrollingElement!;
    if (root.scrollWidth > innerWidth + 1) wrong.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const controls = (sheet ?? document).querySelectorAll<HTMLElement>('button, a[href], input, summary');
    const called = (one: HTMLElement) =>
      `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.innerText).trim().slice(0, 40)}"`;
    const fields = 'textarea, select, input:not([type=range], [type=checkbox], [type=radio], [type=file])';
    for (const one of (sheet ?? document).querySelectorAll<HTMLElement>(fields))
      if (Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        wrong.push(`an iPhone zooms in on ${called(one)}: its letters are smaller than 16 px`);
    const places = [...document.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.scrollTop !== 0 || one.scrollLeft !== 0)
      .map((one) => [one, one.scrollTop, one.scrollLeft] as const);
    for (const one of controls) {
      if (one.closest('[inert]') || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      if (left < -1 || right > innerWidth + 1) wrong.push(`${called(one)} reaches from ${left} to ${right}`);
      if (height <= innerHeight && (top < -1 || bottom > innerHeight + 1))
        wrong.push(`${called(one)} cannot be scrolled to: ${top} to ${bottom} of ${innerHeight}`);
      const hit = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
      const label = one.id ? document.querySelector(`label[for="${CSS.escape(one.id)}"]`) : null;
      if (hit && !one.contains(hit) && !hit.contains(one) && !label?.contains(hit))
        wrong.push(`${called(one)} lies under ${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}`);
      if (
        one.tagName !== 'INPUT' &&
        one.scrollWidth > one.clientWidth + 2 &&
        getComputedStyle(one).overflowX !== 'visible'
      )
        wrong.push(`the words of ${called(one)} are cut off`);
    }
    for (const one of document.querySelectorAll<HTMLElement>('*')) {
      if (one.scrollLeft !== 0 && !places.some(([known]) => known === one)) one.scrollLeft = 0;
      if (one.scrollTop !== 0 && !places.some(([known]) => known === one)) one.scrollTop = 0;
    }
    for (const [one, top, left] of places) one.scrollTo({ top, left, behavior: 'instant' });
    return wrong;
  };
  let found: string[] = [];
  for (let looks = 0; looks < looksMax; looks++) {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    found = look();
    if (found.length === 0) break;
  }
  return found;
}

/** A small phone, and a laptop of 1280 x 1024 at 200 %. A wall and a console are halved by 200 %. */
const NARROW = {
  phone: [
    { width: 320, height: 640 },
    { width: 640, height: 512 },
  ],
  table: [{ width: 960, height: 540 }],
  master: [{ width: 640, height: 400 }],
} as const;

export const LOOKS_MAX = 20;
const AXE_LOOKS_MAX = 4;

export async function cutOffAt(device: Device): Promise<string[]> {
  const { page, kind } = device;
  const wrong: string[] = [];
  const before = page.viewportSize() ?? SIZES[kind];
  for (const size of [before, ...NARROW[kind]]) {
    if (size !== before) await page.setViewportSize(size);
    const found = await page.evaluate(cutOff, LOOKS_MAX);
    wrong.push(...found.map((one) => `at ${size.width} x ${size.height}: ${one}`));
  }
  await page.setViewportSize(before);
  return wrong;
}

/** Runs in the page. Half way through a fade nothing has its colours yet; what moves as slowly as the sun has. */
async function hasCome(): Promise<void> {
  const coming = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) <= 2_000);
  await Promise.allSettled(coming.map((one) => one.finished));
}

/** Whoever looks just as a fade begins looks again; a flaw stays. */
async function violationsAtRest(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < AXE_LOOKS_MAX; look++) {
    await page.evaluate(hasCome);
    found = await violations(page);
    if (found.length === 0) return [];
  }
  return found;
}

/** Looks at each screen once, by its name. */
export class Gallery {
  readonly seen = new Map<string, string[]>();

  async look(device: Device, name: string): Promise<void> {
    const key = `${device.kind}: ${name}`;
    if (this.seen.has(key)) return;
    this.seen.set(key, []);
    this.seen.set(key, [...(await violationsAtRest(device.page)), ...(await cutOffAt(device))]);
  }

  /** At the end, so that one failure does not hide the others. */
  isFlawless(): void {
    const flaws = [...this.seen].flatMap(([key, found]) => found.map((one) => `${key}: ${one}`));
    assert.equal(flaws.length, 0, `${flaws.length} flaws on ${this.seen.size} screens\n${flaws.join('\n')}`);
  }
}

/** Runs in the page. What moves although less motion is wished for: a fade may, a movement may not, nothing for ever. */
function moving(): string[] {
  const FADES = new Set([
    'opacity',
    'color',
    'backgroundColor',
    'fill',
    'stroke',
    'borderColor',
    'offset',
    'computedOffset',
    'easing',
    'composite',
  ]);
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { iterations, duration } = effect.getComputedTiming();
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !FADES.has(name)));
      const isBrief = Number(duration) <= 1;
      const target = `${effect.target?.tagName.toLowerCase()}.${effect.target?.getAttribute('class')}`;
      if (iterations === Number.POSITIVE_INFINITY) return [`${target} goes on for ever`];
      return moved.length > 0 && !isBrief ? [`${target} moves: ${[...new Set(moved)].join(', ')}`] : [];
    });
}

export async function standsStill(device: Device, name: string): Promise<void> {
  const found = await device.page.evaluate(moving);
  assert.deepEqual(found, [], `${name}: something moves although less motion is wished for`);
}
