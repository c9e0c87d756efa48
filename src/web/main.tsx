/** Where a page begins: the address says which. */
import './kit/tokens.css';
import './kit/kit.css';
import './kit/frame.css';
import './house.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { Boundary } from './boundary.tsx';
import { language } from './memory.ts';
import { giveBack, renewIfMoved } from './renew.ts';
import { applySettings } from './settings.ts';
import { loadTexts } from './texts/index.ts';

/** A browser that is too old has been told what it lacks instead (public/able.js). */
if (document.documentElement.dataset.lacks === undefined) {
  addEventListener('vite:preloadError', () => void renewIfMoved());
  applySettings();
  effect(() => {
    document.documentElement.lang = language.value;
    void loadTexts(language.value);
  });
  await loadTexts(language.peek());
  render(
    <Boundary screen="house">
      <App />
    </Boundary>,
    document.getElementById('konklave')!,
  );
  giveBack();
}
