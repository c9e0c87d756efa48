/**
 * Addresses: `/` is the house, `/table` a screen that looks for its table, `/LYKT` a room, `/LYKT/table` its public
 * screen, `/LYKT/master` the console. A key that a link brings along stands behind the `#`, which browsers send to nobody,
 * and is taken off the address at once: what opens that screen, or after an `m` a ticket with which a seat or the console
 * moves here from another device, or after a `g` the host's pass through a locked
 * door.
 */
import { signal } from '@preact/signals';
import { isCode, isToken } from '../protocol.ts';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'about' }
  | { readonly at: 'screen'; readonly code?: string }
  | {
      readonly at: 'room';
      readonly code: string;
      readonly surface: Surface;
      readonly token?: string;
      readonly ticket?: string;
      readonly pass?: string;
    }
  | { readonly at: 'nowhere' };

export type Surface = 'phone' | 'table' | 'master';

function placeOf(path: string, hash: string): Place {
  const [first = '', second, ...more] = path.split('/').filter(Boolean);
  if (first === '') return { at: 'home' };
  if (first === 'about' && second === undefined) return { at: 'about' };
  const token = hash.slice(1);
  if (first === 'table' && second === undefined) return { at: 'screen', ...(isCode(token) && { code: token }) };
  const code = first.toUpperCase();
  if (!isCode(code) || more.length > 0) return { at: 'nowhere' };
  if (second !== undefined && second !== 'table' && second !== 'master') return { at: 'nowhere' };
  const ticket = hash.startsWith('#m') ? hash.slice(2) : '';
  const pass = hash.startsWith('#g') ? hash.slice(2) : '';
  const surface = second ?? 'phone';
  const keys = { ...(isToken(token) && { token }), ...(isToken(ticket) && { ticket }), ...(isToken(pass) && { pass }) };
  return { at: 'room', code, surface, ...keys };
}

const here = (): Place => placeOf(location.pathname, location.hash);

export const place = signal<Place>(here());

export function go(path: string): void {
  history.pushState(null, '', path);
  place.value = here();
  scrollTo(0, 0);
}

/** A link that came with a token: it is remembered, and must not stay where a neighbour can read it. */
export function tidyAddress(): void {
  if (location.hash) history.replaceState(null, '', location.pathname);
}

addEventListener('popstate', () => {
  place.value = here();
});
