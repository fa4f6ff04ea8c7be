// Bots play when there is time, each room in its turn.
import { playBot } from './bots.ts';
import { guarded } from './guarded.ts';
import { isLive } from './live-room.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';

interface BotsTurns {
  /** The bots of a room have something to answer. */
  call(room: Room): void;
}

/** Bots think in slices of a tick, so that people are never kept waiting by them. */
const SLICE = 4;

/** Where only bots sit they play as long as somebody looks, and go on when somebody comes. */
const isPlayedForSomebody = ({ record, members, elsewhere }: Room): boolean =>
  members.length > 0 || elsewhere.size > 0 || record.seats.some(({ kind }) => kind === 'person');

export function makeBotsTurns(services: () => RoomServices, isOpen: (room: Room) => boolean): BotsTurns {
  let due: Room[] = [];

  function letThemPlay(): void {
    const end = performance.now() + SLICE;
    const turn = due;
    due = [];
    for (const room of turn) {
      room.botsDue = false;
      if (!isOpen(room) || !isLive(room) || !isPlayedForSomebody(room)) continue;
      if (room.gate !== null || performance.now() > end) call(room);
      else guarded(services(), room, () => playBot(services(), room) && call(room));
    }
  }

  function call(room: Room): void {
    if (room.botsDue || !isPlayedForSomebody(room)) return;
    room.botsDue = true;
    due.push(room);
    if (due.length === 1) setImmediate(letThemPlay);
  }

  return { call };
}
