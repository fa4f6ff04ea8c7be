// Checks a game that is over in the browser: what was promised, and every answer once more.
import { readRecord, replay } from '@race/kernel';
import { type Certificate, checkRace } from '@race/online/certificate.ts';
import { netGame } from './games.ts';

/** How many answers were played again; null when the game is not the one that was promised, or not legal. */
export async function checkFile(file: string, promised: Certificate): Promise<number | null> {
  if (!checkRace(file, promised)) return null;
  const read = readRecord(file);
  if (!read.ok) return null;
  const table = await (await netGame(read.value.game))?.(read.value.options);
  if (table == null) return null;
  const again = replay(table.rules, table.streams, read.value);
  return again.ok ? read.value.entries.length : null;
}
