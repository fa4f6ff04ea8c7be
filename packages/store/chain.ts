import type { Change, CommitVerdict } from './port.ts';

/** The table whose log or row a change goes on with; null where it stands for itself. */
export function chainOf(change: Change): string | null {
  if (change.write === 'line') return change.table;
  return change.write === 'table' ? change.row.table : null;
}

/** Follows the tables through one commit: what comes after a change that was taken was made for something that is not. */
export function makeChains() {
  const broken = new Set<string>();
  return {
    isBroken(change: Change): boolean {
      const table = chainOf(change);
      return table !== null && broken.has(table);
    },
    settle(change: Change, isWritten: boolean): CommitVerdict {
      const table = chainOf(change);
      if (!isWritten && table !== null) broken.add(table);
      return isWritten ? 'written' : 'conflict';
    },
  };
}
