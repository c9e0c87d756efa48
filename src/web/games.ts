/** The games as a browser needs them: rules and screens, fetched when a room plays that game. */
import type { AnyGame } from '../kernel/game.ts';
import type { GameScreens } from './stage.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly screens: GameScreens;
}

const loaders: { readonly [id: string]: () => Promise<{ default: LoadedGame }> } = {
  maffia: () => import('../games/maffia/screens/index.tsx'),
};

/** Those that have been fetched. Also the catalogue that the room's rules fold with. */
export const loaded: { [id: string]: AnyGame } = {};
const screens: { [id: string]: GameScreens } = {};

export const isLoaded = (id: string): boolean => Object.hasOwn(loaded, id);
export const screensOf = (id: string): GameScreens | undefined => screens[id];

export async function load(id: string): Promise<void> {
  if (isLoaded(id)) return;
  const { default: fetched } = await loaders[id]!();
  loaded[id] = fetched.game;
  screens[id] = fetched.screens;
}
