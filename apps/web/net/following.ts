// A table elsewhere, followed beat by beat: its rules are fetched, and what a seat knows of it is kept up to date.
import type { Race, RaceRules } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { follow, type Mirror, reflect } from '@race/live';
import type { BeatSaid, NetSaid, OutcomeSaid, OwnSaid, SightSaid, TableNews } from '@race/protocol';
import type { Said } from '../device/protocol.ts';
import type { Link } from './link.ts';
import { netBeat, netPast, netSight } from './sight.ts';

/** A table that is looked at. */
interface Followed {
  readonly table: string;
  readonly rules: RaceRules;
  mirror: Mirror<Race>;
}

/** Who is told what becomes of the table. */
interface Ears {
  /** The race, as a table of this device would say it. */
  readonly race: Set<(said: Said) => void>;
  /** The table apart from its race: who sits where, what is proposed. */
  readonly news: Set<(news: TableNews) => void>;
  /** When it is looked at again: after which of its lines one had not seen anything. */
  readonly missed: Set<(line: number) => void>;
}

export interface Following {
  readonly ears: Ears;
  /** The table as it stands; null until it is known. */
  now(): Followed | null;
  news(): TableNews | null;
  look(table: string): Promise<OutcomeSaid>;
  /** Stops looking at the table. */
  leave(): void;
}

export function makeFollowing(link: Pick<Link, 'ask' | 'hear' | 'watch'>): Following {
  const ears: Ears = { race: new Set(), news: new Set(), missed: new Set() };
  let wanted: string | null = null;
  let open: Followed | null = null;
  let news: TableNews | null = null;
  let hasBeenAway = false;
  /** What was said while the rules of a table are being fetched. */
  let held: NetSaid[] | null = null;

  const say = (said: Said): void => {
    for (const ear of ears.race) ear(said);
  };
  const tellSight = (): void => {
    if (open !== null)
      say({ say: 'sight', sight: netSight(open.table, open.rules, { mirror: open.mirror, news }) });
  };

  function hear(said: NetSaid): void {
    if (held !== null) held.push(said);
    else heard(said);
  }

  function heard(said: NetSaid): void {
    if (said.say === 'table' && said.news.table === wanted) {
      news = said.news;
      for (const ear of ears.news) ear(said.news);
      tellSight();
    }
    if (said.say === 'sight' && said.table === wanted) show(said);
    if ((said.say === 'beat' || said.say === 'own') && said.table === wanted) go(said);
    if (said.say === 'lost' && said.table === wanted) void lookAgain();
  }

  /** Everything anew, or what was missed. */
  function show(said: SightSaid): void {
    if (open?.table === said.table) return void lay(said, open.rules);
    const read = readOptions(said.options);
    if (!read.ok) return;
    const waiting: NetSaid[] = [];
    held = waiting;
    void loadRace(read.options).then((rules) => {
      held = null;
      if (said.table === wanted) lay(said, rules);
      for (const one of waiting) hear(one);
    });
  }

  function lay(said: SightSaid, rules: RaceRules): void {
    const known = open?.table === said.table ? open.mirror : null;
    const mirror = reflect<Race>(said, known);
    if (mirror === null) return void lookAgain();
    open = { table: said.table, rules, mirror };
    const cards = rules.cards.map(({ id, when, danger, fare }) => ({ id, when, danger, fare }));
    if (known === null) say({ say: 'facts', facts: { options: rules.options, tiles: rules.tiles, cards } });
    say({ say: 'past', past: netPast(mirror) });
    tellSight();
    if (said.seen !== null) tellMissed(mirror, said.seen);
  }

  function tellMissed({ told }: Mirror<Race>, seen: number): void {
    const line = told.filter(({ at }) => at <= seen).length;
    if (line < told.length) for (const ear of ears.missed) ear(line);
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

  async function look(table: string): Promise<OutcomeSaid> {
    if (wanted !== null && wanted !== table) leave();
    wanted = table;
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
    if (state === 'here' && hasBeenAway && wanted !== null) void look(wanted);
    hasBeenAway = state === 'away';
  });

  return { ears, now: () => open, news: () => news, look, leave };
}
