import type { Log } from '../monitoring/log.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RateLimits } from './buckets.ts';
import type { People } from './people.ts';
import type { Session } from './session.ts';

/** What all connections share. */
export interface SharedContext {
  readonly rooms: Rooms;
  readonly people: People;
  readonly accounts: Accounts;
  /** The people who read reports; nobody where the host has named none. */
  readonly administrators: ReadonlySet<string>;
  /** Lets every other connection of a person go: what they came with no longer holds. */
  dismiss(person: string, except?: Session): void;
  /** Lets those connections of a person go whose token holds no longer, here and at other processes; `by` is charged. */
  recheck(person: string, by?: Session): void;
  /** Tells every connection of a person what was imposed on them and is not read yet. */
  warn(person: string): Promise<void>;
  readonly limits: RateLimits;
  /** Null where the host has set up no mail. */
  readonly mailbox: Mailbox | null;
  /** Origins of push services that the host has named. */
  readonly pushServices: readonly string[];
  /** Lets time pass for who is held up. */
  wait(milliseconds: number): Promise<void>;
  /** Called when something fails that never should. */
  failed(error: unknown): void;
  readonly log: Log;
}
