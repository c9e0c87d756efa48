/**
 * Whether pages keep clear of what a phone has at its edges: the notch, the line at the bottom. They reach below both
 * (index.html says viewport-fit=cover), so whatever lies at an edge must make room for it there.
 */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

interface Rule {
  /** The last part of each selector: what it is about. */
  readonly about: readonly string[];
  readonly set: readonly (readonly [name: string, value: string])[];
}

const AXES: { readonly [end: string]: readonly Side[] } = { inline: ['left', 'right'], block: ['top', 'bottom'] };

/** By commas or spaces, and not within brackets. */
const parts = (text: string, at: RegExp): string[] => {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && at.test(letter)) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((one) => one.trim()).filter(Boolean);
};

function rulesIn(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const open: { selector: string; set: (readonly [string, string])[] }[] = [];
  const note = (text: string) => {
    const at = text.indexOf(':');
    if (at > 0) open.at(-1)?.set.push([text.slice(0, at).trim(), text.slice(at + 1).trim()]);
  };
  for (const [, before, end] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') open.push({ selector: before!.trim(), set: [] });
    else note(before!);
    if (end !== '}') continue;
    const { selector, set } = open.pop()!;
    if (set.length > 0) rules.push({ about: parts(selector, /,/).map((one) => parts(one, /[\s>~+]/).at(-1)!), set });
  }
  return rules;
}

/** What a declaration says of each side: `padding: 1px 2px` of four, `inset-inline: 0` of two, `left: 0` of one. */
function bySide(kind: 'padding' | 'inset', name: string, value: string): { readonly [side in Side]?: string } {
  if (kind === 'inset' && SIDES.includes(name as Side)) return { [name]: value };
  if (!name.startsWith(kind)) return {};
  const end = name.slice(kind.length + 1);
  const all = parts(value, /\s/);
  if (SIDES.includes(end as Side)) return { [end]: value };
  if (AXES[end]) return Object.fromEntries(AXES[end].map((side, i) => [side, all[i] ?? all[0]!]));
  const [top = '', right = top, bottom = top, left = right] = all;
  return end === '' ? { top, right, bottom, left } : {};
}

const insetsIn = (value: string): string[] => [...value.matchAll(/safe-area-inset-(\w+)/g)].map(([, side]) => side!);

const classesIn = (selector: string): string[] =>
  [...selector.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

export interface Sheets {
  readonly [file: string]: string;
}

/** A right side that makes room for what lies at the left. */
export function mistaken(sheets: Sheets): string[] {
  return Object.entries(sheets).flatMap(([file, text]) =>
    rulesIn(text).flatMap(({ about, set }) =>
      set.flatMap(([name, value]) =>
        (['padding', 'inset'] as const)
          .flatMap((kind) => Object.entries(bySide(kind, name, value)))
          .filter(([side, said]) => insetsIn(said).some((inset) => inset !== side))
          .map(([side, said]) => `${file}: ${about.join(', ')}: ${side}: ${said}`),
      ),
    ),
  );
}

/** At which sides something of this class has room for what lies at the edge, by its place or by its padding. */
export function roomsOf(sheets: Sheets): (name: string) => ReadonlySet<Side> {
  const rooms = new Map<string, Set<Side>>();
  for (const { about, set } of Object.values(sheets).flatMap(rulesIn))
    for (const [name, value] of set)
      for (const kind of ['padding', 'inset'] as const)
        for (const [side, said] of Object.entries(bySide(kind, name, value)))
          if (insetsIn(said).includes(side))
            for (const one of about.flatMap(classesIn)) rooms.set(one, (rooms.get(one) ?? new Set()).add(side as Side));
  return (name) => rooms.get(name) ?? new Set();
}

/** `50vw`, `50%`: it lies in the middle of a wide screen; and a narrow one has nothing at its sides. */
const isAtEdge = (value: string): boolean => !/auto|50(?:vw|%)|^calc\(-/.test(value);

/** What is fixed or sticky at an edge without room for what lies there: `.bar: top`. */
export function crowded(sheets: Sheets): string[] {
  const rooms = roomsOf(sheets);
  return Object.values(sheets)
    .flatMap(rulesIn)
    .filter(({ set }) => set.some(([name, value]) => name === 'position' && /fixed|sticky/.test(value)))
    .flatMap(({ about, set }) => {
      const edges = set.flatMap(([name, value]) => Object.entries(bySide('inset', name, value)));
      const at = edges.filter(([, value]) => isAtEdge(value)).map(([side]) => side as Side);
      return about.flatMap((one) => {
        const names = classesIn(one);
        return at.filter((side) => !names.some((name) => rooms(name).has(side))).map((side) => `${one}: ${side}`);
      });
    });
}

/** Where something of this class has less room than elsewhere, at a side at which it has some: `.home: right`. */
export function lost(sheets: Sheets, name: string): string[] {
  const rooms = roomsOf(sheets)(name);
  return Object.values(sheets)
    .flatMap(rulesIn)
    .flatMap(({ about, set }) =>
      about
        .filter((one) => classesIn(one).includes(name))
        .flatMap((one) =>
          set
            .flatMap(([said, value]) => Object.entries(bySide('padding', said, value)))
            .filter(([side, value]) => rooms.has(side as Side) && !insetsIn(value).includes(side))
            .map(([side]) => `${one}: ${side}`),
        ),
    );
}
