import { describe, expect, it } from 'vitest';
import { BOOSTERS } from '../boosters.ts';
import { CHARACTERS, VEHICLES } from './card.ts';
import { cards1 } from './cards-1.ts';

const raced = cards1.filter(({ character }) => character !== null);
const starters = cards1.filter(({ character }) => character === null);
const ofVehicle = (vehicle: string) => cards1.filter((card) => card.vehicle === vehicle);

describe('DASH-COMP-01 the race cards', () => {
  it('are five a character, one a vehicle, each with a booster on its back', () => {
    expect(raced).toHaveLength(35);
    for (const character of CHARACTERS) {
      const packet = raced.filter((card) => card.character === character);
      expect(packet.map(({ vehicle }) => vehicle)).toEqual(VEHICLES);
      expect(new Set(packet.map(({ booster }) => booster)).size).toBe(5);
    }
    expect(new Set(raced.map(({ booster }) => booster))).toEqual(new Set(BOOSTERS));
  });

  it('have half stages on car, boat and plane, and on nothing else', () => {
    const withHalves = new Set(
      cards1.filter(({ left, right }) => left || right).map(({ vehicle }) => vehicle),
    );
    expect(withHalves).toEqual(new Set(['car', 'boat', 'plane']));
    for (const vehicle of withHalves) {
      expect(ofVehicle(vehicle).some(({ left }) => left)).toBe(true);
      expect(ofVehicle(vehicle).some(({ right }) => right)).toBe(true);
    }
  });
});

describe('DASH-COMP-02 the starters', () => {
  it('are two trains, two cars, a motorbike, a boat and two planes', () => {
    const counts = VEHICLES.map((vehicle) => starters.filter((card) => card.vehicle === vehicle).length);
    expect(counts).toEqual([2, 2, 1, 1, 2]);
    expect(starters.every(({ booster }) => booster === null)).toBe(true);
  });
});

describe('DASH-COMP-03 our own numbers', () => {
  it('let slow cards cover more', () => {
    for (const vehicle of VEHICLES) {
      const cards = ofVehicle(vehicle).sort((a, b) => a.speed - b.speed);
      // Half an airfield is half of four stages.
      const worth = cards.map(
        ({ stages, left, right }) =>
          stages + (Number(left) + Number(right)) * (vehicle === 'plane' ? 2 : 0.5),
      );
      const half = Math.floor(worth.length / 2);
      const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
      expect(mean(worth.slice(0, half)), vehicle).toBeGreaterThanOrEqual(mean(worth.slice(-half)));
    }
  });

  it('give each card a name of its own', () => {
    expect(new Set(cards1.map(({ id }) => id)).size).toBe(43);
  });
});

describe('DASH-COMP-04 speeds', () => {
  it.each(VEHICLES)('differ within the %ss, starters included', (vehicle) => {
    const speeds = ofVehicle(vehicle).map(({ speed }) => speed);
    expect(new Set(speeds).size).toBe(speeds.length);
    expect(Math.min(...speeds)).toBeGreaterThan(0);
  });
});
