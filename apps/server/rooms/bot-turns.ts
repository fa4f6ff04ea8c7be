// Bots play when there is time, each table in its turn.
import { playBot } from './bots.ts';
import { isLive } from './live.ts';
import type { BotTurns, TableActor } from './table-actor.ts';

/** Milliseconds for bots in each turn of the event loop, so that people do not wait for them. */
const SLICE = 4;

/** Where only bots sit, they play only while the table is watched. */
const isPlayedForSomebody = ({ game, people }: TableActor): boolean =>
  people.members.length > 0 ||
  people.elsewhere.size > 0 ||
  game.record.seats.some(({ kind }) => kind === 'person');

export function makeBotTurns(): BotTurns {
  let due: TableActor[] = [];
  let isClosed = false;

  function letThemPlay(): void {
    const end = performance.now() + SLICE;
    const turn = due;
    due = [];
    for (const actor of turn) {
      actor.timers.botsDue = false;
      if (
        !actor.isOpen ||
        !isLive(actor) ||
        actor.game.record.ended !== undefined ||
        !isPlayedForSomebody(actor)
      )
        continue;
      if (actor.gate.isShut || performance.now() > end) call(actor);
      else actor.guard(() => playBot(actor) && call(actor));
    }
  }

  function call(actor: TableActor): void {
    if (isClosed || actor.timers.botsDue || !isPlayedForSomebody(actor)) return;
    actor.timers.botsDue = true;
    due.push(actor);
    if (due.length === 1) setImmediate(letThemPlay);
  }

  return {
    call,
    close() {
      isClosed = true;
    },
  };
}
