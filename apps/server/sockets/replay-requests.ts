// Looking back at a race: how it went, and its file.
import { isDone } from '@race/online';
import { isLive, type LiveRoom } from '../rooms/live-room.ts';
import { NO } from '../rooms/refusals.ts';
import type { ReplayWanted } from '../rooms/replays.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isSealed, isSealedTo } from '../rooms/sealed.ts';
import { seatOf } from '../rooms/table-record.ts';
import type { HandlerResult, RequestContext } from './handlers.ts';

export async function replay(context: RequestContext, room: Room): Promise<HandlerResult> {
  const seat = seatOf(room.record, context.who.person);
  return isLive(room) ? sendReplay(context, room, { seat, upTo: room.live.at }) : NO.notBegun;
}

async function sendReplay(context: RequestContext, room: LiveRoom, saw: Saw): Promise<HandlerResult> {
  const text = await replayFor(context, room, saw);
  if (text !== null) context.session.sendResultText(context.replier.id, `{"kind":"replay","replay":${text}}`);
  return null;
}

/** Which seat, and up to which beat. */
type Saw = Pick<Extract<ReplayWanted, { kind: 'replay' }>, 'seat' | 'upTo'>;

/** What one seat saw of a race, as JSON; null where the server ends meanwhile. */
async function replayFor(
  context: RequestContext,
  room: LiveRoom,
  { seat, upTo }: Saw,
): Promise<string | null> {
  const frames = await replayed(context, room, { kind: 'replay', seat, upTo });
  const head = JSON.stringify({ table: room.id, game: room.game.id, options: room.plan.options, seat });
  return frames === null ? null : `${head.slice(0, -1)},"frames":${frames}}`;
}

/** A race played again, charged to who asked; null where the server ends meanwhile. */
async function replayed(
  { shared: { rooms }, session }: RequestContext,
  room: LiveRoom,
  wanted: ReplayWanted,
) {
  const { committer, replays, store } = rooms;
  const { id, game, plan, live } = room;
  // Only what has to be played again waits for what is being written, or the wait would tell of answers in secret.
  const lines = async () => {
    await committer.flushed();
    return store.lines(id);
  };
  const race = { table: id, game: game.id, plan, beat: live.at, wanted, lines };
  const replay = await replays.of(race, session.address);
  session.spend(replay?.milliseconds ?? 0);
  return replay?.result ?? null;
}

export async function bug(context: RequestContext, room: Room, note: string): Promise<HandlerResult> {
  const { rooms, limits } = context.shared;
  if (!isLive(room)) return NO.notBegun;
  if (!(await limits.bugs.take(context.session.address))) return NO.tooFast;
  // Whoever wrote it can have it deleted.
  if (!(await context.shared.people.persist(context.who))) return NO.notKept;
  const stored = {
    bug: rooms.newName(),
    table: room.id,
    seat: seatOf(room.record, context.who.person),
    at: room.live.at,
    note,
    person: context.who.person,
    made: rooms.now(),
  };
  return new Promise((settle) =>
    rooms.committer.add({ write: 'bug', bug: stored }, (verdict) =>
      settle(verdict === 'written' ? { kind: 'bug', bug: stored.bug } : NO.notKept),
    ),
  );
}

/** Whoever has the link sees what the seat that made it had seen by then. */
export async function bugReplay(context: RequestContext, name: string): Promise<HandlerResult> {
  const { rooms } = context.shared;
  const stored = await rooms.store.bug(name);
  const room = stored === null ? null : await rooms.room(stored.table, context.session.address);
  if (stored === null || room === null) return NO.unknownBug;
  if (isSealedTo(room, context.who.person, rooms.now())) return NO.sealed;
  return isLive(room) ? sendReplay(context, room, { seat: stored.seat, upTo: stored.at }) : NO.notBegun;
}

/** Whether the race is over, and that is written: until then it might be gone on with. */
async function isKeptOver({ committer, store }: Rooms, room: LiveRoom): Promise<boolean> {
  if (!isDone(room.live)) return false;
  await committer.flushed();
  return (await store.table(room.id))?.stage === 'over';
}

/** The whole race with its seed once it is over; before, what one's own seat saw. */
export async function file(context: RequestContext, room: Room): Promise<HandlerResult> {
  if (!isLive(room)) return NO.notBegun;
  const { rooms } = context.shared;
  const isWhole = !isSealed(room, rooms.now()) && (await isKeptOver(rooms, room));
  const seat = seatOf(room.record, context.who.person);
  const text = isWhole
    ? await replayed(context, room, { kind: 'file', players: playersOf(room) })
    : await replayFor(context, room, { seat, upTo: room.live.at });
  return text === null ? null : { kind: 'file', text };
}

const playersOf = ({ record }: Room): object[] =>
  record.seats.map((sits) => (sits.kind === 'person' ? { kind: 'person', name: sits.name } : sits));
