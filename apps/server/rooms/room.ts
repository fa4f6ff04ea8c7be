// A table that somebody looks at: who is there, and the race itself while it runs. Plain data, small.
import {
  fast,
  fingerprint,
  NOBODY,
  type Refusal,
  type Rules,
  type Seat,
  type Seats,
  type Streams,
  streams,
  type Types,
} from '@race/kernel';
import { finish, type LiveTable, type LogLine, openLiveTable, rebuilding } from '@race/online';
import type { TableStage } from '@race/protocol';
import type { LineRow, TableRow } from '@race/store';
import type { Whose } from './fair-queue.ts';
import { gameOf, type ServedGame } from './games.ts';
import { nothingSince, type Recent } from './recent.ts';
import { isStage, type TablePlanRecord, type TableRecord } from './table-record.ts';

/** Somebody at the other end of a socket. */
export interface Member {
  /** Is charged with milliseconds of the server's work. */
  spend(milliseconds: number): void;
  readonly person: string;
  /** Where the socket comes from. */
  readonly address: string;
  /** Sends a message; with the number of the request that it answers, if there is one. */
  send(text: string, id?: number): void;
  /** The room was opened anew: what this member knows of it may not hold. */
  lost(table: string): void;
  /** The room is closed, and this is why. */
  closed(table: string, refusal: Refusal): void;
}

/** Names an answer of a seat: what comes again with the same key is a repeat. */
export interface Keyed {
  readonly seat: Seat;
  readonly key: string;
}

interface Seated {
  readonly member: Member;
  /** Null for a spectator. */
  seat: Seat | null;
}

export interface Room {
  readonly id: string;
  readonly game: ServedGame;
  readonly rules: Rules<Types>;
  readonly plan: TablePlanRecord;
  readonly made: number;
  listed: boolean;
  stage: TableStage;
  revision: number;
  record: TableRecord;
  live: LiveTable<Types> | null;
  /** Who looks at the table. */
  members: Seated[];
  /** The keys of the answers to the question that is open, so that a repeat is known as one. */
  keys: Keyed[];
  /** While something is read from the store, requests wait here. */
  gate: Promise<void> | null;
  /** No earlier than this the open window closes, by `performance.now()`: the clock on the wall may go back. */
  windowUntil: number;
  /** The question that this window is. */
  windowOf: number;
  windowTimer: NodeJS.Timeout | null;
  botsDue: boolean;
  /** The line that a bot is thinking about. */
  thinking: number | null;
  /** When somebody last came or went. */
  touched: number;
  readonly ticking: Ticking;
  /** When the table was last written, as far as others may know. */
  written: number;
  orderTimer: NodeJS.Timeout | null;
  recent: Recent;
  /** Milliseconds it took to open the room, until somebody is charged with them. */
  unpaid: number;
  /** Lines of which everybody here was told. */
  told: number;
  /** Where the race stood before lines that are on their way to the store, should another process write them first. */
  durable: Durable | null;
  /** Whether this process owns the next move: it was the last to write here, as far as it knows. */
  isOwned: boolean;
  /** When people who look no longer were last here, by `performance.now()`. */
  readonly lastHere: Map<string, number>;
  /** When this process opened the room, by the same clock: before that it knows of nobody. */
  readonly opened: number;
  /** Who looks at the table at other processes. */
  elsewhere: ReadonlySet<string>;
  /** What was last said there, as far as whoever looks on here was told. */
  knownTalk: ReadonlySet<string>;
  /** Takes over if the owner does not go on. */
  takeoverTimer: NodeJS.Timeout | null;
  /** Who is asked by this question and does not look. */
  awaited: { readonly question: number; readonly seats: Seats };
}

export interface Durable {
  readonly live: LiveTable<Types>;
  readonly keys: Keyed[];
}

/** What follows from the clocks that are kept with the table. */
interface Ticking {
  /** The question they run for. */
  question: number;
  /** When the first one's time is up. */
  due: number | null;
  /** For whom time has just run out; told with the next step. */
  up: Seat | null;
}

const NO_WINDOW = -1;
const NO_ONE: ReadonlySet<string> = new Set();

