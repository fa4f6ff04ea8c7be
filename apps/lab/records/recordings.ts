import { BOARD_IDS, DIRECTIONS } from '@race/great-race';

/** A race to be kept with the repository, so that no change of the rules goes unseen. */
export interface KeptRace {
  readonly name: string;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly isSealed: boolean;
  readonly undo: number;
  readonly most: number;
  /** Also told line by line, as text. */
  readonly told: boolean;
}

/** Random players hardly ever arrive; the beginning of their race shows enough. */
const RANDOM_LINES = 220;
const ALL = 5000;
const COUNTS = [2, 3, 4];

interface Party {
  readonly party: string;
  readonly bots: readonly string[];
  readonly undo: number;
  readonly most: number;
}

const PARTIES: readonly Party[] = [
  { party: 'racers', bots: ['racer'], undo: 0, most: ALL },
  { party: 'mixed', bots: ['racer', 'random'], undo: 6, most: ALL },
  { party: 'random', bots: ['random'], undo: 12, most: RANDOM_LINES },
];

/** Those that are also told as text: both boards, both directions, two to four crews, with changes of mind. */
const TOLD = [
  'africa-south-2-racers',
  'africa-north-3-mixed',
  'africa-south-2-random',
  'south-america-north-2-racers',
  'south-america-south-2-mixed',
  'south-america-north-4-racers',
];

function usual(): KeptRace[] {
  const races: KeptRace[] = [];
  for (const board of BOARD_IDS)
    for (const towards of DIRECTIONS)
      for (const crews of COUNTS)
        for (const { party, bots, undo, most } of PARTIES) {
          const name = `${board}-${towards}-${crews}-${party}`;
          const seed = 100 + races.length;
          races.push({
            name,
            options: { board, towards, crews },
            bots,
            seed,
            isSealed: false,
            undo,
            most,
            told: TOLD.includes(name),
          });
        }
  return races;
}

/** "Ask only who can answer", and the generator and fixed seats of a real table. */
function unusual(): KeptRace[] {
  const races: KeptRace[] = [];
  for (const board of BOARD_IDS)
    for (const crews of [2, 4]) {
      const seed = 200 + races.length;
      const bots = ['racer', 'random'];
      const common = { bots, seed, undo: 4, most: ALL, told: false };
      races.push({
        ...common,
        name: `${board}-${crews}-asked-sparingly`,
        options: { board, crews, askOnlyWhoCan: true },
        isSealed: false,
      });
      const vehicles = ['belgian', 'english', 'italian', 'french'].slice(0, crews);
      races.push({
        ...common,
        name: `${board}-${crews}-sealed`,
        options: { board, crews, order: 'seated', vehicles },
        isSealed: true,
      });
    }
  return races;
}

export const KEPT: readonly KeptRace[] = [...usual(), ...unusual()];
