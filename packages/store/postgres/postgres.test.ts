import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Change, TableRow } from '../index.ts';
import { writingOf } from '../store.ts';
import { row } from '../testing/kept.ts';
import { startPostgres } from '../testing/postgres.ts';
import { served } from '../testing/served.ts';
import { addAllLines } from './lines.ts';
import { openPostgres } from './open.ts';
import { isWitnessed, nextWitness } from './witness.ts';

const line = (table: string, key: string, n = 1, row?: TableRow): Change => ({
  write: 'line',
  table,
  line: { line: n, seat: 0, entry: '{}', key, at: n, question: n, checksum: 0 },
  ...(row === undefined ? {} : { row }),
});

const rowAt = (table: string, revision: number): TableRow => row(table, { stage: 'racing', revision });

const base = await served('postgres');

describe.runIf(base !== null)('a store in PostgreSQL, and several processes', () => {
  const address = async () => (await served('postgres')) ?? '';
  const two = async () => {
    const there = await address();
    return Promise.all([openPostgres(there), openPostgres(there)]);
  };

  it('is made once, whoever comes first', async () => {
    const there = await address();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(there)));
    expect(await stores[2]?.tablesAfter('', 9)).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('of a later release is left alone', async () => {
    const there = await address();
    await (await openPostgres(there)).close();
    const raw = new pg.Client(there);
    await raw.connect();
    await raw.query('UPDATE store_release SET release = 99');
    await raw.end();
    await expect(openPostgres(there)).rejects.toThrow('later release');
  });

  it('gives each line to one of two who write at the same instant, in whatever order they come', async () => {
    const [one, other] = await two();
    const tables = Array.from({ length: 40 }, (_, at) => `t${at}`);
    await one.commit(tables.map((table) => ({ write: 'table', row: rowAt(table, 1) })));
    for (let n = 1; n <= 5; n++) {
      const all = (who: string, withRow: boolean) =>
        tables.map((table) => line(table, who, n, withRow ? rowAt(table, n + 1) : undefined));
      const [mine, yours] = await Promise.all([
        one.commit(all('one', n % 2 === 0)),
        other.commit(all('other', n % 2 === 0).reverse()),
      ]);
      const wrote = await Promise.all(tables.map(async (table) => (await one.lines(table))[n - 1]?.key));
      expect(mine.map((verdict) => verdict === 'written')).toEqual(wrote.map((key) => key === 'one'));
      expect(yours.toReversed().map((verdict) => verdict === 'written')).toEqual(
        wrote.map((key) => key === 'other'),
      );
      if (n % 2 === 1)
        await one.commit(tables.map((table) => ({ write: 'table', row: rowAt(table, n + 1) })));
    }
    await Promise.all([one.close(), other.close()]);
  });

  it('writes what it can of lines of which one came too late, and nothing that builds on it', async () => {
    const [one, other] = await two();
    await one.commit([line('a', 'first'), line('b', 'first')]);
    const late = [line('a', 'x'), line('a', 'y', 2), line('b', 'x', 2), line('c', 'x'), line('c', 'y', 3)];
    expect(await other.commit(late)).toEqual(['conflict', 'conflict', 'written', 'written', 'conflict']);
    const keys = async (table: string) => (await one.lines(table)).map(({ key }) => key);
    expect(await Promise.all(['a', 'b', 'c'].map(keys))).toEqual([['first'], ['first', 'x'], ['x']]);
    await Promise.all([one.close(), other.close()]);
  });

  it('leaves a table as it was where its line came too late', async () => {
    const [one, other] = await two();
    await one.commit([{ write: 'table', row: rowAt('a', 1) }, line('a', 'first')]);
    const late = { ...rowAt('a', 2), people: ['ben'] };
    expect(await other.commit([line('a', 'second', 1, late), line('b', 'third')])).toEqual([
      'conflict',
      'written',
    ]);
    expect(await one.table('a')).toEqual(rowAt('a', 1));
    expect(await one.tablesOf('anna', 9)).toHaveLength(1);
    await Promise.all([one.close(), other.close()]);
  });

  it('keeps every phrase of two who speak at once, and gives a login to one of two', async () => {
    const [one, other] = await two();
    const say = (person: string, phrase: string): Change => ({
      write: 'said',
      said: { table: 'a', person, name: person, seat: 0, phrase, words: null, made: 1 },
    });
    const login = (person: string): Change => ({
      write: 'account',
      account: { person, login: 'anna', password: 'x', made: 1 },
    });
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        Promise.all([
          one.commit([say('anna', `a${at}`), login('anna')]),
          other.commit([say('ben', `b${at}`), login('ben')]),
        ]),
      ),
    );
    expect(verdicts.flat().map(([said]) => said)).toEqual(Array(20).fill('written'));
    expect(await one.talkOf('a', 99)).toHaveLength(20);
    expect(verdicts[0]?.map(([, account]) => account).sort()).toEqual(['conflict', 'written']);
    await Promise.all([one.close(), other.close()]);
  });

  it('takes texts that PostgreSQL cannot hold', async () => {
    const store = await openPostgres(await address());
    await store.commit([{ write: 'person', person: { person: 'p', name: 'a\u0000b', made: 1 } }]);
    expect((await store.person('p'))?.name).toBe('a\ufffdb');
    await store.close();
  });
});

