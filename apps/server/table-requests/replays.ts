// Handlers of replays: a race as a seat saw it, and its file.
import { isDone } from '@race/online';
import { NO } from '../common/refusals.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { isLive, type LiveActor } from '../rooms/live.ts';
import type { ReplayWanted } from '../rooms/replays.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isSealed, isSealedTo } from '../rooms/sealed.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';

export async function replay(context: RequestContext, actor: TableActor): Promise<HandlerResult> {
  const seat = seatOf(actor.game.record, context.who.person);
  return isLive(actor) ? sendReplay(context, actor, { seat, upTo: actor.game.live.at }) : NO.notBegun;
}

async function sendReplay(context: RequestContext, actor: LiveActor, saw: Saw): Promise<HandlerResult> {
  const text = await replayFor(context, actor, saw);
  if (text !== null) context.session.sendResultText(context.replier.id, `{"kind":"replay","replay":${text}}`);
  return null;
}

/** The seat, and the last beat. */
type Saw = Pick<Extract<ReplayWanted, { kind: 'replay' }>, 'seat' | 'upTo'>;

/** The race as one seat saw it, as JSON; null where the server ends meanwhile. */
async function replayFor(
  context: RequestContext,
  actor: LiveActor,
  { seat, upTo }: Saw,
): Promise<string | null> {
  const frames = await replayed(context, actor, { kind: 'replay', seat, upTo });
  const { id: table, served, plan, game } = actor;
  const people = game.record.seats.map((sits) => (sits.kind === 'person' ? sits.name : null));
  const head = JSON.stringify({ table, game: served.id, options: plan.options, seat, people });
  return frames === null ? null : `${head.slice(0, -1)},"frames":${frames}}`;
}

/** Who waits for a replay, and is charged for it. */
interface Payer {
  readonly address: string;
  spend(milliseconds: number): void;
}

/** A replay, charged to the session; null where the server ends meanwhile. */
const replayed = ({ shared: { rooms }, session }: RequestContext, actor: LiveActor, wanted: ReplayWanted) =>
  replayedFor(rooms, session, { actor, wanted });

async function replayedFor(
  rooms: Rooms,
  payer: Payer,
  { actor, wanted }: { readonly actor: LiveActor; readonly wanted: ReplayWanted },
) {
  const { committer, replays, store } = rooms.services;
  const { id, served, plan } = actor;
  const { live } = actor.game;
  // Only a replay that is not cached waits for the committer; otherwise the wait would reveal secret answers.
  const lines = async () => {
    await committer.flushed();
    return store.lines(id);
  };
  const race = { table: id, game: served.id, plan, beat: live.at, wanted, lines };
  const replay = await replays.of(race, payer.address);
  payer.spend(replay?.milliseconds ?? 0);
  return replay?.result ?? null;
}

/** A race that is over and open to everybody, as a file; null for any other. */
export async function finishedRace(rooms: Rooms, table: string, payer: Payer): Promise<string | null> {
  if ((await rooms.services.store.table(table))?.stage !== 'over') return null;
  const actor = await rooms.get(table, payer.address);
  if (actor === null || !isLive(actor) || isSealed(actor, rooms.services.now())) return null;
  return (await isKeptOver(actor))
    ? replayedFor(rooms, payer, { actor, wanted: { kind: 'file', players: playersOf(actor) } })
    : null;
}

export async function bug(context: RequestContext, actor: TableActor, note: string): Promise<HandlerResult> {
  const { rooms, limits } = context.shared;
  if (!isLive(actor)) return NO.notBegun;
  if (!(await limits.bugs.take(context.session.address))) return NO.tooFast;
  // The author can have it deleted later.
  if (!(await context.shared.identities.persist(context.who))) return NO.notKept;
  const stored = {
    bug: rooms.services.newName(),
    table: actor.id,
    seat: seatOf(actor.game.record, context.who.person),
    at: actor.game.live.at,
    note,
    person: context.who.person,
    made: rooms.services.now(),
  };
  return new Promise((resolve) =>
    rooms.services.committer.add({ write: 'bug', bug: stored }, (verdict) =>
      resolve(verdict === 'written' ? { kind: 'bug', bug: stored.bug } : NO.notKept),
    ),
  );
}

/** The link shows what its author's seat had seen by then. */
export async function bugReplay(context: RequestContext, name: string): Promise<HandlerResult> {
  const { rooms } = context.shared;
  const stored = await rooms.services.store.bug(name);
  const actor = stored === null ? null : await rooms.get(stored.table, context.session.address);
  if (stored === null || actor === null) return NO.unknownBug;
  if (isSealedTo(actor, context.who.person, rooms.services.now())) return NO.sealed;
  return isLive(actor) ? sendReplay(context, actor, { seat: stored.seat, upTo: stored.at }) : NO.notBegun;
}

/** Whether the race is over, and that is written: until then it could still go on. */
async function isKeptOver(actor: LiveActor): Promise<boolean> {
  if (!isDone(actor.game.live) && actor.game.record.ended === undefined) return false;
  const { committer, store } = actor.services;
  await committer.flushed();
  return (await store.table(actor.id))?.stage === 'over';
}

/** After the race, all of it with its seed; before, what the person's own seat saw. */
export async function file(context: RequestContext, actor: TableActor): Promise<HandlerResult> {
  if (!isLive(actor)) return NO.notBegun;
  const { rooms } = context.shared;
  const isWhole = !isSealed(actor, rooms.services.now()) && (await isKeptOver(actor));
  const seat = seatOf(actor.game.record, context.who.person);
  const text = isWhole
    ? await replayed(context, actor, { kind: 'file', players: playersOf(actor) })
    : await replayFor(context, actor, { seat, upTo: actor.game.live.at });
  return text === null ? null : { kind: 'file', text };
}

const playersOf = ({ game }: TableActor): object[] =>
  game.record.seats.map((sits) => (sits.kind === 'person' ? { kind: 'person', name: sits.name } : sits));
