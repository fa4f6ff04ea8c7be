import { describe, expect, it } from 'vitest';
import { botLike, matchIn, reachOf, type Seeking } from './matching.ts';

const SECOND = 1_000;
const seeking = (person: string, more: Partial<Seeking> = {}): Seeking => ({
  person,
  name: person,
  since: 0,
  game: 'race',
  board: 'africa',
  crews: 2,
  pace: 'quick',
  bots: false,
  rating: 1_500,
  give: 50,
  ...more,
});
const matched = (waiting: readonly Seeking[], now = 0) => {
  const match = matchIn(waiting, now);
  return match === null ? null : [match.board, ...match.people.map(({ person }) => person)];
};

describe('RATE-04 finding a race', () => {
  it('is for people who look for the same', () => {
    expect(matched([seeking('a')])).toBeNull();
    expect(matched([seeking('a'), seeking('b')])).toEqual(['africa', 'a', 'b']);
    for (const other of [
      { board: 'south-america' },
      { crews: 3 },
      { pace: 'calm' },
      { game: 'dash' },
    ] as const)
      expect(matched([seeking('a'), seeking('b', other)])).toBeNull();
  });

  it('takes any number where one does, and the number that others want', () => {
    const any = (name: string, more: Partial<Seeking> = {}) => seeking(name, { crews: null, ...more });
    expect(matched([any('a'), seeking('b')])).toEqual(['africa', 'a', 'b']);
    expect(matched([any('a'), seeking('b', { crews: 3 })])).toBeNull();
    expect(matched([any('a'), seeking('b', { crews: 3 }), any('c')])).toEqual(['africa', 'a', 'b', 'c']);
    // Who says no number waits a moment for more people, but not for four.
    expect(matched([any('a'), any('b')], 7 * SECOND)).toBeNull();
    expect(matchIn([any('a'), any('b')], 8 * SECOND)?.crews).toBe(2);
    expect(
      matchIn(
        ['a', 'b', 'c', 'd'].map((name) => any(name)),
        0,
      )?.crews,
    ).toBe(4);
    expect(matchIn([any('a', { bots: true })], 0)?.crews).toBe(4);
  });

  it('takes any board where one does, and the board that others want', () => {
    const any = seeking('a', { board: null, crews: 3 });
    const [south, north] = ['south-america', 'africa'].map((board) =>
      seeking(board, { board, crews: 3 }),
    ) as [Seeking, Seeking];
    expect(matched([any, south, north])).toBeNull();
    expect(matched([any, south, north, seeking('d', { board: 'south-america', crews: 3 })])).toEqual([
      'south-america',
      'a',
      'south-america',
      'd',
    ]);
    expect(matched([any, { ...any, person: 'b' }, { ...any, person: 'c' }])).toEqual([null, 'a', 'b', 'c']);
  });

  it('keeps near ratings together at first, and reaches farther while one waits', () => {
    const far = [seeking('a'), seeking('b', { rating: 1_800 })];
    expect(matched(far)).toBeNull();
    expect(matched(far, 29 * SECOND)).toBeNull();
    expect(matched(far, 30 * SECOND)).toEqual(['africa', 'a', 'b']);
    expect(reachOf(seeking('a'), 30 * SECOND)).toBe(300);
    // Both must have waited.
    expect(
      matched([seeking('a'), seeking('b', { rating: 1_800, since: 25 * SECOND })], 30 * SECOND),
    ).toBeNull();
  });

  it('lets somebody nobody knows yet race with anybody in the middle', () => {
    expect(matched([seeking('a', { give: 246 }), seeking('b', { rating: 1_640 })])).toEqual([
      'africa',
      'a',
      'b',
    ]);
  });

  it('fills the seats that are left with bots for those who want it', () => {
    expect(matched([seeking('a', { crews: 4 }), seeking('b', { crews: 4, bots: true })])).toEqual([
      'africa',
      'b',
    ]);
    const both = ['a', 'b'].map((person) => seeking(person, { crews: 4, bots: true }));
    expect(matched(both)).toEqual(['africa', 'a', 'b']);
  });

  it('finds bots that are like the people', () => {
    const bots = [
      { bot: 'beginner', rating: 1_151 },
      { bot: 'racer', rating: 1_500 },
      { bot: 'champion', rating: 2_048 },
    ];
    expect(botLike([{ rating: 1_200 }], bots)).toBe('beginner');
    expect(botLike([{ rating: 1_200 }, { rating: 1_900 }], bots)).toBe('racer');
    expect(botLike([{ rating: 2_500 }], bots)).toBe('champion');
  });
});
