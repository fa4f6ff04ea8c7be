// Tables that are made: a new one, or the same once more.
import type { WishOf } from '@race/protocol';
import type { Asker } from '../rooms/asker.ts';
import { seatOf } from '../rooms/matter.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { nextRow } from '../rooms/row.ts';
import { change, makeRematch, makeTable } from '../rooms/table.ts';
import type { At, Granted } from './grants.ts';

export async function create(at: At, wish: WishOf<'create'>): Promise<Granted> {
  const { desk, who } = at;
  const since = performance.now();
  const made = makeTable(desk.hall, wish, who);
  at.session.spend(performance.now() - since);
  if (!made.ok) return made.refusal;
  const { newTables, newListed } = desk.limits;
  if (!(await newTables.take(at.session.address))) return NO.tooFast;
  if (wish.listed && !(await newListed.take(at.session.address))) return NO.tooFast;
  if (!(await desk.people.keep(who))) return NO.notKept;
  return keepNew(at, made.room);
}

function keepNew({ desk: { hall } }: At, room: Room): Promise<Granted> {
  return new Promise((settle) => {
    hall.committer.add({ write: 'table', row: nextRow(room, hall.now()) }, (verdict) => {
      if (verdict === 'written') hall.enter(room);
      settle(verdict === 'written' ? { kind: 'table', table: room.id } : NO.notKept);
    });
  });
}

/** The same once more, at a table of its own. */
export async function rematch(at: At, room: Room): Promise<Granted> {
  const { desk, asker } = at;
  if (room.matter.rematch !== null) return { kind: 'table', table: room.matter.rematch };
  if (seatOf(room.matter, at.who.person) === null) return NO.notYourSeat;
  const next = makeRematch(desk.hall, room, asker);
  if (next === null) return null;
  if (!(await desk.limits.newTables.take(at.session.address))) return NO.tooFast;
  const kept = await keepNew(at, next);
  if (kept === null || 'reason' in kept) return kept;
  // Another may have asked meanwhile: all go to one table.
  if (room.matter.rematch !== null) return { kind: 'table', table: room.matter.rematch };
  const brought: Asker = {
    ...asker,
    refuse: (refusal) => asker.refuse(refusal),
    written: () => at.session.outcome(asker.id, kept),
  };
  change(desk.hall, room, { ...room.matter, rematch: next.id }, brought);
  return null;
}
