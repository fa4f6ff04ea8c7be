// Sends notices to people who are asked and do not watch: one for all their tables, and the next no sooner than the gap. NET-10.

import { isAwaited } from '../rooms/awaiting.ts';
import { isChallenged } from '../rooms/challenged.ts';
import { isLive } from '../rooms/live.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Channels, TurnNotice } from './channels.ts';

export interface PosterOptions {
  readonly rooms: Rooms;
  readonly channels: Channels;
  readonly failed: (error: unknown) => void;
}

export interface Poster {
  /** Sends the notices that are due; the timer does the same. */
  post(): Promise<void>;
  close(): void;
}

const LOOK_EVERY = 15_000;
/** How long a person is asked before a notice, and the least time between two notices, in milliseconds. */
const DELAY = 60_000;
export const NOTICE_GAP = 30 * 60_000;
const MOST_AT_ONCE = 200;

export function makePoster(options: PosterOptions): Poster {
  const { rooms, channels, failed } = options;
  const { store, now } = rooms.services;

  async function post(): Promise<void> {
    const waiting = await store.awaits(now() - DELAY, MOST_AT_ONCE);
    const people = Map.groupBy(waiting, ({ person }) => person);
    for (const [person, awaits] of people)
      await postTo(
        person,
        awaits.map(({ table }) => table),
      ).catch(failed);
  }

  async function postTo(person: string, asked: readonly string[]): Promise<void> {
    const last = await store.called(person);
    if (last !== null && last > now() - NOTICE_GAP) return;
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
      for (const outcome of posted) rooms.services.meters.notices.add(name, outcome);
    }
  }

  async function stillAwaited(person: string, tables: readonly string[]): Promise<string[]> {
    const still: string[] = [];
    for (const table of tables) {
      const actor = await rooms.get(table);
      const isCalled = actor !== null && isChallenged(actor, person);
      if (isCalled || (actor !== null && isLive(actor) && isAwaited(actor, person))) still.push(table);
      else await store.commit([{ write: 'unawait', person, table }]);
    }
    return still;
  }

  /** Only one process sends a notice. If it fails after this, the notice is lost: it is sent once or not at all. */
  async function claim(person: string, tables: readonly string[]): Promise<TurnNotice | null> {
    const [called] = await store.commit([{ write: 'call', person, at: now(), gap: NOTICE_GAP }]);
    if (called !== 'written') return null;
    await store.commit(tables.map((table) => ({ write: 'tell', person, table })));
    const who = await store.person(person);
    return { person, name: who?.name ?? '', tables };
  }

  const looking = setInterval(() => void post().catch(failed), LOOK_EVERY);
  looking.unref();
  return { post, close: () => clearInterval(looking) };
}
