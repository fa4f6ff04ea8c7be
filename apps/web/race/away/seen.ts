// Up to which line each seat has looked at the races of this device.
import type { Seat } from '@race/kernel';
import { save, savedText } from '../../settings/local-storage.ts';

type Seen = readonly [seat: string, line: number];

const STORAGE_KEY = 'seen';
/** Those who looked last; of races beyond these nobody is told what they missed. */
const MOST = 60;

const seatAt = (table: string, seat: Seat): string => `${table}/${seat}`;

export function readSeen(text: string | null): Seen[] {
  return [...(text ?? '').matchAll(/^(\S+) (\d+)$/gm)].map(([, seat = '', line]) => [seat, Number(line)]);
}

/** Who looks is the last of the list. */
export const withSeen = (all: readonly Seen[], [seat, line]: Seen): Seen[] =>
  [...all.filter(([other]) => other !== seat), [seat, line] as const].slice(-MOST);

/** Null for a seat that has never looked. */
export function lineSeen(table: string, seat: Seat): number | null {
  const wanted = seatAt(table, seat);
  return readSeen(savedText(STORAGE_KEY)).find(([one]) => one === wanted)?.[1] ?? null;
}

export function saveSeen(table: string, seat: Seat, line: number): void {
  if (lineSeen(table, seat) === line) return;
  const all = withSeen(readSeen(savedText(STORAGE_KEY)), [seatAt(table, seat), line]);
  save(STORAGE_KEY, all.map((one) => one.join(' ')).join('\n'));
}
