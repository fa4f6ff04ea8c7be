// What an attack is, and what it is given.
import type { Socket } from 'node:net';
import type { Store } from '@race/store';
import type { PostgresServer } from '@race/store/testing/postgres.ts';
import type { Disk } from './disk.ts';
import type { AttackTarget } from './target.ts';

export const KINDS = [
  'control frames',
  'idle sockets',
  'refused sockets',
  'ignored closes',
  'http',
  'expensive requests',
  'slow readers',
  'input',
  'clock',
  'store',
  'ending',
] as const;
export type AttackKind = (typeof KINDS)[number];

/** Why an attack's own claim does not hold; empty where it does. */
export type BrokenPromise = readonly string[];

export interface Attack {
  readonly name: string;
  readonly kind: AttackKind;
  /** What it does and what must come of it, in one sentence. */
  readonly summary: string;
  /** What its server needs. Attacks with the same needs, or with none, share a server as long as they hold. */
  readonly needs?: Needs;
  /** Seconds it takes at the least, however short the run is. */
  readonly least?: number;
  /**
   * What of the bystander is measured: answers at a table, or pings where the store is away and no answer can be
   * acknowledged.
   */
  readonly measures?: 'answers' | 'pings';
  /** The server must have ended by itself when the attack is over. */
  readonly ends?: boolean;
  /** Makes everything ready, before the bystander's calm is measured; what it returns is the attack. */
  prepare(field: Field): Promise<() => Promise<BrokenPromise>>;
}

export interface Needs {
  readonly env?: { readonly [name: string]: string };
  readonly store?: 'postgres';
  /** The folder of the store is a small disk that can be filled. */
  readonly disk?: 'small';
  /** Leaves a table at a server that ends before the one that is attacked is started. */
  readonly earlier?: (server: Pick<Field, 'address' | 'target'>) => Promise<string>;
  /** Writes into the store before the server opens it. */
  readonly rows?: (store: Store) => Promise<void>;
}

/** Where an attack takes place. */
export interface Field {
  readonly target: AttackTarget;
  readonly program: string;
  /** The folder of the store. */
  readonly data: string;
  readonly postgres: PostgresServer | null;
  readonly disk: Disk | null;
  /** The table that was left at the earlier server. */
  readonly left: string;
  /** The address of this machine from which the attack comes; nobody else uses it. */
  readonly address: string;
  readonly seconds: number;
  readonly messages: number;
  readonly seed: number;
  /** The store, opened by the code of the attacked program; to be closed again. */
  openStore(): Promise<Store>;
  /** Tables the bystander has played at. */
  bystanderTables(): Promise<readonly string[]>;
  /** Whether the attack's time is up. */
  isOver(): boolean;
  /** Waits until it is. */
  rest(): Promise<void>;
  /** Keeps a connection, where the attack does not close it, until it was seen what the server lets go by itself. */
  hold(socket: Socket): void;
}

/** Another address of this machine, for attacks that come from several. */
export function otherAddress({ address }: Pick<Field, 'address'>, nth: number): string {
  const [a, b, c, d] = address.split('.');
  return [a, Number(b) + 1 + nth, c, d].join('.');
}
