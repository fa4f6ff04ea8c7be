// An online table: the device that answers for it, and what only such a table can do.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Go } from '../router/router.ts';
import type { Device } from './client.ts';

export interface OnlineTable<D = Device> {
  readonly device: D;
  /** Its part of the table's menu. */
  readonly Menu?: ComponentType<{ go: Go }>;
  /** What can be done once the race is over. */
  readonly After?: ComponentType<{ go: Go }>;
  /** Beside a moment that nobody can take back alone. */
  readonly Back?: ComponentType<{ line: number }>;
  /** Beside the plan: has it confirmed as it is once the others have. Null while it is not whole. */
  readonly Later?: ComponentType<{ answer: object | null; question: number }>;
}

/** Null while the table on the page is one of this device's own. */
export const onlineTable = signal<OnlineTable | null>(null);
