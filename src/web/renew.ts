/**
 * A page that is older than the pages of its house loads itself anew: when the line comes back and says so, which is when
 * a server with newer ones has started, and everything that was asked for is answered. It does so at once, whoever is
 * writing: on the air, a page that waited would tell that somebody was. What they wrote lies aside in this tab meanwhile,
 * and stands again in the field of the same name as soon as there is one.
 */
import { buildIn } from '../protocol.ts';

const MET = 'konklave.met';
const TYPED = 'konklave.typed';
const MET_MAX = 20;

/** Empty while the pages are developed: those are not built. */
const own = buildIn(document.documentElement?.innerHTML ?? '');

function taken(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const met = (): string[] => {
  const list = taken(MET);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
};

/**
 * Once for each other build that this one meets: several servers may take turns behind one address while they are
 * renewed, and one that is not to be had must not be asked for without end.
 */
export const isOld = (build: string): boolean =>
  own !== '' && build !== '' && build !== own && !met().includes(`${own} ${build}`);

/** Whether it does: a tab that remembers nothing would go round in circles, and goes on as it is. */
export function renew(build: string): boolean {
  try {
    sessionStorage.setItem(MET, JSON.stringify([...met(), `${own} ${build}`].slice(-MET_MAX)));
    sessionStorage.setItem(TYPED, JSON.stringify(typed()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Something could not be fetched: no line, or the house has other files by now. */
export async function renewIfMoved(): Promise<void> {
  const build = await fetch('/', { cache: 'no-cache' }).then(
    async (response) => buildIn(await response.text()),
    () => '',
  );
  if (isOld(build)) renew(build);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('textarea, input')].filter(({ type }) =>
    ['text', 'search', 'textarea'].includes(type),
  );

/** As a screen reader calls it. */
const nameOf = (field: Field): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder;

const typed = (): [name: string, text: string][] =>
  fields().flatMap((field) => (field.value === '' ? [] : [[nameOf(field), field.value]]));

/** Puts what was written before the page was loaded anew back where it stood. */
export function giveBack(): void {
  const list = taken(TYPED);
  if (!Array.isArray(list)) return;
  sessionStorage.removeItem(TYPED);
  const waiting = new Map(list as [string, string][]);
  const look = () => {
    for (const field of fields()) {
      const text = waiting.get(nameOf(field));
      if (text === undefined) continue;
      waiting.delete(nameOf(field));
      if (field.value !== '') continue;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (waiting.size === 0) watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
}
