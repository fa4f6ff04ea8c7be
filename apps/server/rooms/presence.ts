// Who looks at a table at other processes: they are there, for the others at the table, for clocks and for notices. What is
// written of it lapses with the process that wrote it.
import type { Store } from '@race/store';
import type { Cluster } from './cluster.ts';
import type { Committer } from './committer.ts';
import type { Room } from './room.ts';
import { newName } from './tokens.ts';

interface Looking {
  readonly store: Store;
  readonly committer: Committer;
  readonly rooms: ReadonlyMap<string, Room>;
  readonly publish: Cluster['publish'];
  now(): number;
  failed(error: unknown): void;
}

export interface Presence {
  /** Somebody came to a table here, or went. */
  changed(table: string): void;
  /** Everybody at a table here looks at it anew in a moment. */
  scattered(table: string): void;
  /** Who looks at a table elsewhere. */
  elsewhere(table: string): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

const BEAT = 5_000;
/** A process that has said nothing for so long is not there. */
const LASTS = 16_000;
/** One that was stopped and goes on finds its people again until then. */
const FORGOTTEN = 60 * 60_000;
const MOMENT = 1_000;

export function makePresence({ store, committer, rooms, publish, now, failed }: Looking): Presence {
  const here = newName();
  /** What others read, by table. */
  const written = new Map<string, string>();
  const due = new Set<string>();
  const later = new Set<NodeJS.Timeout>();

  const beat = (since = 0): void =>
    committer.add({ write: 'house', house: here, until: now() + LASTS, since }, () => undefined);
  beat(now() - FORGOTTEN);
  const beating = setInterval(beat, BEAT);
  beating.unref();

  function write(): void {
    for (const table of due) {
      const people = [...new Set(rooms.get(table)?.members.map(({ member }) => member.person))];
      const text = people.join(' ');
      if (text === (written.get(table) ?? '')) continue;
      if (text === '') written.delete(table);
      else written.set(table, text);
      committer.add({ write: 'present', table, house: here, people }, (verdict) => {
        if (verdict === 'written') return publish({ about: 'people', table });
        written.set(table, 'unknown');
        scattered(table);
      });
    }
    due.clear();
  }

  function changed(table: string): void {
    if (due.size === 0) setImmediate(write);
    due.add(table);
  }

  function scattered(table: string): void {
    const timer = setTimeout(() => {
      later.delete(timer);
      changed(table);
    }, MOMENT);
    later.add(timer);
  }

  return {
    changed,
    scattered,
    elsewhere: async (table) => new Set(await store.present(table, here, now())),
    async close() {
      clearInterval(beating);
      for (const timer of later) clearTimeout(timer);
      await committer.flushed();
      await store.commit([{ write: 'unhouse', house: here }]).catch(failed);
    },
  };
}
