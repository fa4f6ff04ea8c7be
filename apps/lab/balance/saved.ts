// Tallies as they are kept in a file: a long measurement goes on where it was left.
import { existsSync, readFileSync } from 'node:fs';
import type { Duels, RaceTally } from '@race/balance';
import { UsageFault } from '../cli/fault.ts';
import { writeText } from '../records/files.ts';
import type { Scores } from './other-games.ts';

export interface SavedMeasures {
  readonly seed: number;
  readonly races: number;
  readonly cells: { readonly [name: string]: RaceTally };
  /** Races of the searching bots, at fewer tables. */
  readonly spots: { readonly [name: string]: RaceTally };
  /** By road and by the two bots. */
  readonly duels: { readonly [name: string]: Duels };
  /** Solo races and games of the Dash, by table. */
  readonly others: { readonly [name: string]: Scores };
}

const nothingSaved = (seed: number, races: number): SavedMeasures => ({
  seed,
  races,
  cells: {},
  spots: {},
  duels: {},
  others: {},
});

/** What was measured before with the same seed and as many races. */
export function readSaved(
  file: string | null,
  { seed, races }: Pick<SavedMeasures, 'seed' | 'races'>,
): SavedMeasures {
  if (file === null || !existsSync(file)) return nothingSaved(seed, races);
  const kept = parsed(file);
  if (kept.seed !== seed || kept.races !== races)
    throw new UsageFault(
      `${file} has ${kept.races} races a table from seed ${kept.seed}: another measurement`,
    );
  return kept;
}

function parsed(file: string): SavedMeasures {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isSaved(kept)) return kept;
  } catch {
    // Said below.
  }
  throw new UsageFault(`${file} is not a saved measurement`);
}

const isSaved = (value: unknown): value is SavedMeasures =>
  typeof value === 'object' &&
  value !== null &&
  ['seed', 'races', 'cells', 'spots', 'duels', 'others'].every((name) => name in value);

export const save = (file: string | null, kept: SavedMeasures): void => {
  if (file !== null) writeText(file, `${JSON.stringify(kept)}\n`);
};
