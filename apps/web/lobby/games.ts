// The games that can be played over the network, each with a face that is fetched when it is first shown.
import { type Signal, signal } from '@preact/signals';
import { save, savedOption } from '../settings/local-storage.ts';
import { say } from '../words/say.ts';
import type { GameFace } from './game-face.ts';

interface Listed {
  /** As it is chosen. */
  name(): string;
  load(): Promise<GameFace>;
}

const LISTED = {
  race: {
    name: () => say('names.game'),
    load: async () => (await import('./race/face.tsx')).raceFace,
  },
  dash: {
    name: () => say('front.way.dash'),
    load: async () => (await import('../dash/online/face.tsx')).loadFace(),
  },
} as const satisfies { readonly [game: string]: Listed };

export type OnlineGameId = keyof typeof LISTED;
export const GAME_IDS = ['race', 'dash'] as const satisfies readonly OnlineGameId[];

export const gameName = (game: OnlineGameId): string => LISTED[game].name();

const STORAGE_KEY = 'friends-game';
/** The game that was last chosen to be played with friends. */
export const defaultGame = (): OnlineGameId => savedOption(STORAGE_KEY, GAME_IDS) ?? 'race';
export const chooseGame = (game: OnlineGameId): void => save(STORAGE_KEY, game);

const isListed = (game: string): game is OnlineGameId => Object.hasOwn(LISTED, game);

const faces = new Map<OnlineGameId, Signal<GameFace | null>>();

/** The face of a game; null while it is being fetched, and for a game that is not here. */
export function faceOf(game: string): GameFace | null {
  if (!isListed(game)) return null;
  const known = faces.get(game);
  if (known !== undefined) return known.value;
  const face = signal<GameFace | null>(null);
  faces.set(game, face);
  void LISTED[game].load().then((loaded) => {
    face.value = loaded;
  });
  return face.value;
}
