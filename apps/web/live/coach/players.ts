import type { Seat } from '@race/kernel';
import type { Player } from '@race/table';

/** The same bots again; for the other people racers drive. */
export const playersAgain = (players: readonly Player[], seat: Seat): Player[] =>
  players.map((player, at) =>
    at === seat || player.kind === 'bot' ? player : { kind: 'bot', bot: 'racer' },
  );
