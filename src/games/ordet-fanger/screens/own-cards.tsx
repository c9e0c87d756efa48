/** Cards of the group's own while the list is written: each with the symbol it gets, and the last as it will lie. */
import './own-cards.css';
import { Icon } from '../../../web/kit/index.ts';
import type { PreviewProps } from '../../../web/stage.ts';
import { linesIn, symbols, symbolsFor } from '../content.ts';
import { PrintedCard, Tile } from './parts.tsx';
import { wordsOf } from './words.ts';

const titleOf = (line: string): string => line.split(':')[0]!.trim();

export function OwnCards({ text, onText, language }: PreviewProps) {
  const lines = linesIn(text);
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
            <button
              type="button"
              aria-label={w.lobby.takeAway(titleOf(line))}
              onClick={() => onText(lines.filter((_, other) => other !== at).join('\n'))}
            >
              <Icon id="cross" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
