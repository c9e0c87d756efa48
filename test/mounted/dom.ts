/** As much of a browser as drawing needs, on a clock that a test moves. Nothing is laid out, and nothing is heard. */
import { options } from 'preact';

class Piece {
  readonly childNodes: Piece[] = [];
  parentNode: Piece | null = null;
  readonly nodeType: number;
  data = '';

  constructor(nodeType: number) {
    this.nodeType = nodeType;
  }

  get firstChild(): Piece | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): Piece | null {
    const beside = this.parentNode?.childNodes;
    return beside?.[beside.indexOf(this) + 1] ?? null;
  }

  insertBefore(child: Piece, before: Piece | null): Piece {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild(child: Piece): Piece {
    return this.insertBefore(child, null);
  }

  append(...children: Piece[]): void {
    for (const child of children) this.appendChild(child);
  }

  prepend(child: Piece): void {
    this.insertBefore(child, this.firstChild);
  }

  removeChild(child: Piece): Piece {
    child.remove();
    return child;
  }

  remove(): void {
    const beside = this.parentNode?.childNodes;
    beside?.splice(beside.indexOf(this), 1);
    this.parentNode = null;
  }

  contains(other: Piece | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }
}

const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 };

class Drawn extends Piece {
  readonly localName: string;
  readonly namespaceURI: string;
  readonly set = new Map<string, string>();
  private readonly listeners = new Map<string, (event: object) => void>();
  innerHTML = '';
  readonly style: { [name: string]: unknown } & { setProperty(name: string, value: string): void };

  constructor(localName: string, namespaceURI: string) {
    super(1);
    this.localName = localName;
    this.namespaceURI = namespaceURI;
    const style = {} as { [name: string]: unknown };
    const setProperty = (name: string, value: string) => {
      style[name] = value;
    };
    this.style = Object.defineProperty(style, 'setProperty', { value: setProperty }) as Drawn['style'];
  }

  get isConnected(): boolean {
    return true;
  }

  get attributes() {
    return [...this.set].map(([name, value]) => ({ name, value }));
  }

  get classList() {
    return { add: () => {}, remove: () => {}, toggle: () => {}, contains: () => false };
  }

  setAttribute(name: string, value: unknown): void {
    this.set.set(name, String(value));
  }

  getAttribute(name: string): string | null {
    return this.set.get(name) ?? null;
  }

  removeAttribute(name: string): void {
    this.set.delete(name);
  }

  getBoundingClientRect = () => NOWHERE;
  animate = () => ({ cancel: () => {}, finish: () => {}, finished: new Promise(() => {}) });
  querySelectorAll = () => [];
  querySelector = () => null;
  closest = () => null;
  addEventListener(type: string, call: (event: object) => void): void {
    this.listeners.set(type, call);
  }
  removeEventListener(type: string): void {
    this.listeners.delete(type);
  }
  /** Something is done to it. Nothing bubbles. */
  happens(type: string, event: object = {}): void {
    const usual = { type, currentTarget: this, target: this, preventDefault: () => {}, stopPropagation: () => {} };
    this.listeners.get(type)?.call(this, { ...usual, ...event });
  }
  focus(): void {}
  blur(): void {}
  scrollTo(): void {}
  scrollIntoView(): void {}
  showModal(): void {}
  close(): void {}
}

/** The first button that has this in its tag or on it. */
export function buttonOf(piece: Piece, name: RegExp): Drawn | undefined {
  for (const child of piece.childNodes) {
    const isOne = child instanceof Drawn && child.localName === 'button' && name.test(written(child));
    const one = isOne ? child : buttonOf(child, name);
    if (one) return one;
  }
  return undefined;
}

function tagOf(piece: Drawn): string {
  const style = Object.entries(piece.style)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .sort();
  const set = [...piece.set].map(([name, value]) => `${name}=${value}`).sort();
  return `<${[piece.localName, ...set, ...style].join(' ')}>`;
}

