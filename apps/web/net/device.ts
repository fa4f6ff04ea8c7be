// A table elsewhere, spoken to as if it were on this device: the same wishes, the same words back.
import type { Answer, Race, RaceRules } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import type { Refusal } from '@race/kernel';
import { follow, type Mirror, reflect, takeableIn } from '@race/live';
import type { BeatSaid, NetSaid, OutcomeSaid, OwnSaid, SightSaid, TableNews } from '@race/protocol';
import type { Outcome, Said, Wish } from '../device/protocol.ts';
import type { Device } from '../live/client.ts';
import type { Link } from './link.ts';
import { answersIn, answerTowards, netBeat, netPast, netSight, whyIn } from './sight.ts';

export interface NetDevice extends Device {
  /** Hears of the table apart from its race: who sits where, what is proposed. */
  hearNews(listener: (news: TableNews) => void): () => void;
  /** Hears, when a table is looked at again, after which of its lines one had not seen anything. */
  hearMissed(listener: (line: number) => void): () => void;
  /** Stops looking at the table. */
  leave(): void;
}

interface Open {
  readonly table: string;
  readonly rules: RaceRules;
  mirror: Mirror<Race>;
}

export function makeNetDevice(link: Pick<Link, 'ask' | 'hear' | 'watch'>, newKey: () => string): NetDevice {
  const listeners = new Set<(said: Said) => void>();
  const newsListeners = new Set<(news: TableNews) => void>();
  const missedListeners = new Set<(line: number) => void>();
  let wanted: string | null = null;
  let open: Open | null = null;
  let news: TableNews | null = null;
  let hasBeenAway = false;
  /** What was said while the rules of a table are being fetched. */
  let held: NetSaid[] | null = null;

  const say = (said: Said): void => {
    for (const listener of listeners) listener(said);
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
      for (const listener of newsListeners) listener(said.news);
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

  async function fulfil(wish: Wish): Promise<Outcome> {
    switch (wish.do) {
      case 'open':
        return look(wish.table);
      case 'answer':
        return give(wish.answer, wish.line);
      case 'drive':
        return drive(wish.spaces, wish.line);
      case 'undo':
        return takeBack(wish.from);
      case 'why':
        return explain(wish.answer);
      case 'save':
        return save(wish.table);
      case 'lift':
        return DONE;
      case 'list':
      case 'set':
      case 'load':
      case 'drop':
        // These are of this device's own races.
        return NOT_OPEN;
    }
  }

  async function look(table: string): Promise<Outcome> {
    if (wanted !== null && wanted !== table) leave();
    wanted = table;
    const since = open?.table === table ? open.mirror.at : null;
    const said = await link.ask({ do: 'watch', table, since });
    if (!said.ok) return said;
    return { ok: true, value: { kind: 'table', table } };
  }

  async function give(answer: Answer, question: number): Promise<Outcome> {
    if (open === null) return NOT_OPEN;
    return outcome(await link.ask({ do: 'answer', table: open.table, question, key: newKey(), answer }));
  }

  /** Several spaces in one gesture; stops where something else is asked, is revealed or has come between. */
  async function drive(spaces: readonly number[], line: number): Promise<Outcome> {
    const isDriving = () => open?.mirror.public.stack.at(-1)?.kind === 'drive';
    if (!isDriving()) {
      const begun = await give({ do: 'drive' }, line);
      if (!begun.ok) return begun;
    }
    for (const space of spaces) {
      if (open === null || !isDriving()) break;
      const { rules, mirror } = open;
      const given = await give(answerTowards(rules, mirror, space), mirror.question);
      if (!given.ok) return given;
      // Whoever has seen something new may want another way.
      if (open?.mirror.told.at(-1)?.horizon === true) break;
    }
    return DONE;
  }

  /** The last answer, or all down to a line. TABLE-01. */
  async function takeBack(from: number | undefined): Promise<Outcome> {
    if (open === null) return NOT_OPEN;
    const steps = from === undefined ? 1 : takeableIn(open.mirror).indexOf(from) + 1;
    if (steps === 0) return { ok: false, refusal: BEHIND_THE_HORIZON };
    for (let step = 0; step < steps; step++) {
      const said = await link.ask({ do: 'undo', table: open.table, key: newKey() });
      if (!said.ok) return outcome(said);
    }
    return DONE;
  }

  function explain(asked: Answer): Outcome {
    if (open === null) return NOT_OPEN;
    const { rules, mirror } = open;
    const ours = rules.readAnswer(asked);
    if (ours === null) return { ok: false, refusal: { reason: 'net.noAnswer', rule: 'NET-04', with: {} } };
    const refusal = answersIn(rules, mirror).includes(ours) ? null : whyIn(rules, mirror, ours);
    return { ok: true, value: { kind: 'refusal', refusal } };
  }

  async function save(table: string): Promise<Outcome> {
    const said = await link.ask({ do: 'file', table });
    if (!said.ok) return said;
    const text = said.value.kind === 'file' ? said.value.text : '';
    return { ok: true, value: { kind: 'file', text, name: `great-race-${table}.json` } };
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

const DONE: Outcome = { ok: true, value: { kind: 'done' } };
const UNKNOWN: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
const BEHIND_THE_HORIZON: Refusal = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };
const NOT_OPEN: Outcome = { ok: false, refusal: UNKNOWN };

const outcome = (said: OutcomeSaid): Outcome => (said.ok ? DONE : { ok: false, refusal: said.refusal });
