// What a step did is written before anybody is told.
import type { Types } from '@race/kernel';
import { type Advance, isDone, tellingOf } from '@race/live';
import type { KeptLine } from '@race/store';
import { secondsSince } from '../watch/meters.ts';
import type { Asker } from './asker.ts';
import { followTable, tellClocks } from './clocks.ts';
import type { Committed } from './committer.ts';
import type { House } from './house.ts';
import type { LiveRoom } from './live-room.ts';
import { tellNews } from './news.ts';
import { openQuestion } from './question.ts';
import { withBeat } from './recent.ts';
import { NO } from './refusals.ts';
import type { Member, Room } from './room.ts';
import { nextRow, quietRow } from './row.ts';
import { seal } from './seal.ts';

interface Settling {
  /** What is written to the log; null where only the matter of the table changes. */
  readonly line: KeptLine | null;
  readonly asker: Asker | null;
  readonly hasMatter?: boolean;
  /** What to do where another process was faster; else whoever asked is told so. */
  readonly again?: (() => void) | undefined;
}

const A_DAY = 86_400_000;

/** Writes a step down, and then tells it. */
export function settle(
  house: House,
  room: LiveRoom,
  advance: Advance<Types>,
  { line, asker, hasMatter = line === null, again }: Settling,
) {
  const { live } = room;
  room.recent = withBeat(room.recent, live, advance);
  const isOver = isDone(live);
  const wasOver = room.stage === 'over';
  const dropsProposal = advance.isSeen && room.matter.proposal !== null;
  if (dropsProposal) room.matter = { ...room.matter, proposal: null };
  if (isOver !== wasOver) room.stage = isOver ? 'over' : 'racing';
  const hasTurned = followTable(house, room, isTakenBack(advance) ? (line?.seat ?? null) : null);
  const { up } = room.ticking;
  room.ticking.up = null;
  // Whether a race is still being played is seen by its row.
  const isUnnoted = house.now() - room.written > A_DAY;
  const needsRow = hasTurned || hasMatter || dropsProposal || isOver !== wasOver || isUnnoted;
  const telling = tellingOf(room.id, live, advance, sealsOf(room, advance));
  // Made now, while the room stands where the line left it; sent when the line is durable.
  const texts = room.members.map(({ seat }) => telling(seat));
  const { members } = room;
  const at = live.at;
  const then = (verdict: Committed): void => {
    if (verdict !== 'written') return void notWritten(house, room, verdict, { asker, again });
    if (line !== null) room.told = line.line;
    if (room.told === room.live.lines) room.durable = null;
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
