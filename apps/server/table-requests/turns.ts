// The tables that wait for a person, whichever page they look at.
import type { TurnNews } from '@race/protocol';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { isAwaited } from '../rooms/awaiting.ts';
import { isChallenged } from '../rooms/challenged.ts';
import { timeLeft } from '../rooms/clocks.ts';
import { isLive, type LiveActor } from '../rooms/live.ts';
import type { TableActor } from '../rooms/table-actor.ts';
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
    if (actor === null) continue;
    if (isLive(actor)) {
      if (isAwaited(actor, who.person)) waiting.push(turnAt(actor, who.person));
    } else if (
      isChallenged(actor, who.person) &&
      !(await rooms.services.store.areApart(who.person, actor.game.record.host))
    )
      waiting.push(challengeAt(actor));
  }
  return { kind: 'turns', turns: waiting };
}

function challengeAt(actor: TableActor): TurnNews {
  const { seats, host } = actor.game.record;
  return {
    table: actor.id,
    game: actor.served.id,
    options: actor.plan.options,
    turn: 0,
    others: seats.flatMap((sits) => (sits.kind === 'person' && sits.person === host ? [sits.name] : [])),
    left: null,
    challenge: true,
  };
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
