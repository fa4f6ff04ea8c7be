import type { Mailbox } from '../notices/mailbox.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Hall } from '../rooms/hall.ts';
import type { Log } from '../watch/log.ts';
import type { Limits } from './buckets.ts';
import type { People } from './people.ts';
import type { Session } from './session.ts';

/** What all connections share. */
export interface Desk {
  readonly hall: Hall;
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
  readonly limits: Limits;
  /** Null where the host has set up no mail. */
  readonly mailbox: Mailbox | null;
  /** Origins of push services that the host has named. */
  readonly pushServices: readonly string[];
  /** Lets time pass for who is held up. */
  wait(milliseconds: number): Promise<void>;
  /** Hears of what should never happen. */
  failed(error: unknown): void;
  readonly log: Log;
}
