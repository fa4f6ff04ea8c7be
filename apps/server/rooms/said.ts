// What was said at a table, and how much of it whoever looks on here has been told.
import type { KeptSaid, Store } from '@race/store';
import type { Room } from './room.ts';

const MOST_SAID = 50;

const nameOf = ({ line, made }: KeptSaid): string => `${line} ${made}`;

interface Talk {
  /** What was last said, the latest last. */
  readonly kept: readonly KeptSaid[];
  /** What of it was said since this was last read. */
  readonly news: readonly KeptSaid[];
}

export async function readTalk(store: Store, room: Room): Promise<Talk> {
  const kept = await store.talkOf(room.id, MOST_SAID);
  const news = kept.slice(kept.findLastIndex((one) => room.said.has(nameOf(one))) + 1);
  if (news.length > 0) room.said = new Set(kept.map(nameOf));
  return { kept, news };
}
