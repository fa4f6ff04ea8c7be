import type { Answer, Box } from '@race/great-race';
import type { DriveRoute } from '@race/local';
import { describe, expect, it } from 'vitest';
import {
  isOnWay,
  playedFirst,
  sensibleLevels,
  sensibleOption,
  sensibleThing,
  sensibleWay,
  wayAfter,
  wayInstead,
} from './sensible.ts';

const KNOWN: DriveRoute = {
  to: 3,
  spaces: [3],
  least: 0,
  petrol: 1,
  damage: 0,
  dangers: 0,
  unknown: 0,
  risk: 0,
  unknownRisk: 0,
  guides: 0,
  ends: false,
  isOnlySeen: false,
  fare: null,
};

const boxes = (...of: [Box, ...Answer['do'][]][]): ReadonlyMap<Box, readonly Answer[]> =>
  new Map(of.map(([box, ...verbs]) => [box, verbs.map((verb): Answer => JSON.parse(`{ "do": "${verb}" }`))]));

const ALL = boxes(
  ['pathfinder', 'lay', 'draw', 'wait'],
  ['mechanics', 'drive', 'wait'],
  ['security', 'wait'],
  ['funding', 'fund'],
);

describe('what is chosen until one chooses otherwise', () => {
  it('is the mechanics where a way is known, else the pathfinder', () => {
    expect(sensibleThing({ boxes: ALL, ways: [KNOWN] })).toBe('mechanics');
    expect(sensibleThing({ boxes: ALL, ways: [{ ...KNOWN, unknown: 1 }] })).toBe('pathfinder');
    // A known way back is no reason to drive.
    expect(sensibleThing({ boxes: ALL, ways: [KNOWN], isAhead: () => false })).toBe('pathfinder');
  });

  it('is whatever can be done at all', () => {
    const rest = boxes(['pathfinder', 'wait'], ['mechanics', 'repair', 'wait'], ['funding', 'fund']);
    expect(sensibleThing({ boxes: rest, ways: [] })).toBe('mechanics');
    expect(sensibleThing({ boxes: boxes(['security', 'wait'], ['funding', 'fund']), ways: [] })).toBe(
      'funding',
    );
    expect(sensibleThing({ boxes: boxes(['security', 'wait']), ways: [] })).toBe('security');
    expect(sensibleThing({ boxes: boxes(), ways: [] })).toBeNull();
  });

  it('is no drive that would only look at a tile, for want of petrol', () => {
    const rest = boxes(['mechanics', 'drive', 'wait'], ['funding', 'fund']);
    const ways = [{ ...KNOWN, unknown: 1, isOnlySeen: true }];
    expect(sensibleThing({ boxes: rest, ways })).toBe('funding');
    expect(sensibleThing({ boxes: boxes(['mechanics', 'drive', 'wait']), ways })).toBe('mechanics');
    expect(sensibleThing({ boxes: boxes(['mechanics', 'drive', 'repair'], ['funding', 'fund']), ways })).toBe(
      'mechanics',
    );
  });

  it('is the first of a row, but never whom to hurt', () => {
    const [one, two]: Answer[] = [
      { do: 'target', seat: 1 },
      { do: 'target', seat: 2 },
    ];
    expect(sensibleOption([{ do: 'split', engine: 0 }])).toEqual({ do: 'split', engine: 0 });
    expect(sensibleOption(one && two ? [one, two] : [])).toBeNull();
    expect(sensibleOption(one ? [one] : [])).toBe(one);
    expect(sensibleOption([])).toBeNull();
  });

  it('is petrol with an empty tank', () => {
    expect(sensibleThing({ boxes: ALL, ways: [], isDry: true })).toBe('petrol');
  });

  it('is the share of damage that does not break the engine, throws no card away, and is even', () => {
    const shares = [0, 1, 2, 3].map((engine): Answer => ({ do: 'split', engine }));
    const bearer = { engine: 5, chassis: 4, cards: 3, damage: 3 };
    expect(sensibleOption(shares, bearer)).toBe(shares[2]);
    expect(sensibleOption(shares, { ...bearer, cards: 1 })).toBe(shares[2]);
    expect(sensibleOption(shares, { ...bearer, engine: 4, cards: 1 })).toBe(shares[1]);
    // No card is lost while the engine keeps two levels; then a card goes rather than the engine.
    expect(sensibleOption(shares, { ...bearer, engine: 4, cards: 3 })).toBe(shares[2]);
    expect(sensibleOption(shares, { ...bearer, engine: 3, cards: 4 })).toBe(shares[1]);
    // BASE-DRIVE-05: an engine at 0 is a breakdown.
    expect(sensibleOption(shares, { ...bearer, engine: 2, cards: 4 })).toBe(shares[0]);
    expect(sensibleOption(shares.slice(2, 3), { ...bearer, engine: 2 })).toBe(shares[2]);
    // A rival's engine takes all it can.
    expect(sensibleOption(shares)).toBe(shares[3]);
  });

  it('fills the tank where petrol is cheap', () => {
    expect(sensibleLevels(4, { isCity: true, petrol: 1 })).toBe(4);
    expect(sensibleLevels(4, { isCity: false, petrol: 1 })).toBe(2);
    expect(sensibleLevels(1, { isCity: false, petrol: 0 })).toBe(1);
    expect(sensibleLevels(2, { isCity: false, petrol: 5 })).toBe(1);
  });
});

