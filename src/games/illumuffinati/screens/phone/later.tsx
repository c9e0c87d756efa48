/** What comes after somebody has gone home: fetched while the first cards are dealt. */
import './end.css';

export { Earnings } from './earnings.tsx';
export { FinalCount, Finished } from './final.tsx';
export { Home } from './home.tsx';
export { Inspect } from './inspect.tsx';
export { Accusation } from './last.tsx';
export { NoseRace } from './nose.tsx';
export { Paused } from './pause.tsx';
export { TakeBack } from './takeback.tsx';
