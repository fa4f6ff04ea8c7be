// A table elsewhere, spoken to as if it were on this device: the same wishes, the same words back.
import type { Refusal, Types } from '@race/kernel';
import { follow, type Mirror, reflect, takeableIn } from '@race/live';
import type { BeatSaid, NetSaid, OutcomeSaid, OwnSaid, SightSaid, TableNews } from '@race/protocol';
import type { GameSaid, GameWish } from '../device/protocol.ts';
import type { Device } from '../live/client.ts';
import type { AnyOutcome, AnyWish, NetTable } from './game.ts';
import { netGame } from './games.ts';
import type { Link } from './link.ts';
import { answersIn, netBeat, netPast, netSight, whyIn } from './sight.ts';

/** What is said of a table of any game; its sight is as its own page knows it. */
export type AnySaid = GameSaid<Types, object, object>;

export interface NetDevice extends Device<AnyWish, AnyOutcome, AnySaid> {
  /** Hears of the table apart from its game: who sits where, what is proposed. */
  hearNews(listener: (news: TableNews) => void): () => void;
  /** Hears, when a table is looked at again, after which of its lines one had not seen anything. */
  hearMissed(listener: (line: number) => void): () => void;
  /** Stops looking at the table. */
  leave(): void;
}

interface Open {
  readonly table: string;
  readonly game: NetTable;
  mirror: Mirror<Types>;
}

/** The wishes that every game knows. */
type KnownWish = GameWish<object, Types['answer'], string>;

