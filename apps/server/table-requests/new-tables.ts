// Handlers that make tables: a new one, or a rematch.

import type { RequestOf } from '@race/protocol';
import { cpuTime } from '../common/cpu-time.ts';
import { NO } from '../common/refusals.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { change } from '../rooms/change.ts';
import { makeRematch, makeTable } from '../rooms/new-table.ts';
import type { Replier } from '../rooms/replier.ts';
import { nextRow } from '../rooms/row.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';

export async function create(context: RequestContext, request: RequestOf<'create'>): Promise<HandlerResult> {
  const { shared, who } = context;
  const since = cpuTime();
  const made = makeTable(shared.services, request, who);
  context.session.spend(cpuTime() - since);
  if (!made.ok) return made.refusal;
  const { newTables, newListed } = shared.limits;
  if (!(await newTables.take(context.session.address))) return NO.tooFast;
  if (request.listed && !(await newListed.take(context.session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  return keepNew(context, made.actor);
}

function keepNew({ shared: { rooms } }: RequestContext, actor: TableActor): Promise<HandlerResult> {
  return new Promise((settle) => {
    rooms.services.committer.add({ write: 'table', row: nextRow(actor, rooms.services.now()) }, (verdict) => {
      if (verdict === 'written') rooms.enter(actor);
      settle(verdict === 'written' ? { kind: 'table', table: actor.id } : NO.notKept);
    });
  });
}

/** A rematch, at its own table. */
export async function rematch(context: RequestContext, actor: TableActor): Promise<HandlerResult> {
  const { shared, replier } = context;
  if (actor.game.record.rematch !== null) return { kind: 'table', table: actor.game.record.rematch };
  if (seatOf(actor.game.record, context.who.person) === null) return NO.notYourSeat;
  const next = makeRematch(actor, replier);
  if (next === null) return null;
  if (!(await shared.limits.newTables.take(context.session.address))) return NO.tooFast;
  const stored = await keepNew(context, next);
  if (stored === null || 'reason' in stored) return stored;
  // Another person may have asked meanwhile: all go to one table.
  if (actor.game.record.rematch !== null) return { kind: 'table', table: actor.game.record.rematch };
  const result: Replier = {
    ...replier,
    refuse: (refusal) => replier.refuse(refusal),
    written: () => context.session.sendResult(replier.id, stored),
  };
  change(actor, { ...actor.game.record, rematch: next.id }, { replier: result });
  return null;
}
