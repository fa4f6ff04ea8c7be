// Answers, by far the most of what is asked: where the room is open and nothing waits, no promise has to be made.
import { type RequestOf, readPlainAnswer } from '@race/protocol';
import { type AnswerText, knownAnswer, readAnswerText } from '../rooms/answer-texts.ts';
import { takeAnswer } from '../rooms/answers.ts';
import { isLive } from '../rooms/live-room.ts';
import { missing } from '../rooms/missing.ts';
import { NO } from '../rooms/refusals.ts';
import type { Replier } from '../rooms/replier.ts';
import { chargeOpening, type Room } from '../rooms/room.ts';
import { seatOf } from '../rooms/table-record.ts';
import { PendingRequest } from './pending-request.ts';
import type { Session } from './session.ts';
import type { SharedContext } from './shared-context.ts';

/** What an answer is given to. */
type To = Pick<RequestOf<'answer'>, 'id' | 'question' | 'key'>;

/** The common case: an answer that was given before, in the same words, at whatever table of these rules. */
export function answerKnown(shared: SharedContext, session: Session, text: string): boolean {
  const plain = readPlainAnswer(text);
  const room = plain === null ? null : roomNow(shared, session, plain.table);
  if (plain === null || room === null) return false;
  const answerText = knownAnswer(room.rules, plain.text);
  if (answerText === undefined) return false;
  answerIn(shared, session, { room, answerText, to: plain });
  return true;
}

export function answerNow(shared: SharedContext, session: Session, request: RequestOf<'answer'>): boolean {
  const room = roomNow(shared, session, request.table);
  if (room === null) return false;
  answerIn(shared, session, { room, answerText: readAnswerText(room.rules, request.answer), to: request });
  return true;
}

/** Once it is its turn, in a room that may have to be opened. */
export async function answerLater(
  shared: SharedContext,
  request: RequestOf<'answer'>,
  replier: PendingRequest,
): Promise<void> {
  const room = await shared.rooms.room(request.table, replier.member.address);
  if (room === null) return replier.refuse(await missing(shared.rooms, request.table));
  chargeOpening(room, replier.member);
  answer(
    shared,
    replier.member,
    { room, answerText: readAnswerText(room.rules, request.answer), to: request },
    replier,
  );
}

const roomNow = ({ rooms }: SharedContext, { who, isBusy }: Session, table: string): Room | null =>
  who === null || isBusy ? null : rooms.openNow(table);

interface Given {
  readonly room: Room;
  readonly answerText: AnswerText | null;
  readonly to: To;
}

function answerIn(shared: SharedContext, session: Session, given: Given): void {
  const { person, guests, table } = shared.limits;
  const replier = new PendingRequest(session, given.to.id);
  if (!(session.isGuest ? guests : person).take(session.payer) || !table.take(given.room.id))
    replier.refuse(NO.tooFast);
  else answer(shared, session, given, replier);
}

function answer(
  { rooms }: SharedContext,
  session: Session,
  { room, answerText, to }: Given,
  replier: Replier,
): void {
  session.trust();
  const seat = seatOf(room.record, session.person);
  if (seat === null) replier.refuse(NO.notYourSeat);
  else if (!isLive(room)) replier.refuse(NO.notBegun);
  else
    try {
      takeAnswer(rooms, room, { seat, question: to.question, key: to.key, answerText }, replier);
    } catch (error) {
      replier.refuse(NO.notKept);
      rooms.fail(room, error);
    }
}
