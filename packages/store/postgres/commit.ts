import type { Pool, PoolClient } from 'pg';
import { chainOf, makeChains } from '../chain.ts';
import type { Statement, Writing } from '../sql.ts';
import { type Change, type CommitVerdict, writingOf } from '../store.ts';
import { question } from './dialect.ts';
import { addAllLines, addLines, isLine } from './lines.ts';
import { isConflict } from './lost.ts';
import { transact, transactAtOnce } from './transaction.ts';

/**
 * Writes all changes in one transaction. Usually nobody else writes to the same tables at the same time, and everything is
 * sent at once: a single statement where there are only lines. If a change is half written, all is rolled back and done again
 * one by one.
 */
export async function commit(pool: Pool, changes: readonly Change[]): Promise<CommitVerdict[]> {
  const order = lockingOrder(changes);
  const sorted = order.flatMap((at) => changes[at] ?? []);
  const written =
    (await asLines(pool, sorted)) ?? (await quickly(pool, sorted)) ?? (await carefully(pool, sorted));
  const verdicts: CommitVerdict[] = [];
  for (const [place, at] of order.entries()) verdicts[at] = written[place] ?? 'conflict';
  return verdicts;
}

/**
 * Tables in the order of their names, in every process, to prevent deadlocks. Other changes depend on no line and no row,
 * and follow in their own order; if a whole table is deleted, everything keeps its place.
 */
function lockingOrder(changes: readonly Change[]): number[] {
  const places = [...changes.keys()];
  if (changes.some(({ write }) => write === 'dropTable')) return places;
  const tables = changes.map(chainOf);
  const ranks = new Map([...new Set(tables)].sort().map((table, rank) => [table, rank]));
  const rank = (at: number): number => (tables[at] == null ? ranks.size : (ranks.get(tables[at]) ?? 0));
  return places.sort((a, b) => rank(a) - rank(b));
}

/** Most moves are lines and nothing else. Null if there is more, or if not all of them can be written. */
async function asLines(pool: Pool, changes: readonly Change[]): Promise<CommitVerdict[] | null> {
  const lines: Statement[] = [];
  for (const change of changes) {
    const { claims, besides } = writingOf(change);
    if (besides.length > 0 || claims.length === 0 || !claims.every(isLine)) return null;
    lines.push(...claims);
  }
  const isWritten = await transactAtOnce(pool, (client, witness) => addAllLines(client, lines, witness));
  return isWritten ? changes.map(() => 'written') : null;
}

/** The verdict on each change; null if it is unknown. */
async function quickly(pool: Pool, changes: readonly Change[]): Promise<CommitVerdict[] | null> {
  const writings = changes.map(writingOf);
  try {
    return await transact(pool, async (client) => {
      const run = runIn(client);
      const others = writings.map(({ claims, besides }) =>
        Promise.all([
          Promise.all(claims.filter((one) => !isLine(one)).map(run)),
          Promise.all(besides.map(run)),
        ]),
      );
      const lines = writings.flatMap(({ claims }) => claims.filter(isLine));
      const [added, ...claimed] = await Promise.all([addLines(client, lines), ...others]);
      const holds = writings.map(
        ({ claims }, at) =>
          claimed[at]?.[0].every(Boolean) === true && claims.every((one) => !isLine(one) || added.has(one)),
      );
      const chains = makeChains();
      const isSound = changes.every((change, at) => {
        const isWritten = holds[at] === true;
        // It was written after a line of another process, as if that were its own.
        if (isWritten && chains.isBroken(change)) return false;
        chains.record(change, isWritten);
        return isWritten || isWhole(writings[at]);
      });
      return isSound ? holds.map((one) => (one ? 'written' : 'conflict')) : null;
    });
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

/** Whether nothing of it is written if its claim fails. */
const isWhole = (writing: Writing | undefined): boolean =>
  writing?.claims.length === 1 && writing.besides.length === 0 && writing.isCounted !== true;

async function carefully(pool: Pool, changes: readonly Change[]): Promise<CommitVerdict[]> {
  const results = await transact(pool, async (client) => {
    const chains = makeChains();
    const verdicts: CommitVerdict[] = [];
    for (const change of changes) {
      const isWritten = !chains.isBroken(change) && (await alone(client, writingOf(change)));
      verdicts.push(chains.record(change, isWritten));
    }
    return verdicts;
  });
  return results ?? [];
}

const MOST_PLACES = 20;

async function alone(client: PoolClient, writing: Writing): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    await client.query('SAVEPOINT change');
    const holds = await claimed(client, writing).catch((error: unknown) => {
      if (isConflict(error)) return false;
      throw error;
    });
    await client.query(holds ? 'RELEASE change' : 'ROLLBACK TO change');
    if (holds || writing.isCounted !== true || tried === MOST_PLACES) return holds;
  }
}

async function claimed(client: PoolClient, { claims, besides }: Writing): Promise<boolean> {
  const run = runIn(client);
  for (const one of claims) if (!(await run(one))) return false;
  for (const one of besides) await run(one);
  return true;
}

/** Runs a statement; whether it changed anything. */
const runIn =
  (client: PoolClient) =>
  async ([sql, ...values]: Statement): Promise<boolean> => {
    const { rowCount } = await client.query(question(sql, values));
    return (rowCount ?? 0) > 0;
  };
