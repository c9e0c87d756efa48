import type { Story } from '../../kernel/game.ts';
import type { State } from './state.ts';
export const story: Story<State> = () => undefined;
