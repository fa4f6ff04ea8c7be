import { BOARD_IDS, DIRECTIONS, MODES } from '@race/great-race';
import { ALL_POWERS } from '@race/great-race/modules/solo/options.ts';
import { deckOf, LEVELS } from '@race/great-race/modules/solo/rene/cards.ts';
import type { RecordedGame } from './recordings.ts';

const RANDOM_LINES = 220;
const ALL_LINES = 5000;

/** Every level on both boards, in both directions, without powers and with all of them. */
function byLevel(): RecordedGame[] {
  return LEVELS.flatMap((level) =>
    BOARD_IDS.map((board, at) => {
      const nth = (level - 1) * BOARD_IDS.length + at;
      const isStrong = nth % 2 === 1;
      return {
        name: `${board}-level-${level}${isStrong ? '-powers' : ''}`,
        options: {
          board,
          towards: DIRECTIONS[nth % 3 === 0 ? 1 : 0],
          crew: 'french',
          rival: {
            deck: deckOf(level),
            first: nth % 2 === 0,
            ...(isStrong ? { powers: ALL_POWERS, legacy: true } : {}),
          },
        },
        bots: ['racer'],
        seed: 500 + nth,
        isSealed: nth % 3 === 2,
        undo: 4,
        most: ALL_LINES,
        hasPlaythrough: false,
      };
    }),
  );
}

const ALL = MODES.find(({ name }) => name === 'everything')?.modules ?? [];

/** With every module, with various powers, alone, and with a random player. */
function special(): RecordedGame[] {
  const common = { isSealed: false, undo: 4, most: ALL_LINES, hasPlaythrough: false, bots: ['racer'] };
  const rival = { legacy: true, first: true };
  return [
    { ...common, name: 'all-modules', options: { board: 'africa', modules: ALL, rival }, seed: 520 },
    {
      ...common,
      name: 'all-modules-random',
      options: { board: 'south-america', modules: ALL, rival },
      bots: ['random'],
      most: RANDOM_LINES,
      seed: 521,
    },
    {
      ...common,
      name: 'suffragettes',
      options: { crew: 'suffragettes', modules: ['leaders'], rival },
      seed: 522,
    },
    {
      ...common,
      name: 'random',
      options: { crew: 'belgian', rival },
      bots: ['random'],
      most: RANDOM_LINES,
      seed: 523,
    },
    { ...common, name: 'alone-africa', options: { crew: 'french', rival: null, turns: 6 }, seed: 524 },
    {
      ...common,
      name: 'alone-south-america',
      options: {
        board: 'south-america',
        towards: 'north',
        modules: ['season', 'village'],
        rival: null,
        turns: 6,
      },
      seed: 525,
    },
  ];
}

export const SOLO_RECORDINGS: readonly RecordedGame[] = [...byLevel(), ...special()];
