// The games that can be played over the network, each fetched when a table of it is looked at.
import type { NetGame } from './game.ts';

const GAMES: { readonly [game: string]: () => Promise<NetGame> } = {
  race: async () => (await import('./race.ts')).netRace,
  dash: async () => (await import('../dash/online/net.ts')).netDash,
};

/** Null for a game that is not here. */
export async function netGame(id: string): Promise<NetGame | null> {
  return Object.hasOwn(GAMES, id) ? ((await GAMES[id]?.()) ?? null) : null;
}
