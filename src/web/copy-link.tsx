/**
 * A link goes on: handed to another program where the browser can do that, else copied. A page that came over plain HTTP
 * has neither way, and copies as pages did before: what is selected in a field.
 */
import './copy-link.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './kit/index.ts';
import { intoView, type Lobby } from './lobby.ts';
import { useEveningWords } from './texts/evening/index.ts';
import { laterWords } from './texts/later/index.ts';

type Outcome = 'shared' | 'copied' | 'by-hand';

async function passOn(link: string, title: string, field: HTMLInputElement): Promise<Outcome> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url: link });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared'; // closed without sharing: nobody wants it copied
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return copySelected(field) ? 'copied' : 'by-hand';
  }
}

/** Browsers answer that they have copied also when it was nothing: what they take is put there by hand. */
function copySelected(field: HTMLInputElement): boolean {
  const before = document.activeElement as HTMLElement | null;
  let isTaken = false;
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', field.value);
    event.preventDefault();
    isTaken = event.clipboardData !== null;
  };
  selectAll(field);
  field.addEventListener('copy', put);
  try {
    isTaken = document.execCommand('copy') && isTaken;
  } catch {
    isTaken = false;
  }
  field.removeEventListener('copy', put);
  if (isTaken) before?.focus({ preventScroll: true });
  return isTaken;
}

function selectAll(field: HTMLInputElement): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, field.value.length); // Safari leaves `select` alone
}

export function CopyLink({ lobby: { about, language }, link }: { lobby: Lobby; link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState<{ readonly link: string; readonly how: Outcome }>();
  const said = useEveningWords(language)?.copy;
  const words = laterWords(language).hosts;
  // Another link has not been copied.
  const how = done?.link === link ? done.how : undefined;
  const press = async () => setDone({ link, how: await passOn(link, about.title(language), field.current!) });
  const isByHand = how === 'by-hand';
  useEffect(() => {
    if (isByHand) intoView(told.current);
  }, [isByHand]);
  const ask = 'share' in navigator ? words.shareLink : words.copyLink;
  return (
    <>
      <Button kind="quiet" icon={how === 'copied' ? 'check' : 'share'} onPress={press}>
        {how === 'copied' ? words.copied : ask}
      </Button>
      {/* It is there from the start: what a press selects has to be there when it is pressed. */}
      <input
        ref={field}
        class={`link-field${isByHand ? '' : ' is-aside'}`}
        value={link}
        readOnly
        tabIndex={isByHand ? 0 : -1}
        aria-hidden={!isByHand}
        aria-label={said?.link}
        onFocus={(event) => selectAll(event.currentTarget)}
      />
      <p ref={told} class={isByHand ? 'small' : 'vh'} role="status">
        {isByHand ? said?.byHand : how === 'copied' ? words.copied : ''}
      </p>
    </>
  );
}
