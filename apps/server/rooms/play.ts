// The race at a table: answers, taking back, windows. Everything is written before anybody is told.
import { includes, listSeats, type Refusal, type Seat, secrecyOf, type Types } from '@race/kernel';
import {
  type Advance,
  type Advanced,
  asked,
  closesWindow,
  give,
  hold,
  isDone,
  type Live,
  tellingOf,
} from '@race/live';
import type { KeptLine } from '@race/store';
import { noteAwaited } from '../notices/awaiting.ts';
import { secondsSince } from '../watch/meters.ts';
import { followTable, tellClocks } from './clocks.ts';
import type { Committed } from './committer.ts';
import type { House } from './house.ts';
import { botAt, peopleSeats } from './matter.ts';
import { NO } from './refusals.ts';
import { type Member, nextRow, quietRow, type Room, tellNews } from './room.ts';
import { seal } from './seal.ts';
import type { Spoken } from './spoken.ts';

/** Who asked for a step, and how they hear what became of it. */
export interface Asker {
  readonly member: Member;
  readonly id: number;
  /** When it was heard, by `performance.now()`. */
  readonly since: number;
  refuse(refusal: Refusal): void;
  /** The step stands; used where no beat carries the news. */
  written(at: number): void;
}

export type LiveRoom = Room & { live: Live<Types> };

export const isLive = (room: Room): room is LiveRoom => room.live !== null;

interface GivenAnswer {
  readonly seat: Seat;
  readonly question: number;
  readonly key: string;
  readonly said: Spoken | null;
  /** How often another process was faster. */
  readonly tried?: number;
}

/** Takes an answer from a seat. What it names is checked before it is looked at. NET-01. */
export function takeAnswer(house: House, room: LiveRoom, given: GivenAnswer, asker: Asker) {
  const { live } = room;
  if (given.question !== live.question || isKnown(room, given))
    return void answerLate(house, room, given, asker);
  const { said } = given;
  if (said === null) return asker.refuse(NO.noAnswer);
  // A bot plays while its person is away; coming back to the table gives the seat back first.
  if (botAt(room.matter, given.seat) !== null) return asker.refuse(NO.notYourSeat);
  const again = (): void => void answerAgain(house, room, given, asker);
  play(house, room, { seat: given.seat, said, key: given.key, again }, asker);
}

const MOST_TRIES = 5;

/** Another process wrote first. Where the question still stands, the answer may stand as well. */
async function answerAgain(house: House, { id }: Room, given: GivenAnswer, asker: Asker): Promise<void> {
  const tried = (given.tried ?? 0) + 1;
  const room = tried > MOST_TRIES ? null : await house.room(id).catch(() => null);
  if (room === null || !isLive(room)) asker.refuse(NO.otherWrote);
  else takeAnswer(house, room, { ...given, tried }, asker);
}

const isKnown = (room: Room, { seat, key }: { readonly seat: Seat; readonly key: string }): boolean =>
  room.matter.held?.key === key || room.keys.some((one) => one.seat === seat && one.key === key);

/** Too late, or a repeat: what was written with this key before is answered with its result. */
async function answerLate(
  house: House,
  room: LiveRoom,
  { seat, key }: { readonly seat: Seat; readonly key: string },
  asker: Asker,
): Promise<void> {
  await house.committer.flushed();
  if (room.matter.held?.key === key) return asker.written(room.live.at);
  const line = await house.store.lineByKey(room.id, seat, key);
  if (line === null) asker.refuse(NO.stale);
  else asker.written(line.at);
}

const isWindowOpen = (house: House, room: LiveRoom): boolean =>
  room.windowOf === room.live.question && room.windowUntil > house.now();

interface Played {
  readonly seat: Seat;
  readonly said: Spoken;
  readonly key: string;
  /** What to do where another process was faster. */
  readonly again?: () => void;
}

