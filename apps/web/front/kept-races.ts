// The races kept on this device: in which order they stand, and who is in them.
import type { Kept } from '../device/protocol.ts';

/** The last one touched first. */
const latestFirst = (races: readonly Kept[]): Kept[] =>
  [...races].sort((a, b) => b.touched - a.touched || (a.table < b.table ? -1 : 1));

export const unfinished = (races: readonly Kept[]): Kept[] => latestFirst(races).filter(({ over }) => !over);
export const finished = (races: readonly Kept[]): Kept[] => latestFirst(races).filter(({ over }) => over);

export const peopleOf = ({ players }: Kept): number => players.filter(({ kind }) => kind === 'person').length;

/** The crew of a seat; empty where the crews are chosen in play. */
export const crewOf = ({ options }: Kept, seat: number): string => options.vehicles?.[seat] ?? '';
