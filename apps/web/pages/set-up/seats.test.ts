import { readOptions } from '@race/great-race/options.ts';
import { LONGEST_NAME as LONGEST_AT_A_TABLE } from '@race/local';
import { describe, expect, it } from 'vitest';
import { defaultSeating, racing } from './choices.ts';
import {
  canSeat,
  countCrews,
  fitSeating,
  giveCrew,
  holderOf,
  LONGEST_NAME,
  nameSeat,
  seatDriver,
} from './seats.ts';

const alone = defaultSeating(1);
const crewsOf = (seating: typeof alone) => seating.seats.map(({ crew }) => crew);
const crewsIn = (seating: typeof alone) => racing(seating).map(({ crew }) => crew);
const driversOf = (seating: typeof alone) => seating.seats.map(({ driver }) => driver);

describe('the seats', () => {
  it('are one person and three racers when one plays alone', () => {
    expect(driversOf(alone)).toEqual(['person', 'racer', 'racer', 'racer']);
    expect(alone.crews).toBe(4);
  });

  it('never lose their last person', () => {
    expect(canSeat(alone, 0, 'racer')).toBe(false);
    expect(seatDriver(alone, 0, 'random')).toBe(alone);
    const two = seatDriver(alone, 1, 'person');
    expect(driversOf(seatDriver(two, 0, 'random'))).toEqual(['random', 'person', 'racer', 'racer']);
  });

  it('let one bot change into another', () => {
    expect(driversOf(seatDriver(alone, 2, 'random'))).toEqual(['person', 'racer', 'random', 'racer']);
  });

  it('swap crews, so that no two seats ever have the same', () => {
    const swapped = giveCrew(alone, 0, 'belgian');
    expect(crewsOf(swapped)).toEqual(['belgian', 'italian', 'english', 'french']);
    expect(giveCrew(swapped, 0, 'belgian')).toEqual(swapped);
    expect(giveCrew(alone, 9, 'belgian')).toBe(alone);
  });

  it('take a crew from an empty seat without asking', () => {
    const two = countCrews(alone, 2);
    expect(holderOf(two, 'belgian')).toBe(null);
    expect(holderOf(two, 'italian')).toBe(1);
    expect(racing(giveCrew(two, 0, 'belgian')).map(({ crew }) => crew)).toEqual(['belgian', 'italian']);
  });

  it('are two to four', () => {
    expect(racing(countCrews(alone, 3))).toHaveLength(3);
    for (const crews of [0, 1, 5, 2.5, Number.NaN, -2]) expect(countCrews(alone, crews)).toBe(alone);
  });

  it('keep a person when the seat of the last one is taken away', () => {
    const last = seatDriver(seatDriver(alone, 3, 'person'), 0, 'racer');
    expect(driversOf(countCrews(last, 2))).toEqual(['person', 'racer', 'racer', 'person']);
  });

  it('take names as long as a table does, and no longer', () => {
    expect(LONGEST_NAME).toBe(LONGEST_AT_A_TABLE);
    expect(nameSeat(alone, 0, 'x'.repeat(90)).seats[0]?.name).toHaveLength(LONGEST_NAME);
  });
});

describe('FIFTH-01 the fifth seat', () => {
  it('comes with its module, and races', () => {
    const five = fitSeating(alone, ['fifth']);
    expect(five.crews).toBe(5);
    expect(crewsIn(five)).toEqual(['french', 'italian', 'english', 'belgian', 'suffragettes']);
    expect(five.seats[4]?.driver).toBe('racer');
  });

  it('goes with it, and takes the crew along that came with it', () => {
    const moved = giveCrew(fitSeating(alone, ['fifth']), 0, 'suffragettes');
    const four = fitSeating(moved, []);
    expect(four.crews).toBe(4);
    expect([...crewsIn(four)].sort()).toEqual(['belgian', 'english', 'french', 'italian']);
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
        const read = readOptions({ modules, crews: seating.crews, vehicles: crewsIn(seating) });
        expect(read).toMatchObject({ ok: true });
      }
    },
  );
});
