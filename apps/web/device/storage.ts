import type { Race } from '@race/great-race';
import type { Entry, Types } from '@race/kernel';
import type { TablePlan } from '@race/local';

/** A game as it is kept: what it was set up with, and its log line by line. A race, unless another one is named. */
export interface SavedTable<P = TablePlan> {
  readonly table: string;
  readonly plan: P;
  readonly turn: number;
  readonly over: boolean;
  readonly touched: number;
  /** A race of a campaign that was given up. */
  readonly abandoned?: true;
}

/** Where races are kept. A line that is there already is never written again: `append` then says so. */
export interface GameStorage<T extends Types = Race, P = TablePlan> {
  list(): Promise<SavedTable<P>[]>;
  read(table: string): Promise<{ saved: SavedTable<P>; lines: Entry<T>[] } | null>;
  /** Writes a whole game at once; nothing of it is there when it fails. */
  put(saved: SavedTable<P>, lines: readonly Entry<T>[]): Promise<void>;
  append(saved: SavedTable<P>, at: number, line: Entry<T>): Promise<'written' | 'taken'>;
  /** Writes anew what is kept beside the log. */
  mark(saved: SavedTable<P>): Promise<void>;
  remove(table: string): Promise<void>;
}

const RELEASE = 1;
const TABLES = 'tables';
const LINES = 'lines';

interface SavedLine<T extends Types> {
  readonly table: string;
  readonly at: number;
  readonly line: Entry<T>;
}

/** Opens a database of this device, each game its own; only its worker does. */
export async function openDatabase<T extends Types, P>(name: string): Promise<GameStorage<T, P>> {
  const database = await opened(name);
  const write = () => database.transaction([TABLES, LINES], 'readwrite', { durability: 'strict' });
  return {
    async list() {
      const got = database.transaction(TABLES).objectStore(TABLES).getAll();
      return (await done(got)) as SavedTable<P>[];
    },
    async read(table) {
      const all = database.transaction([TABLES, LINES]);
      const saved = done(all.objectStore(TABLES).get(table));
      const lines = done(all.objectStore(LINES).getAll(linesOf(table)));
      const [first, rest] = await Promise.all([saved, lines]);
      if (first === undefined) return null;
      return { saved: first as SavedTable<P>, lines: (rest as SavedLine<T>[]).map(({ line }) => line) };
    },
    async put(saved, lines) {
      const all = write();
      all.objectStore(TABLES).add(saved);
      for (const [at, line] of lines.entries()) all.objectStore(LINES).add({ table: saved.table, at, line });
      await committed(all);
    },
    async append(saved, at, line) {
      const all = write();
      all.objectStore(LINES).add({ table: saved.table, at, line });
      all.objectStore(TABLES).put(saved);
      try {
        await committed(all);
        return 'written';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return 'taken';
        throw error;
      }
    },
    async mark(saved) {
      const all = write();
      all.objectStore(TABLES).put(saved);
      await committed(all);
    },
    async remove(table) {
      const all = write();
      all.objectStore(TABLES).delete(table);
      all.objectStore(LINES).delete(linesOf(table));
      await committed(all);
    },
  };
}

/** Races that live as long as the page, where the device keeps nothing. */
export function memoryStorage<T extends Types = Race, P = TablePlan>(): GameStorage<T, P> {
  const tables = new Map<string, { saved: SavedTable<P>; lines: Entry<T>[] }>();
  return {
    list: async () => [...tables.values()].map(({ saved }) => saved),
    read: async (table) => tables.get(table) ?? null,
    put: async (saved, lines) => {
      tables.set(saved.table, { saved, lines: [...lines] });
    },
    append: async (saved, at, line) => {
      const lines = tables.get(saved.table)?.lines ?? [];
      if (lines.length !== at) return 'taken';
      tables.set(saved.table, { saved, lines: [...lines, line] });
      return 'written';
    },
    mark: async (saved) => {
      tables.set(saved.table, { saved, lines: tables.get(saved.table)?.lines ?? [] });
    },
    remove: async (table) => {
      tables.delete(table);
    },
  };
}

const linesOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, RELEASE);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(TABLES, { keyPath: 'table' });
    opening.result.createObjectStore(LINES, { keyPath: ['table', 'at'] });
  };
  return done(opening);
}

function done<X>(request: IDBRequest<X>): Promise<X> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A failing request ends in this too, and only now is its error the transaction's.
    transaction.onabort = () => reject(transaction.error);
  });
}
