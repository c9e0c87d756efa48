/** As much of a browser as drawing and pressing need, on a clock that a test moves. Nothing is laid out. */
import { beforeEach } from 'node:test';
import { options, render } from 'preact';
import { lots } from '../../src/kernel/random.ts';

/** What happens to a piece, and who hears of it. */
export interface Happening {
  readonly type: string;
  readonly target: Listening;
  currentTarget: Listening;
  defaultPrevented: boolean;
  isStopped: boolean;
  preventDefault(): void;
  stopPropagation(): void;
  readonly [detail: string]: unknown;
}

type Hears = ((happening: Happening) => void) | { handleEvent(happening: Happening): void };

class Listening {
  readonly heard = new Map<string, Set<Hears>>();

  addEventListener(type: string, hears: Hears, how?: boolean | { readonly capture?: boolean }): void {
    const key = keyOf(type, how);
    this.heard.set(key, (this.heard.get(key) ?? new Set()).add(hears));
  }

  removeEventListener(type: string, hears: Hears, how?: boolean | { readonly capture?: boolean }): void {
    this.heard.get(keyOf(type, how))?.delete(hears);
  }

  hear(happening: Happening, key: string): void {
    happening.currentTarget = this;
    for (const hears of [...(this.heard.get(key) ?? [])]) {
      if (typeof hears === 'function') hears.call(this, happening);
      else hears.handleEvent(happening);
    }
  }
}

const keyOf = (type: string, how?: boolean | { readonly capture?: boolean }): string =>
  (typeof how === 'object' ? how.capture : how) ? `${type}, first` : type;

class Piece extends Listening {
  readonly childNodes: Piece[] = [];
  parentNode: Piece | null = null;
  readonly nodeType: number;
  data = '';

