import { expect, it } from 'vitest';
import type { PlacingRow, RatingRow, ResultFilter, SeekerRow, Store } from '../index.ts';
import { row } from './kept.ts';

const TRACK = 'race/africa/4';

const rating = (person: string, races: number, more: Partial<RatingRow> = {}): RatingRow => ({
  person,
  track: TRACK,
  mu: 25_000_000 + races,
  sigma: 8_333_333,
  races,
  won: 0,
  arrived: races,
  ...more,
});

const result = (
  table: string,
  seat: number,
  person: string,
  ended = 5,
  more: Partial<PlacingRow> = {},
): PlacingRow => ({
  table,
  seat,
  person,
  track: TRACK,
  ended,
  place: seat + 1,
  rated: true,
  outcome: '{}',
  ...more,
});

const seeker = (person: string, since: number, seen = since): SeekerRow => ({
  person,
  seeks: '{"crews":2}',
  since,
  seen,
  table: null,
});

/** Tests of ratings and matchmaking, for every store. */
export function keepsRatings(store: () => Store): void {
  const meet = (...people: string[]) =>
    store().commit(people.map((person) => ({ write: 'person', person: { person, name: person, made: 1 } })));

  it('knows which races are over and not counted yet', async () => {
    const ended = (table: string, at: number) => ({ write: 'ended', table, at }) as const;
    await store().commit([ended('b', 9), ended('a', 3), ended('a', 7)]);
    expect(await store().endings(9)).toEqual([
      { table: 'a', at: 7 },
      { table: 'b', at: 9 },
    ]);
    expect(await store().endings(1)).toHaveLength(1);
    expect([await store().ending('a'), await store().ending('c')]).toEqual([7, null]);
    const drop = (at: number) => ({ write: 'rated', table: 'a', at, results: [], ratings: [] }) as const;
    expect(await store().commit([drop(3), drop(7)])).toEqual(['conflict', 'written']);
    expect(await store().endings(9)).toEqual([{ table: 'b', at: 9 }]);
  });

  it('counts a race once, with all its ratings or none', async () => {
    await meet('anna', 'ben');
    const rated = (table: string, ratings: readonly RatingRow[]) =>
      ({
        write: 'rated',
        table,
        at: table === 'a' ? 1 : 2,
        results: ratings.map(({ person }, seat) => result(table, seat, person)),
        ratings,
      }) as const;
    const first = rated('a', [rating('anna', 1), rating('ben', 1)]);
    expect(await store().commit([first])).toEqual(['conflict']);
    await store().commit([
      { write: 'ended', table: 'a', at: 1 },
      { write: 'ended', table: 'b', at: 2 },
    ]);
    expect(await store().commit([first, first])).toEqual(['written', 'conflict']);
    // One follows the stored rating, the other does not: neither is written, and the race is still to be counted.
    expect(await store().commit([rated('b', [rating('anna', 2), rating('ben', 1)])])).toEqual(['conflict']);
    expect(await store().rating('anna', TRACK)).toEqual(rating('anna', 1));
    expect(await store().resultsAt('b')).toEqual([]);
    expect(await store().endings(9)).toHaveLength(1);
    expect(await store().commit([rated('b', [rating('anna', 2), rating('ben', 2)])])).toEqual(['written']);
    expect(await store().ratingsOf('ben')).toEqual([rating('ben', 2)]);
    expect(await store().resultsAt('a')).toEqual([result('a', 0, 'anna'), result('a', 1, 'ben')]);
    // The race is over again after an undo: it is not counted again.
    await store().commit([{ write: 'ended', table: 'a', at: 1 }]);
    expect(await store().commit([rated('a', [rating('anna', 3), rating('ben', 3)])])).toEqual(['conflict']);
  });

  it('rates nobody who is not known', async () => {
    await store().commit([{ write: 'ended', table: 'a', at: 1 }]);
    const change = {
      write: 'rated',
      table: 'a',
      at: 1,
      results: [result('a', 0, 'gone')],
      ratings: [rating('gone', 1)],
    } as const;
    expect(await store().commit([change])).toEqual(['conflict']);
    expect(await store().resultsAt('a')).toEqual([]);
  });

  it('has the newest results first, and the track with most races', async () => {
    await meet('anna');
    for (const [at, table] of ['a', 'b', 'c'].entries())
      await store().commit([
        { write: 'ended', table, at },
        {
          write: 'rated',
          table,
          at,
          results: [result(table, 0, 'anna', at)],
          ratings: [rating('anna', at + 1)],
        },
      ]);
    await store().commit([
      { write: 'ended', table: 'd', at: 9 },
      {
        write: 'rated',
        table: 'd',
        at: 9,
        results: [],
        ratings: [rating('anna', 1, { track: 'dash/dash/2' })],
      },
    ]);
    expect((await store().resultsOf('anna', 2)).map(({ table }) => table)).toEqual(['c', 'b']);
    expect((await store().ratingsOf('anna')).map(({ track }) => track)).toEqual([TRACK, 'dash/dash/2']);
    expect(await store().rating('anna', 'nowhere')).toBeNull();
  });

  it('carries ratings over to an account that has none there, and forgets them with a person', async () => {
    await meet('anna', 'ben');
    const other = 'race/africa/2';
    const ratings = [
      rating('anna', 1),
      rating('anna', 1, { track: other }),
      rating('ben', 1, { track: other, mu: 7 }),
    ];
    await store().commit([
      { write: 'ended', table: 'a', at: 1 },
      { write: 'rated', table: 'a', at: 1, results: [result('a', 0, 'anna')], ratings },
      { write: 'inherit', from: 'anna', to: 'ben' },
    ]);
    expect(await store().rating('ben', TRACK)).toEqual(rating('ben', 1));
    expect((await store().rating('ben', other))?.mu).toBe(7);
    expect(await store().resultsOf('ben', 9)).toEqual([result('a', 0, 'ben')]);
    await store().commit([{ write: 'forget', person: 'ben' }]);
    expect(await store().ratingsOf('ben')).toEqual([]);
    expect(await store().resultsOf('ben', 9)).toEqual([]);
  });

  it('has the history of a person with filters, and what others may see of it', async () => {
    const dash = { track: 'dash/dash/3', rated: false };
    const results = {
      a: [result('a', 0, 'anna', 1), result('a', 1, 'ben', 1)],
      b: [result('b', 0, 'ben', 2, dash), result('b', 1, 'anna', 2, dash)],
      c: [result('c', 0, 'anna', 3, { ...dash, track: 'dash/dash/3/bots' })],
    };
    await store().commit([
      { write: 'table', row: row('b', { listed: false }) },
      { write: 'table', row: row('c', { listed: true }) },
      ...Object.entries(results).flatMap(
        ([table, results]) =>
          [
            { write: 'ended', table, at: 1 },
            { write: 'rated', table, at: 1, results, ratings: [] },
          ] as const,
      ),
    ]);
    const ALL = {
      reader: 'anna',
      game: null,
      board: null,
      crews: null,
      rated: null,
      won: false,
      against: null,
      before: null,
    };
    const found = async (filter: Partial<ResultFilter>, most = 9) =>
      (await store().history('anna', { ...ALL, ...filter }, most)).map(({ table }) => table).join('');
    expect(await found({})).toBe('cba');
    expect(await found({}, 2)).toBe('cb');
    expect(await found({ before: 3 })).toBe('ba');
    expect([await found({ rated: true }), await found({ rated: false })]).toEqual(['a', 'cb']);
    expect([await found({ won: true }), await found({ against: 'ben' })]).toEqual(['ca', 'ba']);
    expect([await found({ game: 'dash', board: 'dash' }), await found({ crews: 4 })]).toEqual(['cb', 'a']);
    expect(await found({ game: 'race', board: 'dash' })).toBe('');
    // Nobody else sees a race at a private table that was not rated.
    expect([await found({ reader: 'ben' }), await found({ reader: 'cleo' })]).toEqual(['cba', 'ca']);
    expect(await store().countResults('anna', 'anna')).toEqual({ all: 3, rated: 1, won: 2 });
    expect(await store().countResults('anna', 'cleo')).toEqual({ all: 2, rated: 1, won: 2 });
    expect(await store().resultsOf('anna', 9)).toEqual([result('a', 0, 'anna', 1)]);
    expect(await store().versus('anna', 'ben')).toEqual({ races: 2, ahead: 1, behind: 1 });
    expect(await store().versus('anna', 'cleo')).toEqual({ races: 0, ahead: 0, behind: 0 });
    expect(await store().opponentsOf('anna', 9)).toEqual([{ person: 'ben', races: 2, ended: 2 }]);
  });

  it('has the best of each track whose rating is certain', async () => {
    await meet('anna', 'ben', 'cleo', 'dot');
    const ratings = [
      rating('anna', 1, { sigma: 5, mu: 30 }),
      rating('ben', 1, { sigma: 4, mu: 40 }),
      rating('cleo', 1, { sigma: 6, mu: 50 }),
      rating('dot', 1, { sigma: 1, mu: 60, track: 'dash/dash/2' }),
    ];
    await store().commit([
      { write: 'ended', table: 'a', at: 1 },
      { write: 'rated', table: 'a', at: 1, results: [], ratings },
    ]);
    const leaders = async (most: number) =>
      (await store().leaders(TRACK, 5, most)).map(({ person }) => person);
    expect([await leaders(9), await leaders(1)]).toEqual([['ben', 'anna'], ['ben']]);
    expect(await store().countAbove(TRACK, 5, 30)).toBe(1);
    expect(await store().tracks()).toEqual(['dash/dash/2', TRACK]);
  });

  it('drops what is kept of a race with its table', async () => {
    await meet('anna');
    await store().commit([
      { write: 'ended', table: 'a', at: 1 },
      { write: 'rated', table: 'a', at: 1, results: [result('a', 0, 'anna')], ratings: [] },
      { write: 'ended', table: 'a', at: 2 },
    ]);
    await store().commit([{ write: 'dropTable', table: 'a' }]);
    expect(await store().resultsAt('a')).toEqual([]);
    expect(await store().endings(9)).toEqual([]);
  });

  it('knows who looks for a race, and matches them once', async () => {
    const seek = (person: string, since: number, seen?: number) =>
      ({ write: 'seek', seeker: seeker(person, since, seen) }) as const;
    await store().commit([seek('ben', 20), seek('anna', 10), seek('cleo', 30), seek('anna', 10, 40)]);
    expect(await store().seekers(15)).toEqual([
      seeker('anna', 10, 40),
      seeker('ben', 20),
      seeker('cleo', 30),
    ]);
    const match = (table: string, people: readonly string[], after = 15) =>
      ({ write: 'match', row: row(table, { people }), people, after }) as const;
    expect(
      await store().commit([
        match('t1', ['anna', 'nobody']),
        match('t2', ['anna', 'ben'], 20),
        match('t3', ['anna', 'ben']),
        match('t4', ['ben', 'cleo']),
        seek('anna', 50),
      ]),
    ).toEqual(['conflict', 'conflict', 'written', 'conflict', 'conflict']);
    expect(await store().table('t1')).toBeNull();
    expect((await store().tablesOf('ben', 9)).map(({ table }) => table)).toEqual(['t3']);
    expect((await store().seeker('ben'))?.table).toBe('t3');
    expect(await store().seekers(0)).toEqual([seeker('cleo', 30)]);
    await store().commit([{ write: 'unseek', person: 'anna' }, seek('anna', 60)]);
    expect(await store().seeker('anna')).toEqual(seeker('anna', 60));
    await store().commit([{ write: 'forget', person: 'anna' }]);
    expect(await store().seeker('anna')).toBeNull();
  });
}
