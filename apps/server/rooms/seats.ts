// Who sits where: sitting down, saying that one is ready, leaving, coming back, and freeing the seat of who stays away.
import type { Seat } from '@race/kernel';
import { isLive } from './live-room.ts';
import { awayFor, isHere, isHost } from './news.ts';
import { openQuestion } from './question.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import type { Member, Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { change, type Person, personAt } from './table.ts';
import {
  backAt,
  hostPassedOn,
  leftTo,
  seatOf,
  type TableRecord,
  withOrders,
  withSeat,
} from './table-record.ts';

/** Before the race anybody takes any seat without a person; in it, whoever has seen no hand yet takes a freed one. */
export function sit(services: RoomServices, room: Room, seat: Seat, person: Person, replier: Replier) {
  const { record } = room;
  const sits = record.seats[seat];
  if (sits === undefined) return replier.refuse(NO.noSeat);
  if (room.stage !== 'gathering') return takeOver(services, room, seat, person, replier);
  if (sits.kind === 'person') return replier.refuse(NO.seatTaken);
  const old = seatOf(record, person.person);
  const risen = old === null ? record : withSeat(record, old, { kind: 'open' });
  change(services, room, withSeat(risen, seat, personAt(person, record.seats)), replier, () => reseat(room));
}

/** Takes the place of somebody whose seat was freed. Nobody may know two hands of one race. */
function takeOver(services: RoomServices, room: Room, seat: Seat, person: Person, replier: Replier) {
  const { record } = room;
  const sits = record.seats[seat];
  if (room.stage !== 'racing' || sits?.kind !== 'person' || sits.free !== true)
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
  change(services, room, taken, replier, () => {
    services.part(room, replier.member);
    replier.member.lost(room.id);
  });
}

/** Says before the race that it may begin, or that it may not yet. */
export function sayReady(
  services: RoomServices,
  room: Room,
  { person, ready }: { readonly person: string; readonly ready: boolean },
  replier: Replier,
) {
  const seat = seatOf(room.record, person);
  const sits = seat === null ? undefined : room.record.seats[seat];
  if (seat === null || sits?.kind !== 'person') return replier.refuse(NO.notYourSeat);
  if (room.stage !== 'gathering') return replier.refuse(NO.begun);
  change(services, room, withSeat(room.record, seat, { ...sits, ready }), replier);
}

/** The members' seats follow the table record. */
function reseat(room: Room): void {
  for (const seated of room.members) seated.seat = seatOf(room.record, seated.member.person);
}

/** Before the race a seat becomes free; in it a bot plays until its person is back. */
export function leave(services: RoomServices, room: Room, person: string, replier: Replier) {
  const seat = seatOf(room.record, person);
  const sits = seat === null ? undefined : room.record.seats[seat];
  if (seat === null || sits?.kind !== 'person') return replier.refuse(NO.notYourSeat);
  leaveSeat(services, room, seat, replier);
}

export function leaveSeat(services: RoomServices, room: Room, seat: Seat, replier: Replier | null): void {
  const sits = room.record.seats[seat];
  if (sits?.kind !== 'person') return;
  if (room.stage === 'gathering') standUp(services, room, seat, replier);
  else
    letBotPlay(
      services,
      room,
      withSeat(room.record, seat, leftTo(sits, room.game.defaultBot, services.now())),
      replier,
    );
}

/**
 * The seat of somebody who stays away: before the race it is open again; in it a bot plays until somebody who has the
 * link sits down, or its person is back first.
 */
export function free(
  services: RoomServices,
  room: Room,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  replier: Replier,
) {
  const { record, stage } = room;
  const sits = record.seats[seat];
  if (!isHost(room, person)) return replier.refuse(NO.notHost);
  if (sits?.kind !== 'person') return replier.refuse(NO.noSeat);
  if (stage === 'over') return replier.refuse(NO.isOver);
  if (sits.person === person || isHere(room, sits.person)) return replier.refuse(NO.isHere);
  if (awayFor(room, sits.person) < services.absence) return replier.refuse(NO.justLeft);
  if (stage === 'gathering') return standUp(services, room, seat, replier);
  const left = { ...leftTo(sits, room.game.defaultBot, services.now()), free: true as const };
  letBotPlay(services, room, withSeat(record, seat, left), replier);
}

function standUp(services: RoomServices, room: Room, seat: Seat, replier: Replier | null): void {
  const sits = room.record.seats[seat];
  const risen = withSeat(room.record, seat, { kind: 'open' });
  const record = sits?.kind === 'person' ? hostPassedOn(risen, sits.person) : risen;
  change(services, room, record, replier, () => reseat(room));
}

const letBotPlay = (services: RoomServices, room: Room, record: TableRecord, replier: Replier | null): void =>
  change(services, room, record, replier, () => {
    if (isLive(room)) openQuestion(services, room);
  });

/** Whoever comes back to the table has the seat again; tells whether anybody stood in. */
export function returnTo(services: RoomServices, room: Room, { person }: Pick<Member, 'person'>): boolean {
  const seat = seatOf(room.record, person);
  const sits = seat === null ? undefined : room.record.seats[seat];
  if (seat === null || sits?.kind !== 'person' || sits.bot === null) return false;
  const record = withSeat(room.record, seat, backAt(sits));
  // Where another process wrote first, a bot would go on driving for who is here.
  change(services, room, record, null, undefined, (now) => void returnTo(services, now, { person }));
  return true;
}