/** Plays an answer and writes it down; nobody asked for what a bot plays. */
export function play(house: House, room: LiveRoom, played: Played, asker: Asker | null) {
  const { live } = room;
  const { seat, said, key } = played;
  const isEarly = isWindowOpen(house, room) && closesWindow(live, seat);
  // A held answer counts as given for everyone who asks, so it is asked here and not in the rules.
  if (isEarly || live.held?.seat === seat) {
    const held = hold(live, seat, said.answer);
    if (!held.ok) return asker?.refuse(held.refusal);
    return keepHeld(house, room, played, held, asker);
  }
  const wasLive = live.question;
  const advanced = giveIn(house, room, seat, said.answer);
  if (!advanced.ok) return asker?.refuse(advanced.refusal);
  if (live.question === wasLive) room.keys.push({ seat, key });
  else room.keys = [];
  const line = keptLine(live, { seat, key, entry: said.text });
  settle(house, room, advanced.advance, { line, asker, again: played.again });
}

/** Whatever the rules throw is a bug, and the position is lost in the middle of a step: the room is opened anew. */
function giveIn(house: House, room: LiveRoom, seat: Seat, answer: Types['answer']): Advanced<Types> {
  try {
    return give(room.live, seat, answer);
  } catch (error) {
    house.failed(error);
    house.reopen(room);
    return { ok: false, refusal: NO.notKept };
  }
}

function keepHeld(
  house: House,
  room: LiveRoom,
  { seat, said, key, again }: Played,
  held: Extract<Advanced<Types>, { ok: true }>,
  asker: Asker | null,
): void {
  room.matter = { ...room.matter, held: { seat, answer: said.answer, key } };
  settle(house, room, held.advance, { line: null, asker, again });
  resumeWindow(house, room);
}

/** Sets the clock of a window whose last answer is held. */
export function resumeWindow(house: House, room: LiveRoom): void {
  if (room.live.held === null || !house.mayAct(room)) return;
  const left = Math.max(0, room.windowUntil - house.now());
  room.windowTimer ??= setTimeout(() => closeWindow(house, room), left);
}

/** The least time is over: the answer that was held takes effect. */
function closeWindow(house: House, room: LiveRoom) {
  room.windowTimer = null;
  if (room.gate !== null) return void room.gate.then(() => resumeWindow(house, room));
  const { held } = room.matter;
  if (held === null || room.live.held === null) return;
  const { answer } = room.live.held;
  room.matter = { ...room.matter, held: null };
  const advanced = giveIn(house, room, held.seat, answer);
  if (!advanced.ok) return house.failed(new Error(`a held answer is refused: ${advanced.refusal.reason}`));
  room.keys = [];
  const line = keptLine(room.live, { seat: held.seat, key: held.key, entry: JSON.stringify(answer) });
  settle(house, room, advanced.advance, { line, asker: null, hasMatter: true });
}

const keptLine = (
  live: Live<Types>,
  { seat, key, entry }: { readonly seat: Seat; readonly key: string; readonly entry: string },
): KeptLine => ({
  line: live.lines,
  seat,
  entry,
  key,
  at: live.at,
  question: live.question,
  print: live.print,
});

interface Settling {
  /** What is written to the log; null where only the matter of the table changes. */
  readonly line: KeptLine | null;
  readonly asker: Asker | null;
  readonly hasMatter?: boolean;
  /** What to do where another process was faster; else whoever asked is told so. */
  readonly again?: (() => void) | undefined;
}

