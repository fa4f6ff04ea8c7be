// Where the games of this device are saved: in its database or, where that fails, in memory.
import type { Race } from '@race/great-race';
import type { Entry, Types } from '@race/kernel';
import type { TablePlan } from '@race/local';
import type { Loss } from '../messages.ts';

/** A saved game: its set-up, and how far it is. */
export interface SavedTable<P = TablePlan> {
  readonly table: string;
  readonly plan: P;
  readonly turn: number;
  readonly over: boolean;
  readonly touched: number;
  /** A race of a campaign that was given up. */
  readonly abandoned?: true;
}

/** A line that exists is never overwritten: `append` then returns 'taken'. */
export interface GameStorage<T extends Types = Race, P = TablePlan> {
  list(): Promise<SavedTable<P>[]>;
  read(table: string): Promise<{ saved: SavedTable<P>; lines: Entry<T>[] } | null>;
  /** Writes a whole game at once, or nothing if that fails. */
  put(saved: SavedTable<P>, lines: readonly Entry<T>[]): Promise<void>;
  append(saved: SavedTable<P>, at: number, line: Entry<T>): Promise<'written' | 'taken'>;
  /** Overwrites what is saved of a game apart from its log. */
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

/** Opens a database of this device: each game has its own, and only its worker opens it. */
async function openDatabase<T extends Types, P>(name: string): Promise<GameStorage<T, P>> {
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

/** Storage that lasts as long as the page. */
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
    // A failed request aborts the transaction, too; its error is known only now.
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The database of this name. Without one, or after its first failure, games are kept in memory; `lost` gets the reason. */
export async function deviceStorage<T extends Types, P>(
  name: string,
  lost: (loss: Loss) => void,
): Promise<GameStorage<T, P>> {
  try {
    return storageWithFallback(await openDatabase<T, P>(name), lost);
  } catch {
    lost('refused');
    return memoryStorage();
  }
}

/**
 * Everything that is read from disk or written to it is also put into memory, which takes over at the first failure. What
 * is on disk by then stays there.
 */
export function storageWithFallback<T extends Types, P>(
  disk: GameStorage<T, P>,
  lost: (loss: Loss) => void,
): GameStorage<T, P> {
  const memory = memoryStorage<T, P>();
  let isLost = false;

  async function firstOf<X>(onDisk: () => Promise<X>, inMemory: () => Promise<X>): Promise<X> {
    if (isLost) return inMemory();
    try {
      return await onDisk();
    } catch (error) {
      isLost = true;
      lost(lossIn(error));
      return inMemory();
    }
  }

  /** Writes to disk and memory, as long as there is a disk. */
  async function inBoth<X>(write: (store: GameStorage<T, P>) => Promise<X>): Promise<X> {
    return firstOf(
      async () => {
        const done = await write(disk);
        await write(memory);
        return done;
      },
      () => write(memory),
    );
  }

  async function listed(): Promise<SavedTable<P>[]> {
    const remembered = await memory.list();
    const isRemembered = ({ table }: SavedTable<P>) => remembered.some((one) => one.table === table);
    const others = await disk.list().catch(() => []);
    return [...remembered, ...others.filter((one) => !isRemembered(one))];
  }

  return {
    list: () => firstOf(() => disk.list(), listed),
    read: (table) =>
      firstOf(
        async () => {
          const found = await disk.read(table);
          if (found !== null) await memory.put(found.saved, found.lines);
          return found;
        },
        async () => (await memory.read(table)) ?? (await disk.read(table).catch(() => null)),
      ),
    put: (saved, lines) => inBoth((store) => store.put(saved, lines)),
    append: (saved, at, line) => inBoth((store) => store.append(saved, at, line)),
    mark: (saved) => inBoth((store) => store.mark(saved)),
    remove: (table) => inBoth((store) => store.remove(table)),
  };
}

const lossIn = (error: unknown): Loss =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'gone';
