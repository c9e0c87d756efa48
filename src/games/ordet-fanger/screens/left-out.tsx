/** Which symbols stay in the box: a word, or up to three that are pressed. */
import { Chip } from '../../../web/kit/index.ts';
import type { TextOptionProps } from '../../../web/stage.ts';
import { type Sign, symbols } from '../content.ts';
import { REMOVED_MAX, symbolsOut } from '../options.ts';
import { Tile } from './parts.tsx';
import { wordsOf } from './words.ts';

const WORDS = ['auto', 'none'] as const;

export function LeftOut({ label, value, language, disabled, set }: TextOptionProps) {
  const { t } = wordsOf(language);
  const isWord = WORDS.some((word) => word === value);
  const out = (!isWord && symbolsOut(value, 0)) || [];
  const press = (sign: Sign) => {
    const next = symbols.filter((one) => out.includes(one) !== (one === sign));
    set(next.length === 0 ? 'none' : next.join(' '));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips to choose from, no form
    <div class="of-left-out chips" role="group" aria-label={label}>
      {WORDS.map((word) => (
        <Chip key={word} on={value === word} disabled={disabled} onPress={() => set(word)}>
          {t.values[word]}
        </Chip>
      ))}
      {symbols.map((sign) => (
        <Chip
          key={sign}
          on={out.includes(sign)}
          disabled={disabled || (out.length >= REMOVED_MAX && !out.includes(sign))}
          onPress={() => press(sign)}
        >
          <Tile sign={sign} />
          {t.symbols[sign]}
        </Chip>
      ))}
    </div>
  );
}
