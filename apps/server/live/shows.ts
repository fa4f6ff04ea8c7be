// What is shown of a race: where it stands, how it went, and its file.
import { begin as beginHistory, type History, record, type Types, write } from '@race/kernel';
import { filmOf, isDone, pastOf, sightOf, standingOf } from '@race/live';
import type { Film } from '@race/protocol';
import { stopAwaiting } from '../notices/awaiting.ts';
import { comeTo } from '../ratings/matched.ts';
import { clocksIn, followPeople } from '../rooms/clocks.ts';
import type { Hall } from '../rooms/hall.ts';
import { isLive, type LiveRoom } from '../rooms/live-room.ts';
import { seatOf } from '../rooms/matter.ts';
import { tellNews } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import { chanceOf, type Room, readLines } from '../rooms/room.ts';
import { isSealed, isSealedTo } from '../rooms/sealed.ts';
import { returnTo } from '../rooms/seats.ts';
import type { At, Granted } from './grants.ts';

/** From now on the member hears what happens; first comes all there is to know. */
export async function watch(at: At, room: Room, since: number | null): Promise<Granted> {
  const { desk, session, who } = at;
  const { hall } = desk;
  returnTo(hall, room, session);
  await hall.alone(room, async () => {
    await hall.committer.flushed();
    const lines = room.live === null ? [] : (await hall.store.lines(room.id)).slice(0, room.live.lines);
    const seen = who.isKept ? await hall.store.seen(room.id, who.person) : null;
    // They may have gone meanwhile: nobody would ever take them out of the room again.
    if (!session.isOpen) return;
    const seat = seatOf(room.matter, who.person);
    hall.part(room, session);
    room.members.push({ member: session, seat });
    hall.came(room);
    if (!session.watching.includes(room)) session.watching = [...session.watching, room];
    const { live } = room;
    if (live === null) return;
    const logged = { rules: room.rules, chance: chanceOf(room), lines: readLines(room.rules, lines) };
    const past = pastOf(logged, seat, since !== null && since <= live.at ? since : null);
    session.send(JSON.stringify(sightOf(room.id, live, { ...past, seat, seen, options: room.plan.options })));
  });
  if (!session.isOpen) return null;
  tellNews(room);
  const clocks = clocksIn(hall, room);
  if (clocks !== null) session.send(JSON.stringify(clocks));
  followPeople(hall, room);
  if (who.isKept && seatOf(room.matter, who.person) !== null) stopAwaiting(hall, room, who.person);
  comeTo(hall, room, session);
  return { kind: 'table', table: room.id };
}

export async function film(at: At, room: Room): Promise<Granted> {
  const seat = seatOf(room.matter, at.who.person);
  return isLive(room)
    ? { kind: 'film', film: await filmFor(at, room, { seat, upTo: room.live.at }) }
    : NO.notBegun;
}

async function filmFor(
  { desk: { hall } }: At,
  room: Room,
  { seat, upTo }: { readonly seat: number | null; readonly upTo: number },
): Promise<Film> {
  await hall.committer.flushed();
  const standing = standingOf(readLines(room.rules, await hall.store.lines(room.id)));
  const frames = filmOf({ rules: room.rules, chance: chanceOf(room), standing }, seat, upTo);
  return { table: room.id, game: room.game.id, options: room.plan.options, seat, frames };
}

export async function bug(at: At, room: Room, note: string): Promise<Granted> {
  const { hall } = at.desk;
  if (!isLive(room)) return NO.notBegun;
  const kept = {
    bug: hall.newName(),
    table: room.id,
    seat: seatOf(room.matter, at.who.person),
    at: room.live.at,
    note,
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
  const room = kept === null ? null : await hall.room(kept.table);
  if (kept === null || room === null) return NO.unknownBug;
  if (isSealedTo(room, at.who.person, hall.now())) return NO.sealed;
  return { kind: 'film', film: await filmFor(at, room, { seat: kept.seat, upTo: kept.at }) };
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
  if (isSealed(room, hall.now()) || !(await isKeptOver(hall, room))) {
    const seat = seatOf(room.matter, at.who.person);
    return { kind: 'file', text: JSON.stringify(await filmFor(at, room, { seat, upTo: room.live.at })) };
  }
  const made = files.get(room) ?? (await wholeFile(at, room));
  files.set(room, made);
  return { kind: 'file', text: made };
}

/** Files of races that are over, as long as their rooms are open: playing a race again takes a while. */
const files = new WeakMap<Room, string>();

async function wholeFile({ desk: { hall } }: At, room: Room): Promise<string> {
  await hall.committer.flushed();
  const lines = readLines(room.rules, await hall.store.lines(room.id));
  let history: History<Types> = beginHistory(room.rules, chanceOf(room));
  for (const { entry } of lines) {
    const written = write(history, entry);
    if (!written.ok) throw new Error(`a kept line is refused: ${written.refusal.reason}`);
    history = written.history;
  }
  const players = room.matter.seats.map((sits) =>
    sits.kind === 'person' ? { kind: 'person', name: sits.name } : sits,
  );
  return JSON.stringify({ ...record(history, room.plan), players });
}
