// Looking back at a race: how it went, and its file.
import { isDone } from '@race/live';
import type { Hall } from '../rooms/hall.ts';
import { isLive, type LiveRoom } from '../rooms/live-room.ts';
import { seatOf } from '../rooms/matter.ts';
import { NO } from '../rooms/refusals.ts';
import type { Wanted } from '../rooms/replays.ts';
import type { Room } from '../rooms/room.ts';
import { isSealed, isSealedTo } from '../rooms/sealed.ts';
import type { At, Granted } from './grants.ts';

export async function film(at: At, room: Room): Promise<Granted> {
  const seat = seatOf(room.matter, at.who.person);
  return isLive(room) ? giveFilm(at, room, { seat, upTo: room.live.at }) : NO.notBegun;
}

async function giveFilm(at: At, room: LiveRoom, saw: Saw): Promise<Granted> {
  const text = await filmFor(at, room, saw);
  if (text !== null) at.session.outcomeText(at.asker.id, `{"kind":"film","film":${text}}`);
  return null;
}

/** Which seat, and up to which beat. */
type Saw = Pick<Extract<Wanted, { kind: 'film' }>, 'seat' | 'upTo'>;

/** What one seat saw of a race, as JSON; null where the server ends meanwhile. */
async function filmFor(at: At, room: LiveRoom, { seat, upTo }: Saw): Promise<string | null> {
  const frames = await replayed(at, room, { kind: 'film', seat, upTo });
  const head = JSON.stringify({ table: room.id, game: room.game.id, options: room.plan.options, seat });
  return frames === null ? null : `${head.slice(0, -1)},"frames":${frames}}`;
}

/** A race played again, charged to who asked; null where the server ends meanwhile. */
async function replayed({ desk: { hall }, session }: At, room: LiveRoom, wanted: Wanted) {
  const { committer, replays, store } = hall;
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

export async function bug(at: At, room: Room, note: string): Promise<Granted> {
  const { hall, limits } = at.desk;
  if (!isLive(room)) return NO.notBegun;
  if (!(await limits.bugs.take(at.session.address))) return NO.tooFast;
  // Whoever wrote it can have it deleted.
  if (!(await at.desk.people.keep(at.who))) return NO.notKept;
  const kept = {
    bug: hall.newName(),
    table: room.id,
    seat: seatOf(room.matter, at.who.person),
    at: room.live.at,
    note,
    person: at.who.person,
    made: hall.now(),
  };
  return new Promise((settle) =>
    hall.committer.add({ write: 'bug', bug: kept }, (verdict) =>
      settle(verdict === 'written' ? { kind: 'bug', bug: kept.bug } : NO.notKept),
    ),
  );
}

/** Whoever has the link sees what the seat that made it had seen by then. */
export async function bugFilm(at: At, name: string): Promise<Granted> {
  const { hall } = at.desk;
  const kept = await hall.store.bug(name);
  const room = kept === null ? null : await hall.room(kept.table, at.session.address);
  if (kept === null || room === null) return NO.unknownBug;
  if (isSealedTo(room, at.who.person, hall.now())) return NO.sealed;
  return isLive(room) ? giveFilm(at, room, { seat: kept.seat, upTo: kept.at }) : NO.notBegun;
}

/** Whether the race is over, and that is written: until then it might be gone on with. */
async function isKeptOver({ committer, store }: Hall, room: LiveRoom): Promise<boolean> {
  if (!isDone(room.live)) return false;
  await committer.flushed();
  return (await store.table(room.id))?.stage === 'over';
}

/** The whole race with its seed once it is over; before, what one's own seat saw. */
export async function file(at: At, room: Room): Promise<Granted> {
  if (!isLive(room)) return NO.notBegun;
  const { hall } = at.desk;
  const isWhole = !isSealed(room, hall.now()) && (await isKeptOver(hall, room));
  const seat = seatOf(room.matter, at.who.person);
  const text = isWhole
    ? await replayed(at, room, { kind: 'file', players: playersOf(room) })
    : await filmFor(at, room, { seat, upTo: room.live.at });
  return text === null ? null : { kind: 'file', text };
}

const playersOf = ({ matter }: Room): object[] =>
  matter.seats.map((sits) => (sits.kind === 'person' ? { kind: 'person', name: sits.name } : sits));
