import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageFault } from '../cli/fault.ts';
import type { Pairing } from './ladder.ts';

const KEPT = v.array(
  v.object({
    game: v.string(),
    seed: v.number(),
    first: v.string(),
    second: v.string(),
    games: v.number(),
    wins: v.number(),
  }),
);

/** What two bots did in a tournament. Another seed is other races. */
export interface KeptPairing extends Pairing {
  readonly game: string;
  readonly seed: number;
}

const FILE: v.GenericSchema<string, KeptPairing[]> = v.pipe(v.string(), v.parseJson(), KEPT);

/** All results that a file keeps; none where there is no file yet. */
export function readResults(path: string): KeptPairing[] {
  if (!existsSync(path)) return [];
  const read = v.safeParse(FILE, readFileSync(path, 'utf8'));
  if (!read.success) throw new UsageFault(`${path} has no results`);
  return read.output;
}

const isSame = (a: KeptPairing, b: KeptPairing): boolean =>
  a.game === b.game && a.seed === b.seed && a.first === b.first && a.second === b.second;

/** The kept results with these added. The same bots with the same seed race the same races, which count once. */
export const withResults = (kept: readonly KeptPairing[], added: readonly KeptPairing[]): KeptPairing[] => [
  ...kept.filter((old) => !added.some((one) => isSame(one, old))),
  ...added,
];

/** One result a line. */
export const writeResults = (path: string, results: readonly KeptPairing[]): void =>
  writeFileSync(path, `[\n${results.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);

/** The results of a game, by pair. */
export function pairingsIn(results: readonly KeptPairing[], game: string): Pairing[] {
  const pairs = new Map<string, Pairing>();
  for (const { first, second, games, wins } of results.filter((one) => one.game === game)) {
    const [key, turned] = [`${first}\n${second}`, pairs.has(`${second}\n${first}`)];
    const name = turned ? `${second}\n${first}` : key;
    const before = pairs.get(name) ?? { first, second, games: 0, wins: 0 };
    pairs.set(name, {
      ...before,
      games: before.games + games,
      wins: before.wins + (turned ? games - wins : wins),
    });
  }
  return [...pairs.values()];
}
