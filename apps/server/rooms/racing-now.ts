// Who sits and is present at a listed race now: at a table of this process, or with several, at any.
import { isHere } from './news.ts';
import type { Rooms } from './rooms.ts';
import { tryRecord } from './table-schema.ts';

const MOST_TABLES = 200;
const MOST_PRESENT = 2_000;

/** The table of each. */
export async function racingNow({ services, watched }: Rooms): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (services.node === null) {
    for (const actor of watched()) {
      if (!actor.game.listed || actor.game.stage !== 'racing') continue;
      for (const sits of actor.game.record.seats)
        if (sits.kind === 'person' && isHere(actor, sits.person)) found.set(sits.person, actor.id);
    }
    return found;
  }
  const { store, now } = services;
  const [rows, present] = await Promise.all([
    store.lookedAt('racing', now(), MOST_TABLES),
    store.presentAtListed(now(), MOST_PRESENT),
  ]);
  const here = Map.groupBy(present, ({ table }) => table);
  for (const { table, record, listed } of rows) {
    if (!listed) continue;
    const people = new Set(here.get(table)?.flatMap((one) => one.people));
    for (const sits of tryRecord(record)?.seats ?? [])
      if (sits.kind === 'person' && people.has(sits.person)) found.set(sits.person, table);
  }
  return found;
}
