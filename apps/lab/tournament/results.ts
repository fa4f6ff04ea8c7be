import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageFault } from '../cli/fault.ts';
import type { Pairing } from './ladder.ts';

/** What two bots did in a tournament. Another seed is other races. */
export interface KeptPairing extends Pairing {
  readonly game: string;
  readonly seed: number;
}

/** All results that a file keeps; none where there is no file yet. */
export function readResults(path: string): KeptPairing[] {
  if (!existsSync(path)) return [];
  const from: unknown = parsed(readFileSync(path, 'utf8'));
  if (!Array.isArray(from) || !from.every(isPairing)) throw new UsageFault(`${path} has no results`);
  return from;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isPairing = (one: unknown): one is KeptPairing =>
  typeof one === 'object' &&
  one !== null &&
  ['game', 'first', 'second'].every((name) => typeof Reflect.get(one, name) === 'string') &&
  ['seed', 'games', 'wins'].every((name) => Number.isFinite(Reflect.get(one, name)));

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
