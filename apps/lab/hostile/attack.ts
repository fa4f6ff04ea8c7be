// The type of an attack, and what it gets.
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

/** Why the claim of an attack does not hold; empty where it does. */
export type BrokenPromise = readonly string[];

export interface Attack {
  readonly name: string;
  readonly kind: AttackKind;
  /** What it does and its expected outcome, in one sentence. */
  readonly summary: string;
  /** What its server needs. Attacks with the same needs share a server as long as they hold. */
  readonly needs?: Needs;
  /** The least number of seconds it takes, however short the run is. */
  readonly least?: number;
  /**
   * What of the bystander is measured: answers at a table, or pings where the store is away and no answer can be
   * acknowledged.
   */
  readonly measures?: 'answers' | 'pings';
  /** Whether the server must have ended by itself when the attack is over. */
  readonly ends?: boolean;
  /** Prepares everything before the bystander's calm is measured; returns the attack. */
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

/** The scene of an attack. */
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
  /** The store, opened by the code of the attacked program; must be closed again. */
  openStore(): Promise<Store>;
  /** Tables the bystander has played at. */
  bystanderTables(): Promise<readonly string[]>;
  /** Whether the attack's time is up. */
  isOver(): boolean;
  /** Waits until its time is up. */
  rest(): Promise<void>;
  /** Keeps a connection open until the recovery is over, to see whether the server closes it. */
  hold(socket: Socket): void;
}

/** Another address of this machine, for attacks that come from several. */
export function otherAddress({ address }: Pick<Field, 'address'>, nth: number): string {
  const [a, b, c, d] = address.split('.');
  return [a, Number(b) + 1 + nth, c, d].join('.');
}