describe('a card over the limit of the hand', () => {
  it('BASE-HAND-03 is played rather than discarded, where that does something', () => {
    const both: Answer[] = [
      { do: 'discard', card: 'jerrycan' },
      { do: 'play', card: 'jerrycan' },
    ];
    expect(playedFirst(both).map(({ do: verb }) => verb)).toEqual(['play', 'discard']);
    expect(playedFirst([{ do: 'discard', card: 'driver' }])).toEqual([{ do: 'discard', card: 'driver' }]);
  });
});

describe('the route that a drive begins with', () => {
  const gains = new Map([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, -1],
  ]);
  const gainTo = (space: number) => gains.get(space) ?? 0;
  const to = (space: number, more: Partial<DriveRoute> = {}): DriveRoute => ({
    ...KNOWN,
    to: space,
    ...more,
  });

  it('leads as far ahead as known land does, for little damage', () => {
    expect(sensibleWay([to(1), to(3), to(2)], { gainTo })?.to).toBe(3);
    expect(sensibleWay([to(2), to(3, { damage: 3 })], { gainTo })?.to).toBe(2);
    expect(sensibleWay([to(2), to(3, { dangers: 2 })], { gainTo })?.to).toBe(2);
    expect(sensibleWay([to(2, { petrol: 4 }), to(2, { petrol: 3 })], { gainTo })?.petrol).toBe(3);
  });

  it('stops in a city on the way, rather than with an empty tank behind it', () => {
    const isCity = (space: number) => space === 2;
    const ways = [to(2, { petrol: 3 }), to(3, { petrol: 4 })];
    expect(sensibleWay(ways, { gainTo }, 6)?.to).toBe(3);
    expect(sensibleWay(ways, { gainTo, isCity }, 6)?.to).toBe(2);
    expect(sensibleWay(ways, { gainTo }, 4)?.to).toBe(2);
    expect(sensibleWay([to(3, { petrol: 4 })], { gainTo }, 4)?.to).toBe(3);
  });

  it('does not spend much petrol on little', () => {
    expect(sensibleWay([to(2, { petrol: 2 }), to(3, { petrol: 7 })], { gainTo }, 9)?.to).toBe(2);
    expect(sensibleWay([to(2, { petrol: 2 }), to(3, { petrol: 5 })], { gainTo }, 9)?.to).toBe(3);
  });

  it('is none by a line, without the petrol, or back', () => {
    const fare = { line: 0, to: 3, francs: 60, cards: 0 };
    const ways = [to(3, { fare }), to(2, { unknown: 1, isOnlySeen: true }), to(4)];
    expect(sensibleWay(ways, { gainTo })).toBeNull();
  });

  it('leads into the unknown only where no known land does, and no farther than the petrol may reach', () => {
    const open = [
      to(2, { unknown: 2, least: 2 }),
      to(2, { unknown: 1, least: 2 }),
      to(3, { unknown: 3, least: 4 }),
    ];
    expect(sensibleWay([to(1), ...open], { gainTo })?.to).toBe(1);
    expect(sensibleWay([to(1, { dangers: 1 }), ...open], { gainTo })?.to).toBe(3);
    expect(sensibleWay([to(1, { dangers: 1 })], { gainTo })?.to).toBe(1);
    expect(sensibleWay(open, { gainTo }, 4)?.to).toBe(3);
    expect(sensibleWay(open, { gainTo }, 3)).toMatchObject({ to: 2, unknown: 1 });
    const risky = to(3, { unknown: 3, least: 4, unknownRisk: 1 });
    expect(sensibleWay([risky, to(2, { unknown: 2, least: 2 })], { gainTo }, 6)?.to).toBe(2);
    expect(sensibleWay([to(3, { unknown: 1, guides: 1 })], { gainTo }, 6)).toBeNull();
  });

  it('takes petrol from cards only where nothing else leads on', () => {
    const poured = to(2, { petrol: 4, least: 4 });
    expect(sensibleWay([poured, to(3, { petrol: 2, guides: 1 })], { gainTo }, 3)).toBe(poured);
    expect(sensibleWay([poured, to(1, { unknown: 1, least: 1 })], { gainTo }, 3)?.to).toBe(1);
  });

  it('needs no cards: neither more petrol than is in the tank nor a guide', () => {
    const ways = [to(1, { petrol: 2 }), to(2, { petrol: 4 }), to(3, { petrol: 1, guides: 1 })];
    expect(sensibleWay(ways, { gainTo }, 3)?.to).toBe(1);
    expect(sensibleThing({ boxes: ALL, ways: [to(2, { petrol: 4 })], petrol: 3 })).toBe('pathfinder');
    expect(sensibleThing({ boxes: ALL, ways: [to(2, { petrol: 4 })], petrol: 4 })).toBe('mechanics');
  });
});

