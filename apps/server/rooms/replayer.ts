// A thread in which races are played again: what one seat saw of it, or the whole of it with its seed.
import { begin, type History, record, streams, type Types, write } from '@race/kernel';
import { replayOf, standingAnswers } from '@race/online';
import { gameOf } from './games.ts';
import type { Replayed } from './replays.ts';
import { readLines } from './room.ts';
import { serveJobs } from './thread.ts';

/** As JSON: nothing of it is looked at on its way to who asked. */
serveJobs((race: Replayed): string => {
  const game = gameOf(race.game);
  if (game === null) throw new Error(`no game is called ${race.game}`);
  const rules = game.rules(race.plan.options);
  const chance = streams(game.streams, race.plan.seed);
  const lines = readLines(rules, race.lines);
  const { wanted } = race;
  if (wanted.kind === 'replay')
    return JSON.stringify(
      replayOf({ rules, chance, standing: standingAnswers(lines) }, wanted.seat, wanted.upTo),
    );
  let history: History<Types> = begin(rules, chance);
  for (const { entry } of lines) {
    const written = write(history, entry);
    if (!written.ok) throw new Error(`a kept line is refused: ${written.refusal.reason}`);
    history = written.history;
  }
  return JSON.stringify({ ...record(history, race.plan), players: wanted.players });
});
