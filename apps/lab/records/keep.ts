import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seating } from '@race/balance';
import { perftTable } from '@race/great-race/laws/perft-table.ts';
import { playthrough } from '@race/great-race/laws/playthrough.ts';
import type { GameRecord, ReadableRules, Types } from '@race/kernel';
import type { Progress } from '../cli/progress.ts';
import { dash } from '../games/dash.ts';
import type { LabGame } from '../games/game.ts';
import type { GameId } from '../games/index.ts';
import { race } from '../games/race.ts';
import { solo } from '../games/solo.ts';
import { botsOf } from '../simulate/job.ts';
import { KEPT_DASHES } from './dash-recordings.ts';
import { compact, writeText } from './files.ts';
import { playRecorded } from './play.ts';
import { KEPT, type KeptGame } from './recordings.ts';
import { KEPT_SOLO } from './solo-recordings.ts';

const ENDING = '.game.json';

interface Kept {
  readonly games: number;
  readonly playthroughs: number;
  readonly positions: number;
}

/** Makes what the repository keeps of one game anew. */
export const keepAll = (id: GameId, progress: Progress): Kept => KEEPERS[id](progress);

const KEEPERS: Record<GameId, (progress: Progress) => Kept> = {
  race: keepRaces,
  dash: (progress) => keepRecords(dash, KEPT_DASHES, progress),
  solo: (progress) => keepRecords(solo, KEPT_SOLO, progress),
};

/** The recorded races, the playthroughs and the perft table. */
function keepRaces(progress: Progress): Kept {
  const told = keepGames(race, KEPT, progress);
  clean(join(race.recorded, 'playthroughs'), '.txt', told);
  for (const { name, record } of told) {
    const text = playthrough(race.make(record.options), record);
    writeText(join(race.recorded, 'playthroughs', `${name}.txt`), text);
  }
  const table = perftTable();
  writeText(join(race.recorded, 'perft.json'), `${JSON.stringify(table, null, 2)}\n`);
  return { games: KEPT.length, playthroughs: told.length, positions: Object.keys(table).length };
}

/** Nothing but recorded games. */
function keepRecords<T extends Types, R extends ReadableRules<T>>(
  game: LabGame<T, R>,
  kept: readonly KeptGame[],
  progress: Progress,
): Kept {
  keepGames(game, kept, progress);
  return { games: kept.length, playthroughs: 0, positions: 0 };
}

/** Plays and writes the games that are kept of one game; gives back those that are also to be told as text. */
function keepGames<T extends Types, R extends ReadableRules<T>>(
  game: LabGame<T, R>,
  kept: readonly KeptGame[],
  progress: Progress,
): { readonly name: string; readonly record: GameRecord }[] {
  clean(game.recorded, ENDING, kept);
  const told: { name: string; record: GameRecord }[] = [];
  for (const [at, { name, options, bots, ...how }] of kept.entries()) {
    const rules = game.make(options);
    const file = join(game.recorded, `${name}${ENDING}`);
    const record = playRecorded(game, {
      rules,
      bots: seating(botsOf(game, bots), rules.seats, at),
      ...how,
    });
    writeText(file, compact(record));
    if (how.told) told.push({ name, record });
    progress.show(at + 1, kept.length, `recordings of ${game.id}`);
  }
  return told;
}

/** Takes away what is kept no longer. */
function clean(folder: string, ending: string, kept: readonly { readonly name: string }[]): void {
  const stays = (file: string) => kept.some(({ name }) => `${name}${ending}` === file);
  try {
    for (const file of readdirSync(folder))
      if (file.endsWith(ending) && !stays(file)) rmSync(join(folder, file));
  } catch {
    // The folder is made when the first file is written.
  }
}
