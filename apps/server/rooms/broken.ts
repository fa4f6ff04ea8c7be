// Tables at which something failed. They stay closed for a while, so that a repeated failure costs little.
import type { Meters } from '../monitoring/meters.ts';

export interface BrokenTables {
  add(table: string): void;
  has(table: string): boolean;
  count(): number;
}

const CLOSED_FOR = 60_000;

/** `steady` is a clock that never goes back, in milliseconds. */
export function makeBroken(meters: Meters, steady = (): number => performance.now()): BrokenTables {
  const until = new Map<string, number>();
  return {
    add(table) {
      meters.broken.add();
      until.set(table, steady() + CLOSED_FOR);
    },
    has(table) {
      const end = until.get(table);
      if (end === undefined) return false;
      if (end > steady()) return true;
      until.delete(table);
      return false;
    },
    count: () => until.size,
  };
}
