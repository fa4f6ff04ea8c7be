import {
  begin,
  type Entry,
  type GameRecord,
  type History,
  type Provenance,
  type Rules,
  record,
  streams,
  type Types,
  write,
} from '@race/kernel';
import type { LabGame } from '../games/game.ts';

/** Records a game from its lines; a refused line ends it. */
export function recordOf<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  rules: R,
  { lines, ...from }: Provenance & { readonly lines: readonly Entry<T>[] },
): GameRecord {
  let history: History<T> = begin(rules, streams(game.streams, from.seed));
  for (const line of lines) {
    const written = write(history, line);
    if (!written.ok) break;
    history = written.history;
  }
  return record(history, from);
}
