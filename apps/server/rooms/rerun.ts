// A kept log played again by the rules, line by line: each must be legal and lead where it led before.
import { begin, type History, type Rules, type Streams, type Types, write } from '@race/kernel';
import { finish } from '@race/online';
import { checksum } from '@race/protocol';
import type { LineRow } from '@race/store';
import { readLines } from './room.ts';

export type Rerun =
  | { readonly ok: true; readonly history: History<Types> }
  | { readonly ok: false; readonly line: number; readonly problem: string };

export const rerun = (rules: Rules<Types>, chance: Streams, lines: readonly LineRow[]): Rerun =>
  finish(rerunning(rules, chance, lines));

/** The same, with a pause after each line for who must not keep others waiting. */
export function* rerunning(
  rules: Rules<Types>,
  chance: Streams,
  lines: readonly LineRow[],
): Generator<void, Rerun> {
  let history: History<Types> = begin(rules, chance);
  for (const [at, { entry, checksum: stored }] of readLines(rules, lines).entries()) {
    const written = write(history, entry);
    if (!written.ok) return { ok: false, line: at + 1, problem: written.refusal.reason };
    history = written.history;
    yield;
    if (checksum(history.state.public) !== stored)
      return { ok: false, line: at + 1, problem: 'another position' };
  }
  return { ok: true, history };
}
