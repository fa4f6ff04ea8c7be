// A table elsewhere, followed beat by beat: its rules are fetched, and what a seat knows of it is kept up to date.
import type { Refusal, Types } from '@race/kernel';
import { follow, type Mirror, mirrorOf } from '@race/online';
import type { BeatMessage, OwnMessage, ServerMessage, TableNews, ViewMessage } from '@race/protocol';
import type { GameSaid } from '../device/protocol.ts';
import type { NetTable } from './game.ts';
import { netGame } from './games.ts';
import type { Link } from './link.ts';
import { netBeat, netPast, netSight } from './seat-view.ts';

/** What is said of a table of any game; its sight is as its own page knows it. */
export type AnySaid = GameSaid<Types, object, object>;

/** A table that is looked at. */
interface Followed {
  readonly table: string;
  readonly game: NetTable;
  mirror: Mirror<Types>;
}

/** Who is told what becomes of the table. */
interface Ears {
  /** The game, as a table of this device would say it. */
  readonly game: Set<(said: AnySaid) => void>;
  /** The table apart from its game: who sits where, what is proposed. */
  readonly news: Set<(news: TableNews) => void>;
  /** When it is looked at again: after which of its lines one had not seen anything. */
  readonly missed: Set<(line: number) => void>;
}

/** Whether there is such a table. */
type Looked = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export interface Following {
  readonly ears: Ears;
  /** The table as it stands; null until it is known. */
  now(): Followed | null;
  news(): TableNews | null;
  /** Looks at a table; whoever looks at it already is told again how things stand. */
  look(table: string): Promise<Looked>;
  /** Stops looking at the table. */
  leave(): void;
}

export function makeFollowing(link: Pick<Link, 'ask' | 'hear' | 'watch'>): Following {
  const ears: Ears = { game: new Set(), news: new Set(), missed: new Set() };
  let wanted: string | null = null;
  let open: Followed | null = null;
  let news: TableNews | null = null;
  let hasBeenAway = false;
  /** What was said while the rules of a table are being fetched. */
  let held: ServerMessage[] | null = null;

  const say = (said: AnySaid): void => {
    for (const ear of ears.game) ear(said);
  };
  const tellSight = (): void => {
    if (open === null) return;
    const { table, game, mirror } = open;
    say({ say: 'sight', sight: game.show(netSight(table, game, { mirror, news }), mirror) });
  };

  /** All there is to know, for who comes to the table. */
  const tellAll = ({ game, mirror }: Followed): void => {
    say({ say: 'facts', facts: game.facts });
    say({ say: 'past', past: netPast(mirror) });
    tellSight();
  };

  function hear(said: ServerMessage): void {
    if (held !== null) held.push(said);
    else heard(said);
  }

  function heard(said: ServerMessage): void {
    if (said.type === 'table' && said.news.table === wanted) {
      news = said.news;
      for (const ear of ears.news) ear(said.news);
      tellSight();
    }
    if (said.type === 'view' && said.table === wanted) show(said);
    if ((said.type === 'beat' || said.type === 'own') && said.table === wanted) go(said);
    if (said.type === 'lost' && said.table === wanted) void lookAgain();
  }

  /** Everything anew, or what was missed. */
  function show(said: ViewMessage): void {
    if (open?.table === said.table) return void lay(said, open.game);
    const waiting: ServerMessage[] = [];
    held = waiting;
    void rulesFor(said).then((game) => {
      held = null;
      if (game !== null && said.table === wanted) lay(said, game);
      for (const one of waiting) hear(one);
    });
  }

  function lay(said: ViewMessage, game: NetTable): void {
    const known = open?.table === said.table ? open.mirror : null;
    const mirror = mirrorOf(said, known);
    if (mirror === null) return void lookAgain();
    open = { table: said.table, game, mirror };
    tellAll(open);
    if (said.seen !== null) tellMissed(mirror, said.seen);
  }

  function tellMissed({ past }: Mirror<Types>, seen: number): void {
    const line = past.filter(({ at }) => at <= seen).length;
    if (line < past.length) for (const ear of ears.missed) ear(line);
  }

  function go(said: BeatMessage | OwnMessage): void {
    if (open === null) return;
    const mirror = follow(open.mirror, said);
    if (mirror === null) return void lookAgain();
    open.mirror = mirror;
    if (said.type === 'beat') {
      if (said.undone !== undefined || said.undoneFrom !== undefined)
        say({ say: 'past', past: netPast(mirror) });
      else say({ say: 'beat', beat: netBeat(mirror, said.id !== undefined || said.by === mirror.seat) });
    }
    tellSight();
  }

  /** The thread is lost: asks for everything again. */
  async function lookAgain(): Promise<void> {
    if (wanted === null) return;
    open = null;
    await link.ask({ do: 'watch', table: wanted, since: null });
  }

  async function look(table: string): Promise<Looked> {
    if (wanted === table && open !== null) {
      tellAll(open);
      return { ok: true };
    }
    if (wanted !== null && wanted !== table) leave();
    wanted = table;
    return watch(table);
  }

  function watch(table: string): Promise<Looked> {
    const since = open?.table === table ? open.mirror.at : null;
    return link.ask({ do: 'watch', table, since });
  }

  function leave(): void {
    if (wanted !== null) void link.ask({ do: 'unwatch', table: wanted });
    wanted = null;
    open = null;
    news = null;
  }

  link.hear(hear);
  link.watch((state) => {
    // Back again: what happened since is told from the last beat on.
    if (state === 'here' && hasBeenAway && wanted !== null) void watch(wanted);
    hasBeenAway = state === 'away';
  });

  return { ears, now: () => open, news: () => news, look, leave };
}

/** The rules of the game that a table is for; null for one that is not here. */
const rulesFor = async ({ game, options }: ViewMessage): Promise<NetTable | null> =>
  (await (await netGame(game))?.(options)) ?? null;
