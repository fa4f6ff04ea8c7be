// What each wish brings, besides answers.
import type { Refusal } from '@race/kernel';
import type { NetBrought, NetWish } from '@race/protocol';
import {
  type AdministrationWish,
  grantAdministration,
  isOfAdministration,
} from '../administration/grants.ts';
import { type DailyWish, grantDaily, isOfDay } from '../daily/grants.ts';
import { aboutNotices, refuseMail, refuseNotices, wantNotices } from '../notices/desk.ts';
import { grantPeople, isOfPeople, type PeopleWish } from '../people/grants.ts';
import { rename } from '../people/naming.ts';
import { needsProof } from '../people/proof.ts';
import { endOthers } from '../people/sessions.ts';
import { grantRatings, isOfRatings, type RatingsWish } from '../ratings/grants.ts';
import type { Asker } from '../rooms/asker.ts';
import { consent, propose, undo } from '../rooms/back.ts';
import { wishClock } from '../rooms/clock-wish.ts';
import { followPeople } from '../rooms/clocks.ts';
import { isLive } from '../rooms/live-room.ts';
import { seatOf } from '../rooms/matter.ts';
import { missing } from '../rooms/missing.ts';
import { tellPresence } from '../rooms/news.ts';
import { giveDraft, giveOrders } from '../rooms/orders.ts';
import { NO } from '../rooms/refusals.ts';
import { chargeOpening, type Room } from '../rooms/room.ts';
import { whySealed } from '../rooms/sealed.ts';
import { free, leave, returnTo, sayReady, sit } from '../rooms/seats.ts';
import { begin } from '../rooms/table.ts';
import { TELLING } from './costs.ts';
import type { Desk } from './desk.ts';
import { insist } from './insisting.ts';
import { lobby, mine } from './lists.ts';
import { create, rematch } from './new-tables.ts';
import type { Identity } from './people.ts';
import type { Session } from './session.ts';
import { bug, bugFilm, file, film } from './shows.ts';
import { watch } from './watching.ts';

/** What it brought or why not; null when the room answers by itself. */
export type Granted = NetBrought | Refusal | null;

export interface At {
  readonly desk: Desk;
  readonly session: Session;
  readonly who: Identity;
  readonly asker: Asker;
}

type Other = Exclude<NetWish, { do: 'hello' | 'claim' | 'answer' }>;

const DONE: NetBrought = { kind: 'done' };

/** Whoever comes to a table finds it as it stands. */
const COMES: ReadonlySet<Other['do']> = new Set(['watch', 'back']);

export const grant = (at: At, wish: Other): Promise<Granted> =>
  'table' in wish ? insist(at, wish.table, (now) => grantNow(now, wish)) : grantNow(at, wish);

async function grantNow(at: At, wish: Other): Promise<Granted> {
  const refused = 'table' in wish ? await whyNotThere(at, wish) : null;
  if (refused !== null) return refused;
  if (isOfDay(wish)) return grantDaily(at, wish);
  if (isOfRatings(wish)) return grantRatings(at, wish);
  if (isOfAdministration(wish)) return grantAdministration(at, wish);
  return isOfPeople(wish) ? grantPeople(at, wish) : grantTable(at, wish);
}

/** Somebody's expedition is theirs alone. */
async function whyNotThere({ desk: { hall }, who, session }: At, wish: Extract<Other, { table: string }>) {
  const room = await hall.room(wish.table, session.address);
  if (room !== null) chargeOpening(room, session);
  return room === null ? null : whySealed(room, { ...wish, person: who.person, now: hall.now() });
}

type OfTables = Exclude<Other, PeopleWish | DailyWish | RatingsWish | AdministrationWish>;

