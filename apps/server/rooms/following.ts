// Sends the steps that another process wrote, as if they had been written here.
import type { Types } from '@race/kernel';
import { applyAnswer, type LogLine, messagesFor, rebuild } from '@race/online';
import type { LineRow, Store, TableRow } from '@race/store';
import { type Durable, forwardedName } from './actor-state.ts';
import { sendClocks } from './clocks.ts';
import { isLive, type LiveActor } from './live.ts';
import { firstOf, heldIn, keysIn, readLines } from './log-lines.ts';
import { sendNews } from './news.ts';
import { sealsOf } from './play.ts';
import { nothingSince, withBeat } from './recent.ts';
import type { TableActor } from './table-actor.ts';
import { isStage, seatOf, type TableRecord } from './table-record.ts';
import { readRecord } from './table-schema.ts';

/** The row of a table, and the lines of its log after one of them. */
export interface StoredTable {
  readonly row: TableRow;
  readonly lines: readonly LineRow[];
}

/** Both as they were at one moment: if the row is written while the log is read, they are read again. */
export async function readStored(store: Store, table: string, after: number): Promise<StoredTable | null> {
  for (;;) {
    const row = await store.table(table);
    if (row === null) return null;
    const lines = row.stage === 'gathering' ? [] : await store.linesAfter(table, after);
    const head = await store.head(table);
    if (head?.revision === row.revision) return { row, lines };
  }
}

/** What changes in the row of a table. */
type ChangedRow = Pick<TableRow, 'record' | 'stage' | 'listed' | 'touched' | 'revision' | 'due'> &
  Partial<Pick<TableRow, 'plan'>>;

/** What was written at a table after what is known; without a row if that is known. */
interface Written {
  readonly row: ChangedRow | null;
  readonly lines: readonly LineRow[];
}

/** Continues to what is stored; false where the table has to be opened again. */
export function follow(actor: TableActor, { row, lines }: Written): boolean {
  const { game } = actor;
  if (game.live === null && row !== null && row.stage !== 'gathering') return false;
  // Its settings were changed in the waiting room.
  if (row?.plan !== undefined && game.live === null && row.plan !== JSON.stringify(actor.plan)) return false;
  if (isLive(actor) && !followLog(actor, lines)) return false;
  if (row !== null && row.revision !== game.revision) followRow(actor, row);
  return true;
}

/** Goes back to the durable position, and continues with what is stored after it. */
export function restore(actor: TableActor, { row, lines }: StoredTable, durable: Durable | null): boolean {
  const { game, rules } = actor;
  const { told } = game;
  if ((durable?.live.lines ?? 0) + lines.length < told) return false;
  const known = durable === null ? lines.slice(0, told) : [];
  if (durable !== null) Object.assign(game, durable);
  else if (game.live !== null) {
    game.live = rebuild(rules, firstOf(actor), readLines(rules, known));
    game.keys = keysIn(known, game.live.question);
  }
  game.recent = nothingSince(game.live?.at ?? 0);
  game.durable = null;
  game.revision = 0;
  return follow(actor, { row, lines: lines.slice(known.length) });
}

/** Plays the lines, and sends those that members do not know; false after an undo, which needs the whole log. */
export function followLog(actor: LiveActor, lines: readonly LineRow[]): boolean {
  const { game } = actor;
  const logged = readLines(actor.rules, lines);
  if (!logged.every((line, at) => followLine(actor, line, lines[at]?.key ?? ''))) return false;
  game.told = game.live.lines;
  const old = game.keys.length > 0 && lines[0]?.question === game.live.question ? game.keys : [];
  if (lines.length > 0) game.keys = [...old, ...keysIn(lines, game.live.question)];
  return true;
}

function followLine(actor: LiveActor, line: LogLine<Types>, key: string): boolean {
  if ('undo' in line) return false;
  const { game } = actor;
  const { live } = game;
  const given = applyAnswer(live, line.seat, line.answer);
  if (!given.ok || live.at !== line.at || live.checksum !== line.checksum) return false;
  game.recent = withBeat(game.recent, live, given.effect);
  if (live.lines <= game.told) return true;
  const messageFor = messagesFor(actor.id, live, given.effect, sealsOf(actor, given.effect));
  const own = game.forwarded.get(forwardedName(line.seat, key));
  own?.written(live.at, messageFor(line.seat));
  for (const { member, seat } of actor.people.members) {
    if (member === own?.member) continue;
    const text = messageFor(seat);
    if (text !== null) member.send(text);
  }
  return true;
}

/** The part of a record that everybody may know. */
const publicPart = ({ held: _, orders: __, timing: ___, ...record }: TableRecord): string =>
  JSON.stringify(record);

function followRow(actor: TableActor, row: ChangedRow): void {
  const { game, timers } = actor;
  const { record: before, stage } = game;
  game.record = readRecord(row.record);
  game.revision = row.revision;
  game.stage = isStage(row.stage) ? row.stage : stage;
  game.listed = row.listed;
  game.written = row.touched;
  timers.clocks.due = row.due;
  if (game.live !== null) {
    game.live.held = heldIn(actor);
    timers.clocks.question = game.live.question;
  }
  reseat(actor);
  const { held } = game.record;
  if (held !== null)
    game.forwarded.get(forwardedName(held.seat, held.key))?.written(game.live?.at ?? 0, null);
  if (publicPart(before) !== publicPart(game.record) || game.stage !== stage) sendNews(actor);
  if (JSON.stringify(before.timing) !== JSON.stringify(game.record.timing)) sendClocks(actor);
}

/** Before the race members move to their new seats; during it, a member with another hand watches again. */
function reseat(actor: TableActor): void {
  const { game, people } = actor;
  for (const seated of [...people.members]) {
    const seat = seatOf(game.record, seated.member.person);
    if (seat === seated.seat) continue;
    seated.seat = seat;
    if (game.live === null) continue;
    actor.removeMember(seated.member);
    seated.member.lost(actor.id);
  }
}
