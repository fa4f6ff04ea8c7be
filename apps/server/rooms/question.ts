import { includes, listSeats, secrecyOf } from '@race/kernel';
import { asked } from '@race/online';
import { noteAwaited } from './awaiting.ts';
import type { LiveActor } from './live.ts';
import { botAt, peopleSeats } from './table-record.ts';

/** Handles a new question: opens its danger window, and starts orders, notices and bots. */
export function openQuestion(actor: LiveActor) {
  const { live } = actor.game;
  const waiting = asked(live);
  if (actor.timers.windowOf !== live.question && secrecyOf(actor.rules, live.state) === 'ready is hidden') {
    // Where only bots are asked it closes at once.
    const isForPeople = peopleSeats(actor.game.record).some((seat) => includes(waiting, seat));
    actor.timers.windowOf = live.question;
    actor.timers.windowUntil = isForPeople ? performance.now() + actor.services.window : 0;
  }
  if (!actor.ownsNextMove()) return;
  actor.followOrders();
  noteAwaited(actor, waiting);
  if (listSeats(waiting).some((seat) => botAt(actor.game.record, seat) !== null))
    actor.services.bots.call(actor);
}
