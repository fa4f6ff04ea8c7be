// Tables that are made: a new one, or the same once more.
import type { RequestOf } from '@race/protocol';
import { NO } from '../rooms/refusals.ts';
import type { Replier } from '../rooms/replier.ts';
import type { Room } from '../rooms/room.ts';
import { nextRow } from '../rooms/row.ts';
import { change, makeRematch, makeTable } from '../rooms/table.ts';
import { seatOf } from '../rooms/table-record.ts';
import type { HandlerResult, RequestContext } from './handlers.ts';

export async function create(context: RequestContext, request: RequestOf<'create'>): Promise<HandlerResult> {
  const { shared, who } = context;
  const since = performance.now();
  const made = makeTable(shared.rooms, request, who);
  context.session.spend(performance.now() - since);
  if (!made.ok) return made.refusal;
  const { newTables, newListed } = shared.limits;
  if (!(await newTables.take(context.session.address))) return NO.tooFast;
  if (request.listed && !(await newListed.take(context.session.address))) return NO.tooFast;
  if (!(await shared.people.persist(who))) return NO.notKept;
  return keepNew(context, made.room);
}

function keepNew({ shared: { rooms } }: RequestContext, room: Room): Promise<HandlerResult> {
  return new Promise((settle) => {
    rooms.committer.add({ write: 'table', row: nextRow(room, rooms.now()) }, (verdict) => {
      if (verdict === 'written') rooms.enter(room);
      settle(verdict === 'written' ? { kind: 'table', table: room.id } : NO.notKept);
    });
  });
}

/** The same once more, at a table of its own. */
export async function rematch(context: RequestContext, room: Room): Promise<HandlerResult> {
  const { shared, replier } = context;
  if (room.record.rematch !== null) return { kind: 'table', table: room.record.rematch };
  if (seatOf(room.record, context.who.person) === null) return NO.notYourSeat;
  const next = makeRematch(shared.rooms, room, replier);
  if (next === null) return null;
  if (!(await shared.limits.newTables.take(context.session.address))) return NO.tooFast;
  const stored = await keepNew(context, next);
  if (stored === null || 'reason' in stored) return stored;
  // Another may have asked meanwhile: all go to one table.
  if (room.record.rematch !== null) return { kind: 'table', table: room.record.rematch };
  const result: Replier = {
    ...replier,
    refuse: (refusal) => replier.refuse(refusal),
    written: () => context.session.sendResult(replier.id, stored),
  };
  change(shared.rooms, room, { ...room.record, rematch: next.id }, result);
  return null;
}
