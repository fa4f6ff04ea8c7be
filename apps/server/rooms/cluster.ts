// Other processes on the same store. Any of them serves any table. The one that wrote last at a table owns its next move:
// it goes on there with bots, automatic responses and clocks, and the others take over if it does not.
import { type Change, chainOf, type NewLines, type TableHead, type TableRow } from '@race/store';
import type { Bus } from '../bus/bus.ts';
import type { BusMessage, TableMessage } from '../bus/messages.ts';
import { forwardedName } from './actor-state.ts';
import { noteAwaited } from './awaiting.ts';
import { catchUp, giveUpOwnership, goOn } from './catching-up.ts';
import { followPeople } from './clocks.ts';
import { follow, followLog } from './following.ts';
import { declining, takeForwarded } from './forwarding.ts';
import { isLive } from './live.ts';
import { tellPresence } from './news.ts';
import { makePresence } from './presence.ts';
import { isBehind, presentElsewhere, type Rooms } from './rooms.ts';
import type { ClusterNode, TableActor } from './table-actor.ts';

export interface Cluster {
  /** Sends a message to the other processes. */
  publish(message: BusMessage): void;
  close(): Promise<void>;
}

interface ClusterOptions {
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly node: ClusterNode;
  /** How often tables are read from the store, in case messages were lost. */
  readonly pollEvery: number;
}

/** For a single process. */
export const NO_CLUSTER: Cluster = { publish: () => undefined, close: async () => undefined };

/** Attendance and talk are polled less often than moves. */
const PEOPLE_EVERY = 3;
/** The most tables that are read together. While they are, more fall behind: the more moves, the fewer reads for each. */
const MOST_AT_ONCE = 100;

/** Tells other processes what was written here. Where nobody else has the table open, nobody has to hear it. */
export const announcing =
  (bus: Bus, actorOf: (table: string) => TableActor | undefined) => (change: Change) => {
    const written = chainOf(change);
    if (written === null || actorOf(written)?.game.alsoAt.size === 0) return;
    if (change.write === 'line') {
      const { table, line, row } = change;
      const revision = row?.revision ?? 0;
      bus.publish({ about: 'table', table, lines: line.line, revision, fresh: [line], ...rowIn(row) });
    } else if (change.write === 'table') {
      const { table, revision } = change.row;
      bus.publish({ about: 'table', table, lines: 0, revision, ...rowIn(change.row) });
    }
  };

/** How much of a table is written, as far as is known here. */
const headOf = ({ game }: TableActor): TableHead => ({ lines: game.told, revision: game.revision });

function rowIn(row: TableRow | undefined): Pick<TableMessage, 'row'> {
  if (row === undefined) return {};
  const { record, stage, listed, touched, revision, due } = row;
  return { row: { record, stage, listed, touched, revision, due } };
}

