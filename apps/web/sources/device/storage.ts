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

/** A saved game with its log. Whether the log fits the game is for its rules to say. */
export interface SavedGame<P = TablePlan> {
  readonly saved: SavedTable<P>;
  readonly lines: readonly unknown[];
}

/** A line that exists is never overwritten: `append` then returns 'taken'. */
export interface GameStorage<T extends Types = Race, P = TablePlan> extends Writing<T, P> {
  /** Damaged games are left out. */
  list(): Promise<SavedTable<P>[]>;
  read(table: string): Promise<SavedGame<P> | 'damaged' | null>;
}

/** Storage of rows that nobody has read yet. */
export interface RowStorage<T extends Types, P> extends Writing<T, P> {
  list(): Promise<readonly unknown[]>;
  read(table: string): Promise<{ readonly saved: unknown; readonly lines: readonly unknown[] } | null>;
}

/** What is written is the same for both. */
interface Writing<T extends Types, P> {
  /** Writes a whole game at once, or nothing if that fails. */
  put(saved: SavedTable<P>, lines: readonly Entry<T>[]): Promise<void>;
  append(saved: SavedTable<P>, at: number, line: Entry<T>): Promise<'written' | 'taken'>;
  /** Overwrites what is saved of a game apart from its log. */
  mark(saved: SavedTable<P>): Promise<void>;
  remove(table: string): Promise<void>;
}

const DATABASE_VERSION = 1;
const TABLES = 'tables';
const LINES = 'lines';

/** Opens a database of this device: each game has its own, and only its worker opens it. */
async function openDatabase<T extends Types, P>(name: string): Promise<RowStorage<T, P>> {
  const database = await opened(name);
  const write = () => database.transaction([TABLES, LINES], 'readwrite', { durability: 'strict' });
  return {
    async list() {
      return done(database.transaction(TABLES).objectStore(TABLES).getAll());
    },
    async read(table) {
      const all = database.transaction([TABLES, LINES]);
      const found = done<unknown>(all.objectStore(TABLES).get(table));
      const rows = done<{ line?: unknown }[]>(all.objectStore(LINES).getAll(linesOf(table)));
      const [saved, lines] = await Promise.all([found, rows]);
      return saved === undefined ? null : { saved, lines: lines.map(({ line }) => line) };
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

/** Fetches what reads the row of a game; null stands for a damaged row. */
export type LoadReader<P> = () => Promise<(row: unknown) => SavedTable<P> | null>;

/** Reads every row: a damaged one is left out of the list, and refused when its game is opened. */
export function readingStorage<T extends Types, P>(
  rows: RowStorage<T, P>,
  loadReader: LoadReader<P>,
): GameStorage<T, P> {
  return {
    ...rows,
    list: async () => {
      const found = await rows.list();
      if (found.length === 0) return [];
      const readSaved = await loadReader();
      return found.flatMap((row) => readSaved(row) ?? []);
    },
    read: async (table) => {
      const found = await rows.read(table);
      if (found === null) return null;
      const saved = (await loadReader())(found.saved);
      return saved === null ? 'damaged' : { saved, lines: found.lines };
    },
  };
}

/** Storage that lasts as long as the page. */
export function memoryStorage<T extends Types = Race, P = TablePlan>(): MemoryStorage<T, P> {
  const tables = new Map<string, SavedGame<P>>();
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

/** In memory nothing is damaged, and a game that was read from disk is put there with its log as it was found. */
interface MemoryStorage<T extends Types, P> extends GameStorage<T, P> {
  read(table: string): Promise<SavedGame<P> | null>;
  put(saved: SavedTable<P>, lines: readonly unknown[]): Promise<void>;
}

const linesOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, DATABASE_VERSION);
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
  loadReader: LoadReader<P>,
  lost: (loss: Loss) => void,
): Promise<GameStorage<T, P>> {
  try {
    return storageWithFallback(readingStorage(await openDatabase<T, P>(name), loadReader), lost);
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
        // Another tab has written this line: the memory gets it when the game is read again.
        if (done !== 'taken') await write(memory);
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
          if (found !== null && found !== 'damaged') await memory.put(found.saved, found.lines);
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
