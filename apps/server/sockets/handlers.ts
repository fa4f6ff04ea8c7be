// Handlers of all requests but answers.
import type { Refusal } from '@race/kernel';
import type { ClientRequest, RequestResult } from '@race/protocol';
import {
  type AdministrationRequest,
  handleAdministration,
  isAdministrationRequest,
} from '../administration/handlers.ts';
import { type DailyRequest, handleDaily, isDailyRequest } from '../daily/handlers.ts';
import { aboutNotices, refuseMail, refuseNotices, wantNotices } from '../notices/subscriptions.ts';
import { handlePeople, isPeopleRequest, type PeopleRequest } from '../people/handlers.ts';
import { rename } from '../people/naming.ts';
import { needsProof } from '../people/proof.ts';
import { endOthers } from '../people/sessions.ts';
import { handleRatings, isRatingsRequest, type RatingsRequest } from '../ratings/handlers.ts';
import { consent, propose, undo } from '../rooms/back.ts';
import { proposeClock } from '../rooms/clock-proposal.ts';
import { followPeople } from '../rooms/clocks.ts';
import { isLive } from '../rooms/live-room.ts';
import { missing } from '../rooms/missing.ts';
import { tellPresence } from '../rooms/news.ts';
import { giveDraft, giveOrders } from '../rooms/orders.ts';
import { NO } from '../rooms/refusals.ts';
import type { Replier } from '../rooms/replier.ts';
import { chargeOpening, type Room } from '../rooms/room.ts';
import { whySealed } from '../rooms/sealed.ts';
import { free, leave, returnTo, sayReady, sit } from '../rooms/seats.ts';
import { begin } from '../rooms/table.ts';
import { seatOf } from '../rooms/table-record.ts';
import { TELLING } from './costs.ts';
import { lobby, mine } from './lists.ts';
import { create, rematch } from './new-tables.ts';
import type { Identity } from './people.ts';
import { bug, bugReplay, file, replay } from './replay-requests.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Session } from './session.ts';
import type { SharedContext } from './shared-context.ts';
import { watch } from './watching.ts';

/** The result or a refusal; null when the room answers by itself. */
export type HandlerResult = RequestResult | Refusal | null;

export interface RequestContext {
  readonly shared: SharedContext;
  readonly session: Session;
  readonly who: Identity;
  readonly replier: Replier;
}

type Other = Exclude<ClientRequest, { do: 'hello' | 'claim' | 'answer' }>;

const DONE: RequestResult = { kind: 'done' };

/** Whoever comes to a table finds it as it stands. */
const COMES: ReadonlySet<Other['do']> = new Set(['watch', 'back']);

export const handle = (context: RequestContext, request: Other): Promise<HandlerResult> =>
  'table' in request
    ? retryOnConflict(context, request.table, (context) => handleNow(context, request))
    : handleNow(context, request);

async function handleNow(context: RequestContext, request: Other): Promise<HandlerResult> {
  const refused = 'table' in request ? await whyNotThere(context, request) : null;
  if (refused !== null) return refused;
  if (isDailyRequest(request)) return handleDaily(context, request);
  if (isRatingsRequest(request)) return handleRatings(context, request);
  if (isAdministrationRequest(request)) return handleAdministration(context, request);
  return isPeopleRequest(request) ? handlePeople(context, request) : handleTable(context, request);
}

/** Somebody's expedition is theirs alone. */
async function whyNotThere(
  { shared: { rooms }, who, session }: RequestContext,
  request: Extract<Other, { table: string }>,
) {
  const room = await rooms.room(request.table, session.address);
  if (room !== null) chargeOpening(room, session);
  return room === null ? null : whySealed(room, { ...request, person: who.person, now: rooms.now() });
}

type TableRequest = Exclude<Other, PeopleRequest | DailyRequest | RatingsRequest | AdministrationRequest>;

