import type { Retention } from '@race/protocol';
import type { Hall } from '../rooms/hall.ts';

/** What each part of cleaning up needs. */
export interface Cleaning {
  readonly hall: Hall;
  readonly days: Retention;
  /** Lets whoever plays go first; false when the server ends. */
  pause(): Promise<boolean>;
}

/** Rows that are looked at together: 1 ms of CPU. */
export const BATCH = 100;

const DAY = 86_400_000;

/** The moment so many days ago. */
export const daysAgo = ({ hall }: Pick<Cleaning, 'hall'>, days: number): number => hall.now() - days * DAY;
