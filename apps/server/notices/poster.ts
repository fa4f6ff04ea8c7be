// Tells people who do not look that they are asked: one notice for all their tables, and not another one soon. NET-10.

import { isLive } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isAwaited } from './awaiting.ts';
import type { Channels, TurnNotice } from './channels.ts';

export interface PosterOptions {
  readonly rooms: Rooms;
  readonly channels: Channels;
  /** How long somebody is asked before they are told, and how long nobody is told again, in milliseconds. */
  readonly patience?: number;
  readonly gap?: number;
  readonly failed: (error: unknown) => void;
}

export interface Poster {
  /** Tells whoever has to be told now; the timer does it by itself. */
  post(): Promise<void>;
  close(): void;
}

const LOOK_EVERY = 15_000;
const DEFAULT_DELAY = 60_000;
export const DEFAULT_GAP = 30 * 60_000;
const MOST_AT_ONCE = 200;

export function makePoster(options: PosterOptions): Poster {
  const { rooms, channels, failed, patience: timeout = DEFAULT_DELAY, gap = DEFAULT_GAP } = options;
  const { store, now } = rooms;

  async function post(): Promise<void> {
    const waiting = await store.awaits(now() - timeout, MOST_AT_ONCE);
    const people = Map.groupBy(waiting, ({ person }) => person);
    for (const [person, awaits] of people)
      await postTo(
        person,
        awaits.map(({ table }) => table),
      ).catch(failed);
  }

  async function postTo(person: string, asked: readonly string[]): Promise<void> {
    const last = await store.called(person);
    if (last !== null && last > now() - gap) return;
    const tables = await stillAwaited(person, asked);
    const notice = tables.length === 0 ? null : await claim(person, tables);
    if (notice !== null) await send(notice);
  }

  async function send(notice: TurnNotice): Promise<void> {
    for (const [name, channel] of Object.entries(channels)) {
      const posted = await channel(notice).catch((error: unknown) => {
        failed(error);
        return ['failed'] as const;
      });
      for (const outcome of posted) rooms.meters.notices.add(name, outcome);
    }
  }

  async function stillAwaited(person: string, tables: readonly string[]): Promise<string[]> {
    const still: string[] = [];
    for (const table of tables) {
      const room = await rooms.room(table);
      if (room !== null && isLive(room) && isAwaited(room, person)) still.push(table);
      else await store.commit([{ write: 'unawait', person, table }]);
    }
    return still;
  }

  /** Only one server comes to tell it; whoever fails afterwards has told it, too: a notice comes once or not at all. */
  async function claim(person: string, tables: readonly string[]): Promise<TurnNotice | null> {
    const [called] = await store.commit([{ write: 'call', person, at: now(), gap }]);
    if (called !== 'written') return null;
    await store.commit(tables.map((table) => ({ write: 'tell', person, table })));
    const who = await store.person(person);
    return { person, name: who?.name ?? '', tables };
  }

  const looking = setInterval(() => void post().catch(failed), LOOK_EVERY);
  looking.unref();
  return { post, close: () => clearInterval(looking) };
}
