// The registry of tables in memory: each is opened once, however many request it, and removed after a while without use.
import type { TableHead } from '@race/store';
import { catchUp } from './catching-up.ts';
import { readStored, type StoredTable } from './following.ts';
import { openingActor } from './open-actor.ts';
import type { TableActor, TableServices } from './table-actor.ts';
import { readTalk } from './talk-log.ts';

export interface Rooms {
  readonly services: TableServices;
  readonly all: ReadonlyMap<string, TableActor>;
  /** The table, opened if necessary in the turn of this address, once its gate is open; null where there is none. */
  get(table: string, address?: string): Promise<TableActor | null>;
  /** Does something at a table, if there is one. */
  visit(table: string, work: (actor: TableActor) => void): void;
  /** The table, with everything that other processes have written at it. */
  upToDate(table: string): Promise<TableActor | null>;
  /** The table if it is in memory and its gate is open. */
  openNow(table: string): TableActor | null;
  /** Takes in a table that was just written or read. */
  enter(actor: TableActor): void;
  /** The tables that are watched here. */
  watched(): TableActor[];
  close(): void;
}

/** Whether more is written at a table than its actor knows of. */
export const isBehind = ({ game }: TableActor, head: TableHead | null): boolean =>
  head !== null && (head.lines > (game.live?.lines ?? 0) || head.revision > game.revision);

/** Who watches a table at other processes. */
export const presentElsewhere = async (
  { store, node, now }: TableServices,
  table: string,
): Promise<ReadonlySet<string>> => new Set(node === null ? [] : await store.present(table, node.name, now()));

/** `idle` is how long a table stays in memory without members, in milliseconds. */
export function makeRooms(services: TableServices, idle: number): Rooms {
  const { store, downtimes, broken, slices, node, now, failed } = services;
  const all = new Map<string, TableActor>();
  const opening = new Map<string, Promise<TableActor | null>>();

  async function load(table: string, address: string): Promise<TableActor | null> {
    await downtimes.ready;
    const stored = broken.has(table) ? null : await readStored(store, table, 0);
    const actor = stored === null ? null : await open(stored, address);
    if (actor === null) return null;
    actor.people.elsewhere = await presentElsewhere(services, table);
    await readTalk(store, actor);
    // Another process may have written meanwhile, and its message found no actor here.
    if (node !== null && isBehind(actor, await store.head(table))) return load(table, address);
    actor.guard(() => enter(actor));
    return actor.isOpen ? actor : null;
  }

  /** A row or a line that cannot be read is a fault of this table alone. */
  async function open({ row, lines }: StoredTable, address: string): Promise<TableActor | null> {
    try {
      const whose = { address, table: row.table };
      const { result, milliseconds } = await slices.run(whose, openingActor(row, lines, services));
      if (result !== null) result.people.openingCost = milliseconds;
      return result;
    } catch (error) {
      broken.add(row.table);
      failed(error);
      return null;
    }
  }

  async function get(table: string, address = ''): Promise<TableActor | null> {
    for (;;) {
      const actor = all.get(table);
      if (actor !== undefined) {
        actor.people.touched = now();
        if (!actor.gate.isShut) return actor;
        await actor.gate.opened();
        continue;
      }
      const known = opening.get(table);
      if (known !== undefined) return known;
      const loading = load(table, address).finally(() => opening.delete(table));
      opening.set(table, loading);
      return loading;
    }
  }

  function enter(actor: TableActor): void {
    all.get(actor.id)?.forget();
    all.set(actor.id, actor);
    actor.open();
    services.events.publish('opened', { actor });
  }

  function remove(actor: TableActor): void {
    if (all.get(actor.id) !== actor) return;
    all.delete(actor.id);
    services.events.publish('left', { table: actor.id });
  }

  function sweep(): void {
    for (const actor of all.values())
      if (actor.isIdleSince(now() - idle)) {
        actor.forget();
        remove(actor);
      }
  }

  services.events.subscribe('closed', ({ actor }) => remove(actor));
  const sweeping = setInterval(sweep, Math.max(50, idle / 2));
  sweeping.unref();
  return {
    services,
    all,
    get,
    visit(table, work) {
      void get(table).then((actor) => actor?.guard(() => work(actor)), failed);
    },
    async upToDate(table) {
      const actor = await get(table);
      if (actor === null || node === null) return actor;
      await catchUp(actor);
      return get(table);
    },
    openNow(table) {
      const actor = all.get(table);
      return actor === undefined || actor.gate.isShut ? null : actor;
    },
    enter,
    watched: () => [...all.values()].filter(({ people }) => people.members.length > 0),
    close() {
      clearInterval(sweeping);
      for (const actor of all.values()) actor.stop();
    },
  };
}
