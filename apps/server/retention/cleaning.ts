import type { Retention } from '@race/protocol';
import type { Rooms } from '../rooms/rooms.ts';

/** What each step of cleaning up needs. */
export interface Cleaning {
  readonly rooms: Rooms;
  readonly days: Retention;
  /** Pauses for players; false when the server ends. */
  pause(): Promise<boolean>;
}

/** Rows that are looked at together: 1 ms of CPU. */
export const BATCH = 100;

const DAY = 86_400_000;

/** The moment so many days ago. */
export const daysAgo = ({ rooms }: Pick<Cleaning, 'rooms'>, days: number): number =>
  rooms.services.now() - days * DAY;
