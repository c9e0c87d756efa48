/**
 * A list of the host's own: judged while it is typed, taken when the button is pressed, and seen as cards meanwhile: each
 * with the symbol it gets, and the last as it will lie.
 */
import './text-option.css';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../kernel/game.ts';
import { Button, Icon } from '../../../web/kit/index.ts';
import type { TextOptionProps } from '../../../web/stage.ts';
import { linesIn, symbols, symbolsFor } from '../content.ts';
import { LeftOut } from './left-out.tsx';
import { judgeList } from './lists.ts';
import { PrintedCard, Tile } from './parts.tsx';
import { wordsOf } from './words.ts';

export const TextOption = (props: TextOptionProps) =>
  props.name === 'removedSymbols' ? <LeftOut {...props} /> : <OwnList {...props} />;

function OwnList({ label, value, language, disabled, set }: TextOptionProps) {
  const { lobby } = wordsOf(language).w;
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const setLines = (lines: readonly string[]) => setText(lines.join('\n'));
  const { isGood, words } = judgeList(text, lobby);
  return (
    <div class="text-option">
      <textarea
        class="field"
        rows={value.includes('\n') || text.includes('\n') ? 8 : 3}
        aria-label={label}
        aria-invalid={isGood ? undefined : true}
        disabled={disabled}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class={isGood ? 'field-hint' : 'field-error'} role="status">
        {words}
      </p>
      <Button disabled={disabled || !isGood || text === value} onPress={() => set(text)}>
        {lobby.save}
      </Button>
      <Cards lines={linesIn(text)} language={language} onLines={disabled ? undefined : setLines} />
    </div>
  );
}

interface CardsProps {
  readonly lines: readonly string[];
  readonly language: Language;
  /** Not for those who only look on. */
  readonly onLines: ((lines: readonly string[]) => void) | undefined;
}

const titleOf = (line: string): string => line.split(':')[0]!.trim();

function Cards({ lines, language, onLines }: CardsProps) {
  const last = lines.length - 1;
  if (last < 0) return null;
  const { t, w } = wordsOf(language);
  const count = symbolsFor(lines.length) ?? symbols.length;
  const signOf = (at: number) => symbols[at % count]!;
  return (
    <div class="of-own">
      <p>{w.lobby.preview}</p>
      <PrintedCard
        t={t}
        language={language}
        print={{ title: titleOf(lines[last]!), symbol: signOf(last) }}
        width={344}
        height={120}
        flag={32}
        fluid
      />
      <ol>
        {lines.map((line, at) => (
          <li key={at}>
            <Tile sign={signOf(at)} label={t.symbols[signOf(at)]} />
            <span>{titleOf(line)}</span>
            {onLines && (
              <button
                type="button"
                aria-label={w.lobby.takeAway(titleOf(line))}
                onClick={() => onLines(lines.toSpliced(at, 1))}
              >
                <Icon id="cross" />
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
