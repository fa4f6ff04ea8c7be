// A new race from a moment of another one: who looks from a seat takes it, bots drive for all others.
import type { Race, RaceOptions } from '@race/great-race';
import { type Fork, type GameRecord, type History, originOf, type Seat } from '@race/kernel';
import { type LocalPlayer, rematchPlayers } from '@race/local';
import type { Branch, Viewpoint } from './messages.ts';

interface Raced {
  readonly record: GameRecord;
  readonly history: History<Race>;
  readonly options: RaceOptions;
  readonly players: readonly (LocalPlayer | null)[];
}

interface Wanted {
  /** How many answers stood. */
  readonly line: number;
  readonly viewpoint: Viewpoint;
  readonly seat: Seat;
}

/** Null where nobody can go on: at the end, or from a seat whose knowledge one does not have. */
export function branchOf(raced: Raced, { line, viewpoint, seat }: Wanted): Branch | null {
  const { record, history, options, players } = raced;
  const isOwn = viewpoint === seat || viewpoint === 'open';
  if (!isOwn || line >= history.standing.length || players[seat] === undefined) return null;
  const entries = history.standing.slice(0, line).map(({ seat: by, answer }) => ({ seat: by, answer }));
  // With nothing hidden all of it stays; else what the seat did not know is made up.
  const fork: Fork = { ...originOf(record), entries, seat: viewpoint === 'open' ? null : seat };
  return { options, players: rematchPlayers(players, seat), fork };
}
