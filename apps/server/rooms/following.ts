// What another process wrote at a table is read from the store, and told here as if it had been written here.
import type { Types } from '@race/kernel';
import { give, type Logged, rebuild, tellingOf } from '@race/live';
import type { KeptLine, KeptTable, Store } from '@race/store';
import { tellClocks } from './clocks.ts';
import type { House } from './house.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { isStage, type Matter, seatOf } from './matter.ts';
import { tellNews } from './news.ts';
import { nothingSince, withBeat } from './recent.ts';
import { chanceOf, type Durable, heldIn, keysIn, type Room, readLines } from './room.ts';
import { sealsOf } from './settle.ts';

/** A table as it is kept, and the lines of its log after one of them. */
export interface Kept {
  readonly row: KeptTable;
  readonly lines: readonly KeptLine[];
}

/** Both as they were at one moment: where the row was written while the log was read, they are read again. */
export async function readKept(store: Store, table: string, after: number): Promise<Kept | null> {
  for (;;) {
    const row = await store.table(table);
    if (row === null) return null;
    const lines = row.stage === 'gathering' ? [] : await store.linesAfter(table, after);
    const head = await store.head(table);
    if (head?.revision === row.revision) return { row, lines };
  }
}

/** Goes on to what is kept; false where the room has to be opened anew. */
export function follow(house: House, room: Room, { row, lines }: Kept): boolean {
  if (room.live === null && row.stage !== 'gathering') return false;
  if (isLive(room) && !followLog(room, lines)) return false;
  if (row.revision !== room.revision) followRow(house, room, row);
  return true;
}

/** Forgets what was not written: the room stands where it is durable, and goes on with what is kept after that. */
export function restore(house: House, room: Room, { row, lines }: Kept, durable: Durable | null): boolean {
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
  return follow(house, room, { row, lines: lines.slice(known.length) });
}

/** Plays the lines, and tells each of which nobody was told; what was taken back is looked at anew. */
export function followLog(room: LiveRoom, lines: readonly KeptLine[]): boolean {
  const logged = readLines(room.rules, lines);
  if (!logged.every((line) => followLine(room, line))) return false;
  room.told = room.live.lines;
  const old = room.keys.length > 0 && lines[0]?.question === room.live.question ? room.keys : [];
  if (lines.length > 0) room.keys = [...old, ...keysIn(lines, room.live.question)];
  return true;
}

function followLine(room: LiveRoom, { entry, at, print }: Logged<Types>): boolean {
  if ('undo' in entry) return false;
  const { live } = room;
  const given = give(live, entry.seat, entry.answer);
  if (!given.ok || live.at !== at || live.print !== print) return false;
  room.recent = withBeat(room.recent, live, given.advance);
  if (live.lines <= room.told) return true;
  const telling = tellingOf(room.id, live, given.advance, sealsOf(room, given.advance));
  for (const { member, seat } of room.members) {
    const text = telling(seat);
    if (text !== null) member.send(text);
  }
  return true;
}

/** What everybody may know of it. */
const openly = ({ held: _, orders: __, timing: ___, ...matter }: Matter): string => JSON.stringify(matter);

function followRow(house: House, room: Room, row: KeptTable): void {
  const { matter: before, stage } = room;
  room.matter = JSON.parse(row.matter);
  room.revision = row.revision;
  room.stage = isStage(row.stage) ? row.stage : stage;
  room.listed = row.listed;
  room.written = row.touched;
  room.ticking.due = row.due;
  if (room.live !== null) {
    room.live.held = heldIn(room);
    room.ticking.question = room.live.question;
  }
  reseat(house, room);
  if (openly(before) !== openly(room.matter) || room.stage !== stage) tellNews(room);
  if (JSON.stringify(before.timing) !== JSON.stringify(room.matter.timing)) tellClocks(house, room);
}

/** Before the race the members' seats follow the matter; in it, whoever has another hand now looks anew. */
function reseat(house: House, room: Room): void {
  for (const seated of [...room.members]) {
    const seat = seatOf(room.matter, seated.member.person);
    if (seat === seated.seat) continue;
    seated.seat = seat;
    if (room.live === null) continue;
    house.part(room, seated.member);
    seated.member.lost(room.id);
  }
}
