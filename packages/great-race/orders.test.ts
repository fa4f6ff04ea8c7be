import { describe, expect, it } from 'vitest';
import { type AutomaticResponses, ordered } from './orders.ts';
import { given } from './testing/given.ts';
import type { GivenRace } from './testing/given-race.ts';

const ORANGE = 1;
const by = (race: GivenRace, orders: Partial<AutomaticResponses>) =>
  ordered(race.rules, race.state.public, ORANGE, { decline: null, guards: false, ...orders });

describe('NET-09 automatic responses', () => {
  const sabotaged = (orange: object) => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { boxes: { security: 1 }, ...orange } });
    race.blue.plays('saboteur').targets('orange');
    return race;
  };

  it('decline a saboteur that would take less than was said', () => {
    expect(by(sabotaged({}), { decline: 3 })).toEqual({ do: 'decline' });
    expect(by(sabotaged({ engine: 1, chassis: 0 }), { decline: 2 })).toEqual({ do: 'decline' });
  });

  it('leave it to the player where as much would be lost, or nothing was ordered', () => {
    expect(by(sabotaged({}), { decline: 2 })).toBeNull();
    expect(by(sabotaged({}), {})).toBeNull();
    expect(by(sabotaged({}), { guards: true })).toBeNull();
  });

  it('decline what is done to tiles: nobody loses a level', () => {
    const race = given({
      tiles: { 37: '1p', 38: '2p' },
      blue: { at: 'timbuktu', hand: ['trail-hunter'] },
      orange: { boxes: { security: 1 } },
    });
    race.blue.plays('trail-hunter').picks(37);
    race.blue.picks(38);
    expect(by(race, { decline: 1 })).toEqual({ do: 'decline' });
  });

  it('pass when nobody but guards is left', () => {
    const boxes = { pathfinder: 0, mechanics: 0, funding: 0, security: 2 };
    const alone = given({ whose: 'orange', orange: { boxes } });
    expect(by(alone, { guards: true })).toEqual({ do: 'pass' });
    expect(by(alone, {})).toBeNull();
    const more = given({ whose: 'orange', orange: { boxes: { ...boxes, funding: 1 } } });
    expect(by(more, { guards: true })).toBeNull();
  });
});
