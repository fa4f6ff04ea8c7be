import { seating } from '@race/balance';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, flag, maybeList, whole } from '../cli/options.ts';
import { gameOf } from '../games/index.ts';
import { TABLE, tableOptions } from '../games/table.ts';
import { compact, writeText } from '../records/files.ts';
import { playRecorded } from '../records/play.ts';
import { saveAll } from '../records/save.ts';
import { botsOf } from '../simulate/job.ts';

export const record = command({
  name: 'record',
  summary: 'Records a game between bots, or all recorded games in the repository.',
  options: {
    ...TABLE,
    bots: maybeList('who plays, from the first seat on; the default bots of the game when left out'),
    seed: whole('the same seed gives the same game', 1, { least: 0, most: 0x7fffffff }),
    out: file('where the game is written', null),
    sealed: flag('use the random generator of a real table'),
    undo: whole('percentage of answers that are undone', 0, { least: 0, most: 90 }),
    lines: whole('stop after this many lines', 100_000, { least: 1 }),
    all: flag(
      'record all games in the repository again; for races also the playthroughs and the perft table',
    ),
  },
  run(given, { progress }) {
    if (given.all) {
      const written = saveAll(given.game, progress);
      const text = `${written.games} games, ${written.playthroughs} playthroughs, ${written.positions} positions`;
      return { result: written, text, ok: true };
    }
    const { out, bots, seed, sealed: isSealed, undo, lines: most } = given;
    if (out === null) throw new UsageFault('record needs --out FILE');
    return gameOf(given.game).open((game) => {
      const rules = game.make(tableOptions(given));
      const seated = seating(botsOf(game, bots ?? game.defaultBots), rules.seats, 0);
      const made = playRecorded(game, { rules, bots: seated, seed, isSealed, undo, most });
      writeText(out, compact(made));
      const result = { file: out, game: made.game, lines: made.entries.length, commitment: made.commitment };
      return { result, text: `${out}: ${result.lines} lines`, ok: true };
    });
  },
});
