import { africa1 } from '@race/great-race/board/africa-1.ts';
import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { waiting } from './face.tsx';

describe('POSTAL-02 parcels on the map', () => {
  it('wait where the race has them', () => {
    const race = given({
      phase: 'start',
      modules: ['postal'],
      options: { vehicles: ['french', 'italian'] },
    });
    const found = waiting(africa1, race.public.modules?.postal?.cities ?? []);
    const coloured = africa1.spaces.filter(({ city }) => city !== null && city.colour !== 'purple');
    expect(found).toHaveLength(coloured.length);
    for (const { space, city } of found) expect(africa1.spaces[space]?.city?.id).toBe(city);
  });

  it('are missing where none is left', () => {
    expect(waiting(africa1, [-1, 2])).toMatchObject([{ colour: 'red' }]);
  });
});
