// The tables that wait for a person, whichever page they look at.
import type { TurnNews } from '@race/protocol';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { isAwaited } from '../rooms/awaiting.ts';
import { timeLeft } from '../rooms/clocks.ts';
import { isLive, type LiveActor } from '../rooms/live.ts';
import { seatOf } from '../rooms/table-record.ts';

/** They are opened to see whether they still wait. */
const MOST_TURNS = 10;

export async function turns({ shared: { rooms }, who, session }: RequestContext): Promise<HandlerResult> {
  if (!who.isStored) return { kind: 'turns', turns: [] };
  const waiting: TurnNews[] = [];
  const tables = await rooms.services.store.awaitsOf(who.person);
  for (const table of tables.slice(0, MOST_TURNS)) {
    const actor = await rooms.get(table, session.address);
    actor?.chargeOpening(session);
    // Somebody else's answer, or the clock, may have ended the wait.
    if (actor !== null && isLive(actor) && isAwaited(actor, who.person))
      waiting.push(turnAt(actor, who.person));
  }
  return { kind: 'turns', turns: waiting };
}

function turnAt(actor: LiveActor, person: string): TurnNews {
  const { record, live } = actor.game;
  const seat = seatOf(record, person);
  return {
    table: actor.id,
    game: actor.served.id,
    options: actor.plan.options,
    turn: actor.served.progress(actor.rules, live.state.public).turn,
    others: record.seats.flatMap((sits) =>
      sits.kind === 'person' && sits.person !== person ? [sits.name] : [],
    ),
    left: seat === null ? null : timeLeft(actor, seat),
  };
}
