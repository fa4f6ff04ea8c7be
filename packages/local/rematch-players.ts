import { strongerThan } from '@race/bots/names.ts';
import type { Seat } from '@race/kernel';
import type { LocalPlayer } from './table.ts';

const RACER: LocalPlayer = { kind: 'bot', bot: 'racer' };

/** The players of a forked race: the person who takes a seat, the same bots, and racers for everybody else. */
export const rematchPlayers = (players: readonly (LocalPlayer | null)[], seat: Seat): LocalPlayer[] =>
  players.map((player, at) => {
    if (at === seat) return player?.kind === 'person' ? player : { kind: 'person', name: '' };
    return player?.kind === 'bot' ? player : RACER;
  });

/** The same people with every bot one level up; null where somebody else has won, or no bot is stronger. */
export function strongerRivals(players: readonly LocalPlayer[], winner: Seat): LocalPlayer[] | null {
  if (players[winner]?.kind !== 'person') return null;
  const stronger = players.map((player): LocalPlayer => {
    const next = player.kind === 'bot' ? strongerThan(player.bot) : null;
    return next === null ? player : { kind: 'bot', bot: next };
  });
  return stronger.some((player, seat) => player !== players[seat]) ? stronger : null;
}
