// Who sits where: sitting down, being ready, leaving, coming back, and freeing the seat of a person who is away.
import type { Seat } from '@race/kernel';
import { NO } from '../common/refusals.ts';
import { change } from './change.ts';
import { isLive } from './live.ts';
import { awayFor, isHere, isHost } from './news.ts';
import { openQuestion } from './question.ts';
import type { Replier } from './replier.ts';
import type { Rooms } from './rooms.ts';
import type { TableActor } from './table-actor.ts';
import {
  backAt,
  hostPassedOn,
  leftTo,
  type Person,
  personAt,
  seatOf,
  type TableRecord,
  withOrders,
  withSeat,
} from './table-record.ts';

/** Before the race anybody may take a seat that no person has; during it, a freed seat if they have seen no other hand. */
export function sit(actor: TableActor, seat: Seat, person: Person, replier: Replier) {
  const { record } = actor.game;
  const sits = record.seats[seat];
  if (sits === undefined) return replier.refuse(NO.noSeat);
  if (actor.game.stage !== 'gathering') return takeOver(actor, seat, person, replier);
  if (sits.kind === 'person') return replier.refuse(NO.seatTaken);
  const old = seatOf(record, person.person);
  const risen = old === null ? record : withSeat(record, old, { kind: 'open' });
  change(actor, withSeat(risen, seat, personAt(person, record.seats)), {
    replier,
    onWritten: () => reseat(actor),
  });
}

/** Takes a seat that was freed. Nobody may know two hands of one race. */
function takeOver(actor: TableActor, seat: Seat, person: Person, replier: Replier) {
  const { record } = actor.game;
  const sits = record.seats[seat];
  if (actor.game.stage !== 'racing' || sits?.kind !== 'person' || sits.free !== true)
    return replier.refuse(NO.begun);
  const former = record.former ?? [];
  const held = former.find((one) => one.person === person.person)?.seat ?? seatOf(record, person.person);
  if (held !== null && held !== seat) return replier.refuse(NO.otherHand);
  const risen = withSeat(record, seat, { kind: 'open' });
  const seated = withSeat(withOrders(record, seat, null), seat, personAt(person, risen.seats));
  const taken = {
    ...hostPassedOn(seated, sits.person),
    former: [
      ...former,
      { person: sits.person, seat, ...(sits.gone === undefined ? {} : { gone: sits.gone }) },
    ],
  };
  change(actor, taken, {
    replier,
    onWritten() {
      actor.removeMember(replier.member);
      replier.member.lost(actor.id);
    },
  });
}

/** Says before the race whether it may begin. */
export function sayReady(
  actor: TableActor,
  { person, ready }: { readonly person: string; readonly ready: boolean },
  replier: Replier,
) {
  const seat = seatOf(actor.game.record, person);
  const sits = seat === null ? undefined : actor.game.record.seats[seat];
  if (seat === null || sits?.kind !== 'person') return replier.refuse(NO.notYourSeat);
  if (actor.game.stage !== 'gathering') return replier.refuse(NO.begun);
  change(actor, withSeat(actor.game.record, seat, { ...sits, ready }), { replier });
}

/** The members' seats follow the table record. */
function reseat(actor: TableActor): void {
  for (const seated of actor.people.members) seated.seat = seatOf(actor.game.record, seated.member.person);
}

/** Before the race the seat is open again; during it a bot plays until its person comes back. */
export function leave(actor: TableActor, person: string, replier: Replier) {
  const seat = seatOf(actor.game.record, person);
  const sits = seat === null ? undefined : actor.game.record.seats[seat];
  if (seat === null || sits?.kind !== 'person') return replier.refuse(NO.notYourSeat);
  leaveSeat(actor, seat, replier);
}

export function leaveSeat(actor: TableActor, seat: Seat, replier: Replier | null): void {
  const sits = actor.game.record.seats[seat];
  if (sits?.kind !== 'person') return;
  if (actor.game.stage === 'gathering') standUp(actor, seat, replier);
  else
    letBotPlay(
      actor,
      withSeat(actor.game.record, seat, leftTo(sits, actor.served.defaultBot, actor.services.now())),
      replier,
    );
}

/**
 * Frees the seat of a person who is away: before the race it is open again; during it a bot plays until they come back
 * or another person sits down.
 */
export function free(
  actor: TableActor,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  replier: Replier,
) {
  const { record, stage } = actor.game;
  const sits = record.seats[seat];
  if (!isHost(actor, person)) return replier.refuse(NO.notHost);
  if (sits?.kind !== 'person') return replier.refuse(NO.noSeat);
  if (stage === 'over') return replier.refuse(NO.isOver);
  if (sits.person === person || isHere(actor, sits.person)) return replier.refuse(NO.isHere);
  if (awayFor(actor, sits.person) < actor.services.absence) return replier.refuse(NO.justLeft);
  if (stage === 'gathering') return standUp(actor, seat, replier);
  const left = { ...leftTo(sits, actor.served.defaultBot, actor.services.now()), free: true as const };
  letBotPlay(actor, withSeat(record, seat, left), replier);
}

function standUp(actor: TableActor, seat: Seat, replier: Replier | null): void {
  const sits = actor.game.record.seats[seat];
  const risen = withSeat(actor.game.record, seat, { kind: 'open' });
  const record = sits?.kind === 'person' ? hostPassedOn(risen, sits.person) : risen;
  change(actor, record, { replier, onWritten: () => reseat(actor) });
}

const letBotPlay = (actor: TableActor, record: TableRecord, replier: Replier | null): void =>
  change(actor, record, { replier, onWritten: () => isLive(actor) && openQuestion(actor) });

/** Gives a seat back to its person, if a bot has played for them. */
export function returnTo(rooms: Rooms, actor: TableActor, person: string): void {
  const { record } = actor.game;
  const seat = seatOf(record, person);
  const sits = seat === null ? undefined : record.seats[seat];
  if (seat === null || sits?.kind !== 'person' || sits.bot === null) return;
  change(actor, withSeat(record, seat, backAt(sits)), {
    replier: null,
    // Otherwise the bot would go on after another process wrote first.
    again: () => rooms.visit(actor.id, (now) => returnTo(rooms, now, person)),
  });
}
