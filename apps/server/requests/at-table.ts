import { missing } from '../rooms/missing.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import type { HandlerResult, RequestContext, TableRequest } from './context.ts';
import { TELLING } from './costs.ts';

interface TableOptions {
  /** Whether everybody at the table is sent a message about it. */
  readonly tellsAll?: boolean;
  /** Whether to read first what other processes have written. */
  readonly isCurrent?: boolean;
}

/** A handler that gets the table which its request names. */
export const atTable =
  <R extends TableRequest>(
    handle: (
      context: RequestContext,
      actor: TableActor,
      request: R,
    ) => HandlerResult | Promise<HandlerResult>,
    { tellsAll = false, isCurrent = false }: TableOptions = {},
  ) =>
  async (context: RequestContext, request: R): Promise<HandlerResult> => {
    const { rooms } = context.shared;
    const actor = await (isCurrent ? rooms.upToDate(request.table) : rooms.get(request.table));
    if (actor === null) return missing(rooms.services, request.table);
    if (tellsAll) context.session.spend(actor.people.members.length * TELLING);
    return handle(context, actor, request);
  };