export function joinCluster({ rooms, bus, node, pollEvery }: ClusterOptions): Cluster {
  const { store, events, failed } = rooms.services;
  const behind = new Set<TableActor>();
  let isReading = false;
  let polls = 0;

  /** Reads a table soon, together with others that may be behind. */
  function mayBeBehind(actor: TableActor): void {
    behind.add(actor);
    if (isReading) return;
    isReading = true;
    setImmediate(readNews);
  }

  async function readNews(): Promise<void> {
    try {
      while (behind.size > 0) await readSome([...behind].slice(0, MOST_AT_ONCE));
    } catch (error) {
      failed(error);
    } finally {
      isReading = false;
    }
  }

  async function readSome(some: readonly TableActor[]): Promise<void> {
    for (const actor of some) behind.delete(actor);
    const open = some.filter((actor) => actor.isOpen);
    const known = new Map(open.map(({ id, game }) => [id, game.live?.lines ?? 0]));
    const news = await store.news(known);
    for (const actor of open) actor.guard(() => goTo(actor, news.get(actor.id)));
  }

  /** New lines are played at once where nothing else has changed and nothing of this process is being written. */
  function goTo(actor: TableActor, news: NewLines | undefined): void {
    if (!actor.isOpen) return;
    const { game } = actor;
    const isMore = news === undefined || news.revision > game.revision;
    if (isMore || !isLive(actor) || actor.gate.isShut || game.told !== actor.game.live.lines)
      return void catchUp(actor).catch(failed);
    const { live } = actor.game;
    const lines = news.lines.filter(({ line }) => line > live.lines);
    if (lines.length === 0) return;
    giveUpOwnership(actor);
    if (followLog(actor, lines)) goOn(actor);
    else actor.reopen();
  }

  /** Reads who watches a table elsewhere. The owner of its next move writes down what follows from it. */
  async function readPeople(actor: TableActor): Promise<void> {
    const { people } = actor;
    const elsewhere = await presentElsewhere(rooms.services, actor.id);
    if (!actor.isOpen || elsewhere.symmetricDifference(people.elsewhere).size === 0) return;
    for (const person of people.elsewhere)
      if (!elsewhere.has(person)) people.lastHere.set(person, performance.now());
    people.elsewhere = elsewhere;
    tellPresence(actor);
    // It may be written already.
    await catchUp(actor);
    await actor.gate.run(async () => {
      if (!actor.isOpen || !isLive(actor) || !actor.ownsNextMove()) return;
      followPeople(actor);
      noteAwaited(actor);
    });
  }

  /** Continues with what a message says was written, without reading it; false where it does not fit. */
  function goOnWith(actor: TableActor, message: TableMessage): boolean {
    const { game } = actor;
    if (!isLive(actor) || actor.gate.isShut || game.told !== actor.game.live.lines) return false;
    if (game.repairing !== null || game.catchingUp !== null) return false;
    const { lines: known } = actor.game.live;
    const lines = (message.fresh ?? []).filter(({ line }) => line > known);
    const isNext =
      lines.every(({ line }, at) => line === known + 1 + at) && message.lines <= known + lines.length;
    const isNewRow = message.revision > game.revision;
    if (!isNext || (isNewRow && message.row?.revision !== message.revision)) return false;
    giveUpOwnership(actor);
    if (!follow(actor, { row: isNewRow ? (message.row ?? null) : null, lines })) actor.reopen();
    else goOn(actor);
    return true;
  }

  /** Another process has the table open too. Whoever knows less reads the rest; from then on both tell each other what they write. */
  function meet(actor: TableActor, head: TableHead, from: string): void {
    actor.game.alsoAt.add(from);
    bus.publish({ about: 'table', table: actor.id, ...headOf(actor) });
    if (isBehind(actor, head)) mayBeBehind(actor);
  }

  function hearOf(actor: TableActor, message: TableMessage, from: string): void {
    const own = headOf(actor);
    const isNew = !actor.game.alsoAt.has(from);
    actor.game.alsoAt.add(from);
    if (isNew && (message.lines < own.lines || message.revision < own.revision))
      bus.publish({ about: 'table', table: actor.id, ...own });
    if (!isBehind(actor, message)) return;
    actor.game.leader = from;
    actor.guard(() => void (goOnWith(actor, message) || mayBeBehind(actor)));
  }

  function receive(message: BusMessage, from: string): void {
    const actor = 'table' in message ? rooms.all.get(message.table) : undefined;
    if (message.about === 'answer') {
      if (message.to === bus.name) takeForwarded(rooms, message, () => bus.publish(declining(message, from)));
      return;
    }
    if (message.about === 'turn') events.publish('askedElsewhere', message);
    else if (message.about === 'person') events.publish('personChanged', message);
    else if (message.about === 'here') events.publish('hereElsewhere', { from, people: message.people });
    else if (actor === undefined) return;
    else if (message.about === 'open') meet(actor, message, from);
    else if (message.about === 'left') actor.game.alsoAt.delete(from);
    else if (message.about === 'people') void readPeople(actor).catch(failed);
    else if (message.about === 'talk') events.publish('talkElsewhere', { actor, removed: message.removed });
    else if (message.about === 'declined') {
      if (message.to === bus.name)
        actor.game.forwarded.get(forwardedName(message.seat, message.key))?.takeBack();
    } else hearOf(actor, message, from);
  }

  /** Reads all watched tables: messages may have been lost. */
  async function poll(isMissed: boolean): Promise<void> {
    polls += 1;
    const isWhole = isMissed || polls % PEOPLE_EVERY === 0;
    const watched = rooms.watched();
    for (const actor of watched) mayBeBehind(actor);
    if (!isWhole) return;
    // Those who have it open too may have missed it.
    for (const actor of rooms.all.values()) tellOpen(actor);
    for (const actor of watched) {
      if (!actor.isOpen) continue;
      await readPeople(actor);
      events.publish('talkElsewhere', { actor });
    }
  }

  const tellOpen = (actor: TableActor): void =>
    bus.publish({ about: 'open', table: actor.id, ...headOf(actor) });

  async function recover(): Promise<void> {
    await poll(true);
    events.publish('messagesMissed', {});
  }

  const presence = makePresence(rooms, node, (table) => bus.publish({ about: 'people', table }));
  events.subscribe('asked', ({ person, table }) => bus.publish({ about: 'turn', person, table }));
  events.subscribe('opened', ({ actor }) => tellOpen(actor));
  events.subscribe('left', ({ table }) => bus.publish({ about: 'left', table }));
  bus.subscribe({
    concerns: (table) => rooms.all.has(table),
    received: receive,
    missed: () => void recover().catch(failed),
  });
  const polling = setInterval(() => void poll(false).catch(failed), pollEvery);
  polling.unref();
  return {
    publish: bus.publish,
    async close() {
      clearInterval(polling);
      await presence.close();
      await bus.close();
    },
  };
}