  constructor(nodeType: number) {
    super();
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

export class Drawn extends Piece {
  readonly localName: string;
  readonly namespaceURI: string;
  readonly set = new Map<string, string>();
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

  get value(): string {
    return this.set.get('value') ?? '';
  }

  set value(value: unknown) {
    this.set.set('value', String(value));
  }

  get checked(): boolean {
    return this.set.has('checked');
  }

  set checked(isChecked: unknown) {
    if (isChecked) this.set.set('checked', 'true');
    else this.set.delete('checked');
  }

  readonly dataset: { [name: string]: string | undefined } = new Proxy(
    {},
    {
      get: (_, name) => this.set.get(`data-${String(name)}`),
      set: (_, name, value) => !!this.set.set(`data-${String(name)}`, String(value)),
      deleteProperty: (_, name) => this.set.delete(`data-${String(name)}`) || true,
    },
  );

  get inside(): Drawn[] {
    return this.childNodes.flatMap((child) => (child instanceof Drawn ? [child, ...child.inside] : []));
  }

  get firstElementChild(): Drawn | null {
    return this.childNodes.find((child): child is Drawn => child instanceof Drawn) ?? null;
  }

  get parentElement(): Drawn | null {
    return this.parentNode instanceof Drawn ? this.parentNode : null;
  }

  get lastElementChild(): Drawn | null {
    return this.childNodes.findLast((child): child is Drawn => child instanceof Drawn) ?? null;
  }

  matches(selector: string): boolean {
    return likenessTo(selector)(this);
  }

  querySelectorAll(selector: string): Drawn[] {
    return this.inside.filter((one) => one.matches(selector));
  }

  querySelector(selector: string): Drawn | null {
    return this.inside.find((one) => one.matches(selector)) ?? null;
  }

  closest(selector: string): Drawn | null {
    if (this.matches(selector)) return this;
    return this.parentNode instanceof Drawn ? this.parentNode.closest(selector) : null;
  }

  getBoundingClientRect = () => NOWHERE;
  animate = () => ({ cancel: () => {}, finish: () => {}, finished: new Promise(() => {}) });
  setPointerCapture(): void {}
  focus(): void {
    Object.assign(document, { activeElement: this });
  }
  blur(): void {}
  scrollTo(): void {}
  scrollIntoView(): void {}
  setSelectionRange(): void {}
  paused = true;
  async play(): Promise<void> {
    this.paused = false;
  }
  pause(): void {
    this.paused = true;
  }
  load(): void {}
  showModal(): void {
    this.set.set('open', '');
  }
  show(): void {
    this.set.set('open', '');
  }
  close(): void {
    if (!this.set.delete('open')) return;
    happen(this, 'close');
  }
}

type Likeness = (piece: Drawn) => boolean;

/** Read once each: a page is looked through for the same few, over and over. */
const likenesses = new Map<string, Likeness>();

function likenessTo(selector: string): Likeness {
  let likeness = likenesses.get(selector);
  if (!likeness) {
    const ways = selector.split(',').map((one) => readSelector(one.trim()));
    likeness = (piece) => ways.some((isLike) => isLike(piece));
    likenesses.set(selector, likeness);
  }
  return likeness;
}

/** A tag, classes, attributes and what it must not be: `button.big:not([disabled])`. Nothing that needs a neighbour. */
function readSelector(selector: string): Likeness {
  const parts = selector.match(/:not\([^)]*\)|\[[^\]]*\]|\.[\w-]+|^[\w-]+/g) ?? [];
  if (parts.join('') !== selector) throw new Error(`${selector} is more than this page can look for`);
  const all = parts.map((part): Likeness => {
    if (part.startsWith(':not(')) {
      const isLike = readSelector(part.slice(5, -1));
      return (piece) => !isLike(piece);
    }
    if (part.startsWith('.')) return (piece) => (piece.getAttribute('class') ?? '').split(' ').includes(part.slice(1));
    if (!part.startsWith('[')) return (piece) => piece.localName === part;
    const [name, value] = part.slice(1, -1).split('=') as [string, string?];
    if (value === undefined) return (piece) => piece.set.has(name);
    const wanted = value.replaceAll('"', '');
    return (piece) => piece.getAttribute(name) === wanted;
  });
  return (piece) => all.every((isLike) => isLike(piece));
}

/** Where the finger is. */
let under: Drawn | null = null;

/** Something happens to a piece, and rises to whatever it lies in. Says whether somebody prevented what would follow. */
export function happen(target: Listening, type: string, details: { readonly [name: string]: unknown } = {}): boolean {
  const happening: Happening = {
    ...details,
    ...{ type, target, currentTarget: target, defaultPrevented: false, isStopped: false, timeStamp: now },
    preventDefault() {
      happening.defaultPrevented = true;
    },
    stopPropagation() {
      happening.isStopped = true;
    },
    stopImmediatePropagation() {
      happening.isStopped = true;
    },
  };
  if (type.startsWith('pointer') && target instanceof Drawn) under = target;
  const way: Listening[] = [];
  for (let at: Listening | null = target; at; at = at instanceof Piece ? at.parentNode : null) way.push(at);
  // What happens to the window never comes to the document.
  if (target !== screen) way.push(...[sheet, screen].filter((one) => !way.includes(one)));
  for (const at of [...way].reverse()) if (!happening.isStopped) at.hear(happening, keyOf(type, true));
  const rises = type !== 'focus' && type !== 'blur' && type !== 'close';
  for (const at of rises ? way : [target]) if (!happening.isStopped) at.hear(happening, type);
  return happening.defaultPrevented;
}

/** Whether somebody would see the same of both: `written` would say the same, and takes much longer. */
export function isDrawnAlike(one: Piece, other: Piece): boolean {
  if (!(one instanceof Drawn && other instanceof Drawn))
    return one.nodeType === other.nodeType && one.data === other.data;
  return (
    one.localName === other.localName &&
    one.innerHTML === other.innerHTML &&
    one.set.size === other.set.size &&
    [...one.set].every(([name, value]) => other.set.get(name) === value) &&
    isStyledAlike(one.style, other.style) &&
    one.childNodes.length === other.childNodes.length &&
    one.childNodes.every((child, i) => isDrawnAlike(child, other.childNodes[i]!))
  );
}

