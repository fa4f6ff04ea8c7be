// Who sits where: sitting down, saying that one is ready, leaving, coming back, and freeing the seat of who stays away.
import type { Seat } from '@race/kernel';
import type { Asker } from './asker.ts';
import type { House } from './house.ts';
import { isLive } from './live-room.ts';
import { backAt, hostPassedOn, leftTo, type Matter, seatOf, withOrders, withSeat } from './matter.ts';
import { awayFor, isHere, isHost } from './news.ts';
import { openQuestion } from './question.ts';
import { NO } from './refusals.ts';
import type { Member, Room } from './room.ts';
import { change, type Person, personAt } from './table.ts';

/** Before the race anybody takes any seat without a person; in it, whoever has seen no hand yet takes a freed one. */
export function sit(house: House, room: Room, seat: Seat, person: Person, asker: Asker) {
  const { matter } = room;
  const sits = matter.seats[seat];
  if (sits === undefined) return asker.refuse(NO.noSeat);
  if (room.stage !== 'gathering') return takeOver(house, room, seat, person, asker);
  if (sits.kind === 'person') return asker.refuse(NO.seatTaken);
  const old = seatOf(matter, person.person);
  const risen = old === null ? matter : withSeat(matter, old, { kind: 'open' });
  change(house, room, withSeat(risen, seat, personAt(person, matter.seats)), asker, () => reseat(room));
}

/** Takes the place of somebody whose seat was freed. Nobody may know two hands of one race. */
function takeOver(house: House, room: Room, seat: Seat, person: Person, asker: Asker) {
  const { matter } = room;
  const sits = matter.seats[seat];
  if (room.stage !== 'racing' || sits?.kind !== 'person' || sits.free !== true) return asker.refuse(NO.begun);
  const former = matter.former ?? [];
  const held = former.find((one) => one.person === person.person)?.seat ?? seatOf(matter, person.person);
  if (held !== null && held !== seat) return asker.refuse(NO.otherHand);
  const risen = withSeat(matter, seat, { kind: 'open' });
  const seated = withSeat(withOrders(matter, seat, null), seat, personAt(person, risen.seats));
  const taken = {
    ...hostPassedOn(seated, sits.person),
    former: [
      ...former,
      { person: sits.person, seat, ...(sits.gone === undefined ? {} : { gone: sits.gone }) },
    ],
  };
  change(house, room, taken, asker, () => {
    house.part(room, asker.member);
    asker.member.lost(room.id);
  });
}

/** Says before the race that it may begin, or that it may not yet. */
export function sayReady(
  house: House,
  room: Room,
  { person, ready }: { readonly person: string; readonly ready: boolean },
  asker: Asker,
) {
  const seat = seatOf(room.matter, person);
  const sits = seat === null ? undefined : room.matter.seats[seat];
  if (seat === null || sits?.kind !== 'person') return asker.refuse(NO.notYourSeat);
  if (room.stage !== 'gathering') return asker.refuse(NO.begun);
  change(house, room, withSeat(room.matter, seat, { ...sits, ready }), asker);
}

/** The members' seats follow the matter. */
function reseat(room: Room): void {
  for (const seated of room.members) seated.seat = seatOf(room.matter, seated.member.person);
}

/** Before the race a seat becomes free; in it a bot plays until its person is back. */
export function leave(house: House, room: Room, person: string, asker: Asker) {
  const seat = seatOf(room.matter, person);
  const sits = seat === null ? undefined : room.matter.seats[seat];
  if (seat === null || sits?.kind !== 'person') return asker.refuse(NO.notYourSeat);
  leaveSeat(house, room, seat, asker);
}

export function leaveSeat(house: House, room: Room, seat: Seat, asker: Asker | null): void {
  const sits = room.matter.seats[seat];
  if (sits?.kind !== 'person') return;
  if (room.stage === 'gathering') standUp(house, room, seat, asker);
  else
    letBotPlay(
      house,
      room,
      withSeat(room.matter, seat, leftTo(sits, room.game.usualBot, house.now())),
      asker,
    );
}

/**
 * The seat of somebody who stays away: before the race it is open again; in it a bot plays until somebody who has the
 * link sits down, or its person is back first.
 */
export function free(
  house: House,
  room: Room,
  { seat, person }: { readonly seat: Seat; readonly person: string },
  asker: Asker,
) {
  const { matter, stage } = room;
  const sits = matter.seats[seat];
  if (!isHost(room, person)) return asker.refuse(NO.notHost);
  if (sits?.kind !== 'person') return asker.refuse(NO.noSeat);
  if (stage === 'over') return asker.refuse(NO.isOver);
  if (sits.person === person || isHere(room, sits.person)) return asker.refuse(NO.isHere);
  if (awayFor(room, sits.person) < house.absence) return asker.refuse(NO.justLeft);
  if (stage === 'gathering') return standUp(house, room, seat, asker);
  const left = { ...leftTo(sits, room.game.usualBot, house.now()), free: true as const };
  letBotPlay(house, room, withSeat(matter, seat, left), asker);
}

function standUp(house: House, room: Room, seat: Seat, asker: Asker | null): void {
  const sits = room.matter.seats[seat];
  const risen = withSeat(room.matter, seat, { kind: 'open' });
  const matter = sits?.kind === 'person' ? hostPassedOn(risen, sits.person) : risen;
  change(house, room, matter, asker, () => reseat(room));
}

const letBotPlay = (house: House, room: Room, matter: Matter, asker: Asker | null): void =>
  change(house, room, matter, asker, () => {
    if (isLive(room)) openQuestion(house, room);
  });

/** Whoever comes back to the table has the seat again; tells whether anybody stood in. */
export function returnTo(house: House, room: Room, { person }: Pick<Member, 'person'>): boolean {
  const seat = seatOf(room.matter, person);
  const sits = seat === null ? undefined : room.matter.seats[seat];
  if (seat === null || sits?.kind !== 'person' || sits.bot === null) return false;
  const matter = withSeat(room.matter, seat, backAt(sits));
  // Where another process wrote first, a bot would go on driving for who is here.
  change(house, room, matter, null, undefined, (now) => void returnTo(house, now, { person }));
  return true;
}
