import { BOARD_IDS, DIRECTIONS, MODES, MODULE_CHOICES } from '@race/great-race';

/** A recorded game of the repository, so that no change of the rules stays unnoticed. */
export interface RecordedGame {
  readonly name: string;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly isSealed: boolean;
  readonly undo: number;
  readonly most: number;
  /** Whether it is also printed as text. */
  readonly hasPlaythrough: boolean;
}

/** Random players hardly ever arrive; the beginning of their race is enough. */
const RANDOM_LINES = 220;
const ALL_LINES = 5000;
const COUNTS = [2, 3, 4];

interface Party {
  readonly party: string;
  readonly bots: readonly string[];
  readonly undo: number;
  readonly most: number;
}

const PARTIES: readonly Party[] = [
  { party: 'racers', bots: ['racer'], undo: 0, most: ALL_LINES },
  { party: 'mixed', bots: ['racer', 'random'], undo: 6, most: ALL_LINES },
  { party: 'random', bots: ['random'], undo: 12, most: RANDOM_LINES },
];

/** Games that are also printed as text: both boards, both directions, two to four crews, with undo. */
const WITH_PLAYTHROUGH = [
  'africa-south-2-racers',
  'africa-north-3-mixed',
  'africa-south-2-random',
  'south-america-north-2-racers',
  'south-america-south-2-mixed',
  'south-america-north-4-racers',
];

function plain(): RecordedGame[] {
  const races: RecordedGame[] = [];
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
            hasPlaythrough: WITH_PLAYTHROUGH.includes(name),
          });
        }
  return races;
}

/** "Ask only who can answer", and the generator and fixed seats of a real table. */
function special(): RecordedGame[] {
  const races: RecordedGame[] = [];
  for (const board of BOARD_IDS)
    for (const crews of [2, 4]) {
      const seed = 200 + races.length;
      const bots = ['racer', 'random'];
      const common = { bots, seed, undo: 4, most: ALL_LINES, hasPlaythrough: false };
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

/** Every module at least five times, alone, in the play modes, and all at once, with two to five crews. */
function modular(): RecordedGame[] {
  const sets = [
    ...MODULE_CHOICES.map((choice) => ({ name: choice.replace(':', '-'), modules: withNeeds(choice) })),
    ...MODES.map(({ name, modules }) => ({ name, modules })),
    ...[2, 3, 4, 5].flatMap((crews) =>
      ['racers', 'mixed', 'random'].map((party) => ({
        name: `all-${crews}-${party}`,
        modules: [...(crews === 5 ? ['fifth'] : []), ...ALL],
        crews,
        party,
      })),
    ),
    ...['village', 'postal'].map((module) => ({
      name: `five-${module}`,
      modules: ['fifth', module],
      crews: 5,
    })),
  ];
  return sets.map((set, nth) => {
    const { crews = 2 + (nth % 3), party = PARTIES[nth % PARTIES.length]?.party } = {
      ...NOTHING_SAID,
      ...set,
    };
    const { bots, undo, most } = PARTIES.find((one) => one.party === party) ?? FIRST_PARTY;
    return {
      name: `modules-${set.name}`,
      options: {
        board: BOARD_IDS[nth % 2],
        towards: DIRECTIONS[nth % 3 === 0 ? 1 : 0],
        crews,
        modules: set.modules,
      },
      bots,
      seed: 300 + nth,
      isSealed: nth % 7 === 6,
      undo,
      most: Math.min(most, MODULAR_LINES),
      hasPlaythrough: false,
    };
  });
}

/** Enough to see every module at work. */
const MODULAR_LINES = 500;
const NOTHING_SAID: { readonly crews?: number; readonly party?: string } = {};
const FIRST_PARTY: Party = { party: 'racers', bots: ['racer'], undo: 0, most: ALL_LINES };

const ALL = MODES.find(({ name }) => name === 'everything')?.modules ?? [];
const withNeeds = (choice: string): string[] => (choice === 'microclimate' ? ['season', choice] : [choice]);

export const RECORDINGS: readonly RecordedGame[] = [...plain(), ...special(), ...modular()];
