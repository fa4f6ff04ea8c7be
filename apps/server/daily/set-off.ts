// Setting off: one attempt for each person and day, at its own table, which begins at once. DAILY-02.
import type { RunRow } from '@race/store';
import { firstRow } from '../rooms/new-table.ts';
import { openActor } from '../rooms/open-actor.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { nextRow } from '../rooms/row.ts';
import type { TableActor, TableServices } from '../rooms/table-actor.ts';
import { type Person, personAt, type TableRecord } from '../rooms/table-record.ts';
import { endOf } from './day.ts';
import { type DayPlan, planOf } from './plan.ts';

const RACER = 'racer';

/** The table of a person's run, new or resumed; null where it could not be stored. */
export async function setOff(rooms: Rooms, day: string, who: Person): Promise<string | null> {
  const run =
    (await rooms.services.store.run(day, who.person)) ?? (await claim(rooms.services, day, who.person));
  if (run === null) return null;
  // If the process stopped between the two steps, the run exists and its table is made now.
  const isThere = (await rooms.get(run.table)) !== null || (await setUp(rooms, run.table, day, who));
  return isThere ? run.table : null;
}

/** Of several requests at once, one makes the run and the others find it. */
async function claim({ store, committer, newName, now }: TableServices, day: string, person: string) {
  const run = { day, person, table: newName(), made: now(), ends: endOf(day) };
  await committer.write({ write: 'run', run });
  return (await store.run(day, person)) satisfies RunRow | null;
}

async function setUp(rooms: Rooms, table: string, day: string, who: Person): Promise<boolean> {
  const actor = actorFor(rooms.services, table, await planOf(rooms.services, day), who);
  if (actor === null) return false;
  const isFirst = await rooms.services.committer.write({
    write: 'table',
    row: nextRow(actor, rooms.services.now()),
  });
  if (!isFirst) return (await rooms.get(table)) !== null;
  rooms.enter(actor);
  return true;
}

function actorFor(services: TableServices, table: string, plan: DayPlan, who: Person): TableActor | null {
  const rivals = Array.from({ length: plan.options.crews - 1 }, () => ({ kind: 'bot', bot: RACER }) as const);
  const record: TableRecord = {
    seats: [personAt(who), ...rivals],
    host: who.person,
    proposal: null,
    held: null,
    rematch: null,
  };
  const row = firstRow(
    { table, game: 'race', stage: 'racing', listed: false, made: services.now() },
    plan,
    record,
  );
  return openActor(row, [], services);
}
