// Whether the store can be written: the disk has space, and a small write reaches it.
import { statfs } from 'node:fs/promises';
import type { Store } from '@race/store';

export type StoreFault = 'the store does not answer' | 'the disk is full' | 'the store is damaged';

/** Space for a few hundred moves. Alerts should come much earlier: docs/operations.md. */
const LEAST_ROOM = 1_000_000;
/** SQLite's number for a disk that is full. */
const FULL = 13;

/** `folder` contains a store in a file; null for a database server. */
export function makeStoreCheck(
  { commit }: Pick<Store, 'commit'>,
  folder: string | null,
  now: () => number,
): () => Promise<StoreFault | null> {
  return async () => {
    if (folder !== null && (await roomIn(folder)) < LEAST_ROOM) return 'the disk is full';
    try {
      await commit([{ write: 'mark', name: 'ready', value: String(now()), once: false }]);
      return null;
    } catch (error) {
      const isFull = error instanceof Error && 'errcode' in error && error.errcode === FULL;
      return isFull ? 'the disk is full' : 'the store does not answer';
    }
  };
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
