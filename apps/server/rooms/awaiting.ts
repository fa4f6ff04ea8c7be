// People who are asked at a table they do not watch: stored, so that any process can send notices. NET-10.
import { includes, NOBODY, only, type Seat, type Seats } from '@race/kernel';
import { asked } from '@race/online';
import type { LiveActor } from './live.ts';
import { isHere } from './news.ts';
import type { TableActor } from './table-actor.ts';
import { seatOf } from './table-record.ts';

/** The person who is asked at a seat and does not watch; null where there is none. */
function awaitedAt(actor: LiveActor, waits: Seats, seat: Seat): string | null {
  if (!includes(waits, seat)) return null;
  const sits = actor.game.record.seats[seat];
  return sits?.kind === 'person' && sits.bot === null && !isHere(actor, sits.person) ? sits.person : null;
}

/**
 * Stores who is newly awaited. Who is asked follows from public information and the person's own answer, so a notice
 * reveals nothing. Called at every step, so it allocates nothing.
 */
export function noteAwaited(actor: LiveActor, waits: Seats = asked(actor.game.live)): void {
  // Nobody else waits in a daily expedition.
  if (actor.plan.shutUntil !== undefined || actor.game.record.ended !== undefined) return;
  const { question } = actor.game.live;
  const known = actor.people.awaited.question === question ? actor.people.awaited.seats : NOBODY;
  let seats = NOBODY;
  for (let seat = 0; seat < actor.game.record.seats.length; seat++) {
    const person = awaitedAt(actor, waits, seat);
    if (person === null) continue;
    seats |= only(seat);
    if (!includes(known, seat)) note(actor, person);
  }
  if (seats !== known) actor.people.awaited = { question, seats };
}

function note(actor: LiveActor, person: string): void {
  const waits = { person, table: actor.id, question: actor.game.live.question, since: actor.services.now() };
  actor.services.committer.add({ write: 'await', await: waits }, () =>
    actor.services.events.publish('asked', { person, table: actor.id }),
  );
}

/** Whether a person is still asked there and does not watch. */
export function isAwaited(actor: LiveActor, person: string): boolean {
  if (actor.game.record.ended !== undefined) return false;
  const waits = asked(actor.game.live);
  return actor.game.record.seats.some((_, seat) => awaitedAt(actor, waits, seat) === person);
}

/** A person watches the table: no notice is needed. */
export function stopAwaiting(actor: TableActor, person: string): void {
  const seat = seatOf(actor.game.record, person);
  const wasAwaited = seat !== null && includes(actor.people.awaited.seats, seat);
  actor.people.awaited = { question: -1, seats: NOBODY };
  actor.services.committer.add({ write: 'unawait', person, table: actor.id }, () => {
    if (wasAwaited) actor.services.events.publish('heeded', { person, table: actor.id });
  });
}
