/** The four languages in a row, each in its own words: before there is a menu to choose in. */
import './languages.css';
import { LANGUAGES } from '../kernel/game.ts';
import { language, setLanguage } from './memory.ts';
import { languageNames, t } from './texts/index.ts';

export function Languages() {
  return (
    <nav class="langs" aria-label={t().home.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          class={`btn btn-bare ${one === language.value ? 'on' : ''}`}
          aria-current={one === language.value ? 'true' : undefined}
          onClick={() => setLanguage(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </nav>
  );
}
