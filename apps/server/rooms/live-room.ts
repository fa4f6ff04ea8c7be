import type { Types } from '@race/kernel';
import type { Live } from '@race/live';
import type { Room } from './room.ts';

/** A room whose race has begun. */
export type LiveRoom = Room & { live: Live<Types> };

export const isLive = (room: Room): room is LiveRoom => room.live !== null;
