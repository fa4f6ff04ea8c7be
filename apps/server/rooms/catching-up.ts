// What other processes wrote at a table is read from the store, and this process continues from there.
import { followPeople } from './clocks.ts';
import { follow, readStored, restore } from './following.ts';
import { durableIn, isLive } from './live.ts';
import { resumeWindow } from './play.ts';
import { openQuestion } from './question.ts';
import type { TableActor } from './table-actor.ts';

/** Reads what others wrote at a table, once for all who ask for it meanwhile. */
export async function catchUp(actor: TableActor): Promise<void> {
  const { game } = actor;
  if (game.catchingUp !== null) {
    game.catchingUp.isAgain = true;
    return;
  }
  const own = { isAgain: true };
  game.catchingUp = own;
  try {
    while (own.isAgain && actor.isOpen) {
      own.isAgain = false;
      await readAndFollow(actor);
    }
  } finally {
    game.catchingUp = null;
  }
}

async function readAndFollow(actor: TableActor): Promise<void> {
  const { game, services } = actor;
  await actor.gate.run(async () => {
    await services.committer.flushed();
    if (!actor.isOpen) return;
    const stored = await readStored(services.store, actor.id, game.live?.lines ?? 0);
    if (!actor.isOpen || game.repairing !== null) return;
    if (stored === null) return actor.reopen();
    if (stored.lines.length === 0 && stored.row.revision <= game.revision) return;
    giveUpOwnership(actor);
    if (!follow(actor, stored)) actor.reopen();
  });
  goOn(actor);
}

/** Another process wrote first: goes back to what is stored. */
export function repair(actor: TableActor): Promise<void> {
  const { game, services } = actor;
  if (game.repairing !== null) return game.repairing;
  // Something at this table is being read for a position that is no longer valid.
  if (actor.gate.isShut || !actor.isOpen) {
    actor.reopen();
    return Promise.resolve();
  }
  game.repairing = restoreStored(actor)
    .catch((error: unknown) => {
      services.failed(error);
      actor.reopen();
    })
    .finally(() => {
      game.repairing = null;
    })
    .then(() => goOn(actor));
  return game.repairing;
}

const restoreStored = (actor: TableActor): Promise<void> =>
  actor.gate.run(async () => {
    const { game, services } = actor;
    await services.committer.flushed();
    const durable = durableIn(game);
    const stored = await readStored(services.store, actor.id, durable?.live.lines ?? 0);
    if (!actor.isOpen) return;
    giveUpOwnership(actor);
    if (stored === null || !restore(actor, stored, durable)) actor.reopen();
  });

/** The owner of the next move has been idle. Its message may have been lost, so the store is read first. */
export async function takeOver(actor: TableActor): Promise<void> {
  const lines = actor.game.live?.lines;
  await catchUp(actor);
  actor.timers.takeover = null;
  if (!actor.isOpen || !isLive(actor) || actor.game.live.lines !== lines) return;
  actor.game.isOwned = true;
  goOn(actor);
  followPeople(actor);
}

/** Another process has written last. */
export function giveUpOwnership({ game, timers, services }: TableActor): void {
  game.isOwned = services.node === null;
  if (timers.takeover !== null) clearTimeout(timers.takeover);
  timers.takeover = null;
}

/** Continues with the question that is open now. */
export function goOn(actor: TableActor): void {
  if (!actor.isOpen || !isLive(actor)) return;
  openQuestion(actor);
  resumeWindow(actor);
}