type Style = { readonly [name: string]: unknown };

const isStyledAlike = (one: Style, other: Style): boolean =>
  Object.keys({ ...one, ...other }).every((name) => String(one[name] ?? '') === String(other[name] ?? ''));

/** What somebody would see of it, one piece a line. */
export function written(piece: Piece, depth = ''): string {
  if (!(piece instanceof Drawn)) return `${depth}${piece.data}\n`;
  const style = Object.entries(piece.style)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .sort();
  const set = [...piece.set].map(([name, value]) => `${name}=${value}`).sort();
  const inside = piece.innerHTML === '' ? '' : `${depth}  ${piece.innerHTML}\n`;
  const children = piece.childNodes.map((child) => written(child, `${depth}  `)).join('');
  return `${depth}<${[piece.localName, ...set, ...style].join(' ')}>\n${inside}${children}`;
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

/** The clock goes on, and whatever was to ring rings that much later: for a silence too long to be lived through. */
export function skip(ms: number): void {
  now += ms;
  for (const [id, timer] of timers) timers.set(id, { ...timer, at: timer.at + ms });
}

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};
/** The document and the window, as far as they hear. */
const sheet = new Listening();
const screen = new Listening();
export const around: { readonly [what in 'document' | 'window']: Listening } = { document: sheet, window: screen };
const hearing = (by: Listening) => ({
  addEventListener: by.addEventListener.bind(by),
  removeEventListener: by.removeEventListener.bind(by),
});
const html = 'http://www.w3.org/1999/xhtml';
const element = (name: string, space = html) => new Drawn(name, space);
const text = (data: unknown) => Object.assign(new Piece(3), { data: String(data) });

const roots = new Set<Drawn>();
export function root(): Drawn {
  const page = element('div');
  roots.add(page);
  return page;
}

let isOpen = false;

/**
 * From here on the globals of a page are there, and time passes by `pass` alone. Test files that share a process share
 * them: what one test leaves in its browser is none of the next one's, and a page that it leaves open, because it
 * failed, is closed.
 */
export function open(): void {
  if (isOpen) return;
  isOpen = true;
  beforeEach(async () => {
    for (const page of roots) render(null, page as never);
    roots.clear();
    draw();
    const { forget } = await import('../../src/web/memory.ts');
    const { dropAlone } = await import('../../src/web/wish.ts');
    dropAlone();
    for (const key of [...store.keys()]) forget(key.replace('konklave.', ''));
  });
  const browser: { [name: string]: unknown } = {
    document: {
      ...hearing(sheet),
      createElement: (name: string) => element(name),
      createElementNS: (space: string, name: string) => element(name, space),
      createTextNode: text,
      documentElement: element('html'),
      body: element('body'),
      head: element('head'),
      hidden: false,
      visibilityState: 'visible',
      activeElement: null,
      querySelector: () => null,
      querySelectorAll: () => [],
      getElementById: () => null,
      elementFromPoint: () => under,
      execCommand: () => false,
    },
    ...hearing(screen),
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
    matchMedia: () => ({ ...hearing(new Listening()), matches: false }),
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
  // How long a page waits before it dials again is drawn, too.
  const lot = lots('a page');
  crypto.getRandomValues = (into) => {
    const values = into as unknown as Uint8Array | Uint32Array;
    for (const at of values.keys()) values[at] = lot.int(256 ** values.BYTES_PER_ELEMENT);
    return into;
  };
  performance.now = () => now;
  Date.now = () => now;
  options.debounceRendering = (flush) => void drawing.push(flush);
  options.requestAnimationFrame = (flush) => void drawing.push(flush);
}
