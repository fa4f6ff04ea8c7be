import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import {
  BEFORE_THE_START,
  concerns,
  dispatchesOf,
  leadOf,
  timeOf,
  timeOfSilence,
  touches,
} from './dispatches.ts';
import { printed } from './weights.ts';

const passed = (seat: number): RaceEvent => ({ key: 'crewPassed', seat, guards: 0 });
const bonus = (seat: number): RaceEvent => ({ key: 'bonusPaid', seat, francs: 10 });
const planned = (seat: number): RaceEvent => ({ key: 'planned', seat, boxes: [1, 2, 1, 1] });
const turn = (number: number): RaceEvent => ({ key: 'turnBegun', turn: number });
const lines = (...all: RaceEvent[][]) => all.map((events) => ({ events }));

describe('the newspaper', () => {
  it('prints what one crew does without a break as one dispatch', () => {
    const all = dispatchesOf(lines([planned(0), planned(1)], [passed(0)], [passed(0)], [passed(1)]));
    expect(all.map(({ from, seat, events }) => [from, seat, events.length])).toEqual([
      [0, null, 2],
      [1, 0, 2],
      [3, 1, 1],
    ]);
  });

  it('prints another deed apart once a dispatch is full', () => {
    const drive: RaceEvent = { key: 'driveBegun', seat: 0, spaces: 5 };
    const bought: RaceEvent = { key: 'petrolBought', seat: 0, levels: 1, francs: 10 };
    const few = dispatchesOf(lines([bought], [drive], [bought]));
    expect(few.map(({ events }) => events.length)).toEqual([3]);
    const many = dispatchesOf(lines([bought, bought, bought], [drive, bought, bought], [bought], [drive]));
    expect(many.map(({ events }) => events.length)).toEqual([7, 1]);
  });

  it('leads with what others did to the reader, until the reader acts', () => {
    const struck: RaceEvent = { key: 'crewTargeted', seat: 1, card: 'saboteur', target: 0 };
    const lead = (...all: RaceEvent[][]) => leadOf(dispatchesOf(lines([turn(1)], ...all)).reverse(), 0)?.from;
    expect(lead([struck])).toBe(1);
    expect(lead([struck], [passed(2)])).toBe(1);
    expect(lead([struck], [passed(2)], [passed(0)])).toBe(3);
    expect(lead([struck], [passed(2)], [turn(2)])).toBe(1);
    expect(lead([passed(1)], [passed(2)])).toBe(2);
    expect(leadOf([], 0)).toBeUndefined();
  });

  it('does not lead with the cards that others left in the bivouac', () => {
    const taken = (seat: number): RaceEvent => ({ key: 'cardTaken', seat, card: 'driver' });
    const rest: RaceEvent = { key: 'cardLeftOver', seat: 0, card: 'guide' };
    for (const last of [[rest], [taken(0)]]) {
      const all = dispatchesOf(lines([turn(1)], [taken(1), ...last], [planned(0), planned(1)])).reverse();
      expect(leadOf(all, 0)?.events).toEqual([planned(0), planned(1)]);
    }
  });

  it('prints a blow apart from what was done before it, and its consequences with it', () => {
    const bought: RaceEvent = { key: 'petrolBought', seat: 1, levels: 2, francs: 20 };
    const struck: RaceEvent = { key: 'crewTargeted', seat: 1, card: 'saboteur', target: 0 };
    const all = dispatchesOf(lines([bought], [struck], [bought], [struck]));
    expect(all.map(({ events }) => events)).toEqual([[bought], [struck, bought, struck]]);
  });

  it('gives what happens to all at once to nobody', () => {
    const [all] = dispatchesOf(lines([bonus(0), bonus(1)]));
    expect(all?.seat).toBeNull();
  });

  it('finds a crew that something is done to, and who it was done by', () => {
    const [one] = dispatchesOf(lines([{ key: 'crewTargeted', seat: 0, card: 'saboteur', target: 2 }]));
    expect(one && [0, 1, 2].map((seat) => concerns(one, seat))).toEqual([true, false, true]);
    expect(one && [0, 1, 2].map((seat) => touches(one, seat))).toEqual([false, false, true]);
  });

  it('does not announce what it tells in the next sentence', () => {
    const level = (number: number): RaceEvent => ({ key: 'levelReached', seat: 0, level: number });
    const begun: RaceEvent = { key: 'driveBegun', seat: 0, spaces: 5 };
    const entered: RaceEvent = {
      key: 'spaceEntered',
      seat: 0,
      space: 3,
      petrol: 1,
      damage: 0,
      danger: false,
    };
    expect(printed({ events: [begun, entered, level(1), entered, level(2)] })).toEqual([
      entered,
      entered,
      level(2),
    ]);
    expect(printed({ events: [begun] })).toEqual([begun]);
  });

  it('tells once that René stays where he is', () => {
    const goes = (assistant: number): RaceEvent => ({ key: 'torpedoGoes', seat: 1, assistant });
    const stays: RaceEvent = { key: 'torpedoStays', seat: 1, why: 'cannotPay', candidates: [] };
    expect(printed({ events: [goes(3), stays, goes(4), stays, goes(5), stays] })).toEqual([goes(3), stays]);
    const recovered: RaceEvent = { key: 'torpedoRecovered', seat: 1, petrol: 6, mechanics: 5 };
    expect(printed({ events: [goes(5), stays, recovered] })).toEqual([goes(5), stays, recovered]);
  });

  it('prints what René does as his own news, whoever’s answer it came with', () => {
    const goes: RaceEvent = { key: 'torpedoGoes', seat: 1, assistant: 2 };
    const stays: RaceEvent = { key: 'torpedoStays', seat: 1, why: 'noWay', candidates: [] };
    const all = dispatchesOf(lines([planned(0)], [passed(0), goes, stays, goes, stays]));
    expect(all.map(({ seat, events }) => [seat, events.length])).toEqual([
      [null, 1],
      [0, 1],
      [1, 4],
    ]);
  });

  it('prints the end of a turn apart from the answer that brought it', () => {
    const all = dispatchesOf(
      lines(
        [turn(1)],
        [planned(0), planned(1)],
        [passed(0), { key: 'orderChanged', order: [0, 1] }, bonus(0), turn(2)],
      ),
    );
    expect(all.map(({ turn: at, phase, seat }) => [at, phase, seat])).toEqual([
      [1, 'bivouac', null],
      [1, 'planning', null],
      [1, 'convoy', 0],
      [1, 'maintenance', null],
      [2, 'bivouac', null],
    ]);
  });
});

