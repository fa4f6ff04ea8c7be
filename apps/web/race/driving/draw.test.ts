import { given } from '@race/great-race/testing/given.ts';
import { meansOf, type Roads } from '@race/local';
import { describe, expect, it } from 'vitest';
import { drawnTo } from './draw.ts';

const race = given({ blue: { at: 'timbuktu', engine: 2 } });
const means = meansOf(race.rules, race.state, 0);
if (means === null) throw new Error('blue cannot drive');
const roads: Roads = { rules: race.rules, known: race.public, from: race.blue.crew.at, means };
const one = race.spaceNear('timbuktu', 'se');
const two = race.spaceNear(one, 'e');
const three = race.spaceNear(two, 'e');

describe('a way drawn by hand', () => {
  it('grows through neighbouring spaces', () => {
    expect(drawnTo(roads, drawnTo(roads, [], one), two)).toEqual([one, two]);
  });

  it('waits over what it cannot reach: too far, or not beside the last space', () => {
    expect(drawnTo(roads, [one, two], three)).toEqual([one, two]);
    expect(drawnTo(roads, [], two)).toEqual([]);
  });

  it('is shortened by going back, to nothing at the vehicle', () => {
    expect(drawnTo(roads, [one, two], one)).toEqual([one]);
    expect(drawnTo(roads, [one, two], roads.from)).toEqual([]);
  });
});
