// Tallies as they are kept in a file: a long measurement goes on where it was left.
import { existsSync, readFileSync } from 'node:fs';
import type { Duels, Tally } from '@race/balance';
import { Fault } from '../cli/fault.ts';
import { writeText } from '../records/files.ts';
import type { Scores } from './other-games.ts';

export interface Kept {
  readonly seed: number;
  readonly races: number;
  readonly cells: { readonly [name: string]: Tally };
  /** Races of the searching bots, at fewer tables. */
  readonly spots: { readonly [name: string]: Tally };
  /** By road and by the two bots. */
  readonly duels: { readonly [name: string]: Duels };
  /** Solo races and games of the Dash, by table. */
  readonly others: { readonly [name: string]: Scores };
}

const nothingKept = (seed: number, races: number): Kept => ({
  seed,
  races,
  cells: {},
  spots: {},
  duels: {},
  others: {},
});

/** What was measured before with the same seed and as many races. */
export function readKept(file: string | null, { seed, races }: Pick<Kept, 'seed' | 'races'>): Kept {
  if (file === null || !existsSync(file)) return nothingKept(seed, races);
  const kept = parsed(file);
  if (kept.seed !== seed || kept.races !== races)
    throw new Fault(`${file} has ${kept.races} races a table from seed ${kept.seed}: another measurement`);
  return kept;
}

function parsed(file: string): Kept {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isKept(kept)) return kept;
  } catch {
    // Said below.
  }
  throw new Fault(`${file} is not a saved measurement`);
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['seed', 'races', 'cells', 'spots', 'duels', 'others'].every((name) => name in value);

export const keep = (file: string | null, kept: Kept): void => {
  if (file !== null) writeText(file, `${JSON.stringify(kept)}\n`);
};
