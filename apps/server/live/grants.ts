// What each wish brings, besides answers.
import {
  begin as beginHistory,
  type History,
  includes,
  type Refusal,
  record,
  type Types,
  write,
} from '@race/kernel';
import { asked, filmOf, isDone, pastOf, sightOf, standingOf } from '@race/live';
import type { Film, LobbyTable, MyTable, NetBrought, NetWish } from '@race/protocol';
import type { KeptTable } from '@race/store';
import { stopAwaiting } from '../notices/awaiting.ts';
import { aboutNotices, refuseMail, refuseNotices, wantNotices } from '../notices/desk.ts';
import { grantPeople, isOfPeople, type PeopleWish } from '../people/grants.ts';
import { consent, propose, undo } from '../rooms/back.ts';
import { wishClock } from '../rooms/clock-wish.ts';
import { clocksIn, followPeople } from '../rooms/clocks.ts';
import { gameOf } from '../rooms/games.ts';
import { isStage, type Matter, type Plan, seatNews, seatOf } from '../rooms/matter.ts';
import { giveDraft, giveOrders } from '../rooms/orders.ts';
import { type Asker, isLive } from '../rooms/play.ts';
import { NO } from '../rooms/refusals.ts';
import { chanceOf, isHere, nextRow, type Room, readLines, tellNews } from '../rooms/room.ts';
import { free, leave, returnTo, sayReady, sit } from '../rooms/seats.ts';
import { begin, change, makeRematch, makeTable } from '../rooms/table.ts';
import type { Identity } from './people.ts';
import type { Desk, Session } from './session.ts';

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
const MOST_LISTED = 50;
/** Tables opened to see whose turn it is, newest first; older ones say so when they are looked at. */
const MOST_OPENED = 10;

export const grant = (at: At, wish: Other): Promise<Granted> =>
  isOfPeople(wish) ? grantPeople(at, wish) : grantTable(at, wish);

