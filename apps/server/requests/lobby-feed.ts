// Keeps the lists of open tables on pages up to date: whoever follows them is sent what has changed, at most once a second.
import type { LobbyTable, ServerMessage } from '@race/protocol';
import type { Connection } from './context.ts';
import { TELLING } from './costs.ts';

type LobbyMessage = Extract<ServerMessage, { type: 'lobby' }>;
/** The open tables, and how many people are connected. */
export type Lobby = Pick<LobbyMessage, 'here'> & { readonly tables: readonly LobbyTable[] };

export interface LobbyFeed {
  /** The tables as they are; from now on the connection is sent what changes. */
  follow(follower: Connection): Promise<Lobby>;
  leave(follower: Connection): void;
  close(): void;
}

interface FeedOptions {
  list(): Promise<Lobby>;
  /** In milliseconds. */
  readonly every: number;
  failed(error: unknown): void;
}

export function makeLobbyFeed({ list, every, failed }: FeedOptions): LobbyFeed {
  const followers = new Set<Connection>();
  let known: Lobby | null = null;
  let timer: NodeJS.Timeout | null = null;

  function lookLater(): void {
    if (timer !== null || followers.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      void look().catch(failed).finally(lookLater);
    }, every);
    timer.unref();
  }

  /** Sends what has changed since the last look to everybody who knows that one. */
  async function look(joins: Connection | null = null): Promise<Lobby> {
    for (const one of followers) if (!one.isOpen) followers.delete(one);
    const before = known;
    const next = await list();
    // Two looks at once: the first one to come back was told already.
    const message = before === null || known !== before ? null : changes(before, next);
    if (known === before) known = next;
    const text = message === null ? '' : JSON.stringify(message);
    for (const one of text === '' ? [] : followers) {
      one.spend(TELLING);
      one.send(text);
    }
    if (joins !== null) followers.add(joins);
    return known ?? next;
  }

  return {
    async follow(follower) {
      if (followers.size === 0) known = null;
      const lobby = await look(follower);
      lookLater();
      return lobby;
    },
    leave: (follower) => void followers.delete(follower),
    close() {
      followers.clear();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** Null where nothing has changed. */
function changes(before: Lobby, next: Lobby): LobbyMessage | null {
  const old = new Map(before.tables.map((one) => [one.table, JSON.stringify(one)]));
  const changed = next.tables.filter((one) => old.get(one.table) !== JSON.stringify(one));
  for (const { table } of next.tables) old.delete(table);
  if (changed.length === 0 && old.size === 0 && before.here === next.here) return null;
  return { type: 'lobby', changed, gone: [...old.keys()], here: next.here };
}