/** What somebody would see of it, one piece a line. */
export function written(piece: Piece, depth = ''): string {
  if (!(piece instanceof Drawn)) return `${depth}${piece.data}\n`;
  const inside = piece.innerHTML === '' ? '' : `${depth}  ${piece.innerHTML}\n`;
  const children = piece.childNodes.map((child) => written(child, `${depth}  `)).join('');
  return `${depth}${tagOf(piece)}\n${inside}${children}`;
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
  readonly every?: number;
}

let now = 1_000_000;
let count = 0;
const timers = new Map<number, Timer>();
const drawing: (() => void)[] = [];

const later = (call: () => void, ms = 0, every?: number): number => {
  timers.set(++count, { at: now + Math.max(1, ms || 0), call, ...(every !== undefined && { every }) });
  return count;
};

/** Everything that is to be drawn, and what follows from it, until nothing is. */
export function draw(): void {
  for (let turns = 0; drawing.length > 0; turns++) {
    if (turns > 10_000) throw new Error('it is drawn without end');
    drawing.shift()!();
  }
}

/** Timers ring as they would. */
export function pass(ms: number): void {
  const until = now + ms;
  draw();
  for (;;) {
    const [id, next] = [...timers].reduce<[number, Timer | undefined]>(
      (first, one) => (one[1].at <= (first[1]?.at ?? until) && one[1].at < (first[1]?.at ?? until + 1) ? one : first),
      [0, undefined],
    );
    if (!next) break;
    now = next.at;
    if (next.every === undefined) timers.delete(id);
    else timers.set(id, { ...next, at: now + Math.max(1, next.every) });
    next.call();
    draw();
  }
  now = until;
}

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};
const heard = { addEventListener: () => {}, removeEventListener: () => {} };
const html = 'http://www.w3.org/1999/xhtml';
const element = (name: string, space = html) => new Drawn(name, space);
const text = (data: unknown) => Object.assign(new Piece(3), { data: String(data) });

export const root = (): Piece => element('div');

/** From here on the globals of a page are there, and time passes by `pass` alone. */
export function open(): void {
  const browser: { [name: string]: unknown } = {
    document: {
      ...heard,
      createElement: (name: string) => element(name),
      createElementNS: (space: string, name: string) => element(name, space),
      createTextNode: text,
      documentElement: Object.assign(element('html'), { dataset: {} }),
      body: element('body'),
      head: element('head'),
      hidden: false,
      visibilityState: 'visible',
      activeElement: null,
      querySelector: () => null,
      querySelectorAll: () => [],
      getElementById: () => null,
    },
    ...heard,
    location: {
      origin: 'http://lykt.example',
      hostname: 'lykt.example',
      host: 'lykt.example',
      pathname: '/',
      hash: '',
    },
    history: { pushState: () => {}, replaceState: () => {} },
    localStorage: storage,
    sessionStorage: storage,
    matchMedia: () => ({ ...heard, matches: false }),
    innerWidth: 390,
    innerHeight: 844,
    requestAnimationFrame: (call: () => void) => later(call, 16),
    cancelAnimationFrame: (id: number) => void timers.delete(id),
    setTimeout: (call: () => void, ms?: number) => later(call, ms),
    setInterval: (call: () => void, ms?: number) => later(call, ms, ms ?? 0),
    clearTimeout: (id: number) => void timers.delete(id),
    clearInterval: (id: number) => void timers.delete(id),
    scrollTo: () => {},
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    SVGElement: Drawn,
    HTMLElement: Drawn,
    Element: Drawn,
    Node: Piece,
  };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis.navigator, 'languages', { value: ['en'], configurable: true });
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
  performance.now = () => now;
  Date.now = () => now;
  options.debounceRendering = (flush) => void drawing.push(flush);
  options.requestAnimationFrame = (flush) => void drawing.push(flush);
}
