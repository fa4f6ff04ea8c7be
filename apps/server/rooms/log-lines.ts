// The stored log of a table, read for its rules.
import { type Rules, type State, type Streams, start, streams, type Types } from '@race/kernel';
import type { LiveTable, LogLine } from '@race/online';
import type { LineRow } from '@race/store';
import type { Keyed } from './actor-state.ts';
import type { TableActor } from './table-actor.ts';
import { readEntry } from './table-schema.ts';

/** Throws for a line that these rules cannot read. */
export function readLines(rules: Rules<Types>, lines: readonly LineRow[]): LogLine<Types>[] {
  return lines.map(({ line, seat, entry, at, question, checksum }) => {
    const stored = readEntry(entry);
    if (stored.undo === true) return { seat, ...stored, at, question, checksum };
    const answer = rules.readAnswer(stored);
    if (answer === null) throw new Error(`line ${line} is no answer of these rules`);
    return { seat, answer, at, question, checksum };
  });
}

/** The keys of the answers to a question. */
export const keysIn = (lines: readonly LineRow[], question: number): Keyed[] =>
  lines.filter((one) => one.question === question).map(({ seat, key }) => ({ seat, key }));

/** The answer that is held until the danger window may close. */
export function heldIn({ rules, game }: TableActor): LiveTable<Types>['held'] {
  const { held } = game.record;
  const answer = held === null ? null : rules.readAnswer(held.answer);
  return held === null || answer === null ? null : { seat: held.seat, answer };
}

/** The position before the first answer. */
export const firstOf = (actor: TableActor): State<Types> => start(actor.rules, chanceOf(actor));

export const chanceOf = ({ served, plan }: Pick<TableActor, 'served' | 'plan'>): Streams =>
  streams(served.streams, plan.seed);
