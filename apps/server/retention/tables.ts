// Tables that nobody will play at again.
import type { AgeingTable, Change } from '@race/store';
import { BATCH, type Cleaning, daysAgo } from './cleaning.ts';

/** A table is hundreds of rows in a dozen places. */
const AT_ONCE = 10;

/** Goes through all tables once. */
export async function dropTables(cleaning: Cleaning): Promise<number> {
  const { store } = cleaning.rooms.services;
  let gone = 0;
  let after = '';
  for (;;) {
    const batch = await store.ageingTables(after, BATCH);
    const last = batch.at(-1);
    if (last === undefined) return gone;
    after = last.table;
    const old = batch.flatMap((one) => oldTable(cleaning, one));
    while (old.length > 0) {
      gone += await drop(cleaning, old.splice(0, AT_ONCE));
      if (!(await cleaning.pause())) return gone;
    }
    if (!(await cleaning.pause())) return gone;
  }
}

interface OldTable extends AgeingTable {
  /** It is deleted if it was not touched since. */
  readonly before: number;
}

function oldTable(cleaning: Cleaning, one: AgeingTable): OldTable[] {
  const before = keptSince(cleaning, one);
  const isLookedAt = (cleaning.rooms.openNow(one.table)?.people.members.length ?? 0) > 0;
  return before === null || one.touched >= before || isLookedAt ? [] : [{ ...one, before }];
}

async function drop({ rooms }: Cleaning, old: readonly OldTable[]): Promise<number> {
  const verdicts = await rooms.services.store.commit(
    old.map(
      ({ table, stage, before }): Change => ({
        write: 'dropOld',
        table,
        stage,
        before,
        at: rooms.services.now(),
      }),
    ),
  );
  const dropped = old.filter((_, at) => verdicts[at] === 'written');
  for (const { table } of dropped) rooms.openNow(table)?.reopen();
  return dropped.length;
}

/** Tables of this kind that were touched since then are kept; null if all are. */
function keptSince(cleaning: Cleaning, { stage, isDeserted }: AgeingTable): number | null {
  const { days } = cleaning;
  if (stage === 'gathering') return daysAgo(cleaning, days.unbegun);
  if (stage === 'racing') return daysAgo(cleaning, days.abandoned);
  // Administrators decide about other finished races: ADMIN-05.
  return isDeserted ? daysAgo(cleaning, days.deserted) : null;
}
