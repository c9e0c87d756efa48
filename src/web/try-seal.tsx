/** A sentence under a seal, for trying out: whoever changes a letter sees that the seal does not fit any more. */
import './about.css';
import { useState } from 'preact/hooks';
import { sha256, toHex, utf8 } from '../kernel/sha256.ts';
import { aloud } from './aloud.ts';
import { Icon } from './kit/index.ts';
import type { AboutWords } from './texts/about/en.ts';

const LENGTH_MAX = 60;

const sealOf = (text: string): string => aloud(toHex(sha256(utf8(text))));

export function TrySeal({ title, text, sentence, label, fits, broken }: AboutWords['try']) {
  const [typed, setTyped] = useState(sentence);
  const [promised, seal] = [sealOf(sentence), sealOf(typed)];
  const isWhole = seal === promised;
  return (
    <section class="paper try-seal">
      <h3>{title}</h3>
      <p>{text}</p>
      <label>
        <span class="vh">{label}</span>
        <input
          type="text"
          maxLength={LENGTH_MAX}
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p class="try-seals" role="status">
        {!isWhole && <s>{promised}</s>}
        <b class={isWhole ? 'is-whole' : 'is-broken'}>
          <Icon id={isWhole ? 'check' : 'cross'} />
          {seal}
        </b>
        <span>{isWhole ? fits : broken}</span>
      </p>
    </section>
  );
}
