/** The games as a browser needs them: rules, screens and lobby, fetched when a room plays that game. */
import './in-place.ts';
import type { AnyGame, Language } from '../kernel/game.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { GameLobby, GameScreens } from './stage.ts';

export interface LoadedGame {
  /** May leave out what a page never does, and then has the way to all of it: `whole`. */
  readonly game: AnyGame & { readonly whole?: () => Promise<AnyGame> };
  readonly screens: GameScreens;
  /** Fetches the game's words in a language. */
  readonly loadWords: (language: Language) => Promise<void>;
}

type Fetched = LoadedGame & { readonly lobby: GameLobby };

async function both(
  screens: Promise<{ readonly default: LoadedGame }>,
  lobby: Promise<{ readonly lobby: GameLobby }>,
): Promise<Fetched> {
  return { ...(await screens).default, lobby: (await lobby).lobby };
}

const loaders: { readonly [id: string]: () => Promise<Fetched> } = {
  maffia: () => both(import('../games/maffia/screens/index.tsx'), import('../games/maffia/screens/lobby.ts')),
  forraeder: () => both(import('../games/forraeder/screens/index.tsx'), import('../games/forraeder/screens/lobby.ts')),
  illumuffinati: () =>
    both(import('../games/illumuffinati/screens/index.tsx'), import('../games/illumuffinati/screens/lobby.ts')),
  'ordet-fanger': () =>
    both(import('../games/ordet-fanger/screens/index.tsx'), import('../games/ordet-fanger/screens/lobby.ts')),
  'gws-brott': () =>
    both(import('../games/gws-brott/screens/index.tsx'), import('../games/gws-brott/screens/lobby.ts')),
};

/** Those that have been fetched. Also the catalogue that the room's rules fold with. */
export const loaded: { [id: string]: LoadedGame['game'] } = {};
const screens: { [id: string]: GameScreens } = {};
const lobbies: { [id: string]: GameLobby } = {};
const words: { [id: string]: LoadedGame['loadWords'] } = {};

export const isPlayable = (id: string): boolean => Object.hasOwn(loaders, id);
export const isLoaded = (id: string): boolean => Object.hasOwn(loaded, id);
export const screensOf = (id: string): GameScreens => screens[id]!;
/** Whether the game draws this pause itself. Where nobody asked for it, but somebody is missed, the house speaks. */
export const drawsPause = ({ game, pause }: RoomState): boolean =>
  screens[game]!.Pause !== undefined && (pause?.why === 'asked' || pause?.why === 'master');
export const lobbyOf = (id: string): GameLobby => lobbies[id]!;

export const loadWords = (id: string, language: Language): Promise<void> => words[id]!(language);

/** A game with its words in one language; more can be fetched later. */
export async function load(id: string, language: Language): Promise<void> {
  if (isLoaded(id)) return loadWords(id, language);
  const fetched = await loaders[id]!();
  await fetched.loadWords(language);
  words[id] = fetched.loadWords;
  screens[id] = fetched.screens;
  lobbies[id] = fetched.lobby;
  loaded[id] = fetched.game;
}
