// Where several processes write at the same table, a request may have met an outdated state: it is handled again.
import type { Refusal } from '@race/kernel';
import type { TableHead } from '@race/store';
import { NO } from '../common/refusals.ts';
import type { Replier } from '../rooms/replier.ts';
import type { HandlerResult, RequestContext } from './context.ts';

const MOST_TRIES = 5;

/** Handles a request at a table. A refusal counts only if the table has not changed meanwhile. */
export async function retryOnConflict(
  context: RequestContext,
  table: string,
  handle: (context: RequestContext) => Promise<HandlerResult>,
  tried = 1,
): Promise<HandlerResult> {
  const { shared, session, replier } = context;
  const { rooms } = shared;
  if (rooms.services.node === null) return handle(context);
  const actor = await rooms.get(table);
  const before: TableHead = { lines: actor?.game.live?.lines ?? 0, revision: actor?.game.revision ?? 0 };

  async function reconsider(refusal: Refusal): Promise<HandlerResult> {
    if (tried === MOST_TRIES) return refusal;
    if (refusal !== NO.otherWrote) {
      const head = await rooms.services.store.head(table);
      if (head?.lines === before.lines && head.revision === before.revision) return refusal;
      await rooms.upToDate(table);
    }
    return retryOnConflict(context, table, handle, tried + 1);
  }

  async function later(refusal: Refusal): Promise<void> {
    const result = await reconsider(refusal);
    if (result === null) return;
    if ('reason' in result) replier.refuse(result);
    else session.sendResult(replier.id, result);
  }

  function giveUp(error: unknown): void {
    replier.refuse(NO.notKept);
    shared.failed(error);
  }

  const retrying: Replier = {
    member: replier.member,
    id: replier.id,
    since: replier.since,
    written: (beat) => replier.written(beat),
    refuse: (refusal) => void later(refusal).catch(giveUp),
  };
  const result = await handle({ ...context, replier: retrying });
  return result !== null && 'reason' in result ? reconsider(result) : result;
}
