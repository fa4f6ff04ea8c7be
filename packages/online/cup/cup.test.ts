import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CupLine,
  type CupRules,
  type CupSeat,
  type CupState,
  cupOf,
  isCupOver,
  roundsOf,
} from './log.ts';
import { pairNext } from './pairing.ts';
import { byePoints, paperOf, standingsOf } from './standings.ts';

const result = (place: number, more: Partial<CupSeat> = {}): CupSeat => ({
  place,
  arrived: true,
  prestige: 20 - place,
  arrival: place,
  fate: 'raced',
  ...more,
});

const rulesOf = (more: Partial<CupRules> = {}): CupRules => ({
  kind: 'swiss',
  size: 4,
  rounds: 5,
  seed: 7,
  ...more,
});

const entries = (crews: number): CupLine[] =>
  Array.from({ length: crews }, (_, number) => ({ line: 'entered', number }) as const);

/** The places at a table, turned by a number. */
const placesFor = (seats: number, luck: number): number[] =>
  Array.from({ length: seats }, (_, at) => 1 + ((at + luck) % seats));

/** Plays a whole cup; every race ends as `luck` says. */
function play(rules: CupRules, crews: number, luck: (table: number) => number): CupLine[] {
  const lines = entries(crews);
  let table = 0;
  for (let state = cupOf(lines); !isCupOver(rules, state); state = cupOf(lines)) {
    const { tables, byes } = pairNext(rules, state);
    const named = tables.map((seats) => ({ table: `t${table++}`, seats }));
    lines.push({ line: 'round', starts: 0, tables: named, byes });
    for (const [at, { table: name, seats }] of named.entries()) {
      const places = placesFor(seats.length, luck(table + at));
      lines.push({ line: 'result', table: name, seats: places.map((place) => result(place)) });
    }
  }
  return lines;
}

/** How often pairs meet whom they have met before, in each round. */
function repeatsIn({ rounds }: CupState): number[] {
  const met = new Set<string>();
  return rounds.map(({ tables }) => {
    const pairs = tables.flatMap(({ seats }) => {
      const people = seats.filter((one) => one !== null).sort((a, b) => a - b);
      return people.flatMap((a, at) => people.slice(at + 1).map((b) => `${a},${b}`));
    });
    const again = pairs.filter((pair) => met.has(pair)).length;
    for (const pair of pairs) met.add(pair);
    return again;
  });
}

/** All ways to make pairs, to count how many must meet again. */
function fewestRepeats(people: readonly number[], met: (a: number, b: number) => boolean): number {
  const [first, ...others] = people;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (mate) =>
        Number(met(first, mate)) +
        fewestRepeats(
          others.filter((one) => one !== mate),
          met,
        ),
    ),
  );
}

const CUPS = fc.record({
  crews: fc.integer({ min: 2, max: 40 }),
  size: fc.integer({ min: 2, max: 4 }),
  rounds: fc.integer({ min: 1, max: 6 }),
  seed: fc.integer({ min: 0, max: 1e6 }),
  luck: fc.integer({ min: 0, max: 1e6 }),
});

describe('CUP-02 pairings', () => {
  it('seat everybody who is there once in each round, and are the same from the same log', () => {
    fc.assert(
      fc.property(CUPS, fc.constantFrom('swiss', 'duplicate'), ({ crews, luck, ...more }, kind) => {
        const rules = rulesOf({ ...more, kind });
        const lines = play(rules, crews, (table) => table * luck);
        const state = cupOf(lines);
        expect(state.rounds).toHaveLength(rules.rounds);
        for (const { tables, byes } of state.rounds) {
          const seated = tables.flatMap(({ seats }) => seats).filter((one) => one !== null);
          expect([...seated, ...byes].sort((a, b) => a - b)).toEqual(
            Array.from({ length: crews }, (_, at) => at),
          );
          expect(byes.length).toBeLessThan(2);
          expect(tables.filter(({ seats }) => seats.includes(null)).length).toBeLessThan(2);
          for (const { seats } of tables) {
            expect(seats).toHaveLength(rules.size);
            expect(seats.filter((one) => one !== null).length).toBeGreaterThan(1);
          }
        }
        expect(play(rules, crews, (table) => table * luck)).toEqual(lines);
      }),
      { numRuns: 60 },
    );
  });

  it('give nobody a second bye before everybody has had one', () => {
    fc.assert(
      fc.property(CUPS, ({ crews, luck, ...more }) => {
        const rules = rulesOf(more);
        const { rounds } = cupOf(play(rules, crews, (table) => table + luck));
        const byes = rounds.flatMap((one) => one.byes);
        if (byes.length <= crews) expect(new Set(byes).size).toBe(byes.length);
      }),
      { numRuns: 60 },
    );
  });

  it('let nobody meet the same opponents again while it can be avoided', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 1e6 }),
        (half, rounds, luck) => {
          const crews = 2 * half;
          const lines = play(rulesOf({ size: 2, rounds, seed: luck }), crews, (table) => (table * luck) >> 3);
          const { rounds: played } = cupOf(lines);
          const met = new Set<string>();
          for (const { tables } of played) {
            const again = tables.filter(({ seats }) => met.has([...seats].sort().join())).length;
            const people = Array.from({ length: crews }, (_, at) => at);
            expect(again).toBe(fewestRepeats(people, (a, b) => met.has([a, b].sort().join())));
            for (const { seats } of tables) met.add([...seats].sort().join());
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    [64, 4, 5],
    [49, 4, 5],
    [32, 2, 9],
    [20, 2, 9],
    [17, 2, 7],
    [30, 3, 5],
    [128, 4, 9],
  ])('of %i crews, %i at a table, in %i rounds nobody meets twice', (crews, size, rounds) => {
    for (const seed of [1, 2, 3]) {
      const lines = play(rulesOf({ size, rounds, seed }), crews, (table) => table * seed);
      expect(repeatsIn(cupOf(lines))).toEqual(Array.from({ length: rounds }, () => 0));
    }
  });

  it('are a whole circle where everybody meets everybody', () => {
    for (let crews = 2; crews <= 10; crews++) {
      const rules = rulesOf({ kind: 'robin', size: 2, seed: crews });
      const state = cupOf(play(rules, crews, (table) => table));
      expect(state.rounds).toHaveLength(roundsOf(rules, state));
      expect(repeatsIn(state).every((again) => again === 0)).toBe(true);
      expect(state.rounds.flatMap(({ tables }) => tables)).toHaveLength((crews * (crews - 1)) / 2);
      const byes = state.rounds.flatMap((one) => one.byes);
      expect(byes.toSorted((a, b) => a - b)).toEqual(
        crews % 2 === 0 ? [] : Array.from({ length: crews }, (_, at) => at),
      );
    }
  });

  it('leave out who has left or never came, until they are back', () => {
    const rules = rulesOf({ rounds: 3 });
    const lines = entries(9);
    const seated = (): (number | null)[] => {
      const { tables, byes } = pairNext(rules, cupOf(lines));
      return [...tables.flat(), ...byes];
    };
    lines.push({ line: 'left', number: 3 }, { line: 'absent', number: 4 });
    expect(seated()).not.toContain(3);
    expect(seated()).not.toContain(4);
    // Seven are left: a full table, and one with a bot.
    expect(pairNext(rules, cupOf(lines))).toMatchObject({ byes: [] });
    expect(seated().filter((one) => one === null)).toHaveLength(1);
    lines.push({ line: 'back', number: 4 });
    expect(seated()).toContain(4);
  });
});

