import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from './open-replay.ts';

describe('the address of a moment', () => {
  it('is read and written alike', () => {
    const link = { board: 'south-america', towards: 'north', step: 42 } as const;
    expect(readLink(writeLink(link))).toEqual({ link, isBad: false });
  });

  it('is the start of the first race, once its crews are chosen, when it says nothing', () => {
    for (const hash of ['', '#'])
      expect(readLink(hash)).toEqual({ link: { board: 'africa', towards: 'south', step: 4 }, isBad: false });
  });

  it.each([
    '#board=atlantis',
    '#step=-1',
    '#step=1.5',
    '#step=999999',
    '#step=',
    '#towards=up',
    '#x=1',
    '#hello',
  ])('says that %s is not right and keeps what is', (hash) =>
    expect(readLink(`${hash}&board=south-america`)).toMatchObject({ isBad: true }),
  );

  it('keeps what is right in it', () => {
    expect(readLink('#board=south-america&step=x')).toEqual({
      link: { board: 'south-america', towards: 'south', step: 4 },
      isBad: true,
    });
  });
});
