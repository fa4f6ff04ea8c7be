import { describe, expect, it } from 'vitest';
import { byWeight, weightiest } from './weights.ts';

const NO_MODULES = { gather: () => [] };

describe('the sentence in the bar', () => {
  it('tells the two weightiest events in the order they happened', () => {
    const told = weightiest(
      NO_MODULES,
      [
        { key: 'spaceEntered', seat: 0, space: 3, petrol: 1, damage: 2, danger: false },
        { key: 'damageTaken', seat: 0, by: 0, engine: 2, chassis: 0 },
        { key: 'brokeDown', seat: 0 },
        { key: 'levelReached', seat: 0, level: 4 },
      ],
      2,
    );
    expect(told.map(({ key }) => key)).toEqual(['spaceEntered', 'brokeDown']);
  });

  it('is empty when nothing was told', () => {
    expect(weightiest(NO_MODULES, [], 2)).toEqual([]);
  });
});

describe('the headline of a dispatch', () => {
  it('is sought from the weightiest event down, so that one without words does not leave it bare', () => {
    const told = byWeight(NO_MODULES, [
      { key: 'petrolBought', seat: 0, levels: 5, francs: 50 },
      { key: 'moneyReceived', seat: 0, francs: 30 },
      { key: 'driveBegun', seat: 0, spaces: 3 },
    ]);
    expect(told.map(({ key }) => key)).toEqual(['moneyReceived', 'petrolBought', 'driveBegun']);
  });
});
