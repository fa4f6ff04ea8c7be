// Standing orders: what a seat has answered for it without being asked, by what everybody knows. NET-09.
import { includes, listSeats, type Seat, secrecyOf, type Types } from '@race/kernel';
import { asked, whyNot } from '@race/live';
import type { Orders } from '@race/protocol';
import type { Asker } from './asker.ts';
import { guarded } from './guarded.ts';
import type { House } from './house.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import { NO_ORDERS, peopleSeats, type SeatOrders, withOrders } from './matter.ts';
import { play } from './play.ts';
import { NO } from './refusals.ts';
import type { Room } from './room.ts';
import { quietRow } from './row.ts';
import { notWritten } from './settle.ts';
import { speak } from './spoken.ts';
import { newName } from './tokens.ts';

/** Changes what a seat has ordered. Nobody else hears of it, and nothing that others see changes. */
function keepOrders(
  house: House,
  room: Room,
  { seat, ...own }: SeatOrders & { readonly seat: Seat },
  asker: Asker,
): void {
  room.matter = withOrders(room.matter, seat, own);
  house.committer.add({ write: 'table', row: quietRow(room) }, (verdict) => {
    if (verdict === 'written') return asker.written(room.live?.at ?? 0);
    void notWritten(house, room, verdict, { asker });
  });
  house.callOrders(room);
}

export function giveOrders(
  house: House,
  room: Room,
  { seat, orders }: { readonly seat: Seat; readonly orders: Orders },
  asker: Asker,
) {
  if (room.stage === 'over') return asker.refuse(NO.isOver);
  const draft = room.matter.orders?.[seat]?.draft ?? null;
  keepOrders(house, room, { seat, ...orders, draft }, asker);
}

/** What a seat will answer to the question that stands, as it is, once the others have. */
export function giveDraft(
  house: House,
  room: LiveRoom,
  {
    seat,
    question,
    answer,
  }: { readonly seat: Seat; readonly question: number; readonly answer: object | null },
  asker: Asker,
) {
  const { live } = room;
  if (question !== live.question) return asker.refuse(NO.stale);
  const own = room.matter.orders?.[seat] ?? NO_ORDERS;
  if (answer === null) return keepOrders(house, room, { seat, ...own, draft: null }, asker);
  const read = room.rules.readAnswer(answer);
  if (read === null || secrecyOf(room.rules, live.state) !== 'ready is shown')
    return asker.refuse(NO.noAnswer);
  const refusal = whyNot(live, seat, read);
  if (refusal !== null) return asker.refuse(refusal);
  keepOrders(house, room, { seat, ...own, draft: { question, answer } }, asker);
}

/** Follows the orders of a room after a while, however often it is asked to. */
export function awaitOrders(house: House, room: Room, isOpen: (room: Room) => boolean): void {
  if (room.orderTimer !== null) clearTimeout(room.orderTimer);
  room.orderTimer = null;
  if (!isLive(room) || room.matter.orders?.some((own) => own !== null) !== true) return;
  room.orderTimer = setTimeout(
    () => {
      room.orderTimer = null;
      if (!isOpen(room) || !isLive(room)) return;
      if (room.gate === null) guarded(house, room, () => followOrders(house, room));
      else void room.gate.then(() => house.callOrders(room));
    },
    patienceOf(house, room),
  );
}

/** How long until orders are followed: in a window at once, since it closes no earlier than its least time anyway. */
const patienceOf = (house: House, { rules, live }: LiveRoom): number =>
  secrecyOf(rules, live.state) === 'ready is hidden' ? 0 : house.window;

/** Answers whatever is answered by order now, by the same path as a person's answer. */
function followOrders(house: House, room: LiveRoom): void {
  const { live } = room;
  const { question } = live;
  for (const seat of peopleSeats(room.matter)) {
    if (live.question !== question || !includes(asked(live), seat)) continue;
    const answer = orderedIn(room, seat);
    if (answer === null || whyNot(live, seat, answer) !== null) continue;
    play(house, room, { seat, said: speak(answer), key: newName() }, null);
  }
}

function orderedIn(room: LiveRoom, seat: Seat): Types['answer'] | null {
  const { live, rules, matter, game } = room;
  const own = matter.orders?.[seat];
  if (own == null) return null;
  const isDrafted = (one: Seat): boolean => matter.orders?.[one]?.draft?.question === live.question;
  // Where all who are awaited wait for the others, none would: then all answer.
  if (own.draft != null && listSeats(asked(live)).every(isDrafted)) return rules.readAnswer(own.draft.answer);
  return game.ordered(rules, { known: live.state.public, seat, orders: own });
}
