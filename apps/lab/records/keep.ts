import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { perftTable } from '@race/great-race/laws/perft-table.ts';
import { playthrough } from '@race/great-race/laws/playthrough.ts';
import type { Progress } from '../cli/progress.ts';
import { race } from '../games/race.ts';
import { solo } from '../games/solo.ts';
import { botsOf, seating } from '../simulate/job.ts';
import { compact, writeText } from './files.ts';
import { playRecorded } from './play.ts';
import { KEPT } from './recordings.ts';
import { KEPT_SOLO } from './solo-recordings.ts';

const FOLDER = fileURLToPath(new URL('../../../packages/great-race/recorded/', import.meta.url));

const SOLO_FOLDER = join(FOLDER, 'solo');

interface Kept {
  readonly games: number;
  readonly playthroughs: number;
  readonly positions: number;
  readonly lines: number;
  readonly bytes: number;
}

/** Makes the recorded races, the playthroughs and the perft table of the repository anew. */
export function keepAll(progress: Progress): Kept {
  clean(FOLDER, '.game.json');
  clean(SOLO_FOLDER, '.game.json');
  clean(join(FOLDER, 'playthroughs'), '.txt');
  let bytes = 0;
  let lines = 0;
  for (const [at, { name, options, bots, ...how }] of KEPT.entries()) {
    const rules = race.make(options);
    const record = playRecorded(race, { rules, bots: seating(botsOf(race, bots), rules.seats, at), ...how });
    const text = compact(record);
    bytes += text.length;
    lines += record.entries.length;
    writeText(join(FOLDER, `${name}.game.json`), text);
    if (how.told) writeText(join(FOLDER, 'playthroughs', `${name}.txt`), playthrough(rules, record));
    progress.show(at + 1, KEPT.length, 'races');
  }
  for (const [at, { name, options, bots, ...how }] of KEPT_SOLO.entries()) {
    const rules = solo.make(options);
    const record = playRecorded(solo, { rules, bots: seating(botsOf(solo, bots), rules.seats, 0), ...how });
    writeText(join(SOLO_FOLDER, `${name}.game.json`), compact(record));
    progress.show(at + 1, KEPT_SOLO.length, 'solo races');
  }
  const table = perftTable();
  writeText(join(FOLDER, 'perft.json'), `${JSON.stringify(table, null, 2)}\n`);
  const playthroughs = KEPT.filter(({ told }) => told).length;
  return { games: KEPT.length, playthroughs, positions: Object.keys(table).length, lines, bytes };
}

function clean(folder: string, ending: string): void {
  try {
    for (const name of readdirSync(folder)) if (name.endsWith(ending)) rmSync(join(folder, name));
  } catch {
    // The folder is made when the first file is written.
  }
}