async function handleTable(context: RequestContext, request: TableRequest): Promise<HandlerResult> {
  const { shared, who } = context;
  switch (request.do) {
    case 'ping':
      return DONE;
    case 'rename':
      return rename(context, request.name);
    case 'lobby':
      return lobby(context);
    case 'mine':
      return mine(context);
    case 'create':
      return create(context, request);
    case 'code': {
      const refused = await needsProof(context);
      if (refused !== null) return refused;
      const made = (await shared.people.persist(who)) ? await shared.people.newCode(who) : null;
      return made === null ? NO.notKept : { kind: 'code', ...made };
    }
    case 'notices':
      return aboutNotices(shared.rooms, who.person, shared.mailbox !== null);
    case 'push': {
      if (!(await shared.people.persist(who))) return NO.notKept;
      return wantNotices(shared.rooms, request, { person: who.person, services: shared.pushServices });
    }
    case 'mail': {
      if (shared.mailbox === null) return NO.noMail;
      const unproven = await needsProof(context);
      if (unproven !== null) return unproven;
      if (!(await shared.limits.mails.take(context.session.address))) return NO.tooFast;
      if (!(await shared.limits.mailsTo.take(request.address.toLowerCase()))) return NO.tooFast;
      if (!(await shared.people.persist(who))) return NO.notKept;
      return (await shared.mailbox.ask(who.person, request.address, request.language)) ?? DONE;
    }
    case 'mailCode':
      return shared.mailbox === null
        ? NO.noMail
        : ((await shared.mailbox.prove(who.person, request.code)) ?? DONE);
    case 'unmail':
      return refuseMail(shared.rooms, who.person);
    case 'unpush':
      return refuseNotices(shared.rooms, request.endpoint, who.person);
    case 'revoke':
      return endOthers(context);
    case 'bugReplay':
      return bugReplay(context, request.bug);
    default: {
      const { rooms } = shared;
      const room = await (COMES.has(request.do) ? rooms.upToDate(request.table) : rooms.room(request.table));
      return room === null ? missing(rooms, request.table) : inRoom(context, room, request);
    }
  }
}

/** Everybody at the table hears of it. */
const TELLS_ALL: ReadonlySet<Other['do']> = new Set([
  ...(['sit', 'leave', 'free', 'ready', 'begin', 'watch', 'unwatch', 'back'] as const),
  ...(['clock', 'undo', 'propose', 'consent'] as const),
]);

type RoomRequest = Extract<TableRequest, { table: string }>;

async function inRoom(context: RequestContext, room: Room, request: RoomRequest): Promise<HandlerResult> {
  const { shared, session, who, replier } = context;
  const { rooms } = shared;
  if (TELLS_ALL.has(request.do)) session.spend(room.members.length * TELLING);
  switch (request.do) {
    case 'sit':
      if (!(await shared.people.persist(who))) return NO.notKept;
      sit(rooms, room, request.seat, who, replier);
      return null;
    case 'begin':
      begin(rooms, room, who.person, replier);
      return null;
    case 'leave':
      leave(rooms, room, who.person, replier);
      return null;
    case 'free':
      free(rooms, room, { seat: request.seat, person: who.person }, replier);
      return null;
    case 'ready':
      sayReady(rooms, room, { person: who.person, ready: request.ready }, replier);
      return null;
    case 'watch':
      return watch(context, room, request.since);
    case 'unwatch':
      // Nobody hears of somebody who was not there.
      if (!session.watching.includes(room)) return DONE;
      session.unwatch(room);
      followPeople(rooms, room);
      tellPresence(rooms, room);
      return DONE;
    case 'clock':
      proposeClock(rooms, room, { person: who.person, clock: request.clock }, replier);
      return null;
    case 'orders': {
      const seat = seatOf(room.record, who.person);
      if (seat === null) return NO.notYourSeat;
      giveOrders(rooms, room, { seat, orders: request.orders }, replier);
      return null;
    }
    case 'draft': {
      const seat = seatOf(room.record, who.person);
      if (seat === null) return NO.notYourSeat;
      if (!isLive(room)) return NO.notBegun;
      giveDraft(rooms, room, { seat, question: request.question, answer: request.answer }, replier);
      return null;
    }
    case 'back':
      if (seatOf(room.record, who.person) === null) return NO.notYourSeat;
      returnTo(rooms, room, session);
      return DONE;
    case 'rematch':
      return rematch(context, room);
    case 'replay':
      return replay(context, room);
    case 'file':
      return file(context, room);
    case 'bug':
      return bug(context, room, request.note);
    case 'undo':
    case 'propose':
    case 'consent': {
      const seat = seatOf(room.record, who.person);
      if (seat === null) return NO.notYourSeat;
      if (!isLive(room)) return NO.notBegun;
      const live = room;
      await rooms.exclusively(room, () => {
        if (request.do === 'undo') return undo(rooms, live, { seat, key: request.key }, replier);
        if (request.do === 'propose') return propose(rooms, live, seat, request.beat, replier);
        return consent(rooms, live, { seat, beat: request.beat, agrees: request.agrees }, replier);
      });
      return null;
    }
  }
}