export function makeNetDevice(link: Pick<Link, 'ask' | 'hear' | 'watch'>, newKey: () => string): NetDevice {
  const listeners = new Set<(said: AnySaid) => void>();
  const newsListeners = new Set<(news: TableNews) => void>();
  const missedListeners = new Set<(line: number) => void>();
  let wanted: string | null = null;
  let open: Open | null = null;
  let news: TableNews | null = null;
  let hasBeenAway = false;
  /** What was said while the rules of a table are being fetched. */
  let held: NetSaid[] | null = null;

  const say = (said: AnySaid): void => {
    for (const listener of listeners) listener(said);
  };
  const tellSight = (): void => {
    if (open === null) return;
    const { table, game, mirror } = open;
    say({ say: 'sight', sight: game.show(netSight(table, game, { mirror, news }), mirror) });
  };

  /** All there is to know, for who comes to the table. */
  const tellAll = ({ game, mirror }: Open): void => {
    say({ say: 'facts', facts: game.facts });
    say({ say: 'past', past: netPast(mirror) });
    tellSight();
  };

  function hear(said: NetSaid): void {
    if (held !== null) held.push(said);
    else heard(said);
  }

  function heard(said: NetSaid): void {
    if (said.say === 'table' && said.news.table === wanted) {
      news = said.news;
      for (const listener of newsListeners) listener(said.news);
      tellSight();
    }
    if (said.say === 'sight' && said.table === wanted) show(said);
    if ((said.say === 'beat' || said.say === 'own') && said.table === wanted) go(said);
    if (said.say === 'lost' && said.table === wanted) void lookAgain();
  }

  /** Everything anew, or what was missed. */
  function show(said: SightSaid): void {
    if (open?.table === said.table) return void lay(said, open.game);
    const waiting: NetSaid[] = [];
    held = waiting;
    void rulesFor(said).then((game) => {
      held = null;
      if (game !== null && said.table === wanted) lay(said, game);
      for (const one of waiting) hear(one);
    });
  }

  function lay(said: SightSaid, game: NetTable): void {
    const known = open?.table === said.table ? open.mirror : null;
    const mirror = reflect(said, known);
    if (mirror === null) return void lookAgain();
    open = { table: said.table, game, mirror };
    tellAll(open);
    if (said.seen !== null) tellMissed(mirror, said.seen);
  }

  function tellMissed({ told }: Mirror<Types>, seen: number): void {
    const line = told.filter(({ at }) => at <= seen).length;
    if (line < told.length) for (const listener of missedListeners) listener(line);
  }

  function go(said: BeatSaid | OwnSaid): void {
    if (open === null) return;
    const mirror = follow(open.mirror, said);
    if (mirror === null) return void lookAgain();
    open.mirror = mirror;
    if (said.say === 'beat') {
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

  async function fulfil(asked: AnyWish): Promise<AnyOutcome> {
    const own = open?.game.more(asked, { mirror: () => open?.mirror ?? null, give });
    if (own != null) return own;
    const wish = asked as KnownWish;
    switch (wish.do) {
      case 'open':
        return look(wish.table);
      case 'answer':
        return give(wish.answer, wish.line);
      case 'undo':
        return takeBack(wish.from);
      case 'why':
        return explain(wish.answer);
      case 'save':
        return save(wish.table);
      case 'lift':
        return DONE;
      default:
        // These are of this device's own games.
        return NOT_OPEN;
    }
  }

  /** Looks at a table; whoever looks at it already is told again how things stand. */
  async function look(table: string): Promise<AnyOutcome> {
    if (wanted === table && open !== null) {
      tellAll(open);
      return { ok: true, value: { kind: 'table' } };
    }
    if (wanted !== null && wanted !== table) leave();
    wanted = table;
    return watch(table);
  }

  async function watch(table: string): Promise<AnyOutcome> {
    const since = open?.table === table ? open.mirror.at : null;
    const said = await link.ask({ do: 'watch', table, since });
    return said.ok ? { ok: true, value: { kind: 'table' } } : said;
  }

  async function give(answer: Types['answer'], question: number): Promise<AnyOutcome> {
    if (open === null || typeof answer !== 'object' || answer === null) return NOT_OPEN;
    return outcome(await link.ask({ do: 'answer', table: open.table, question, key: newKey(), answer }));
  }

  /** The last answer, or all down to a line. TABLE-01. */
  async function takeBack(from: number | undefined): Promise<AnyOutcome> {
    if (open === null) return NOT_OPEN;
    const steps = from === undefined ? 1 : takeableIn(open.mirror).indexOf(from) + 1;
    if (steps === 0) return { ok: false, refusal: BEHIND_THE_HORIZON };
    for (let step = 0; step < steps; step++) {
      const said = await link.ask({ do: 'undo', table: open.table, key: newKey() });
      if (!said.ok) return outcome(said);
    }
    return DONE;
  }

  function explain(asked: Types['answer']): AnyOutcome {
    if (open === null) return NOT_OPEN;
    const { game, mirror } = open;
    const ours = game.rules.readAnswer(asked);
    if (ours === null) return { ok: false, refusal: { reason: 'net.noAnswer', rule: 'NET-04', with: {} } };
    const refusal = answersIn(game, mirror).includes(ours) ? null : whyIn(game, mirror, ours);
    return brought({ kind: 'refusal', refusal });
  }

  async function save(table: string): Promise<AnyOutcome> {
    const said = await link.ask({ do: 'file', table });
    if (!said.ok) return said;
    const text = said.value.kind === 'file' ? said.value.text : '';
    return brought({ kind: 'file', text, name: `${open?.game.fileName ?? 'table'}-${table}.json` });
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

  return {
    wish: fulfil,
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hearNews(listener) {
      newsListeners.add(listener);
      if (news !== null) listener(news);
      return () => newsListeners.delete(listener);
    },
    hearMissed(listener) {
      missedListeners.add(listener);
      return () => missedListeners.delete(listener);
    },
    leave,
  };
}

/** The rules of the game that a table is for; null for one that is not here. */
const rulesFor = async ({ game, options }: SightSaid): Promise<NetTable | null> =>
  (await (await netGame(game))?.(options)) ?? null;

/** What is brought is as the game's own page knows it. */
const brought = <X extends { readonly kind: string }>(value: X): AnyOutcome => ({ ok: true, value });

const DONE: AnyOutcome = { ok: true, value: { kind: 'done' } };
const UNKNOWN: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
const BEHIND_THE_HORIZON: Refusal = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };
const NOT_OPEN: AnyOutcome = { ok: false, refusal: UNKNOWN };

const outcome = (said: OutcomeSaid): AnyOutcome => (said.ok ? DONE : { ok: false, refusal: said.refusal });
