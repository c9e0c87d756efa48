/** Where a page begins: the address says which. */
import './kit/tokens.css';
import './kit/kit.css';
import './kit/frame.css';
import { render } from 'preact';
import { language } from './memory.ts';
import { App } from './app.tsx';

document.documentElement.lang = language.value;
render(<App />, document.getElementById('konklave')!);
