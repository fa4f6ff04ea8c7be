// A kept log played again by the rules, line by line: each must be legal and lead where it led before.
import { begin, type History, type Rules, type Streams, type Types, write } from '@race/kernel';
import { finish } from '@race/live';
import { print } from '@race/protocol';
import type { KeptLine } from '@race/store';
import { readLines } from './room.ts';

export type PlayedAgain =
  | { readonly ok: true; readonly history: History<Types> }
  | { readonly ok: false; readonly line: number; readonly problem: string };

export const playedAgain = (rules: Rules<Types>, chance: Streams, lines: readonly KeptLine[]): PlayedAgain =>
  finish(playingAgain(rules, chance, lines));

/** The same, with a pause after each line for who must not keep others waiting. */
export function* playingAgain(
  rules: Rules<Types>,
  chance: Streams,
  lines: readonly KeptLine[],
): Generator<void, PlayedAgain> {
  let history: History<Types> = begin(rules, chance);
  for (const [at, { entry, print: kept }] of readLines(rules, lines).entries()) {
    const written = write(history, entry);
    if (!written.ok) return { ok: false, line: at + 1, problem: written.refusal.reason };
    history = written.history;
    yield;
    if (print(history.state.public) !== kept) return { ok: false, line: at + 1, problem: 'another position' };
  }
  return { ok: true, history };
}
