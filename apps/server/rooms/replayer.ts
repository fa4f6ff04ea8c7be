// A thread that replays races: as one seat saw them, or whole with their seed.
import { begin, type History, record, streams, type Types, write } from '@race/kernel';
import { replayOf } from '@race/online';
import { serveJobs } from '../common/thread.ts';
import { gameOf } from './games.ts';
import { readLines } from './log-lines.ts';
import type { Replayed } from './replays.ts';

/** Returns JSON, which is passed on unread. */
serveJobs((race: Replayed): string => {
  const game = gameOf(race.game);
  if (game === null) throw new Error(`no game is called ${race.game}`);
  const rules = game.rules(race.plan.options);
  const chance = streams(game.streams, race.plan.seed);
  const lines = readLines(rules, race.lines);
  const { wanted } = race;
  if (wanted.kind === 'replay')
    return JSON.stringify(replayOf({ rules, chance, lines }, wanted.seat, wanted.upTo));
  let history: History<Types> = begin(rules, chance);
  for (const line of lines) {
    const written = write(history, line);
    if (!written.ok) throw new Error(`a kept line is refused: ${written.refusal.reason}`);
    history = written.history;
  }
  return JSON.stringify({ ...record(history, race.plan), players: wanted.players });
});