/** What ends a transaction: a commit, or the only statement of one. */
const ENDS = ['COMMIT\0', 'all lines\0'];

/** A connection that breaks at the end of a transaction: before the server gets the commit, or before its reply arrives. */
async function brokenWay(to: string, isHeard: boolean, staysCut = false) {
  const { port, hostname } = new URL(to);
  let left = 0;
  let isCut = false;
  const way = createServer((here) => {
    if (isCut) return void here.on('error', () => undefined).destroy();
    const there = connect(Number(port), hostname);
    let isBreaking = false;
    const end = () => {
      here.destroy();
      there.destroy();
    };
    here.on('data', (chunk) => {
      isBreaking = left > 0 && ENDS.some((end) => chunk.includes(end));
      if (!isBreaking) return void there.write(chunk);
      left -= 1;
      isCut = staysCut;
      if (isHeard) there.write(chunk);
      else end();
    });
    there.on('data', (chunk) => (isBreaking ? end() : here.write(chunk)));
    for (const socket of [here, there]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = new URL(to);
  address.port = String((way.address() as AddressInfo).port);
  return {
    address: address.href,
    breakAtNextEnd() {
      left = 1;
    },
    isBroken: () => left === 0,
    mend() {
      isCut = false;
    },
    close: () => way.close(),
  };
}

describe.runIf(base !== null)('a commit whose end is not heard', () => {
  it.each([
    { isHeard: true, what: 'lines', besides: [] },
    { isHeard: false, what: 'lines', besides: [] },
    { isHeard: true, what: 'a row, too', besides: [{ write: 'table', row: rowAt('b', 1) } as const] },
    { isHeard: false, what: 'a row, too', besides: [{ write: 'table', row: rowAt('b', 1) } as const] },
  ])(
    'is known to be written, once ($what, the server heard of it: $isHeard)',
    async ({ isHeard, besides }) => {
      const there = (await served('postgres')) ?? '';
      const direct = await openPostgres(there);
      const way = await brokenWay(there, isHeard);
      const store = await openPostgres(way.address);
      way.breakAtNextEnd();
      const verdicts = await store.commit([line('a', 'k'), line('a', 'l', 2), ...besides]);
      expect(verdicts.every((verdict) => verdict === 'written')).toBe(true);
      expect(way.isBroken()).toBe(true);
      expect((await direct.lines('a')).map(({ key }) => key)).toEqual(['k', 'l']);
      await Promise.all([store.close(), direct.close()]);
      way.close();
    },
  );

  it('is not written any more once somebody was told so', async () => {
    const there = (await served('postgres')) ?? '';
    const direct = await openPostgres(there);
    const pool = new pg.Pool({ connectionString: there });
    const client = await pool.connect();
    const witness = nextWitness(client);
    expect(await isWitnessed(pool, client, witness)).toBe(false);
    expect(await addAllLines(client, writingOf(line('a', 'late')).claims, witness)).toBe(false);
    expect(await direct.lines('a')).toEqual([]);
    expect(nextWitness(client).name).not.toBe(witness.name);
    client.release();
    await Promise.all([pool.end(), direct.close()]);
  });

  it('is not taken for what others wrote after the server fell over', async () => {
    const server = await startPostgres();
    const there = await server.newDatabase();
    const direct = await openPostgres(there);
    const way = await brokenWay(there, false, true);
    const store = await openPostgres(way.address);
    await direct.commit([line('b', 'k')]);
    way.breakAtNextEnd();
    const committing = store.commit([line('a', 'mine')]);
    await expect.poll(way.isBroken).toBe(true);
    await server.kill();
    await server.start();
    // The server reuses transaction numbers after a crash if it had not written the last ones.
    for (let n = 2; n < 6; n++) await direct.commit([line('b', 'k', n)]);
    await direct.commit([line('a', 'theirs')]);
    way.mend();
    expect(await committing).toEqual(['conflict']);
    expect((await direct.lines('a')).map(({ key }) => key)).toEqual(['theirs']);
    await Promise.all([store.close(), direct.close()]);
    way.close();
    await server.close();
  }, 60_000);
});
