import type { Retention } from '@race/protocol';
import type { Rooms } from '../rooms/rooms.ts';

/** What each part of cleaning up needs. */
export interface Cleaning {
  readonly rooms: Rooms;
  readonly days: Retention;
  /** Lets whoever plays go first; false when the server ends. */
  pause(): Promise<boolean>;
}

/** Rows that are looked at together: 1 ms of CPU. */
export const BATCH = 100;

const DAY = 86_400_000;

/** The moment so many days ago. */
export const daysAgo = ({ rooms }: Pick<Cleaning, 'rooms'>, days: number): number => rooms.now() - days * DAY;
