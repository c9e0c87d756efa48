/**
 * The oldest browsers that the pages are built for. Their layout stands on `@layer`, `:has`, container queries and `dvh`,
 * which is what decides: Chrome 108, so televisions of 2024 and later. Older ones are told so (src/web/public/able.js).
 */
import { type Position, parse } from 'acorn';

export const FLOOR = ['chrome108', 'edge108', 'firefox121', 'safari16.4'];
/** The language of these. */
const ECMA = 2022;

/** What somebody might call that not all of these have; `able.js` makes up for what is used of it. */
const NEWER_CALLS =
  /\b(?:Object|Map)\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\(|\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|RegExp\.escape)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|showPopover|startViewTransition|checkVisibility|isWellFormed)\(|\bIntl\.DurationFormat\b|(?:\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|some|find|every|reduce|flatMap|forEach|toArray|take|drop)\(/g;
const AT_RULES = ['container', 'font-face', 'keyframes', 'layer', 'media', 'supports'];
const NEWER_STYLE =
  /(?:color-mix|light-dark|oklch|oklab|linear|sin|cos|round|anchor)\(|:(?:open|popover-open|user-valid|user-invalid|state|active-view-transition)\b|[{};,\s]&/g;

/** What these browsers do not understand in a script or a style as it was built; each with where it stands. */
export function newerThanFloor(name: string, text: string): string[] {
  if (name.endsWith('.css')) return newerStyle(text);
  try {
    parse(text, { ecmaVersion: ECMA, sourceType: 'module' });
  } catch (error) {
    const { message, loc } = error as Error & { loc: Position };
    const line = text.split('\n')[loc.line - 1] ?? '';
    return [`${message}: ${line.slice(Math.max(0, loc.column - 30), loc.column + 30)}`];
  }
  return around(text, NEWER_CALLS);
}

function newerStyle(text: string): string[] {
  const rules = [...text.matchAll(/@(-webkit-|-moz-)?([a-z-]+)/g)].filter(([, , rule]) => !AT_RULES.includes(rule!));
  return [...rules.map(([rule]) => rule), ...around(text, NEWER_STYLE)];
}

const around = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) =>
    text.slice(Math.max(0, index - 20), index + found.length + 10),
  );
