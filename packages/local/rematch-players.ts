import type { Seat } from '@race/kernel';
import type { LocalPlayer } from './table.ts';

const RACER: LocalPlayer = { kind: 'bot', bot: 'racer' };

/** The players of a forked race: the person who takes a seat, the same bots, and racers for everybody else. */
export const rematchPlayers = (players: readonly (LocalPlayer | null)[], seat: Seat): LocalPlayer[] =>
  players.map((player, at) => {
    if (at === seat) return player?.kind === 'person' ? player : { kind: 'person', name: '' };
    return player?.kind === 'bot' ? player : RACER;
  });