/** Opens a kept table; null when it belongs to a game or a version that is not here. */
export const openRoom = (row: TableRow, lines: readonly LineRow[], now: number): Room | null =>
  finish(openingRoom(row, lines, now));

/** The same, with a pause after each answer for who must not keep others waiting. */
export function* openingRoom(
  row: TableRow,
  lines: readonly LineRow[],
  now: number,
): Generator<void, Room | null> {
  const game = gameOf(row.game);
  if (game === null || !isStage(row.stage)) return null;
  const plan: TablePlanRecord = JSON.parse(row.plan);
  const record: TableRecord = JSON.parse(row.record);
  const rules = game.rules(plan.options);
  const room: Room = {
    id: row.table,
    game,
    rules,
    plan,
    made: row.made,
    listed: row.listed,
    stage: row.stage,
    revision: row.revision,
    record,
    live: null,
    members: [],
    keys: [],
    gate: null,
    windowUntil: 0,
    windowOf: NO_WINDOW,
    windowTimer: null,
    botsDue: false,
    thinking: null,
    touched: now,
    ticking: { question: 0, due: null, up: null },
    written: row.touched,
    orderTimer: null,
    recent: nothingSince(0),
    unpaid: 0,
    told: lines.length,
    durable: null,
    isOwned: false,
    lastHere: new Map(),
    opened: performance.now(),
    elsewhere: NO_ONE,
    knownTalk: NO_ONE,
    takeoverTimer: null,
    awaited: { question: NO_WINDOW, seats: NOBODY },
  };
  if (row.stage === 'gathering') return room;
  const logged = readLines(rules, lines);
  room.live = yield* rebuilding(rules, chanceOf(room), logged);
  room.recent = nothingSince(room.live.at);
  room.live.held = heldIn(room);
  room.keys = keysIn(lines, room.live.question);
  return room;
}

export const keysIn = (lines: readonly LineRow[], question: number): Keyed[] =>
  lines.filter((one) => one.question === question).map(({ seat, key }) => ({ seat, key }));

/** What somebody held back in a window, as the rules know it. */
export function heldIn({ rules, record: { held } }: Room): LiveTable<Types>['held'] {
  const answer = held === null ? null : rules.readAnswer(held.answer);
  return held === null || answer === null ? null : { seat: held.seat, answer };
}

export const beginLive = (room: Room): LiveTable<Types> => openLiveTable(room.rules, chanceOf(room));

export const chanceOf = ({ game, plan }: Room): Streams => streams(game.streams, plan.seed);

/** Lines as the rules know them. A line that is none was written by rules that are no longer here. */
export function readLines(rules: Rules<Types>, lines: readonly LineRow[]): LogLine<Types>[] {
  return lines.map(({ line, seat, entry, at, question, checksum }) => {
    const stored: unknown = JSON.parse(entry);
    if (typeof stored !== 'object' || stored === null) throw new Error(`line ${line} is no line`);
    if ('undo' in stored) {
      const to = 'to' in stored ? { to: Number(stored.to) } : {};
      return { entry: { seat, undo: true, ...to }, at, question, checksum };
    }
    const answer = rules.readAnswer(stored);
    if (answer === null) throw new Error(`line ${line} is no answer of these rules`);
    return { entry: { seat, answer }, at, question, checksum };
  });
}

/** Whoever first asks for a room pays for its opening. */
export function chargeOpening(room: Room, member: Pick<Member, 'spend'>): void {
  if (room.unpaid > 0) member.spend(room.unpaid);
  room.unpaid = 0;
}

/** In whose turn something is done for a table; those nobody looks at share one. */
export const whoseIs = ({ id, members }: Room): Whose => ({
  address: members[0]?.member.address ?? '',
  table: id,
});

/** A bot's own chance: from the race and the line it answers, so it plays the same after a restart. */
export function botChance(room: Room, seat: Seat) {
  const seed = Number.parseInt(fingerprint([room.plan.seed, room.plan.salt]).slice(-8), 16);
  return fast(seed, (room.live?.lines ?? 0) * room.rules.seats + seat);
}
