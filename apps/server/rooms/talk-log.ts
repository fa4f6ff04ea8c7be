// The talk at a table, and which lines members here have been sent.
import type { Store, TalkRow } from '@race/store';
import type { TableActor } from './table-actor.ts';

const MOST_LINES = 50;

const nameOf = ({ line, made }: TalkRow): string => `${line} ${made}`;

interface Talk {
  /** The latest lines, in order. */
  readonly stored: readonly TalkRow[];
  /** Those that are new since the last reading. */
  readonly news: readonly TalkRow[];
}

export async function readTalk(store: Store, actor: TableActor): Promise<Talk> {
  const stored = await store.talkOf(actor.id, MOST_LINES);
  const news = stored.slice(stored.findLastIndex((one) => actor.people.knownTalk.has(nameOf(one))) + 1);
  if (news.length > 0) actor.people.knownTalk = new Set(stored.map(nameOf));
  return { stored, news };
}
