// Replays a stored log by the rules: each line must be legal and lead to the same position as before.
import { begin, finish, type History, type Rules, type Streams, type Types, write } from '@race/kernel';
import { checksum } from '@race/protocol';
import type { LineRow } from '@race/store';
import { readLines } from './log-lines.ts';

export type Rerun =
  | { readonly ok: true; readonly history: History<Types> }
  | { readonly ok: false; readonly line: number; readonly problem: string };

export const rerun = (rules: Rules<Types>, chance: Streams, lines: readonly LineRow[]): Rerun =>
  finish(rerunning(rules, chance, lines));

/** The same, with a pause after each line so that others can be served. */
export function* rerunning(
  rules: Rules<Types>,
  chance: Streams,
  lines: readonly LineRow[],
): Generator<void, Rerun> {
  let history: History<Types> = begin(rules, chance);
  for (const [at, line] of readLines(rules, lines).entries()) {
    const written = write(history, line);
    if (!written.ok) return { ok: false, line: at + 1, problem: written.refusal.reason };
    history = written.history;
    yield;
    if (checksum(history.state.public) !== line.checksum)
      return { ok: false, line: at + 1, problem: 'another position' };
  }
  return { ok: true, history };
}
