// Who is in a race saved on this device.
import type { RaceEntry } from '../device/protocol.ts';

/** The race that has a helper. */
export const TUTORIAL = 'tutorial';

/** A position that is tried, not a race of one's own. */
export const isExercise = ({ lesson }: Pick<RaceEntry, 'lesson'>): boolean =>
  lesson !== undefined && lesson !== TUTORIAL;

export const peopleOf = ({ players }: RaceEntry): number =>
  players.filter(({ kind }) => kind === 'person').length;

/** The crew of a seat; empty where the crews are chosen in play. */
export const crewOf = ({ options }: RaceEntry, seat: number): string => options.vehicles?.[seat] ?? '';
