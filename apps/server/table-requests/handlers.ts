// Handlers of requests about tables: the lists, and what is done at one.
import type { Seat } from '@race/kernel';
import type { RequestOf } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import { atTable } from '../requests/at-table.ts';
import {
  DONE,
  type HandlerResult,
  type Handlers,
  type RequestContext,
  type TableRequest,
} from '../requests/context.ts';
import { consent, propose, undo } from '../rooms/back.ts';
import { begin } from '../rooms/begin.ts';
import { proposeClock } from '../rooms/clock-proposal.ts';
import { followPeople, giveHoliday, keepRow, noteShown, sendClocks } from '../rooms/clocks.ts';
import { abort, proposeEnd } from '../rooms/ending.ts';
import { isLive, type LiveActor } from '../rooms/live.ts';
import { tellPresence } from '../rooms/news.ts';
import { giveDraft, giveOrders } from '../rooms/orders.ts';
import { concede, free, kick, leave, returnTo, sayReady, sit } from '../rooms/seats.ts';
import { changeSettings, setAutoStart } from '../rooms/settings.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';
import { answer } from './answers.ts';
import { challengePlayer, declineChallenge } from './challenges.ts';
import { followLobby, lobby, mine } from './lists.ts';
import { create, rematch } from './new-tables.ts';
import { bug, bugReplay, file, replay } from './replays.ts';
import { turns } from './turns.ts';
import { watch } from './watching.ts';

const ON_THIS_MACHINE = /^(::1|(::ffff:)?127\.)/;

const TELLS_ALL = { tellsAll: true };
const COMES = { tellsAll: true, isCurrent: true };

/** A handler for people who sit at the table, and get their result from the replier. */
const bySeat = <R extends TableRequest>(
  handle: (context: RequestContext, actor: TableActor, seat: Seat, request: R) => void,
  options = {},
) =>
  atTable<R>((context, actor, request) => {
    const seat = seatOf(actor.game.record, context.who.person);
    if (seat === null) return NO.notYourSeat;
    handle(context, actor, seat, request);
    return null;
  }, options);

/** The same during a race, while the table's gate is shut. */
const alone = <R extends TableRequest>(
  handle: (context: RequestContext, actor: LiveActor, seat: Seat, request: R) => Promise<void>,
) =>
  atTable<R>(async (context, actor, request): Promise<HandlerResult> => {
    const seat = seatOf(actor.game.record, context.who.person);
    if (seat === null) return NO.notYourSeat;
    if (!isLive(actor)) return NO.notBegun;
    await actor.gate.run(() => handle(context, actor, seat, request));
    return null;
  }, TELLS_ALL);

export const TABLE_HANDLERS = {
  ping: () => DONE,
  // Addresses of the host's network are told on this machine alone.
  address: ({ shared, session }) => ({
    kind: 'address',
    address: ON_THIS_MACHINE.test(session.address) ? shared.publicAddress() : null,
  }),
  lobby,
  followLobby,
  mine,
  turns,
  create,
  challengePlayer,
  declineChallenge: atTable(declineChallenge, TELLS_ALL),
  answer,
  bugReplay: (context, request) => bugReplay(context, request.bug),
  sit: atTable(async ({ shared, who, replier }, actor, { seat }) => {
    const { host } = actor.game.record;
    if (await shared.services.store.areApart(who.person, host)) return NO.apart;
    if (!(await shared.identities.persist(who))) return NO.notKept;
    sit(actor, seat, who, replier);
    return null;
  }, TELLS_ALL),
  begin: atTable(({ who, replier }, actor) => {
    begin(actor, who.person, replier);
    return null;
  }, TELLS_ALL),
  leave: atTable(({ who, replier }, actor) => {
    leave(actor, who.person, replier);
    return null;
  }, TELLS_ALL),
  free: atTable(({ who, replier }, actor, { seat }) => {
    free(actor, { seat, person: who.person }, replier);
    return null;
  }, TELLS_ALL),
  kick: atTable(({ who, replier }, actor, { seat }) => {
    kick(actor, { seat, person: who.person }, replier);
    return null;
  }, TELLS_ALL),
  settings: atTable(({ who, replier }, actor, { options, seats }) => {
    changeSettings(actor, { person: who.person, options, seats }, replier);
    return null;
  }, TELLS_ALL),
  autoStart: atTable(({ who, replier }, actor, { auto }) => {
    setAutoStart(actor, { person: who.person, auto }, replier);
    return null;
  }, TELLS_ALL),
  ready: atTable(({ who, replier }, actor, { ready }) => {
    sayReady(actor, { person: who.person, ready }, replier);
    return null;
  }, TELLS_ALL),
  watch: atTable((context, actor, { since }) => watch(context, actor, since), COMES),
  unwatch: atTable(({ session }, actor) => {
    // A person who did not watch is not announced.
    if (!session.watching.includes(actor)) return DONE;
    session.unwatch(actor);
    followPeople(actor);
    tellPresence(actor);
    return DONE;
  }, TELLS_ALL),
  back: atTable(({ shared, who }, actor) => {
    const sits = actor.game.record.seats[seatOf(actor.game.record, who.person) ?? -1];
    if (sits?.kind !== 'person' || sits.conceded === true) return NO.notYourSeat;
    returnTo(shared.rooms, actor, who.person);
    return DONE;
  }, COMES),
  clock: atTable(({ who, replier }, actor, { clock }) => {
    proposeClock(actor, { person: who.person, clock }, replier);
    return null;
  }, TELLS_ALL),
  end: bySeat(
    ({ replier }, actor, seat, { agrees }) => proposeEnd(actor, { seat, agrees }, replier),
    TELLS_ALL,
  ),
  abort: bySeat(({ replier }, actor, seat) => abort(actor, seat, replier), TELLS_ALL),
  concede: bySeat(({ replier }, actor, seat) => concede(actor, seat, replier), TELLS_ALL),
  shown: atTable(({ who }, actor, { question }) => {
    const seat = seatOf(actor.game.record, who.person);
    if (seat === null) return NO.notYourSeat;
    noteShown(actor, { seat, question });
    return DONE;
  }, TELLS_ALL),
  holiday: bySeat(({ replier }, actor, seat, { days }) => {
    if (!giveHoliday(actor, seat, days)) return replier.refuse(NO.noHoliday);
    keepRow(actor, () => {
      replier.written(actor.game.live?.at ?? 0);
      sendClocks(actor);
    });
  }, TELLS_ALL),
  orders: bySeat(({ replier }, actor, seat, { orders }) => giveOrders(actor, { seat, orders }, replier)),
  draft: bySeat(({ replier }, actor, seat, { question, answer }) =>
    isLive(actor) ? giveDraft(actor, { seat, question, answer }, replier) : replier.refuse(NO.notBegun),
  ),
  undo: alone(({ replier }, actor, seat, { key }) => undo(actor, { seat, key }, replier)),
  propose: alone(({ replier }, actor, seat, { beat }) => propose(actor, seat, beat, replier)),
  consent: alone(({ replier }, actor, seat, { beat, agrees }) =>
    consent(actor, { seat, beat, agrees }, replier),
  ),
  rematch: atTable<RequestOf<'rematch'>>(rematch, TELLS_ALL),
  replay: atTable(replay),
  file: atTable(file),
  bug: atTable((context, actor, { note }) => bug(context, actor, note)),
} satisfies Partial<Handlers>;
