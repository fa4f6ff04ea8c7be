import { open } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import type { Game, Race } from '../state.ts';
import { given } from '../testing/given.ts';
import { burn, damage, refuel, repair } from './gauges.ts';

function blueWith(levels: { petrol?: number; engine?: number; chassis?: number }) {
  const { rules, state } = given({ blue: levels });
  const g = open<Race>(rules, state, []) as Game;
  const told = () => (g.events ?? []).map((event) => ('key' in event ? event.key : null));
  return { g, crew: g.public.crews[0], told };
}

describe('BASE-DRIVE-03 damage', () => {
  it('is taken off both gauges, and told', () => {
    const { g, crew, told } = blueWith({ engine: 3, chassis: 4 });
    damage(g, 0, { engine: 2, chassis: 4, by: 1 });
    expect(crew).toMatchObject({ engine: 1, chassis: 0 });
    expect(told()).toEqual(['damageTaken']);
  });

  it.each([
    ['the engine', { engine: 4, chassis: 0 }],
    ['the chassis', { engine: 0, chassis: 5 }],
  ])('is never more than %s has', (_what, split) => {
    const { g, crew } = blueWith({ engine: 3, chassis: 4 });
    expect(() => damage(g, 0, { ...split, by: 1 })).toThrow('more damage than levels');
    expect(crew).toMatchObject({ engine: 3, chassis: 4 });
  });
});

describe('BASE-DRIVE-05 a breakdown', () => {
  it('is told when the engine stops, not when it has stopped before', () => {
    const running = blueWith({ engine: 1, chassis: 4 });
    damage(running.g, 0, { engine: 1, chassis: 0, by: 0 });
    expect(running.told()).toEqual(['damageTaken', 'brokeDown']);
    const broken = blueWith({ engine: 0, chassis: 4 });
    damage(broken.g, 0, { engine: 0, chassis: 1, by: 0 });
    expect(broken.told()).toEqual(['damageTaken']);
  });
});

describe('petrol and repairs', () => {
  it('CARD-01 petrol above the maximum is lost', () => {
    const { g, crew } = blueWith({ petrol: 4 });
    refuel(g, 0, 9);
    expect(crew?.petrol).toBe(crew?.petrolMax);
  });

  it('no more petrol is burnt than there is', () => {
    const { g, crew } = blueWith({ petrol: 2 });
    expect(() => burn(g, 0, 3)).toThrow('3 petrol needed, 2 left');
    burn(g, 0, 2);
    expect(crew?.petrol).toBe(0);
  });

  it.each([
    ['engine', { engine: 3, chassis: 0 }],
    ['chassis', { engine: 0, chassis: 3 }],
  ])('BASE-MECH-01 nothing is repaired above the maximum: %s', (_what, split) => {
    const { g, crew } = blueWith({});
    Object.assign(crew ?? {}, { engine: (crew?.engineMax ?? 0) - 2, chassis: (crew?.chassisMax ?? 0) - 2 });
    expect(() => repair(g, 0, split)).toThrow('above the maximum');
    repair(g, 0, { engine: 2, chassis: 2 });
    expect(crew).toMatchObject({ engine: crew?.engineMax, chassis: crew?.chassisMax });
  });
});
