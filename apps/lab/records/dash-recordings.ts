import { FEWEST_PLAYERS, MOST_PLAYERS, WAYS_TO_CAST } from '@race/dash';
import type { RecordedGame } from './recordings.ts';

const PARTIES = [
  { party: 'drivers', bots: ['driver'], undo: 0 },
  { party: 'mixed', bots: ['driver', 'rookie', 'random'], undo: 15 },
  { party: 'random', bots: ['random'], undo: 25 },
];
const ALL_LINES = 500;

/** Every number of players, characters drawn and chosen, answers taken back, and the generator of a real table. */
export const DASH_RECORDINGS: readonly RecordedGame[] = WAYS_TO_CAST.flatMap((characters, way) =>
  Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, more) => {
    const players = FEWEST_PLAYERS + more;
    return PARTIES.map(({ party, bots, undo }, nth) => ({
      name: `${players}-${characters}-${party}`,
      options: { players, characters },
      bots,
      seed: 600 + 100 * way + 10 * players + nth,
      isSealed: party === 'mixed',
      undo,
      most: ALL_LINES,
      hasPlaythrough: false,
    }));
  }).flat(),
);
