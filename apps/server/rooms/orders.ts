// Automatic responses: answers that a seat has ordered in advance, from what everybody knows. NET-09.
import { includes, listSeats, type Seat, secrecyOf, type Types } from '@race/kernel';
import { asked, whyNot } from '@race/online';
import type { Orders } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import { newName } from '../common/tokens.ts';
import { answerTextOf } from './answer-texts.ts';
import { isLive, type LiveActor } from './live.ts';
import { notWritten, play } from './play.ts';
import type { Replier } from './replier.ts';
import { quietRow } from './row.ts';
import type { TableActor } from './table-actor.ts';
import { NO_ORDERS, peopleSeats, type SeatOrders, withOrders } from './table-record.ts';

/** Changes the orders of a seat. Others can notice nothing of it. */
function keepOrders(
  actor: TableActor,
  { seat, ...own }: SeatOrders & { readonly seat: Seat },
  replier: Replier,
): void {
  actor.game.record = withOrders(actor.game.record, seat, own);
  actor.services.committer.add({ write: 'table', row: quietRow(actor) }, (verdict) => {
    if (verdict === 'written') return replier.written(actor.game.live?.at ?? 0);
    void notWritten(actor, verdict, { replier });
  });
  actor.followOrders();
}

export function giveOrders(
  actor: TableActor,
  { seat, orders }: { readonly seat: Seat; readonly orders: Orders },
  replier: Replier,
) {
  if (actor.game.stage === 'over') return replier.refuse(NO.isOver);
  const draft = actor.game.record.orders?.[seat]?.draft ?? null;
  keepOrders(actor, { seat, ...orders, draft }, replier);
}

/** Drafts an answer to the present question, for when the others have answered. */
export function giveDraft(
  actor: LiveActor,
  {
    seat,
    question,
    answer,
  }: { readonly seat: Seat; readonly question: number; readonly answer: object | null },
  replier: Replier,
) {
  const { live } = actor.game;
  if (question !== live.question) return replier.refuse(NO.stale);
  const own = actor.game.record.orders?.[seat] ?? NO_ORDERS;
  if (answer === null) return keepOrders(actor, { seat, ...own, draft: null }, replier);
  const read = actor.rules.readAnswer(answer);
  if (read === null || secrecyOf(actor.rules, live.state) !== 'ready is shown')
    return replier.refuse(NO.noAnswer);
  const refusal = whyNot(live, seat, read);
  if (refusal !== null) return replier.refuse(refusal);
  keepOrders(actor, { seat, ...own, draft: { question, answer } }, replier);
}

/** Follows the orders of a table after a while, however often it is called. */
export function awaitOrders(actor: TableActor): void {
  const { game, timers } = actor;
  if (timers.orders !== null) clearTimeout(timers.orders);
  timers.orders = null;
  if (
    !isLive(actor) ||
    game.record.ended !== undefined ||
    game.record.orders?.some((own) => own !== null) !== true
  )
    return;
  timers.orders = setTimeout(() => {
    timers.orders = null;
    if (!actor.isOpen || !isLive(actor)) return;
    if (actor.gate.isShut) void actor.gate.opened().then(() => actor.followOrders());
    else actor.guard(() => followOrders(actor));
  }, reactionTime(actor));
}

/** In a danger window orders are followed at once, since it stays open for its least time anyway. */
const reactionTime = ({ rules, game, services }: LiveActor): number =>
  secrecyOf(rules, game.live.state) === 'ready is hidden' ? 0 : services.window;

/** Gives all automatic responses that are due, on the same path as answers of people. */
function followOrders(actor: LiveActor): void {
  const { live } = actor.game;
  const { question } = live;
  for (const seat of peopleSeats(actor.game.record)) {
    if (live.question !== question || !includes(asked(live), seat)) continue;
    const answer = orderedIn(actor, seat);
    if (answer === null || whyNot(live, seat, answer) !== null) continue;
    play(actor, { seat, answerText: answerTextOf(answer), key: newName() }, null);
  }
}

function orderedIn(actor: LiveActor, seat: Seat): Types['answer'] | null {
  const { live, record } = actor.game;
  const { rules, served } = actor;
  const own = record.orders?.[seat];
  if (own == null) return null;
  const isDrafted = (one: Seat): boolean => record.orders?.[one]?.draft?.question === live.question;
  // If everybody who is asked waits for the others, all drafts are answered.
  if (own.draft != null && listSeats(asked(live)).every(isDrafted)) return rules.readAnswer(own.draft.answer);
  return served.ordered(rules, { known: live.state.public, seat, orders: own });
}
