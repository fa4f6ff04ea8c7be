// One timer for all clocks of the server, also those of tables that nobody watches. NET-08.

import { MARK_EVERY } from './downtimes.ts';
import { isLive } from './live.ts';
import type { Rooms } from './rooms.ts';
import { passHostOn } from './seats.ts';
import { timeIsUp } from './time-up.ts';

export interface Timekeeper {
  /** Checks all clocks now; the timer does the same. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY = 250;
const MOST_AT_ONCE = 50;

export function makeTimekeeper(rooms: Rooms): Timekeeper {
  const { store, downtimes, broken, node, now, failed } = rooms.services;
  /** How long other processes have to open a table that is due. */
  const grace = node?.takeoverAfter ?? 0;

  /** While any clock runs, writes a mark that a server runs, and opens the tables that are due. */
  async function openDue(): Promise<void> {
    // Broken tables stay due, and must not hide others.
    const waiting = await store.due(MOST_AT_ONCE + broken.count());
    if (waiting.length === 0) return;
    await downtimes.mark();
    for (const { table, due } of waiting) if (due + grace <= now()) await rooms.get(table).catch(failed);
  }

  function lookAtOpen(): void {
    for (const actor of rooms.all.values()) {
      const { due } = actor.timers.clocks;
      const isDue = due !== null && due <= now() && !actor.gate.isShut;
      if (isDue && isLive(actor) && actor.ownsNextMove()) actor.guard(() => timeIsUp(actor));
      if (actor.game.stage === 'gathering' && actor.people.members.length > 0)
        actor.guard(() => passHostOn(actor));
    }
  }

  const looking = setInterval(lookAtOpen, LOOK_EVERY);
  const marking = setInterval(() => void downtimes.ready.then(openDue).catch(failed), MARK_EVERY);
  looking.unref();
  marking.unref();
  return {
    async look() {
      await downtimes.ready;
      await openDue();
      lookAtOpen();
    },
    async close() {
      clearInterval(looking);
      clearInterval(marking);
      await downtimes.ready;
      await openDue().catch(failed);
    },
  };
}
