// Answers, by far the most of what is asked: where the room is open and nothing waits, no promise has to be made.
import { readUsualAnswer, type WishOf } from '@race/protocol';
import { takeAnswer } from '../rooms/answers.ts';
import type { Asker } from '../rooms/asker.ts';
import { isLive } from '../rooms/live-room.ts';
import { seatOf } from '../rooms/matter.ts';
import { missing } from '../rooms/missing.ts';
import { NO } from '../rooms/refusals.ts';
import { chargeOpening, type Room } from '../rooms/room.ts';
import { readSpoken, type Spoken, spokenAs } from '../rooms/spoken.ts';
import { Asking } from './asking.ts';
import type { Desk } from './desk.ts';
import type { Session } from './session.ts';

/** What an answer is given to. */
type To = Pick<WishOf<'answer'>, 'id' | 'question' | 'key'>;

/** The usual case: an answer that was given before, in the same words, at whatever table of these rules. */
export function answerKnown(desk: Desk, session: Session, text: string): boolean {
  const usual = readUsualAnswer(text);
  const room = usual === null ? null : roomNow(desk, session, usual.table);
  if (usual === null || room === null) return false;
  const said = spokenAs(room.rules, usual.text);
  if (said === undefined) return false;
  answerIn(desk, session, { room, said, to: usual });
  return true;
}

export function answerNow(desk: Desk, session: Session, wish: WishOf<'answer'>): boolean {
  const room = roomNow(desk, session, wish.table);
  if (room === null) return false;
  answerIn(desk, session, { room, said: readSpoken(room.rules, wish.answer), to: wish });
  return true;
}

/** Once it is its turn, in a room that may have to be opened. */
export async function answerLater(desk: Desk, wish: WishOf<'answer'>, asker: Asking): Promise<void> {
  const room = await desk.hall.room(wish.table, asker.member.address);
  if (room === null) return asker.refuse(await missing(desk.hall, wish.table));
  chargeOpening(room, asker.member);
  answer(desk, asker.member, { room, said: readSpoken(room.rules, wish.answer), to: wish }, asker);
}

const roomNow = ({ hall }: Desk, { who, isBusy }: Session, table: string): Room | null =>
  who === null || isBusy ? null : hall.openNow(table);

interface Given {
  readonly room: Room;
  readonly said: Spoken | null;
  readonly to: To;
}

function answerIn(desk: Desk, session: Session, given: Given): void {
  const { person, guests, table } = desk.limits;
  const asker = new Asking(session, given.to.id);
  if (!(session.isGuest ? guests : person).take(session.payer) || !table.take(given.room.id))
    asker.refuse(NO.tooFast);
  else answer(desk, session, given, asker);
}

function answer({ hall }: Desk, session: Session, { room, said, to }: Given, asker: Asker): void {
  session.trust();
  const seat = seatOf(room.matter, session.person);
  if (seat === null) asker.refuse(NO.notYourSeat);
  else if (!isLive(room)) asker.refuse(NO.notBegun);
  else
    try {
      takeAnswer(hall, room, { seat, question: to.question, key: to.key, said }, asker);
    } catch (error) {
      asker.refuse(NO.notKept);
      hall.fail(room, error);
    }
}
