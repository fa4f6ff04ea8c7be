// A table elsewhere, spoken to as if it were on this device: the same wishes, the same words back.
import type { Refusal, Types } from '@race/kernel';
import { takeableIn } from '@race/online';
import type { ResultMessage, TableNews } from '@race/protocol';
import type { GameWish } from '../device/protocol.ts';
import type { Device } from '../race/client.ts';
import { type AnySaid, makeFollowing } from './followed-table.ts';
import type { AnyOutcome, AnyWish } from './game.ts';
import type { Link } from './link.ts';
import { answersIn, whyIn } from './seat-view.ts';

export interface NetDevice extends Device<AnyWish, AnyOutcome, AnySaid> {
  /** Hears of the table apart from its game: who sits where, what is proposed. */
  hearNews(listener: (news: TableNews) => void): () => void;
  /** Hears, when a table is looked at again, after which of its lines one had not seen anything. */
  hearMissed(listener: (line: number) => void): () => void;
  /** Stops looking at the table. */
  leave(): void;
}

/** The wishes that every game knows. */
type KnownWish = GameWish<object, Types['answer'], string>;

export function makeNetDevice(link: Pick<Link, 'ask' | 'hear' | 'watch'>, newKey: () => string): NetDevice {
  const { ears, now, news, look, leave } = makeFollowing(link);

  async function fulfil(asked: AnyWish): Promise<AnyOutcome> {
    const own = now()?.game.more(asked, { mirror: () => now()?.mirror ?? null, give });
    if (own != null) return own;
    const wish = asked as KnownWish;
    switch (wish.do) {
      case 'open':
        return open(wish.table);
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

  async function open(table: string): Promise<AnyOutcome> {
    const said = await look(table);
    return said.ok ? { ok: true, value: { kind: 'table' } } : said;
  }

  async function give(answer: Types['answer'], question: number): Promise<AnyOutcome> {
    const table = now()?.table;
    if (table === undefined || typeof answer !== 'object' || answer === null) return NOT_OPEN;
    return outcome(await link.ask({ do: 'answer', table, question, key: newKey(), answer }));
  }

  /** The last answer, or all down to a line. TABLE-01. */
  async function takeBack(from: number | undefined): Promise<AnyOutcome> {
    const at = now();
    if (at === null) return NOT_OPEN;
    const steps = from === undefined ? 1 : takeableIn(at.mirror).indexOf(from) + 1;
    if (steps === 0) return { ok: false, refusal: BEHIND_THE_HORIZON };
    for (let step = 0; step < steps; step++) {
      const said = await link.ask({ do: 'undo', table: at.table, key: newKey() });
      if (!said.ok) return outcome(said);
    }
    return DONE;
  }

  function explain(asked: Types['answer']): AnyOutcome {
    const at = now();
    if (at === null) return NOT_OPEN;
    const { game, mirror } = at;
    const ours = game.rules.readAnswer(asked);
    if (ours === null) return { ok: false, refusal: { reason: 'net.noAnswer', rule: 'NET-04', with: {} } };
    const refusal = answersIn(game, mirror).includes(ours) ? null : whyIn(game, mirror, ours);
    return brought({ kind: 'refusal', refusal });
  }

  async function save(table: string): Promise<AnyOutcome> {
    const said = await link.ask({ do: 'file', table });
    if (!said.ok) return said;
    const text = said.value.kind === 'file' ? said.value.text : '';
    return brought({ kind: 'file', text, name: `${now()?.game.fileName ?? 'table'}-${table}.json` });
  }

  return {
    wish: fulfil,
    hear(listener) {
      ears.game.add(listener);
      return () => ears.game.delete(listener);
    },
    hearNews(listener) {
      ears.news.add(listener);
      const told = news();
      if (told !== null) listener(told);
      return () => ears.news.delete(listener);
    },
    hearMissed(listener) {
      ears.missed.add(listener);
      return () => ears.missed.delete(listener);
    },
    leave,
  };
}

/** What is brought is as the game's own page knows it. */
const brought = <X extends { readonly kind: string }>(value: X): AnyOutcome => ({ ok: true, value });

const DONE: AnyOutcome = { ok: true, value: { kind: 'done' } };
const UNKNOWN: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
const BEHIND_THE_HORIZON: Refusal = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };
const NOT_OPEN: AnyOutcome = { ok: false, refusal: UNKNOWN };

const outcome = (said: ResultMessage): AnyOutcome => (said.ok ? DONE : { ok: false, refusal: said.refusal });