/** Writes a step down, and then tells it. */
export function settle(
  house: House,
  room: LiveRoom,
  advance: Advance<Types>,
  { line, asker, hasMatter = line === null, again }: Settling,
) {
  const { live } = room;
  const isOver = isDone(live);
  const wasOver = room.stage === 'over';
  const dropsProposal = advance.isSeen && room.matter.proposal !== null;
  if (dropsProposal) room.matter = { ...room.matter, proposal: null };
  if (isOver !== wasOver) room.stage = isOver ? 'over' : 'racing';
  const hasTurned = followTable(house, room, isTakenBack(advance) ? (line?.seat ?? null) : null);
  const { up } = room.ticking;
  room.ticking.up = null;
  const needsRow = hasTurned || hasMatter || dropsProposal || isOver !== wasOver;
  const telling = tellingOf(room.id, live, advance, sealsOf(room, advance));
  // Made now, while the room stands where the line left it; sent when the line is durable.
  const texts = room.members.map(({ seat }) => telling(seat));
  const { members } = room;
  const at = live.at;
  const then = (verdict: Committed): void => {
    if (verdict !== 'written') return void notWritten(house, room, verdict, { asker, again });
    if (line !== null) room.told = line.line;
    tell(members, texts, asker, at);
    if (asker !== null) house.meters.acknowledged.observe(secondsSince(asker.since));
    // What is held is nobody's news: only what everybody may know makes a message.
    if (dropsProposal || isOver !== wasOver) tellNews(room);
    if (hasTurned) tellClocks(house, room, up);
  };
  room.isOurs = true;
  // What is held is nobody's business: not even when it was written.
  if (line === null) house.committer.add({ write: 'table', row: quietRow(room) }, then);
  else if (needsRow)
    house.committer.add({ write: 'line', table: room.id, line, row: nextRow(room, house.now()) }, then);
  else house.committer.add({ write: 'line', table: room.id, line }, then);
  // In the same transaction: should the server fall over now, it is counted by whoever looks next. RATE-02.
  if (isOver && !wasOver && room.matter.rated === true)
    house.committer.add({ write: 'ended', table: room.id, at: house.now() }, () => house.raceOver(room.id));
  openQuestion(house, room);
}

/** What was to be written is not: what this process made of it is forgotten. */
export async function notWritten(
  house: House,
  room: Room,
  verdict: Exclude<Committed, 'written'>,
  { asker, again }: Pick<Settling, 'asker' | 'again'>,
): Promise<void> {
  if (verdict === 'failed') {
    asker?.refuse(NO.notKept);
    return house.reopen(room);
  }
  await house.repair(room);
  if (again !== undefined) again();
  else asker?.refuse(NO.otherWrote);
}

/** First who waits for it; the others then have the same text, and it is made into bytes once. */
function tell(
  members: Room['members'],
  texts: readonly (string | null)[],
  asker: Asker | null,
  at: number,
): void {
  const first = asker === null ? -1 : placeOf(members, asker.member);
  const told = texts[first];
  if (told != null) asker?.member.send(told, asker.id);
  else asker?.written(at);
  for (let place = 0; place < members.length; place++) {
    const text = texts[place];
    if (place !== first && text != null) members[place]?.member.send(text);
  }
}

function placeOf(members: Room['members'], member: Member): number {
  for (let place = 0; place < members.length; place++) if (members[place]?.member === member) return place;
  return -1;
}

const isTakenBack = ({ undone, undoneFrom }: Advance<Types>): boolean =>
  undone !== undefined || undoneFrom !== undefined;

/** Salted commitments to the plans, published once and together when the last one is in. */
export const sealsOf = (room: LiveRoom, { revealed }: Advance<Types>): (string | null)[] | null =>
  revealed === null
    ? null
    : revealed.map((answer, seat) =>
        answer === null ? null : seal([room.live.at, seat, answer], room.plan.salt),
      );

/** Looks at the question that stands now: whether a window has opened, and whether bots have to answer. */
export function openQuestion(house: House, room: LiveRoom) {
  const { live } = room;
  const waiting = asked(live);
  if (room.windowOf !== live.question && secrecyOf(room.rules, live.state) === 'ready is hidden') {
    // Where only bots are asked it closes at once, whatever they hold.
    const isForPeople = peopleSeats(room.matter).some((seat) => includes(waiting, seat));
    room.windowOf = live.question;
    room.windowUntil = isForPeople ? house.now() + house.window : 0;
  }
  if (!house.mayAct(room)) return;
  house.callOrders(room);
  noteAwaited(house, room, waiting);
  if (listSeats(waiting).some((seat) => botAt(room.matter, seat) !== null)) house.callBots(room);
}
