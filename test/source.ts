/**
 * Just enough reading of TypeScript for tidy.ts: what is code, what is comment or string, and what a file imports.
 *
 * Not a parser. Every text it returns has the length and the lines of the original, so that positions stay true.
 */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** The text without its comments. */
  readonly uncommented: string;
  /** The text without its comments and without what stands inside strings and regular expressions. */
  readonly code: string;
  /** Its regular expressions, as they are written. */
  readonly patterns: readonly Pattern[];
}

export interface Pattern {
  readonly at: number;
  readonly body: string;
  readonly flags: string;
}

export interface Import {
  readonly line: number;
  readonly specifier: string;
  /** Imported names that exist when the program runs; `*` is all of them. */
  readonly values: readonly string[];
}

export function readSource(path: string, text: string): Source {
  const uncommented = text.split('');
  const code = text.split('');
  const blank = (from: number, to: number, ...layers: string[][]) => {
    for (const layer of layers)
      for (let at = from; at < Math.min(to, text.length); at++) if (layer[at] !== '\n') layer[at] = ' ';
  };
  const patterns: Pattern[] = [];
  const braces: number[] = []; // open braces inside each `${` that we are in
  let at = 0;

  /** From behind the opening quote to behind the closing one, or to behind `${`. */
  const skipString = (quote: string) => {
    const from = at;
    for (; at < text.length; at++) {
      if (text[at] === '\\') at++;
      else if (text[at] === quote) break;
      else if (quote === '`' && text.startsWith('${', at)) {
        blank(from, at, code);
        braces.push(0);
        at += 2;
        return;
      }
    }
    blank(from, at, code);
    at++;
  };

  while (at < text.length) {
    const char = text[at]!;
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      const stop = end < 0 ? text.length : end;
      blank(at, stop, uncommented, code);
      at = stop;
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      const stop = end < 0 ? text.length : end + 2;
      blank(at, stop, uncommented, code);
      at = stop;
    } else if (char === '/' && regexMayBegin(code, at)) {
      const end = regexEnd(text, at);
      blank(at + 1, end, code);
      if (end > at)
        patterns.push({ at, body: text.slice(at + 1, end), flags: /^[a-z]*/.exec(text.slice(end + 1, end + 9))![0] });
      at = end + 1;
    } else if (char === "'" || char === '"' || char === '`') {
      at++;
      skipString(char);
    } else if (char === '}' && braces.at(-1) === 0) {
      braces.pop();
      at++;
      skipString('`');
    } else {
      if (braces.length > 0 && char === '{') braces[braces.length - 1]!++;
      if (braces.length > 0 && char === '}') braces[braces.length - 1]!--;
      at++;
    }
  }
  return { path, text, uncommented: uncommented.join(''), code: code.join(''), patterns };
}

/** A slash divides after a value, ends an element after `<`, and begins a regular expression after anything else. */
function regexMayBegin(code: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(code[before]!)) before--;
  if (before < 0 || !/[\w$)\]}'"`<]/.test(code[before]!)) return true;
  const word = code.slice(Math.max(0, before - 10), before + 1).join('');
  return /\b(return|typeof|case|of|in|await|yield)$/.test(word);
}

function regexEnd(text: string, at: number): number {
  let inClass = false;
  for (let end = at + 1; end < text.length && text[end] !== '\n'; end++) {
    const char = text[end];
    if (char === '\\') end++;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return end;
  }
  return at;
}

export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

const IMPORT = new RegExp(
  [
    String.raw`\b(?:import|export)\s+(?<clause>(?:type\s+)?[\w$*{][^'"\x60;()=]*?)\s*from\s*(['"])(?<from>[^'"]+)\2`,
    String.raw`\bimport\s*(['"])(?<bare>[^'"]+)\4`,
    String.raw`\bimport\s*\(\s*(['"\x60])(?<dynamic>[^'"\x60]+)\6`,
  ].join('|'),
  'g',
);

export function importsOf(source: Source): Import[] {
  const imports: Import[] = [];
  for (const match of source.uncommented.matchAll(IMPORT)) {
    const keyword = match[0].slice(0, 6);
    if (!source.code.startsWith(keyword, match.index)) continue; // stands inside a string
    const { clause, from, bare, dynamic } = match.groups!;
    const specifier = from ?? bare ?? dynamic;
    if (specifier === undefined) continue;
    imports.push({
      line: lineAt(source.text, match.index),
      specifier,
      values: clause === undefined ? ['*'] : valuesOf(clause),
    });
  }
  return imports;
}

function valuesOf(clause: string): string[] {
  if (/^type\b(?!\s*(?:,|$))/.test(clause)) return [];
  const braces = clause.match(/\{([^}]*)\}/)?.[1] ?? '';
  const names = braces.split(',').map((name) => name.trim());
  const values = names.filter((name) => name && !/^type\s/.test(name)).map((name) => name.split(/\s+as\s+/)[0]!);
  const outside = clause
    .replace(/\{[^}]*\}/, '')
    .replace(/,/g, ' ')
    .trim();
  if (outside.startsWith('*')) values.push('*');
  else if (outside) values.push('default');
  return values;
}
