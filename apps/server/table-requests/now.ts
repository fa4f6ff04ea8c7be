// What is being raced now, for the front page: one small document for everybody, made anew every few seconds.
import type { NowNews, RaceNow } from '@race/protocol';
import type { HttpReply } from '../http/reply.ts';
import type { SharedContext } from '../requests/context.ts';
import { gameOf } from '../rooms/games.ts';
import { listLobby } from './lists.ts';

/** In milliseconds. */
const EVERY = 5_000;
const MOST_RACES = 3;

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
    ({ table, game, options, seats, strength }): RaceNow => ({
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
