// What was said at a table, and how much of it whoever looks on here has been told.
import type { Store, TalkRow } from '@race/store';
import type { Room } from './room.ts';

const MOST_LINES = 50;

const nameOf = ({ line, made }: TalkRow): string => `${line} ${made}`;

interface Talk {
  /** What was last said, the latest last. */
  readonly stored: readonly TalkRow[];
  /** What of it was said since this was last read. */
  readonly news: readonly TalkRow[];
}

export async function readTalk(store: Store, room: Room): Promise<Talk> {
  const stored = await store.talkOf(room.id, MOST_LINES);
  const news = stored.slice(stored.findLastIndex((one) => room.knownTalk.has(nameOf(one))) + 1);
  if (news.length > 0) room.knownTalk = new Set(stored.map(nameOf));
  return { stored, news };
}
