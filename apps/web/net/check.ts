// Checks a race that is over in the browser: what was promised, and every answer once more.
import type { Race } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { readRecord, replay } from '@race/kernel';
import { type Certificate, checkRace } from '@race/live/certificate.ts';

/** How many answers were played again; null when the race is not the one that was promised, or not legal. */
export async function checkFile(file: string, promised: Certificate): Promise<number | null> {
  if (!checkRace(file, promised)) return null;
  const read = readRecord(file);
  const options = read.ok ? readOptions(read.value.options) : null;
  if (!read.ok || options === null || !options.ok) return null;
  const again = replay<Race>(await loadRace(options.options), STREAMS, read.value);
  return again.ok ? read.value.entries.length : null;
}
