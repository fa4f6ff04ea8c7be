// Tallies saved in a file: a long measurement resumes where it stopped.
import { existsSync, readFileSync } from 'node:fs';
import type { Duels, RaceTally } from '@race/balance';
import { plainObject } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { UsageFault } from '../cli/fault.ts';
import { writeText } from '../records/files.ts';
import type { Scores } from './other-games.ts';

export interface SavedMeasures {
  readonly seed: number;
  readonly races: number;
  readonly cells: { readonly [name: string]: RaceTally };
  /** Races of the veteran at the same tables. */
  readonly veterans: { readonly [name: string]: RaceTally };
  /** Races of the searching bots, at fewer tables. */
  readonly spots: { readonly [name: string]: RaceTally };
  /** By road and by the two bots. */
  readonly duels: { readonly [name: string]: Duels };
  /** By road: five on funding in the first turn against driving first. */
  readonly openings: { readonly [name: string]: Duels };
  /** Solo races and games of the Dash, by table. */
  readonly others: { readonly [name: string]: Scores };
}

const nothingSaved = (seed: number, races: number): SavedMeasures => ({
  seed,
  races,
  cells: {},
  veterans: {},
  spots: {},
  duels: {},
  openings: {},
  others: {},
});

/** The earlier measurement with the same seed and number of races. */
export function readSaved(
  file: string | null,
  { seed, races }: Pick<SavedMeasures, 'seed' | 'races'>,
): SavedMeasures {
  if (file === null || !existsSync(file)) return nothingSaved(seed, races);
  const saved = parsed(file);
  if (saved.seed !== seed || saved.races !== races)
    throw new UsageFault(
      `${file} has ${saved.races} races a table from seed ${saved.seed}: another measurement`,
    );
  return saved;
}

function parsed(file: string): SavedMeasures {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SAVED), readFileSync(file, 'utf8'));
  if (!read.success) throw new UsageFault(`${file} is not a saved measurement`);
  return read.output;
}

/** What was counted is this program's own: only its frame is checked. */
const counted = <X>() => v.custom<X>((from) => v.is(plainObject, from));
const SAVED: v.GenericSchema<unknown, SavedMeasures> = v.object({
  seed: v.number(),
  races: v.number(),
  cells: counted<SavedMeasures['cells']>(),
  veterans: v.optional(counted<SavedMeasures['veterans']>(), {}),
  spots: counted<SavedMeasures['spots']>(),
  duels: counted<SavedMeasures['duels']>(),
  openings: v.optional(counted<SavedMeasures['openings']>(), {}),
  others: counted<SavedMeasures['others']>(),
});

export const save = (file: string | null, saved: SavedMeasures): void => {
  if (file !== null) writeText(file, `${JSON.stringify(saved)}\n`);
};
