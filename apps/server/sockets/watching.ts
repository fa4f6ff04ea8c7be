// Looking at a table: first comes all there is to know, then whatever happens.
import type { Seat } from '@race/kernel';
import { type Past, pastIn, sightOf } from '@race/online';
import { stopAwaiting } from '../notices/awaiting.ts';
import { comeTo } from '../ratings/matched.ts';
import { clocksIn, followPeople } from '../rooms/clocks.ts';
import { isLive, type LiveRoom } from '../rooms/live-room.ts';
import { missing } from '../rooms/missing.ts';
import { tellPresence } from '../rooms/news.ts';
import { heardSince } from '../rooms/recent.ts';
import { chanceOf, type Room, readLines } from '../rooms/room.ts';
import { returnTo } from '../rooms/seats.ts';
import { seatOf } from '../rooms/table-record.ts';
import type { HandlerResult, RequestContext } from './handlers.ts';

/** What happened up to a beat, as a seat heard it. What came after it the room still knows, unless that is too much. */
interface Known {
  readonly seat: Seat | null;
  readonly upTo: number;
  readonly past: Past;
}

/** The race is played again beside the room, so that nobody in it waits; where it runs on too fast for that, in it. */
const MOST_TRIES = 3;

export async function watch(
  context: RequestContext,
  found: Room,
  since: number | null,
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { rooms } = shared;
  let room: Room | null = found;
  for (let tries = 1; ; tries++) {
    if (room === null) return missing(rooms, found.id);
    if (tries === 1) returnTo(rooms, room, session);
    const isLast = tries === MOST_TRIES;
    const known = isLast ? null : await knownOf(context, room, since);
    const open: Room = room;
    if (
      await rooms.exclusively(open, async () =>
        come(context, open, isLast ? await knownOf(context, open, since) : known),
      )
    )
      break;
    room = await rooms.room(found.id);
  }
  if (!session.isOpen) return null;
  tellPresence(rooms, room, { came: session });
  const clocks = clocksIn(rooms, room);
  if (clocks !== null) session.send(JSON.stringify(clocks));
  followPeople(rooms, room);
  if (who.isStored && seatOf(room.record, who.person) !== null) stopAwaiting(rooms, room, who.person);
  comeTo(rooms, room, session);
  return { kind: 'table', table: room.id };
}

/** Null where there is no race yet. */
async function knownOf(context: RequestContext, room: Room, since: number | null): Promise<Known | null> {
  if (!isLive(room)) return null;
  const seat = seatOf(room.record, context.who.person);
  const wanted = since !== null && since <= room.live.at ? since : null;
  if (wanted !== null && heardSince(room.recent, wanted, seat) !== null)
    return { seat, upTo: wanted, past: { from: wanted, past: [], opening: [] } };
  return replayedPast(context, room, { seat, since: wanted });
}

async function replayedPast(
  { shared: { rooms }, session }: RequestContext,
  room: LiveRoom,
  { seat, since }: { readonly seat: Seat | null; readonly since: number | null },
): Promise<Known> {
  await rooms.committer.flushed();
  const lines = (await rooms.store.lines(room.id)).slice(0, room.live.lines);
  const log = { rules: room.rules, chance: chanceOf(room), lines: readLines(room.rules, lines) };
  const whose = { address: session.address, table: room.id };
  const { result, milliseconds } = await rooms.slices.run(whose, pastIn(log, seat, since));
  session.spend(milliseconds);
  return { seat, upTo: lines.at(-1)?.at ?? 0, past: result };
}

/** Comes to the room, alone in it; false where it is not any more what was found out about it. */
async function come(
  { shared: { rooms }, session, who }: RequestContext,
  room: Room,
  known: Known | null,
): Promise<boolean> {
  await rooms.committer.flushed();
  const seen = who.isStored ? await rooms.store.seen(room.id, who.person) : null;
  // They may have gone meanwhile: nobody would ever take them out of the room again.
  if (!session.isOpen) return true;
  const seat = seatOf(room.record, who.person);
  const news = known === null ? null : heardSince(room.recent, known.upTo, seat);
  if (!rooms.has(room) || (isLive(room) && (news === null || known?.seat !== seat))) return false;
  rooms.part(room, session);
  room.members.push({ member: session, seat });
  rooms.came(room);
  if (!session.watching.includes(room)) session.watching = [...session.watching, room];
  if (!isLive(room) || known === null || news === null) return true;
  const { from, past, opening } = known.past;
  const { options } = room.plan;
  const sight = { from, past: [...past, ...news], opening, seat, seen, options };
  session.send(JSON.stringify(sightOf(room.id, room.live, sight)));
  return true;
}
