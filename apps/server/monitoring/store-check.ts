// Whether what people do now could be kept: there is room, and a small write reaches the disk.
import { statfs } from 'node:fs/promises';
import type { Store } from '@race/store';

export type StoreFault = 'the store does not answer' | 'the disk is full' | 'the store is damaged';

/** A few hundred moves. Alarms should come much earlier: docs/operations.md. */
const LEAST_ROOM = 1_000_000;
/** SQLite's number for a disk that is full. */
const FULL = 13;

/** `folder` is where a store in a file lies; null where a database of its own looks after that. */
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
