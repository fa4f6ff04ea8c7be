import { type GameRecord, type History, type Read, type Rules, replay, type Types } from '@race/kernel';
import { UsageFault } from '../cli/fault.ts';
import type { LabGame } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { readGame } from './files.ts';
import { refusalText } from './refusals.ts';

interface Again<T extends Types, R extends Rules<T>> {
  readonly game: LabGame<T, R>;
  readonly rules: R;
  readonly record: GameRecord;
  readonly history: Read<History<T>>;
}

/** Reads and replays a recorded game; a damaged file is a fault. */
export function withGame<X>(
  file: string,
  use: <T extends Types, R extends Rules<T>>(again: Again<T, R>) => X,
): X {
  const record = readGame(file);
  return gameOf(record.game).open((game) => {
    const rules = game.make(record.options);
    return use({ game, rules, record, history: replay(rules, game.streams, record) });
  });
}

/** The history; a game that cannot be replayed is a fault. */
export function mustReplay<T extends Types>(file: string, history: Read<History<T>>): History<T> {
  if (!history.ok) throw new UsageFault(`${file}: ${refusalText(history.refusal)}`);
  return history.value;
}
