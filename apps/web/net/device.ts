// A table elsewhere, spoken to as if it were on this device: the same wishes, the same words back.
import type { Answer } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import { takeableIn } from '@race/live';
import type { OutcomeSaid, TableNews } from '@race/protocol';
import type { Outcome, Wish } from '../device/protocol.ts';
import type { Device } from '../live/client.ts';
import { makeFollowing } from './following.ts';
import type { Link } from './link.ts';
import { answersIn, answerTowards, whyIn } from './sight.ts';

export interface NetDevice extends Device {
  /** Hears of the table apart from its race: who sits where, what is proposed. */
  hearNews(listener: (news: TableNews) => void): () => void;
  /** Hears, when a table is looked at again, after which of its lines one had not seen anything. */
  hearMissed(listener: (line: number) => void): () => void;
  /** Stops looking at the table. */
  leave(): void;
}

export function makeNetDevice(link: Pick<Link, 'ask' | 'hear' | 'watch'>, newKey: () => string): NetDevice {
  const { ears, now, news, look, leave } = makeFollowing(link);

  async function fulfil(wish: Wish): Promise<Outcome> {
    switch (wish.do) {
      case 'open':
        return open(wish.table);
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
      default:
        // These are of this device's own races.
        return NOT_OPEN;
    }
  }

  async function open(table: string): Promise<Outcome> {
    const said = await look(table);
    return said.ok ? { ok: true, value: { kind: 'table', table } } : said;
  }

  async function give(answer: Answer, question: number): Promise<Outcome> {
    const table = now()?.table;
    if (table === undefined) return NOT_OPEN;
    return outcome(await link.ask({ do: 'answer', table, question, key: newKey(), answer }));
  }

  /** Several spaces in one gesture; stops where something else is asked, is revealed or has come between. */
  async function drive(spaces: readonly number[], line: number): Promise<Outcome> {
    const isDriving = () => now()?.mirror.public.stack.at(-1)?.kind === 'drive';
    if (!isDriving()) {
      const begun = await give({ do: 'drive' }, line);
      if (!begun.ok) return begun;
    }
    for (const space of spaces) {
      const at = now();
      if (at === null || !isDriving()) break;
      const { rules, mirror } = at;
      const given = await give(answerTowards(rules, mirror, space), mirror.question);
      if (!given.ok) return given;
      // Whoever has seen something new may want another way.
      if (now()?.mirror.told.at(-1)?.horizon === true) break;
    }
    return DONE;
  }

  /** The last answer, or all down to a line. TABLE-01. */
  async function takeBack(from: number | undefined): Promise<Outcome> {
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

  function explain(asked: Answer): Outcome {
    const at = now();
    if (at === null) return NOT_OPEN;
    const { rules, mirror } = at;
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

  return {
    wish: fulfil,
    hear: (listener) => listen(ears.race, listener),
    hearNews(listener) {
      const known = news();
      if (known !== null) listener(known);
      return listen(ears.news, listener);
    },
    hearMissed: (listener) => listen(ears.missed, listener),
    leave,
  };
}

function listen<L>(ears: Set<L>, listener: L): () => void {
  ears.add(listener);
  return () => ears.delete(listener);
}

const DONE: Outcome = { ok: true, value: { kind: 'done' } };
const UNKNOWN: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
const BEHIND_THE_HORIZON: Refusal = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };
const NOT_OPEN: Outcome = { ok: false, refusal: UNKNOWN };

const outcome = (said: OutcomeSaid): Outcome => (said.ok ? DONE : { ok: false, refusal: said.refusal });
