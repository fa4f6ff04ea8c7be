// Storage that may fail while a game is played: the game then continues in memory, and the page is notified.
import type { Types } from '@race/kernel';
import { type GameStorage, memoryStorage, openDatabase, type SavedTable } from './storage.ts';

/** Why nothing is kept any more: never allowed, no room left, or the store is gone. */
export type Loss = 'refused' | 'full' | 'gone';

/** The store of this device by its name; where there is none, one that lasts as long as the page. */
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
 * Whatever is read from a disk or written to it is remembered as well; from the first failure on, memory is the store.
 * What the disk has by then stays there.
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

  /** In both, as long as there are two. */
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
