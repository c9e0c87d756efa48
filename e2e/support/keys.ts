/** Hands that have a keyboard and nothing else. */
import type { Device } from './device.ts';

const TABS_MAX = 120;

/** Runs in the page: what a screen reader would call the control that has the focus. */
function focused(): string {
  const one = document.activeElement as HTMLElement | null;
  if (!one || one === document.body) return '';
  const label = one.id ? document.querySelector<HTMLElement>(`label[for="${CSS.escape(one.id)}"]`)?.innerText : '';
  return (one.getAttribute('aria-label') ?? label ?? '').trim() || (one.innerText ?? '').replace(/\s+/g, ' ').trim();
}

export class Keys {
  readonly device: Device;

  constructor(device: Device) {
    this.device = device;
  }

  key = (name: string): Promise<void> => this.device.page.keyboard.press(name);
  name = (): Promise<string> => this.device.page.evaluate(focused);

  /** Goes from control to control until this one has the focus, and shows it. */
  async to(wanted: RegExp): Promise<void> {
    const met: string[] = [];
    for (let i = 0; i < TABS_MAX; i++) {
      const name = await this.name();
      if (wanted.test(name)) return this.#isShown(name);
      met.push(name);
      await this.key('Tab');
    }
    throw new Error(`no Tab leads to ${wanted}; it went over ${[...new Set(met)].join(' | ')}`);
  }

  async press(wanted: RegExp, key = 'Enter'): Promise<void> {
    await this.to(wanted);
    await this.key(key);
  }

  async #isShown(name: string): Promise<void> {
    const isSeen = await this.device.page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!);
      const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      // A field that lies over drawn cells shows its focus in them.
      return isRing || boxShadow !== 'none' || document.activeElement!.tagName === 'INPUT';
    });
    if (!isSeen) throw new Error(`the focus on ${name} cannot be seen`);
  }
}
