// Documents that are read over http and name no person: what is being raced now, and a finished race for an embedded replay.
import type { NowNews, RaceToWatch } from '@race/protocol';
import { type HttpReply, plainly } from '../http/reply.ts';
import type { SharedContext } from '../requests/context.ts';
import { gameOf } from '../rooms/games.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { listLobby } from './lists.ts';
import { finishedRace } from './replays.ts';

/** In milliseconds. */
const EVERY = 5_000;
const MOST_RACES = 3;

/** One small document for everybody who opens the front page, made anew every few seconds. */
export function makeNow(
  shared: Pick<SharedContext, 'rooms' | 'peopleHere'>,
  every = EVERY,
): () => Promise<HttpReply> {
  const { now } = shared.rooms.services;
  let kept: { readonly until: number; readonly reply: Promise<HttpReply> } | null = null;
  return () => {
    if (kept !== null && now() < kept.until) return kept.reply;
    const reply = replyOf(shared, every);
    kept = { until: now() + every, reply };
    reply.catch(() => {
      kept = null;
    });
    return reply;
  };
}

async function replyOf(
  shared: Pick<SharedContext, 'rooms' | 'peopleHere'>,
  every: number,
): Promise<HttpReply> {
  const { tables, here } = await listLobby(shared);
  const racing = tables.filter(({ stage }) => stage === 'racing');
  const races = racing.slice(0, MOST_RACES).map(
    ({ table, game, options, seats, strength }): RaceToWatch => ({
      table,
      game,
      board: gameOf(game)?.boardOf(options) ?? '',
      names: seats.flatMap((sits) => (sits.kind === 'person' ? [sits.name] : [])),
      crews: seats.length,
      strength,
    }),
  );
  const news: NowNews = { here, racing: racing.length, races };
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${Math.ceil(every / 1_000)}`,
    },
    body: `${JSON.stringify(news)}\n`,
  };
}

const RACE = /^\/race\/([\w-]{1,32})\.json$/;

/** A finished race at its address; null for a path that is none. Its work is charged to the address that asks. */
export function makeRaceFiles(
  rooms: Rooms,
  buckets: {
    take(name: string): boolean;
    spend(name: string, milliseconds: number): void;
  },
): (path: string, address: string) => Promise<HttpReply> | null {
  return (path, address) => {
    const [, table] = RACE.exec(path) ?? [];
    return table === undefined ? null : replied(table, address);
  };

  async function replied(table: string, address: string): Promise<HttpReply> {
    if (!buckets.take(address))
      return plainly(429, 'Too many requests from your network. Please wait a minute.');
    const spend = (milliseconds: number): void => buckets.spend(address, milliseconds);
    const text = await finishedRace(rooms, table, { address, spend });
    if (text === null) return plainly(404, 'There is no finished race at this address.');
    return {
      status: 200,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      },
      body: text,
    };
  }
}
