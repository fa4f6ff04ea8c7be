// What another process wrote at a table is read from the store, and told here as if it had been written here.
import type { Types } from '@race/kernel';
import { applyAnswer, type LogLine, messagesFor, rebuild } from '@race/online';
import type { LineRow, Store, TableRow } from '@race/store';
import { sendClocks } from './clocks.ts';
import { sealsOf } from './commit-step.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { sendNews } from './news.ts';
import { nothingSince, withBeat } from './recent.ts';
import { chanceOf, type Durable, heldIn, keysIn, type Room, readLines } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { isStage, seatOf, type TableRecord } from './table-record.ts';

/** A table as it is kept, and the lines of its log after one of them. */
export interface StoredTable {
  readonly row: TableRow;
  readonly lines: readonly LineRow[];
}

/** Both as they were at one moment: where the row was written while the log was read, they are read again. */
export async function readStored(store: Store, table: string, after: number): Promise<StoredTable | null> {
  for (;;) {
    const row = await store.table(table);
    if (row === null) return null;
    const lines = row.stage === 'gathering' ? [] : await store.linesAfter(table, after);
    const head = await store.head(table);
    if (head?.revision === row.revision) return { row, lines };
  }
}

/** Goes on to what is kept; false where the room has to be opened anew. */
export function follow(services: RoomServices, room: Room, { row, lines }: StoredTable): boolean {
  if (room.live === null && row.stage !== 'gathering') return false;
  if (isLive(room) && !followLog(room, lines)) return false;
  if (row.revision !== room.revision) followRow(services, room, row);
  return true;
}

/** Forgets what was not written: the room stands where it is durable, and goes on with what is kept after that. */
export function restore(
  services: RoomServices,
  room: Room,
  { row, lines }: StoredTable,
  durable: Durable | null,
): boolean {
  const { told } = room;
  if ((durable?.live.lines ?? 0) + lines.length < told) return false;
  const known = durable === null ? lines.slice(0, told) : [];
  if (durable !== null) Object.assign(room, durable);
  else if (room.live !== null) {
    room.live = rebuild(room.rules, chanceOf(room), readLines(room.rules, known));
    room.keys = keysIn(known, room.live.question);
  }
  room.recent = nothingSince(room.live?.at ?? 0);
  room.durable = null;
  room.revision = 0;
  return follow(services, room, { row, lines: lines.slice(known.length) });
}

/** Plays the lines, and tells each of which nobody was told; what was taken back is looked at anew. */
export function followLog(room: LiveRoom, lines: readonly LineRow[]): boolean {
  const logged = readLines(room.rules, lines);
  if (!logged.every((line) => followLine(room, line))) return false;
  room.told = room.live.lines;
  const old = room.keys.length > 0 && lines[0]?.question === room.live.question ? room.keys : [];
  if (lines.length > 0) room.keys = [...old, ...keysIn(lines, room.live.question)];
  return true;
}

function followLine(room: LiveRoom, { entry, at, checksum }: LogLine<Types>): boolean {
  if ('undo' in entry) return false;
  const { live } = room;
  const given = applyAnswer(live, entry.seat, entry.answer);
  if (!given.ok || live.at !== at || live.checksum !== checksum) return false;
  room.recent = withBeat(room.recent, live, given.effect);
  if (live.lines <= room.told) return true;
  const messageFor = messagesFor(room.id, live, given.effect, sealsOf(room, given.effect));
  for (const { member, seat } of room.members) {
    const text = messageFor(seat);
    if (text !== null) member.send(text);
  }
  return true;
}

/** What everybody may know of it. */
const openly = ({ held: _, orders: __, timing: ___, ...record }: TableRecord): string =>
  JSON.stringify(record);

function followRow(services: RoomServices, room: Room, row: TableRow): void {
  const { record: before, stage } = room;
  room.record = JSON.parse(row.record);
  room.revision = row.revision;
  room.stage = isStage(row.stage) ? row.stage : stage;
  room.listed = row.listed;
  room.written = row.touched;
  room.ticking.due = row.due;
  if (room.live !== null) {
    room.live.held = heldIn(room);
    room.ticking.question = room.live.question;
  }
  reseat(services, room);
  if (openly(before) !== openly(room.record) || room.stage !== stage) sendNews(room);
  if (JSON.stringify(before.timing) !== JSON.stringify(room.record.timing)) sendClocks(services, room);
}

/** Before the race the members' seats follow the table record; in it, whoever has another hand now looks anew. */
function reseat(services: RoomServices, room: Room): void {
  for (const seated of [...room.members]) {
    const seat = seatOf(room.record, seated.member.person);
    if (seat === seated.seat) continue;
    seated.seat = seat;
    if (room.live === null) continue;
    services.part(room, seated.member);
    seated.member.lost(room.id);
  }
}
