// A day that is over, driven once more for fun: a race of this device with the same road, seed and salt. DAILY-01.

import type { RaceOptions } from '@race/great-race';
import type { ExpeditionNews } from '@race/protocol';

/** The file of a race in which nothing has been answered yet; null while the seed is not told. */
export function fileOf(
  { seed, salt, commitment, version }: Pick<ExpeditionNews, 'seed' | 'salt' | 'commitment' | 'version'>,
  options: RaceOptions,
  name: string,
): string | null {
  if (seed === null || salt === null) return null;
  const rivals = Array.from({ length: options.crews - 1 }, () => ({ kind: 'bot', bot: 'racer' }));
  return JSON.stringify({
    format: 1,
    game: 'race',
    version,
    options,
    seed,
    salt,
    commitment,
    entries: [],
    players: [{ kind: 'person', name }, ...rivals],
  });
}
