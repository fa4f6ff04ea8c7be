// Who watches tables at this process, for the other processes: the others at a table, its clocks and notices depend on it.
// It expires with the process that wrote it.
import type { Bus } from '../bus/bus.ts';
import { newName } from '../common/tokens.ts';
import type { Rooms } from './rooms.ts';
import type { ClusterNode } from './table-actor.ts';

export interface Presence {
  close(): Promise<void>;
}

const BEAT = 5_000;
/** A process that has been silent for this long is gone. */
const LASTS = 16_000;
/** A process that was suspended finds its people again until then. */
const FORGOTTEN = 60 * 60_000;
/** How long the members of a table take to come back to it. */
const MOMENT = 1_000;

export const newNode = (takeoverAfter: number, { publish }: Bus): ClusterNode => ({
  name: newName(),
  takeoverAfter,
  publish,
});

/** Stores who watches which table here, and calls back for each table that is written. */
export function makePresence(
  rooms: Rooms,
  { name }: ClusterNode,
  written: (table: string) => void,
): Presence {
  const { store, committer, events, now, failed } = rooms.services;
  /** The people who watch at other processes, by table. */
  const stored = new Map<string, string>();
  const due = new Set<string>();
  const later = new Set<NodeJS.Timeout>();

  const beat = (since = 0): void =>
    committer.add({ write: 'house', house: name, until: now() + LASTS, since }, () => undefined);
  beat(now() - FORGOTTEN);
  const beating = setInterval(beat, BEAT);
  beating.unref();

  function write(): void {
    for (const table of due) {
      const members = rooms.all.get(table)?.people.members ?? [];
      const seen = members.filter(({ member }) => member.isQuiet !== true);
      const people = [...new Set(seen.map(({ member }) => member.person))];
      const text = people.join(' ');
      if (text === (stored.get(table) ?? '')) continue;
      if (text === '') stored.delete(table);
      else stored.set(table, text);
      committer.add({ write: 'present', table, house: name, people }, (verdict) => {
        if (verdict === 'written') return written(table);
        stored.set(table, 'unknown');
        changeLater(table);
      });
    }
    due.clear();
  }

  function change(table: string): void {
    if (due.size === 0) setImmediate(write);
    due.add(table);
  }

  function changeLater(table: string): void {
    const timer = setTimeout(() => {
      later.delete(timer);
      change(table);
    }, MOMENT);
    later.add(timer);
  }

  events.subscribe('attendance', ({ table }) => change(table));
  events.subscribe('closed', ({ actor }) => changeLater(actor.id));
  return {
    async close() {
      clearInterval(beating);
      for (const timer of later) clearTimeout(timer);
      await committer.flushed();
      await store.commit([{ write: 'unhouse', house: name }]).catch(failed);
    },
  };
}
