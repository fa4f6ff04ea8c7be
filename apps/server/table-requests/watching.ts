// Watching a table: first its past and its present state, then every step.
import type { Seat } from '@race/kernel';
import { type Past, pastIn, sightOf } from '@race/online';
import { NO } from '../common/refusals.ts';
import { comeTo } from '../ratings/matched.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { stopAwaiting } from '../rooms/awaiting.ts';
import { clocksIn, followPeople } from '../rooms/clocks.ts';
import { isLive, type LiveActor } from '../rooms/live.ts';
import { chanceOf, readLines } from '../rooms/log-lines.ts';
import { missing } from '../rooms/missing.ts';
import { tellPresence } from '../rooms/news.ts';
import { heardSince } from '../rooms/recent.ts';
import { returnTo } from '../rooms/seats.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';

/** The events of a seat up to a beat. The table remembers what came after it, up to a limit. */
interface Known {
  readonly seat: Seat | null;
  readonly upTo: number;
  readonly past: Past;
}

/** The most tables that one connection watches. */
const MOST_WATCHED = 20;
/** The past is replayed while the race goes on; if that is too fast, the last try makes the table wait. */
const MOST_TRIES = 3;

export async function watch(
  context: RequestContext,
  found: TableActor,
  since: number | null,
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { rooms } = shared;
  if (session.watching.length >= MOST_WATCHED) return NO.full;
  let actor: TableActor | null = found;
  for (let tries = 1; ; tries++) {
    if (actor === null) return missing(shared.services, found.id);
    if (tries === 1 && session.isQuiet !== true) returnTo(rooms, actor, who.person);
    const isLast = tries === MOST_TRIES;
    const known = isLast ? null : await knownOf(context, actor, since);
    const open: TableActor = actor;
    if (
      await open.gate.run(async () =>
        come(context, open, isLast ? await knownOf(context, open, since) : known),
      )
    )
      break;
    actor = await rooms.get(found.id);
  }
  if (!session.isOpen) return null;
  tellPresence(actor, { came: session });
  const clocks = clocksIn(actor);
  if (clocks !== null) session.send(JSON.stringify(clocks));
  if (session.isQuiet === true) return { kind: 'table', table: actor.id };
  followPeople(actor);
  if (who.isStored && seatOf(actor.game.record, who.person) !== null) stopAwaiting(actor, who.person);
  comeTo(rooms, actor, who.person);
  return { kind: 'table', table: actor.id };
}

/** Null where there is no race yet. */
async function knownOf(
  context: RequestContext,
  actor: TableActor,
  since: number | null,
): Promise<Known | null> {
  if (!isLive(actor)) return null;
  const seat = seatOf(actor.game.record, context.who.person);
  const wanted = since !== null && since <= actor.game.live.at ? since : null;
  if (wanted !== null && heardSince(actor.game.recent, wanted, seat) !== null)
    return { seat, upTo: wanted, past: { from: wanted, past: [], opening: [] } };
  return replayedPast(context, actor, { seat, since: wanted });
}

async function replayedPast(
  { shared: { services }, session }: RequestContext,
  actor: LiveActor,
  { seat, since }: { readonly seat: Seat | null; readonly since: number | null },
): Promise<Known> {
  await services.committer.flushed();
  const lines = (await services.store.lines(actor.id)).slice(0, actor.game.live.lines);
  const log = { rules: actor.rules, chance: chanceOf(actor), lines: readLines(actor.rules, lines) };
  const whose = { address: session.address, table: actor.id };
  const { result, milliseconds } = await services.slices.run(whose, pastIn(log, seat, since));
  session.spend(milliseconds);
  return { seat, upTo: lines.at(-1)?.at ?? 0, past: result };
}

/** Adds the connection to the members; false where the table has changed since its past was replayed. */
async function come(
  { shared: { services }, session, who }: RequestContext,
  actor: TableActor,
  known: Known | null,
): Promise<boolean> {
  await services.committer.flushed();
  const seen = who.isStored ? await services.store.seen(actor.id, who.person) : null;
  // A connection that has closed meanwhile would never be removed.
  if (!session.isOpen) return true;
  const seat = seatOf(actor.game.record, who.person);
  const news = known === null ? null : heardSince(actor.game.recent, known.upTo, seat);
  if (!actor.isOpen || (isLive(actor) && (news === null || known?.seat !== seat))) return false;
  actor.addMember(session, seat);
  if (!session.watching.includes(actor)) session.watching = [...session.watching, actor];
  if (!isLive(actor) || known === null || news === null) return true;
  const { from, past, opening } = known.past;
  const { options } = actor.plan;
  const sight = { from, past: [...past, ...news], opening, seat, seen, options };
  session.send(JSON.stringify(sightOf(actor.id, actor.game.live, sight)));
  return true;
}
