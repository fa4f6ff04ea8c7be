import { change, type Recipe, replace } from './recipe.ts';

const TILES = 'packages/great-race/tiles/africa-1.ts';

export const tile: Recipe = {
  name: 'tile',
  heading: 'Add a tile',
  steps: [
    {
      ...change(
        TILES,
        replace(
          `stop: false, copies: 2 },\n`,
          `stop: false, copies: 1 },\n  { id: '1p3d', petrol: 1, damage: 3, danger: false, stop: false, copies: 1 },\n`,
        ),
      ),
      path: 'packages/great-race/tiles/<board>-<version>.ts',
    },
  ],
  tests: ['packages/great-race/phases/setup.test.ts', 'packages/atlas/board-bounds.test.ts'],
  proof: `import { makeRace, readOptions } from '@race/great-race';
import { expect, it } from 'vitest';

it('is among the tiles of the board, can be laid and costs what it says', () => {
  const read = readOptions({ board: 'africa' });
  if (!read.ok) throw new Error(read.fault.option);
  const { tiles, answers } = makeRace(read.options);
  expect(tiles.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
  expect(tiles.find(({ id }) => id === '1p3d')).toMatchObject({ petrol: 1, damage: 3, copies: 1 });
  expect(answers.hold.map(({ tile }) => tile)).toContain('1p3d');
});
`,
  lapses: [
    {
      what: 'a copy less of another tile',
      file: TILES,
      edit: replace(`copies: 1 },\n  { id: '1p3d'`, `copies: 2 },\n  { id: '1p3d'`),
      noticedBy: { test: 'packages/atlas/board-bounds.test.ts' },
    },
  ],
};
