import {
  begin,
  type Entry,
  type GameRecord,
  type History,
  type Rules,
  streams,
  type Types,
  write,
} from '@race/kernel';
import type { Words } from '@race/words';
import type { LabGame } from '../games/game.ts';

/** A recorded game as a log: each answer, and its events below. */
export function listing<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  { rules, record, words }: { readonly rules: R; readonly record: GameRecord; readonly words: Words | null },
): string {
  const tell = game.tell(rules, words);
  const lines: string[] = [];
  let history: History<T> = begin(rules, streams(game.streams, record.seed));
  const hear = (events: readonly T['event'][]) => {
    for (const event of events) lines.push(`        ${tell.event(history.state, event)}`);
  };
  hear(history.opening.events);
  for (const [at, line] of record.entries.entries()) {
    const entry: Entry<T> =
      'undo' in line
        ? { seat: line.seat, undo: true }
        : { seat: line.seat, answer: rules.readAnswer(line.answer) };
    const said = 'undo' in entry ? '←' : tell.answer(history.state, entry.seat, entry.answer);
    lines.push(`${String(at + 1).padStart(4)}  ${tell.name(history.state, entry.seat)}: ${said}`);
    const written = write(history, entry);
    if (!written.ok) throw new Error(`line ${at + 1} is refused: ${written.refusal.reason}`);
    history = written.history;
    if (!('undo' in entry)) hear(history.standing.at(-1)?.events ?? []);
  }
  return lines.join('\n');
}
