import { type BotPlayer, playWatched } from '@race/bots';
import { type Rules, streams, type Types } from '@race/kernel';
import type { GameEnd, LabGame } from '../games/game.ts';

export interface PlayedGame {
  readonly decisions: number;
  readonly end: GameEnd;
}

interface Seating<T extends Types, R extends Rules<T>> {
  readonly rules: R;
  readonly seed: number;
  readonly players: readonly BotPlayer<T, R>[];
}

/** Plays one game to its end, with an observer. */
export function playGame<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  { rules, seed, players }: Seating<T, R>,
): PlayedGame {
  const chance = streams(game.streams, seed);
  const { decisions, state, watch } = playWatched(rules, players, chance, game.watch);
  return { decisions, end: watch.end(state) };
}
