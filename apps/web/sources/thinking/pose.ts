// A puzzle as a race: what its seat knew stays as it was, the rest is made up anew.
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { begin, record, streams } from '@race/kernel';
import { pose, puzzleOptions } from '@race/study/puzzle.ts';
import type { Posing } from './messages.ts';

const SALT = 'puzzle';

export async function posedAsFile({ puzzle, lesson }: Posing): Promise<string | null> {
  const read = readOptions(puzzleOptions(puzzle.table));
  if (!read.ok) return null;
  const { options } = read;
  const rules = await loadRace(options);
  const posed = pose(rules, puzzle);
  if (posed === null) return null;
  const { seat, entries } = posed;
  const { seed } = puzzle;
  // Nothing has been answered since the puzzle was posed.
  const unplayed = { ...begin(rules, streams(STREAMS, seed)), entries: [], standing: [] };
  const players = Array.from({ length: rules.seats }, (_, one) =>
    one === seat ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'racer' },
  );
  const file = record(unplayed, { options, salt: SALT, seed, fork: { seed, entries, seat } });
  return JSON.stringify({ ...file, players, lesson });
}
