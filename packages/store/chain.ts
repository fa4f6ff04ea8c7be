import type { Change, CommitVerdict } from './store.ts';

/** The table whose log or row a change continues; null for an independent change. */
export function chainOf(change: Change): string | null {
  if (change.write === 'line') return change.table;
  return change.write === 'table' ? change.row.table : null;
}

/** Follows the tables through one commit: changes after one with a conflict build on it and conflict, too. */
export function makeChains() {
  const broken = new Set<string>();
  return {
    isBroken(change: Change): boolean {
      const table = chainOf(change);
      return table !== null && broken.has(table);
    },
    record(change: Change, isWritten: boolean): CommitVerdict {
      const table = chainOf(change);
      if (!isWritten && table !== null) broken.add(table);
      return isWritten ? 'written' : 'conflict';
    },
  };
}
