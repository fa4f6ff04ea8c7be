import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seating } from '@race/balance';
import { perftTable } from '@race/great-race/laws/perft-table.ts';
import { playthrough } from '@race/great-race/laws/playthrough.ts';
import type { GameRecord, ReadableRules, Types } from '@race/kernel';
import type { ProgressLine } from '../cli/progress.ts';
import { dash } from '../games/dash.ts';
import type { LabGame } from '../games/game.ts';
import type { LabGameId } from '../games/index.ts';
import { race } from '../games/race.ts';
import { solo } from '../games/solo.ts';
import { botsOf } from '../simulate/job.ts';
import { DASH_RECORDINGS } from './dash-recordings.ts';
import { compact, writeText } from './files.ts';
import { playRecorded } from './play.ts';
import { RECORDINGS, type RecordedGame } from './recordings.ts';
import { SOLO_RECORDINGS } from './solo-recordings.ts';

const ENDING = '.game.json';

interface Saved {
  readonly games: number;
  readonly playthroughs: number;
  readonly positions: number;
}

/** Records all games of the repository for one game again. */
export const saveAll = (id: LabGameId, progress: ProgressLine): Saved => SAVERS[id](progress);

const SAVERS: Record<LabGameId, (progress: ProgressLine) => Saved> = {
  race: saveRaces,
  dash: (progress) => saveRecords(dash, DASH_RECORDINGS, progress),
  solo: (progress) => saveRecords(solo, SOLO_RECORDINGS, progress),
};

/** The recorded races, the playthroughs and the perft table. */
function saveRaces(progress: ProgressLine): Saved {
  const playthroughs = saveGames(race, RECORDINGS, progress);
  clean(join(race.recorded, 'playthroughs'), '.txt', playthroughs);
  for (const { name, record } of playthroughs) {
    const text = playthrough(race.make(record.options), record);
    writeText(join(race.recorded, 'playthroughs', `${name}.txt`), text);
  }
  const table = perftTable();
  writeText(join(race.recorded, 'perft.json'), `${JSON.stringify(table, null, 2)}\n`);
  return {
    games: RECORDINGS.length,
    playthroughs: playthroughs.length,
    positions: Object.keys(table).length,
  };
}

/** Only recorded games. */
function saveRecords<T extends Types, R extends ReadableRules<T>>(
  game: LabGame<T, R>,
  recordings: readonly RecordedGame[],
  progress: ProgressLine,
): Saved {
  saveGames(game, recordings, progress);
  return { games: recordings.length, playthroughs: 0, positions: 0 };
}

/** Plays and writes the recorded games of one game; returns those that are also printed as text. */
function saveGames<T extends Types, R extends ReadableRules<T>>(
  game: LabGame<T, R>,
  recordings: readonly RecordedGame[],
  progress: ProgressLine,
): { readonly name: string; readonly record: GameRecord }[] {
  clean(game.recorded, ENDING, recordings);
  const playthroughs: { name: string; record: GameRecord }[] = [];
  for (const [at, { name, options, bots, ...how }] of recordings.entries()) {
    const rules = game.make(options);
    const file = join(game.recorded, `${name}${ENDING}`);
    const record = playRecorded(game, {
      rules,
      bots: seating(botsOf(game, bots), rules.seats, at),
      ...how,
    });
    writeText(file, compact(record));
    if (how.hasPlaythrough) playthroughs.push({ name, record });
    progress.show(at + 1, recordings.length, `recordings of ${game.id}`);
  }
  return playthroughs;
}

/** Deletes files that are no longer recorded. */
function clean(folder: string, ending: string, recordings: readonly { readonly name: string }[]): void {
  const stays = (file: string) => recordings.some(({ name }) => `${name}${ending}` === file);
  try {
    for (const file of readdirSync(folder))
      if (file.endsWith(ending) && !stays(file)) rmSync(join(folder, file));
  } catch {
    // The folder is made when the first file is written.
  }
}