const TOLD: readonly RaceEvent[] = [
  { key: 'orderDrawn', order: [0, 1] },
  { key: 'turnBegun', turn: 1 },
  { key: 'cardTaken', seat: 1, card: 'guide' },
  { key: 'planned', seat: 0, boxes: [1, 2, 1, 1] },
  { key: 'planned', seat: 1, boxes: [1, 2, 1, 1] },
  { key: 'crewPassed', seat: 0, guards: 1 },
  { key: 'orderChanged', order: [0, 1] },
  { key: 'bonusPaid', seat: 0, francs: 20 },
  { key: 'turnBegun', turn: 2 },
];

describe('the time of the race', () => {
  it('is told by what happens', () => {
    let time = BEFORE_THE_START;
    const seen = TOLD.map((event) => {
      time = timeOf(event, time);
      return `${time.turn} ${time.phase}`;
    });
    expect(seen).toEqual([
      '0 setup',
      '1 bivouac',
      '1 bivouac',
      '1 planning',
      '1 planning',
      '1 convoy',
      '1 maintenance',
      '1 maintenance',
      '2 bivouac',
    ]);
  });

  it('knows a plan that lies face down', () => {
    expect(timeOfSilence({ turn: 3, phase: 'bivouac' })).toEqual({ turn: 3, phase: 'planning' });
    expect(timeOfSilence({ turn: 3, phase: 'convoy' })).toEqual({ turn: 3, phase: 'convoy' });
  });
});