const twoTables = (one: readonly CupSeat[], other: readonly CupSeat[], byes: number[] = []): CupLine[] => [
  ...entries(4 + byes.length),
  {
    line: 'round',
    starts: 0,
    tables: [
      { table: 'a', seats: [0, 1] },
      { table: 'b', seats: [2, 3] },
    ],
    byes,
  },
  { line: 'result', table: 'a', seats: one },
  { line: 'result', table: 'b', seats: other },
];
const order = (rules: CupRules, lines: readonly CupLine[]) =>
  standingsOf(rules, cupOf(lines)).map(({ number, points }) => [number, points]);

describe('CUP-03 standings', () => {
  const rules = rulesOf({ size: 2 });

  it('count places; a bye is as good as three points, and who left has none', () => {
    const lines = twoTables(
      [result(1), result(2)],
      [result(1, { fate: 'left' }), result(2, { prestige: 3 })],
      [4],
    );
    expect(order(rules, lines)).toEqual([
      [0, 3],
      [4, byePoints(rules)],
      [1, 1],
      [3, 1],
      [2, 0],
    ]);
  });

  it('in a duplicate arena compare the same seats of all tables, once all have arrived', () => {
    const arena = rulesOf({ kind: 'duplicate', size: 2 });
    const lines = twoTables(
      [result(1, { prestige: 18 }), result(2, { prestige: 9 })],
      [result(1, { prestige: 16 }), result(2, { prestige: 12 })],
    );
    // Both winners were in the same seat, and so were both who lost.
    expect(order(arena, lines)).toEqual([
      [0, 10],
      [3, 10],
      [2, 0],
      [1, 0],
    ]);
    expect(order(arena, lines.slice(0, -1)).every(([, points]) => points === 0)).toBe(true);
  });

  it('break ties by prestige, then by the race between them, then by the earlier arrival', () => {
    const level = { prestige: 10 };
    const lines = twoTables(
      [result(1, level), result(2, level)],
      [result(2, level), result(1, { ...level, arrival: 2 })],
    );
    lines.push(
      {
        line: 'round',
        starts: 0,
        tables: [
          { table: 'c', seats: [1, 0] },
          { table: 'd', seats: [2, 3] },
        ],
        byes: [],
      },
      { line: 'result', table: 'c', seats: [result(1, level), result(2, level)] },
      { line: 'result', table: 'd', seats: [result(1, level), result(2, level)] },
    );
    const standings = standingsOf(rules, cupOf(lines));
    expect(standings.map(({ points }) => points)).toEqual([4, 4, 4, 4]);
    expect(standings.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(standings.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  it('of a table that is gone count as a bye for all of it', () => {
    const lines = twoTables([result(1), result(2)], []).slice(0, -1);
    lines.push({ line: 'void', table: 'b' });
    expect(order(rules, lines).filter(([number]) => Number(number) > 1)).toEqual([
      [2, 3],
      [3, 3],
    ]);
    expect(isCupOver(rulesOf({ size: 2, rounds: 1 }), cupOf(lines))).toBe(true);
  });

  it('make a newspaper of the last round that is over', () => {
    expect(paperOf(rules, cupOf(entries(4)))).toBeNull();
    const lines = twoTables(
      [result(1, { prestige: 19 }), result(2, { prestige: 18 })],
      [result(1, { prestige: 30 }), result(2, { prestige: 5, arrived: false, arrival: 0 })],
    );
    expect(paperOf(rules, cupOf(lines))).toEqual({
      round: 0,
      leader: 2,
      isSame: false,
      margin: 0,
      closest: { winner: 0, second: 1, by: 1 },
      surprise: null,
      tables: 2,
      arrived: 3,
      crews: 4,
    });
  });
});
