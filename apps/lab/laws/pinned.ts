import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '@race/kernel';
import { gameOf } from '../games/index.ts';
import { readGame } from '../records/files.ts';
import { refusalText } from '../records/refusals.ts';

interface Pinned {
  readonly games: number;
  readonly violations: readonly { readonly law: '9'; readonly how: string; readonly file: string }[];
}

/** Law 9: adding a module changes no game without it. The recorded games replay as they were. */
export function pinnedGames(id: string): Pinned {
  const files = recordedIn(gameOf(id).open(({ recorded }) => recorded));
  const violations = files.flatMap((file) => {
    const how = gameOf(id).open((game) => {
      const record = readGame(file);
      const again = replay(game.make(record.options), game.streams, record);
      return again.ok ? null : refusalText(again.refusal);
    });
    return how === null ? [] : [{ law: '9' as const, how, file }];
  });
  return { games: files.length, violations };
}

function recordedIn(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && entry.name.endsWith('.game.json'))
    .map(({ name }) => join(folder, name));
}
