/** The code of a room, typed into one field. */
import { useState } from 'preact/hooks';
import { CODE_LENGTHS, CODE_LETTERS } from '../protocol.ts';
import { go } from './address.ts';
import { lookUp } from './api.ts';
import { Button, Toast } from './kit/index.ts';
import { t } from './texts/index.ts';

const [SHORT, LONG] = CODE_LENGTHS;

export interface JoinFormProps {
  readonly label?: string;
  readonly button?: string;
  readonly example?: string;
  /** Something else on the page is yours to do first. */
  readonly isQuiet?: boolean;
  /** What a code that leads to a room is for; to sit down there unless told. */
  readonly onCode?: (code: string) => void;
}

export function JoinForm({ label, button, example, isQuiet, onCode = (code) => go(`/${code}`) }: JoinFormProps) {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<'none' | 'house' | null>(null);
  const words = t().home;
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      if (code.length >= SHORT && (await lookUp(code))) return onCode(code);
      setTrouble('none');
    } catch {
      setTrouble('house');
    }
  };
  const type = (input: HTMLInputElement) => {
    const letters = [...input.value.toUpperCase()].filter((letter) => CODE_LETTERS.includes(letter));
    const typed = letters.slice(0, LONG).join('');
    if (typed !== input.value) input.value = typed;
    setCode(typed);
    setTrouble(null);
  };
  return (
    <form class="paper join-code" onSubmit={submit}>
      <label for="code">{label ?? words.codeLabel}</label>
      <div class="code-line">
        <input
          id="code"
          class="code-input"
          placeholder={example}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          aria-invalid={trouble === 'none' ? true : undefined}
          onInput={(event) => type(event.currentTarget)}
        />
        <Button kind={isQuiet ? 'quiet' : 'primary'} type="submit">
          {button ?? t().join.sit}
        </Button>
      </div>
      {trouble === 'none' && <Toast kind="refusal" title={words.noSuchRoom} help={words.noSuchRoomHelp} />}
      {trouble === 'house' && <Toast kind="refusal" title={words.failed} help={words.failedHelp} />}
    </form>
  );
}
