// Follows an online table step by step: fetches its rules and keeps what the seat knows up to date.
import type { Refusal, Types } from '@race/kernel';
import { follow, type Mirror, mirrorOf } from '@race/online';
import type { BeatMessage, OwnMessage, ServerMessage, TableNews, ViewMessage } from '@race/protocol';
import type { GameMessage } from '../device/protocol.ts';
import type { NetTable } from './game.ts';
import { netGame } from './games.ts';
import type { Link } from './link.ts';
import { netPast, netSeatView, netStep } from './seat-view.ts';

/** A message about a table of any game; its seat view has the type that the game's own page knows. */
export type AnyMessage = GameMessage<Types, object, object>;

/** A table that is looked at. */
interface Followed {
  readonly table: string;
  readonly game: NetTable;
  mirror: Mirror<Types>;
}

/** Who listens to the table. */
interface Listeners {
  /** The game, as a table of this device would say it. */
  readonly game: Set<(message: AnyMessage) => void>;
  /** The table apart from its game: who sits where, what is proposed. */
  readonly news: Set<(news: TableNews) => void>;
  /** When it is looked at again: after which of its lines one had not seen anything. */
  readonly missed: Set<(line: number) => void>;
}

/** Whether there is such a table. */
type Looked = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export interface TableFollower {
  readonly listeners: Listeners;
  /** The table as it stands; null until it is known. */
  now(): Followed | null;
  news(): TableNews | null;
  /** Looks at a table; whoever looks at it already is told again how things stand. */
  look(table: string): Promise<Looked>;
  /** Stops looking at the table. */
  leave(): void;
}

export function followTables(link: Pick<Link, 'request' | 'subscribe' | 'watch'>): TableFollower {
  const listeners: Listeners = { game: new Set(), news: new Set(), missed: new Set() };
  let wanted: string | null = null;
  let open: Followed | null = null;
  let news: TableNews | null = null;
  let hasBeenAway = false;
  /** What was said while the rules of a table are being fetched. */
  let held: ServerMessage[] | null = null;

  const send = (message: AnyMessage): void => {
    for (const listener of listeners.game) listener(message);
  };
  const sendSeatView = (): void => {
    if (open === null) return;
    const { table, game, mirror } = open;
    send({ type: 'view', seatView: game.show(netSeatView(table, game, { mirror, news }), mirror) });
  };

  /** All there is to know, for who comes to the table. */
  const sendAll = ({ game, mirror }: Followed): void => {
    send({ type: 'facts', facts: game.facts });
    send({ type: 'past', past: netPast(mirror) });
    sendSeatView();
  };

  function receive(message: ServerMessage): void {
    if (held !== null) held.push(message);
    else handle(message);
  }

  function handle(message: ServerMessage): void {
    if (message.type === 'table' && message.news.table === wanted) {
      news = message.news;
      for (const listener of listeners.news) listener(message.news);
      sendSeatView();
    }
    if (message.type === 'view' && message.table === wanted) show(message);
    if ((message.type === 'beat' || message.type === 'own') && message.table === wanted) go(message);
    if (message.type === 'lost' && message.table === wanted) void lookAgain();
  }

  /** Everything anew, or what was missed. */
  function show(message: ViewMessage): void {
    if (open?.table === message.table) return void lay(message, open.game);
    const waiting: ServerMessage[] = [];
    held = waiting;
    void rulesFor(message).then((game) => {
      held = null;
      if (game !== null && message.table === wanted) lay(message, game);
      for (const one of waiting) receive(one);
    });
  }

  function lay(message: ViewMessage, game: NetTable): void {
    const known = open?.table === message.table ? open.mirror : null;
    const mirror = mirrorOf(message, known);
    if (mirror === null) return void lookAgain();
    open = { table: message.table, game, mirror };
    sendAll(open);
    if (message.seen !== null) sendMissed(mirror, message.seen);
  }

  function sendMissed({ past }: Mirror<Types>, seen: number): void {
    const line = past.filter(({ at }) => at <= seen).length;
    if (line < past.length) for (const listener of listeners.missed) listener(line);
  }

  function go(message: BeatMessage | OwnMessage): void {
    if (open === null) return;
    const mirror = follow(open.mirror, message);
    if (mirror === null) return void lookAgain();
    open.mirror = mirror;
    if (message.type === 'beat') {
      if (message.undone !== undefined || message.undoneFrom !== undefined)
        send({ type: 'past', past: netPast(mirror) });
      else
        send({ type: 'step', step: netStep(mirror, message.id !== undefined || message.by === mirror.seat) });
    }
    sendSeatView();
  }

  /** The thread is lost: asks for everything again. */
  async function lookAgain(): Promise<void> {
    if (wanted === null) return;
    open = null;
    await link.request({ do: 'watch', table: wanted, since: null });
  }

  async function look(table: string): Promise<Looked> {
    if (wanted === table && open !== null) {
      sendAll(open);
      return { ok: true };
    }
    if (wanted !== null && wanted !== table) leave();
    wanted = table;
    return watch(table);
  }

  function watch(table: string): Promise<Looked> {
    const since = open?.table === table ? open.mirror.at : null;
    return link.request({ do: 'watch', table, since });
  }

  function leave(): void {
    if (wanted !== null) void link.request({ do: 'unwatch', table: wanted });
    wanted = null;
    open = null;
    news = null;
  }

  link.subscribe(receive);
  link.watch((state) => {
    // Back online: the server sends what happened since the last step.
    if (state === 'here' && hasBeenAway && wanted !== null) void watch(wanted);
    hasBeenAway = state === 'away';
  });

  return { listeners, now: () => open, news: () => news, look, leave };
}

/** The rules of the game that a table is for; null for one that is not here. */
const rulesFor = async ({ game, options }: ViewMessage): Promise<NetTable | null> =>
  (await (await netGame(game))?.(options)) ?? null;
