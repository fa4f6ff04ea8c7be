// Standing orders: what a seat has answered for it without being asked, by what everybody knows. NET-09.
import { includes, listSeats, type Seat, secrecyOf, type Types } from '@race/kernel';
import { asked, whyNot } from '@race/online';
import type { Orders } from '@race/protocol';
import { answerTextOf } from './answer-texts.ts';
import { notWritten } from './commit-step.ts';
import { guarded } from './guarded.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { play } from './play.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { quietRow } from './row.ts';
import { NO_ORDERS, peopleSeats, type SeatOrders, withOrders } from './table-record.ts';
import { newName } from './tokens.ts';

/** Changes what a seat has ordered. Nobody else hears of it, and nothing that others see changes. */
function keepOrders(
  services: RoomServices,
  room: Room,
  { seat, ...own }: SeatOrders & { readonly seat: Seat },
  replier: Replier,
): void {
  room.record = withOrders(room.record, seat, own);
  services.committer.add({ write: 'table', row: quietRow(room) }, (verdict) => {
    if (verdict === 'written') return replier.written(room.live?.at ?? 0);
    void notWritten(services, room, verdict, { replier });
  });
  services.callOrders(room);
}

export function giveOrders(
  services: RoomServices,
  room: Room,
  { seat, orders }: { readonly seat: Seat; readonly orders: Orders },
  replier: Replier,
) {
  if (room.stage === 'over') return replier.refuse(NO.isOver);
  const draft = room.record.orders?.[seat]?.draft ?? null;
  keepOrders(services, room, { seat, ...orders, draft }, replier);
}

/** What a seat will answer to the question that stands, as it is, once the others have. */
export function giveDraft(
  services: RoomServices,
  room: LiveRoom,
  {
    seat,
    question,
    answer,
  }: { readonly seat: Seat; readonly question: number; readonly answer: object | null },
  replier: Replier,
) {
  const { live } = room;
  if (question !== live.question) return replier.refuse(NO.stale);
  const own = room.record.orders?.[seat] ?? NO_ORDERS;
  if (answer === null) return keepOrders(services, room, { seat, ...own, draft: null }, replier);
  const read = room.rules.readAnswer(answer);
  if (read === null || secrecyOf(room.rules, live.state) !== 'ready is shown')
    return replier.refuse(NO.noAnswer);
  const refusal = whyNot(live, seat, read);
  if (refusal !== null) return replier.refuse(refusal);
  keepOrders(services, room, { seat, ...own, draft: { question, answer } }, replier);
}

/** Follows the orders of a room after a while, however often it is asked to. */
export function awaitOrders(services: RoomServices, room: Room, isOpen: (room: Room) => boolean): void {
  if (room.orderTimer !== null) clearTimeout(room.orderTimer);
  room.orderTimer = null;
  if (!isLive(room) || room.record.orders?.some((own) => own !== null) !== true) return;
  room.orderTimer = setTimeout(
    () => {
      room.orderTimer = null;
      if (!isOpen(room) || !isLive(room)) return;
      if (room.gate === null) guarded(services, room, () => followOrders(services, room));
      else void room.gate.then(() => services.callOrders(room));
    },
    reactionTime(services, room),
  );
}

/** How long until orders are followed: in a window at once, since it closes no earlier than its least time anyway. */
const reactionTime = (services: RoomServices, { rules, live }: LiveRoom): number =>
  secrecyOf(rules, live.state) === 'ready is hidden' ? 0 : services.window;

/** Answers whatever is answered by order now, by the same path as a person's answer. */
function followOrders(services: RoomServices, room: LiveRoom): void {
  const { live } = room;
  const { question } = live;
  for (const seat of peopleSeats(room.record)) {
    if (live.question !== question || !includes(asked(live), seat)) continue;
    const answer = orderedIn(room, seat);
    if (answer === null || whyNot(live, seat, answer) !== null) continue;
    play(services, room, { seat, answerText: answerTextOf(answer), key: newName() }, null);
  }
}

function orderedIn(room: LiveRoom, seat: Seat): Types['answer'] | null {
  const { live, rules, record, game } = room;
  const own = record.orders?.[seat];
  if (own == null) return null;
  const isDrafted = (one: Seat): boolean => record.orders?.[one]?.draft?.question === live.question;
  // Where all who are awaited wait for the others, none would: then all answer.
  if (own.draft != null && listSeats(asked(live)).every(isDrafted)) return rules.readAnswer(own.draft.answer);
  return game.ordered(rules, { known: live.state.public, seat, orders: own });
}
