import { readOptions } from '@race/great-race/options.ts';
import { describe, expect, it } from 'vitest';
import { fitSeating } from './fit-seating.ts';
import { countCrews, defaultSeating, giveCrew, racing } from './seats.ts';

const alone = defaultSeating(1);
const crewsOf = (seating: typeof alone) => racing(seating).map(({ crew }) => crew);

describe('FIFTH-01 the fifth seat', () => {
  it('comes with its module, and races', () => {
    const five = fitSeating(alone, ['fifth']);
    expect(five.crews).toBe(5);
    expect(crewsOf(five)).toEqual(['french', 'italian', 'english', 'belgian', 'suffragettes']);
    expect(five.seats[4]?.driver).toBe('racer');
  });

  it('goes with it, and takes the crew along that came with it', () => {
    const moved = giveCrew(fitSeating(alone, ['fifth']), 0, 'suffragettes');
    const four = fitSeating(moved, []);
    expect(four.crews).toBe(4);
    expect([...crewsOf(four)].sort()).toEqual(['belgian', 'english', 'french', 'italian']);
  });

  it('leaves a smaller table as small as it was', () => {
    expect(fitSeating(countCrews(alone, 2), ['village']).crews).toBe(2);
  });
});

describe('the seats of any table', () => {
  it.each([[[]], [['fifth']], [['leaders']], [['fifth', 'leaders']], [['season:hard', 'microclimate']]])(
    'are such as a race with %j takes',
    (modules) => {
      for (const before of [alone, fitSeating(alone, ['fifth']), fitSeating(alone, ['leaders'])]) {
        const seating = fitSeating(before, modules);
        const read = readOptions({ modules, crews: seating.crews, vehicles: crewsOf(seating) });
        expect(read).toMatchObject({ ok: true });
      }
    },
  );
});
