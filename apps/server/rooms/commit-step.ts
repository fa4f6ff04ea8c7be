// What a step did is written before anybody is told.
import type { Types } from '@race/kernel';
import { isDone, messagesFor, type StepEffect } from '@race/online';
import type { LineRow } from '@race/store';
import { secondsSince } from '../monitoring/meters.ts';
import { followTable, sendClocks } from './clocks.ts';
import type { Committed } from './committer.ts';
import type { LiveRoom } from './live-room.ts';
import { sendNews } from './news.ts';
import { openQuestion } from './question.ts';
import { withBeat } from './recent.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import type { Member, Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { nextRow, quietRow } from './row.ts';
import { seal } from './seal.ts';

interface StepCommit {
  /** What is written to the log; null where only the table record changes. */
  readonly line: LineRow | null;
  readonly replier: Replier | null;
  readonly changesRecord?: boolean;
  /** What to do where another process was faster; else whoever asked is told so. */
  readonly again?: (() => void) | undefined;
}

const A_DAY = 86_400_000;

/** Writes a step to the store, then sends it to everybody at the table. */
export function commitStep(
  services: RoomServices,
  room: LiveRoom,
  effect: StepEffect<Types>,
  { line, replier, changesRecord = line === null, again }: StepCommit,
) {
  const { live } = room;
  room.recent = withBeat(room.recent, live, effect);
  const isOver = isDone(live);
  const wasOver = room.stage === 'over';
  const dropsProposal = effect.isSeen && room.record.proposal !== null;
  if (dropsProposal) room.record = { ...room.record, proposal: null };
  if (isOver !== wasOver) room.stage = isOver ? 'over' : 'racing';
  const hasTurned = followTable(services, room, isTakenBack(effect) ? (line?.seat ?? null) : null);
  const { up } = room.ticking;
  room.ticking.up = null;
  // Whether a race is still being played is seen by its row.
  const isUnnoted = services.now() - room.written > A_DAY;
  const needsRow = hasTurned || changesRecord || dropsProposal || isOver !== wasOver || isUnnoted;
  const messageFor = messagesFor(room.id, live, effect, sealsOf(room, effect));
  // Made now, while the room stands where the line left it; sent when the line is durable.
  const texts = room.members.map(({ seat }) => messageFor(seat));
  const { members } = room;
  const at = live.at;
  const then = (verdict: Committed): void => {
    if (verdict !== 'written') return void notWritten(services, room, verdict, { replier, again });
    if (line !== null) room.told = line.line;
    if (room.told === room.live.lines) room.durable = null;
    tell(members, texts, replier, at);
    if (replier !== null) services.meters.acknowledged.observe(secondsSince(replier.since));
    // What is held is nobody's news: only what everybody may know makes a message.
    if (dropsProposal || isOver !== wasOver) sendNews(room);
    if (hasTurned) sendClocks(services, room, up);
  };
  room.isOwned = true;
  // What is held is nobody's business: not even when it was written.
  if (line === null) services.committer.add({ write: 'table', row: quietRow(room) }, then);
  else if (needsRow)
    services.committer.add({ write: 'line', table: room.id, line, row: nextRow(room, services.now()) }, then);
  else services.committer.add({ write: 'line', table: room.id, line }, then);
  // In the same transaction: should the server fall over now, it is counted by whoever looks next. RATE-02.
  if (isOver && !wasOver && room.record.rated === true)
    services.committer.add({ write: 'ended', table: room.id, at: services.now() }, () =>
      services.raceOver(room.id),
    );
  openQuestion(services, room);
}

/** What was to be written is not: what this process made of it is forgotten. */
export async function notWritten(
  services: RoomServices,
  room: Room,
  verdict: Exclude<Committed, 'written'>,
  { replier, again }: Pick<StepCommit, 'replier' | 'again'>,
): Promise<void> {
  if (verdict === 'failed') {
    replier?.refuse(NO.notKept);
    return services.reopen(room);
  }
  await services.repair(room);
  if (again !== undefined) again();
  else replier?.refuse(NO.otherWrote);
}

/** First who waits for it; the others then have the same text, and it is made into bytes once. */
function tell(
  members: Room['members'],
  texts: readonly (string | null)[],
  replier: Replier | null,
  at: number,
): void {
  const first = replier === null ? -1 : placeOf(members, replier.member);
  const told = texts[first];
  if (told != null) replier?.member.send(told, replier.id);
  else replier?.written(at);
  for (let place = 0; place < members.length; place++) {
    const text = texts[place];
    if (place !== first && text != null) members[place]?.member.send(text);
  }
}

function placeOf(members: Room['members'], member: Member): number {
  for (let place = 0; place < members.length; place++) if (members[place]?.member === member) return place;
  return -1;
}

const isTakenBack = ({ undone, undoneFrom }: StepEffect<Types>): boolean =>
  undone !== undefined || undoneFrom !== undefined;

/** Salted commitments to the plans, published once and together when the last one is in. */
export const sealsOf = (room: LiveRoom, { revealed }: StepEffect<Types>): (string | null)[] | null =>
  revealed === null
    ? null
    : revealed.map((answer, seat) =>
        answer === null ? null : seal([room.live.at, seat, answer], room.plan.salt),
      );
