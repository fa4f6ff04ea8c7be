import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, LineRow, Store, TableRow } from '../index.ts';
import { keepsReports } from './administration.ts';
import { keepsClubs } from './clubs.ts';
import { keepsCups } from './cups.ts';
import { keepsExpeditions } from './daily.ts';
import { line, row } from './kept.ts';
import { keepsPaces } from './paces.ts';
import { keepsPeople } from './people.ts';
import { keepsPrograms } from './programs.ts';
import { keepsRatings } from './ratings.ts';
import { deletesWhatIsOld } from './retention.ts';
import { keepsSigningIn } from './signing-in.ts';

const add = (table: string, n: number, more: Partial<LineRow> = {}): Change => ({
  write: 'line',
  table,
  line: line(n, more),
});

/** Tests that every store must pass. */
export function conforms(name: string, open: () => Promise<Store>): void {
  describe(`a store: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('gives back a table and its log as they were written', async () => {
      expect(await store.commit([{ write: 'table', row: row('a') }, add('a', 1), add('a', 2)])).toEqual([
        'written',
        'written',
        'written',
      ]);
      expect(await store.table('a')).toEqual(row('a'));
      expect(await store.lines('a')).toEqual([line(1), line(2)]);
      expect(await store.table('b')).toBeNull();
      expect(await store.lines('b')).toEqual([]);
    });

    it('never writes a line twice, nor one after a gap', async () => {
      await store.commit([{ write: 'table', row: row('a') }, add('a', 1)]);
      expect(await store.commit([add('a', 1, { key: 'other' })])).toEqual(['conflict']);
      expect(await store.commit([add('a', 3)])).toEqual(['conflict']);
      expect(await store.commit([add('a', 2)])).toEqual(['written']);
      expect((await store.lines('a')).map(({ key }) => key)).toEqual(['k1', 'k2']);
    });

    it('writes many lines together, and leaves out those that do not fit', async () => {
      const tables = ['a', 'b', 'c', 'd'];
      await store.commit(tables.map((table) => ({ write: 'table', row: row(table) })));
      await store.commit([add('a', 1), add('b', 1)]);
      const together = [
        add('a', 2),
        add('b', 1, { key: 'too late' }),
        add('c', 2),
        add('a', 3),
        add('d', 1),
        add('d', 1, { key: 'twice' }),
        add('b', 2),
        add('a', 4),
      ];
      expect(await store.commit(together)).toEqual([
        'written',
        'conflict',
        'conflict',
        'written',
        'written',
        'conflict',
        'conflict',
        'written',
      ]);
      const counts = await Promise.all(tables.map(async (table) => (await store.lines(table)).length));
      expect(counts).toEqual([4, 1, 0, 1]);
      expect((await store.lines('d'))[0]?.key).not.toBe('twice');
      expect((await store.lines('a')).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    });

    it('takes nothing that was made for a line or a row that is not there', async () => {
      await store.commit([{ write: 'table', row: row('a') }, { write: 'table', row: row('b') }, add('a', 1)]);
      expect(
        await store.commit([
          add('a', 1, { key: 'other' }),
          add('b', 1),
          add('a', 2),
          { write: 'table', row: row('a', { revision: 2 }) },
        ]),
      ).toEqual(['conflict', 'written', 'conflict', 'conflict']);
      expect(await store.head('a')).toEqual({ lines: 1, revision: 1 });
      expect(await store.head('c')).toBeNull();
      await store.commit([add('a', 2), add('a', 3)]);
      expect((await store.linesAfter('a', 1)).map(({ key }) => key)).toEqual(['k2', 'k3']);
    });

    it('tells what was written at many tables since a line of each', async () => {
      await store.commit([
        { write: 'table', row: row('a') },
        { write: 'table', row: row('b') },
        { write: 'table', row: row('quo"te') },
        add('a', 1),
        add('a', 2),
        add('a', 3),
        add('b', 1),
        { write: 'line', table: 'b', line: line(2), row: row('b', { revision: 2 }) },
      ]);
      const news = await store.news(
        new Map([
          ['b', 2],
          ['a', 1],
          ['quo"te', 0],
          ['nowhere', 0],
        ]),
      );
      expect(new Map(news)).toEqual(
        new Map([
          ['a', { revision: 1, lines: [line(2), line(3)] }],
          ['b', { revision: 2, lines: [] }],
          ['quo"te', { revision: 1, lines: [] }],
        ]),
      );
      expect(new Map(await store.news(new Map()))).toEqual(new Map());
    });

    it('keeps the others when one change comes too late', async () => {
      await store.commit([{ write: 'table', row: row('a') }, { write: 'table', row: row('b') }, add('a', 1)]);
      expect(await store.commit([add('a', 1), add('b', 1)])).toEqual(['conflict', 'written']);
      expect(await store.lines('b')).toHaveLength(1);
    });

    it('changes a table only from the revision before', async () => {
      await store.commit([{ write: 'table', row: row('a') }]);
      const next = row('a', { revision: 2, record: '{"x":1}', people: ['anna', 'ben'], stage: 'racing' });
      expect(await store.commit([{ write: 'table', row: next }])).toEqual(['written']);
      expect(await store.commit([{ write: 'table', row: { ...next, record: '{}' } }])).toEqual(['conflict']);
      expect(await store.commit([{ write: 'table', row: row('a') }])).toEqual(['conflict']);
      expect(await store.table('a')).toEqual(next);
    });

    it('writes a line and what else changed together or not at all', async () => {
      await store.commit([{ write: 'table', row: row('a') }]);
      const next = row('a', { revision: 2, record: '{"held":null}' });
      expect(await store.commit([{ write: 'line', table: 'a', line: line(1), row: next }])).toEqual([
        'written',
      ]);
      expect(
        await store.commit([
          { write: 'line', table: 'a', line: line(1), row: { ...next, revision: 3 } },
          { write: 'line', table: 'a', line: line(2), row: next },
        ]),
      ).toEqual(['conflict', 'conflict']);
      expect(await store.table('a')).toEqual(next);
      expect(await store.lines('a')).toHaveLength(1);
    });

    it('finds the line that was written with a key', async () => {
      await store.commit([{ write: 'table', row: row('a') }, add('a', 1), add('a', 2, { seat: 1 })]);
      expect(await store.lineByKey('a', 1, 'k2')).toEqual(line(2, { seat: 1 }));
      expect(await store.lineByKey('a', 0, 'k2')).toBeNull();
      expect(await store.lineByKey('b', 1, 'k2')).toBeNull();
    });

    it('lists open tables at which somebody looks, newest first, and those of a person', async () => {
      await store.commit([
        { write: 'table', row: row('a', { touched: 1 }) },
        { write: 'table', row: row('b', { touched: 2, people: ['ben', 'anna'] }) },
        { write: 'table', row: row('c', { touched: 3, listed: false, people: [] }) },
        { write: 'table', row: row('d', { touched: 4, stage: 'racing', people: ['ben'] }) },
      ]);
      const names = (rows: readonly TableRow[]) => rows.map(({ table }) => table);
      const looks = (table: string, house: string) =>
        ({ write: 'present', table, house, people: ['anna'] }) as const;
      await store.commit([
        { write: 'house', house: 'x', until: 100, since: 0 },
        { write: 'house', house: 'y', until: 50, since: 0 },
        ...['a', 'b', 'c', 'd'].map((table) => looks(table, 'y')),
        looks('a', 'x'),
      ]);
      expect(names(await store.lookedAt('gathering', 10, 9))).toEqual(['b', 'a']);
      expect(names(await store.lookedAt('gathering', 10, 1))).toEqual(['b']);
      expect(names(await store.lookedAt('gathering', 60, 9))).toEqual(['a']);
      expect(names(await store.lookedAt('racing', 10, 9))).toEqual(['d']);
      expect(names(await store.lookedAt('racing', 60, 9))).toEqual([]);
      expect(names(await store.tablesOf('ben', 9))).toEqual(['d', 'b']);
      expect(names(await store.tablesOf('nobody', 9))).toEqual([]);
      expect(names(await store.tablesAfter('', 2))).toEqual(['a', 'b']);
      expect(names(await store.tablesAfter('b', 9))).toEqual(['c', 'd']);
    });

    it('forgets who has risen', async () => {
      await store.commit([{ write: 'table', row: row('a') }]);
      await store.commit([{ write: 'table', row: row('a', { revision: 2, people: [] }) }]);
      expect(await store.tablesOf('anna', 9)).toEqual([]);
    });

    it('lets a code be used once and in time', async () => {
      await store.commit([
        { write: 'person', person: { person: 'anna', name: 'Anna', made: 1 } },
        { write: 'code', hash: 'c', person: 'anna', until: 100 },
      ]);
      expect(await store.personByCode('c', 101)).toBeNull();
      expect(await store.personByCode('c', 50)).toMatchObject({ person: 'anna' });
      expect(
        await store.commit([
          { write: 'used', hash: 'c' },
          { write: 'used', hash: 'c' },
        ]),
      ).toEqual(['written', 'conflict']);
      expect(await store.personByCode('c', 50)).toBeNull();
    });

    it('remembers what somebody has seen', async () => {
      expect(await store.seen('a', 'anna')).toBeNull();
      await store.commit([{ write: 'seen', table: 'a', person: 'anna', at: 3 }]);
      await store.commit([{ write: 'seen', table: 'a', person: 'anna', at: 7 }]);
      expect(await store.seen('a', 'anna')).toBe(7);
    });

    it('knows at which tables something has to happen, the first first', async () => {
      const waits = (table: string, due: number | null) =>
        ({ write: 'table', row: row(table, { revision: 2, due }) }) as const;
      for (const table of ['a', 'b', 'c']) await store.commit([{ write: 'table', row: row(table) }]);
      expect(await store.due(9)).toEqual([]);
      await store.commit([waits('a', 30), waits('b', 20), waits('c', null)]);
      expect(await store.due(9)).toEqual([
        { table: 'b', due: 20 },
        { table: 'a', due: 30 },
      ]);
      expect(await store.due(1)).toHaveLength(1);
      await store.commit([{ write: 'table', row: row('b', { revision: 3 }) }]);
      expect(await store.due(9)).toEqual([{ table: 'a', due: 30 }]);
    });

    it('keeps marks, once or anew, and the times no server was there', async () => {
      const mark = (value: string, once: boolean) => ({ write: 'mark', name: 'm', value, once }) as const;
      expect(await store.mark('m')).toBeNull();
      expect(await store.commit([mark('1', true), mark('2', true)])).toEqual(['written', 'conflict']);
      expect(await store.mark('m')).toBe('1');
      await store.commit([mark('3', false)]);
      expect(await store.mark('m')).toBe('3');
      const rest = (since: number, until: number) => ({ write: 'rest', rest: { since, until } }) as const;
      expect(await store.commit([rest(5, 9), rest(1, 3), rest(5, 7)])).toEqual([
        'written',
        'written',
        'conflict',
      ]);
      expect(await store.rests(0)).toEqual([
        { since: 1, until: 3 },
        { since: 5, until: 9 },
      ]);
      expect(await store.rests(3)).toEqual([{ since: 5, until: 9 }]);
    });

    it('keeps the devices that want to hear, each for one person', async () => {
      const push = { endpoint: 'e1', person: 'anna', p256dh: 'k', auth: 'a', language: 'fr', made: 1 };
      await store.commit([
        { write: 'push', push },
        { write: 'push', push: { ...push, endpoint: 'e2', made: 2 } },
      ]);
      expect(await store.pushesOf('anna')).toEqual([push, { ...push, endpoint: 'e2', made: 2 }]);
      // The same browser, used by another person.
      await store.commit([{ write: 'push', push: { ...push, person: 'ben' } }]);
      expect(await store.pushesOf('anna')).toHaveLength(1);
      expect(await store.commit([{ write: 'unpush', endpoint: 'e1', person: 'anna' }])).toEqual(['conflict']);
      expect(await store.commit([{ write: 'unpush', endpoint: 'e1', person: 'ben' }])).toEqual(['written']);
      expect(await store.pushesOf('ben')).toEqual([]);
    });

    it('keeps one address of mail for a person', async () => {
      const mail = { person: 'anna', address: 'anna@example.org', language: 'de', made: 1 };
      expect(await store.mailOf('anna')).toBeNull();
      await store.commit([
        { write: 'mail', mail: { ...mail, address: 'old@example.org' } },
        { write: 'mail', mail },
      ]);
      expect(await store.mailOf('anna')).toEqual(mail);
      const drop = { write: 'unmail', person: 'anna' } as const;
      expect(await store.commit([drop, drop])).toEqual(['written', 'conflict']);
      expect(await store.mailOf('anna')).toBeNull();
    });

    it('knows who is awaited, tells of a question once, and calls nobody too often', async () => {
      const waits = (table: string, question: number, since: number) =>
        ({ write: 'await', await: { person: 'anna', table, question, since } }) as const;
      await store.commit([waits('a', 1, 10), waits('b', 5, 20), waits('a', 1, 30)]);
      expect(await store.awaits(10, 9)).toEqual([{ person: 'anna', table: 'a', question: 1, since: 10 }]);
      expect(await store.awaits(99, 9)).toHaveLength(2);
      const tell = { write: 'tell', person: 'anna', table: 'a' } as const;
      expect(await store.commit([tell, tell])).toEqual(['written', 'conflict']);
      await store.commit([waits('a', 1, 40)]);
      expect(await store.awaitsOf('anna')).toEqual(['a', 'b']);
      expect(await store.awaitsOf('ben')).toEqual([]);
      expect(await store.awaits(99, 9)).toHaveLength(1);
      await store.commit([waits('a', 2, 50), { write: 'unawait', person: 'anna', table: 'b' }]);
      expect(await store.awaits(99, 9)).toEqual([{ person: 'anna', table: 'a', question: 2, since: 50 }]);
      const call = (at: number) => ({ write: 'call', person: 'anna', at, gap: 100 }) as const;
      expect(await store.called('anna')).toBeNull();
      expect(await store.commit([call(500), call(599), call(600)])).toEqual([
        'written',
        'conflict',
        'written',
      ]);
      expect(await store.called('anna')).toBe(600);
    });

    it('knows who looks at a table elsewhere, as long as that process is there', async () => {
      const house = (name: string, until: number, since = 0) =>
        ({ write: 'house', house: name, until, since }) as const;
      const looks = (name: string, ...people: string[]) =>
        ({ write: 'present', table: 'a', house: name, people }) as const;
      await store.commit([
        house('x', 100),
        house('y', 50),
        looks('x', 'ben', 'anna'),
        looks('y', 'anna', 'cleo'),
      ]);
      expect(await store.present('a', 'z', 10)).toEqual(['anna', 'ben', 'cleo']);
      expect(await store.present('a', 'x', 10)).toEqual(['anna', 'cleo']);
      expect(await store.present('a', 'z', 60)).toEqual(['anna', 'ben']);
      expect(await store.present('b', 'z', 10)).toEqual([]);
      expect((await store.watchedAt('a', 10)).toSorted()).toEqual(['x', 'y']);
      expect(await store.watchedAt('a', 60)).toEqual(['x']);
      expect(await store.watchedAt('b', 10)).toEqual([]);
      expect(await store.presentAtListed(10, 5)).toEqual([]);
      await store.commit([looks('x', 'anna'), house('y', 200)]);
      expect(await store.present('a', 'z', 60)).toEqual(['anna', 'cleo']);
      await store.commit([looks('x'), looks('y', 'cleo')]);
      expect(await store.present('a', 'z', 60)).toEqual(['cleo']);
      await store.commit([{ write: 'unhouse', house: 'y' }]);
      expect(await store.present('a', 'z', 60)).toEqual([]);
    });

    it('forgets who looked at a process that has long been gone', async () => {
      const looks = { write: 'present', table: 'a', house: 'x', people: ['anna'] } as const;
      await store.commit([{ write: 'house', house: 'x', until: 100, since: 0 }, looks]);
      await store.commit([{ write: 'house', house: 'y', until: 900, since: 100 }]);
      await store.commit([{ write: 'house', house: 'x', until: 950, since: 100 }]);
      expect(await store.present('a', 'y', 60)).toEqual(['anna']);
      await store.commit([{ write: 'house', house: 'y', until: 2_000, since: 951 }]);
      await store.commit([{ write: 'house', house: 'x', until: 2_000, since: 951 }]);
      expect(await store.present('a', 'y', 60)).toEqual([]);
    });

    keepsPeople(() => store);
    keepsSigningIn(() => store);
    keepsExpeditions(() => store);
    keepsCups(() => store);
    keepsClubs(() => store);
    keepsRatings(() => store);
    keepsPaces(() => store);
    keepsPrograms(() => store);
    deletesWhatIsOld(() => store);
    keepsReports(() => store);

    it('takes an empty commit', async () => expect(await store.commit([])).toEqual([]));
  });
}