async function grantTable(at: At, wish: Exclude<Other, PeopleWish>): Promise<Granted> {
  const { desk, who } = at;
  switch (wish.do) {
    case 'ping':
      return DONE;
    case 'rename':
      return (await desk.people.rename(who, wish.name)) ? DONE : NO.notKept;
    case 'lobby':
      return lobby(at);
    case 'mine':
      return mine(at);
    case 'create':
      return create(at, wish);
    case 'code': {
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
      if (!desk.limits.mails.take(at.session.address)) return NO.tooFast;
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
      if (!(await desk.people.revoke(who))) return NO.notKept;
      desk.dismiss(who.person, at.session);
      return DONE;
    case 'bugFilm':
      return bugFilm(at, wish.bug);
    default: {
      const room = await desk.hall.room(wish.table);
      return room === null ? NO.unknownTable : inRoom(at, room, wish);
    }
  }
}

type TableWish = Extract<Other, { table: string }>;

async function inRoom(at: At, room: Room, wish: TableWish): Promise<Granted> {
  const { desk, session, who, asker } = at;
  const { hall } = desk;
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
      session.unwatch(room);
      followPeople(hall, room);
      tellNews(room);
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

async function create(at: At, wish: Extract<NetWish, { do: 'create' }>): Promise<Granted> {
  const { desk, who } = at;
  const made = makeTable(desk.hall, wish, who);
  if (!made.ok) return made.refusal;
  if (!(await desk.people.keep(who))) return NO.notKept;
  return keepNew(at, made.room);
}

function keepNew({ desk: { hall } }: At, room: Room): Promise<Granted> {
  return new Promise((settle) => {
    hall.committer.add({ write: 'table', row: nextRow(room, hall.now()) }, (verdict) => {
      if (verdict === 'written') hall.enter(room);
      settle(verdict === 'written' ? { kind: 'table', table: room.id } : NO.notKept);
    });
  });
}

async function rematch(at: At, room: Room): Promise<Granted> {
  const { desk, asker } = at;
  if (room.matter.rematch !== null) return { kind: 'table', table: room.matter.rematch };
  if (seatOf(room.matter, at.who.person) === null) return NO.notYourSeat;
  const next = makeRematch(desk.hall, room, asker);
  if (next === null) return null;
  const kept = await keepNew(at, next);
  if (kept === null || 'reason' in kept) return kept;
  const quiet: Asker = { ...asker, written: () => undefined };
  change(desk.hall, room, { ...room.matter, rematch: next.id }, quiet);
  return kept;
}

/** From now on the member hears what happens; first comes all there is to know. */
async function watch(at: At, room: Room, since: number | null): Promise<Granted> {
  const { desk, session, who } = at;
  const { hall } = desk;
  returnTo(hall, room, session);
  await hall.alone(room, async () => {
    await hall.committer.flushed();
    const lines = room.live === null ? [] : await hall.store.lines(room.id);
    const seen = who.isKept ? await hall.store.seen(room.id, who.person) : null;
    const seat = seatOf(room.matter, who.person);
    hall.part(room, session);
    room.members.push({ member: session, seat });
    if (!session.watching.includes(room)) session.watching = [...session.watching, room];
    const { live } = room;
    if (live === null) return;
    const logged = { rules: room.rules, chance: chanceOf(room), lines: readLines(room.rules, lines) };
    const past = pastOf(logged, seat, since !== null && since <= live.at ? since : null);
    session.send(JSON.stringify(sightOf(room.id, live, { ...past, seat, seen, options: room.plan.options })));
  });
  tellNews(room);
  const clocks = clocksIn(hall, room);
  if (clocks !== null) session.send(JSON.stringify(clocks));
  followPeople(hall, room);
  if (who.isKept && seatOf(room.matter, who.person) !== null) stopAwaiting(hall, room, who.person);
  return { kind: 'table', table: room.id };
}

async function film(at: At, room: Room): Promise<Granted> {
  const seat = seatOf(room.matter, at.who.person);
  return isLive(room)
    ? { kind: 'film', film: await filmFor(at, room, { seat, upTo: room.live.at }) }
    : NO.notBegun;
}

async function filmFor(
  { desk: { hall } }: At,
  room: Room,
  { seat, upTo }: { readonly seat: number | null; readonly upTo: number },
): Promise<Film> {
  await hall.committer.flushed();
  const standing = standingOf(readLines(room.rules, await hall.store.lines(room.id)));
  const frames = filmOf({ rules: room.rules, chance: chanceOf(room), standing }, seat, upTo);
  return { table: room.id, game: room.game.id, options: room.plan.options, seat, frames };
}

async function bug(at: At, room: Room, note: string): Promise<Granted> {
  const { hall } = at.desk;
  if (!isLive(room)) return NO.notBegun;
  const kept = {
    bug: hall.newName(),
    table: room.id,
    seat: seatOf(room.matter, at.who.person),
    at: room.live.at,
    note,
    made: hall.now(),
  };
  return new Promise((settle) =>
    hall.committer.add({ write: 'bug', bug: kept }, (verdict) =>
      settle(verdict === 'written' ? { kind: 'bug', bug: kept.bug } : NO.notKept),
    ),
  );
}

/** Whoever has the link sees what the seat that made it had seen by then. */
async function bugFilm(at: At, name: string): Promise<Granted> {
  const { hall } = at.desk;
  const kept = await hall.store.bug(name);
  const room = kept === null ? null : await hall.room(kept.table);
  if (kept === null || room === null) return NO.unknownBug;
  return { kind: 'film', film: await filmFor(at, room, { seat: kept.seat, upTo: kept.at }) };
}

/** The whole race with its seed once it is over; before, what one's own seat saw. */
async function file(at: At, room: Room): Promise<Granted> {
  if (!isLive(room)) return NO.notBegun;
  if (!isDone(room.live)) {
    const seat = seatOf(room.matter, at.who.person);
    return { kind: 'file', text: JSON.stringify(await filmFor(at, room, { seat, upTo: room.live.at })) };
  }
  const made = files.get(room) ?? (await wholeFile(at, room));
  files.set(room, made);
  return { kind: 'file', text: made };
}

/** Files of races that are over, as long as their rooms are open: playing a race again takes a while. */
const files = new WeakMap<Room, string>();

async function wholeFile({ desk: { hall } }: At, room: Room): Promise<string> {
  await hall.committer.flushed();
  const lines = readLines(room.rules, await hall.store.lines(room.id));
  let history: History<Types> = beginHistory(room.rules, chanceOf(room));
  for (const { entry } of lines) {
    const written = write(history, entry);
    if (!written.ok) throw new Error(`a kept line is refused: ${written.refusal.reason}`);
    history = written.history;
  }
  const players = room.matter.seats.map((sits) =>
    sits.kind === 'person' ? { kind: 'person', name: sits.name } : sits,
  );
  return JSON.stringify({ ...record(history, room.plan), players });
}

async function lobby({ desk: { hall } }: At): Promise<Granted> {
  const [gathering, racing] = await Promise.all([
    hall.store.listed('gathering', MOST_LISTED),
    hall.store.listed('racing', MOST_LISTED),
  ]);
  return {
    kind: 'lobby',
    tables: [...gathering, ...racing].map((row) => lobbyTable(row, hall.openNow(row.table))),
  };
}

function lobbyTable(row: KeptTable, room: Room | null): LobbyTable {
  const plan: Plan = JSON.parse(row.plan);
  const matter: Matter = JSON.parse(row.matter);
  return {
    table: row.table,
    game: row.game,
    options: plan.options,
    stage: isStage(row.stage) ? row.stage : 'over',
    seats: matter.seats.map((sits) => seatNews(sits, (one) => room !== null && isHere(room, one))),
    clock: matter.clock ?? null,
  };
}

async function mine({ desk: { hall }, who }: At): Promise<Granted> {
  if (!who.isKept) return { kind: 'mine', tables: [] };
  const tables: MyTable[] = [];
  let opened = 0;
  for (const row of await hall.store.tablesOf(who.person, MOST_LISTED)) {
    if (gameOf(row.game) === null) continue;
    const isOpened = opened < MOST_OPENED;
    const room =
      row.stage !== 'racing' ? null : isOpened ? await hall.room(row.table) : hall.openNow(row.table);
    if (room !== null) opened += 1;
    const matter: Matter = JSON.parse(row.matter);
    const seat = seatOf(matter, who.person);
    if (seat === null) continue;
    const seen = (await hall.store.seen(row.table, who.person)) ?? 0;
    tables.push({
      ...lobbyTable(row, room),
      seat,
      yourTurn: room?.live != null && includes(asked(room.live), seat),
      news: room?.live == null ? 0 : Math.max(0, room.live.at - seen),
      touched: row.touched,
    });
  }
  return { kind: 'mine', tables };
}