async function grantTable(at: At, wish: OfTables): Promise<Granted> {
  const { desk, who } = at;
  switch (wish.do) {
    case 'ping':
      return DONE;
    case 'rename':
      return rename(at, wish.name);
    case 'lobby':
      return lobby(at);
    case 'mine':
      return mine(at);
    case 'create':
      return create(at, wish);
    case 'code': {
      const refused = await needsProof(at);
      if (refused !== null) return refused;
      const made = (await desk.people.keep(who)) ? await desk.people.newCode(who) : null;
      return made === null ? NO.notKept : { kind: 'code', ...made };
    }
    case 'notices':
      return aboutNotices(desk.hall, who.person, desk.mailbox !== null);
    case 'push': {
      if (!(await desk.people.keep(who))) return NO.notKept;
      return wantNotices(desk.hall, wish, { person: who.person, services: desk.pushServices });
    }
    case 'mail': {
      if (desk.mailbox === null) return NO.noMail;
      const unproven = await needsProof(at);
      if (unproven !== null) return unproven;
      if (!(await desk.limits.mails.take(at.session.address))) return NO.tooFast;
      if (!(await desk.limits.mailsTo.take(wish.address.toLowerCase()))) return NO.tooFast;
      if (!(await desk.people.keep(who))) return NO.notKept;
      return (await desk.mailbox.ask(who.person, wish.address, wish.language)) ?? DONE;
    }
    case 'mailCode':
      return desk.mailbox === null ? NO.noMail : ((await desk.mailbox.prove(who.person, wish.code)) ?? DONE);
    case 'unmail':
      return refuseMail(desk.hall, who.person);
    case 'unpush':
      return refuseNotices(desk.hall, wish.endpoint, who.person);
    case 'revoke':
      return endOthers(at);
    case 'bugFilm':
      return bugFilm(at, wish.bug);
    default: {
      const { hall } = desk;
      const room = await (COMES.has(wish.do) ? hall.upToDate(wish.table) : hall.room(wish.table));
      return room === null ? missing(hall, wish.table) : inRoom(at, room, wish);
    }
  }
}

/** Everybody at the table hears of it. */
const TELLS_ALL: ReadonlySet<Other['do']> = new Set([
  ...(['sit', 'leave', 'free', 'ready', 'begin', 'watch', 'unwatch', 'back'] as const),
  ...(['clock', 'undo', 'propose', 'consent'] as const),
]);

type TableWish = Extract<OfTables, { table: string }>;

async function inRoom(at: At, room: Room, wish: TableWish): Promise<Granted> {
  const { desk, session, who, asker } = at;
  const { hall } = desk;
  if (TELLS_ALL.has(wish.do)) session.spend(room.members.length * TELLING);
  switch (wish.do) {
    case 'sit':
      if (!(await desk.people.keep(who))) return NO.notKept;
      sit(hall, room, wish.seat, who, asker);
      return null;
    case 'begin':
      begin(hall, room, who.person, asker);
      return null;
    case 'leave':
      leave(hall, room, who.person, asker);
      return null;
    case 'free':
      free(hall, room, { seat: wish.seat, person: who.person }, asker);
      return null;
    case 'ready':
      sayReady(hall, room, { person: who.person, ready: wish.ready }, asker);
      return null;
    case 'watch':
      return watch(at, room, wish.since);
    case 'unwatch':
      // Nobody hears of somebody who was not there.
      if (!session.watching.includes(room)) return DONE;
      session.unwatch(room);
      followPeople(hall, room);
      tellPresence(hall, room);
      return DONE;
    case 'clock':
      wishClock(hall, room, { person: who.person, clock: wish.clock }, asker);
      return null;
    case 'orders': {
      const seat = seatOf(room.matter, who.person);
      if (seat === null) return NO.notYourSeat;
      giveOrders(hall, room, { seat, orders: wish.orders }, asker);
      return null;
    }
    case 'draft': {
      const seat = seatOf(room.matter, who.person);
      if (seat === null) return NO.notYourSeat;
      if (!isLive(room)) return NO.notBegun;
      giveDraft(hall, room, { seat, question: wish.question, answer: wish.answer }, asker);
      return null;
    }
    case 'back':
      if (seatOf(room.matter, who.person) === null) return NO.notYourSeat;
      returnTo(hall, room, session);
      return DONE;
    case 'rematch':
      return rematch(at, room);
    case 'film':
      return film(at, room);
    case 'file':
      return file(at, room);
    case 'bug':
      return bug(at, room, wish.note);
    case 'undo':
    case 'propose':
    case 'consent': {
      const seat = seatOf(room.matter, who.person);
      if (seat === null) return NO.notYourSeat;
      if (!isLive(room)) return NO.notBegun;
      const live = room;
      await hall.alone(room, () => {
        if (wish.do === 'undo') return undo(hall, live, { seat, key: wish.key }, asker);
        if (wish.do === 'propose') return propose(hall, live, seat, wish.beat, asker);
        return consent(hall, live, { seat, beat: wish.beat, agrees: wish.agrees }, asker);
      });
      return null;
    }
  }
}