describe('touching a space again', () => {
  const byLine: DriveRoute = { ...KNOWN, fare: { line: 2, to: 3, francs: 70, cards: 1 } };
  const elsewhere: DriveRoute = { ...KNOWN, to: 4, spaces: [4] };

  it('chooses the next way there, whichever way it goes', () => {
    expect(wayAfter([KNOWN, elsewhere, byLine], KNOWN)).toBe(byLine);
    expect(wayAfter([byLine, elsewhere, KNOWN], byLine)).toBe(KNOWN);
  });

  it('chooses nothing after the last, after one drawn by hand, or when nothing is chosen', () => {
    expect(wayAfter([KNOWN, elsewhere, byLine], byLine)).toBeNull();
    expect(wayAfter([KNOWN, elsewhere], { ...KNOWN, spaces: [7, 3] })).toBeNull();
    expect(wayAfter([KNOWN], null)).toBeNull();
  });
});

describe('another way to the same space', () => {
  const round: DriveRoute = { ...KNOWN, spaces: [7, 3] };
  const byLine: DriveRoute = { ...KNOWN, fare: { line: 2, to: 3, francs: 120, cards: 0 } };
  const withCard: DriveRoute = { ...KNOWN, fare: { line: 2, to: 3, francs: 70, cards: 1 } };
  const all = [KNOWN, round, withCard, byLine];

  it('is each of them in turn, and then the first again', () => {
    expect(all.map((way) => wayInstead(all, way))).toEqual([round, withCard, byLine, KNOWN]);
  });

  it('is the easiest for one drawn by hand, unless that is one of them', () => {
    expect(wayInstead(all, { ...KNOWN, spaces: [8, 9, 3] })).toBe(KNOWN);
    expect(wayInstead(all, structuredClone(round))).toBe(withCard);
  });

  it('is none where there is only one, or none is chosen', () => {
    expect(wayInstead([KNOWN], KNOWN)).toBeNull();
    expect(wayInstead(all, null)).toBeNull();
  });

  it('BASE-DRIVE-12 is answered over land, or by its own line with its own cards', () => {
    const line = (cards: number): Answer => ({ do: 'line', line: 2, cards, poured: false });
    const enter: Answer = { do: 'enter', space: 3, poured: true };
    expect([round, withCard].map((way) => isOnWay(enter, way))).toEqual([true, false]);
    expect([round, withCard, byLine].map((way) => isOnWay(line(1), way))).toEqual([false, true, false]);
  });
});
