// Writes the changes of one tick in one transaction; callbacks are called when it is durable. A transaction costs as much
// as thirty lines, whatever it holds: under load they begin a little apart, so that more answers share each.
import { type Change, type CommitVerdict, chainOf, type Store } from '@race/store';
import { type Meters, makeMeters, secondsSince } from '../monitoring/meters.ts';

export type Committed = CommitVerdict | 'failed';

interface Waiting {
  readonly change: Change;
  readonly then: (verdict: Committed) => void;
}

export interface Committer {
  /** Writes with the next transaction, then calls back, in order. */
  add(change: Change, then: (verdict: Committed) => void): void;
  /** Writes with the next transaction. Resolves to whether all of it was written. */
  write(...changes: readonly Change[]): Promise<boolean>;
  /** Resolves when everything added so far is written and its callbacks have been called. */
  flushed(): Promise<void>;
}

/** Milliseconds from the end of a transaction to the next; a change that comes later does not wait. */
export interface Spacing {
  readonly few: number;
  /** After a transaction with MANY changes. */
  readonly many: number;
}

/** Half a frame of a screen, and a whole one. */
const DEFAULT_SPACING: Spacing = { few: 8, many: 16 };
const MANY = 10;

export interface CommitterOptions {
  readonly store: Pick<Store, 'commit'>;
  readonly failed: (error: unknown) => void;
  readonly meters?: Meters;
  readonly spacing?: Spacing | undefined;
  /** Called for each written change, before its own callback. */
  readonly written?: (change: Change) => void;
}

export function makeCommitter(options: CommitterOptions): Committer {
  const { store, failed, meters = makeMeters(), spacing = DEFAULT_SPACING } = options;
  const written = options.written ?? (() => undefined);
  let waiting: Waiting[] = [];
  let isRunning = false;
  let ended = Number.NEGATIVE_INFINITY;
  let gap = spacing.few;
  let flushWaiters: (() => void)[] = [];

  /** Writes what waits. What comes meanwhile waits for the gap, like what comes soon after. */
  async function run(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const waiters = flushWaiters;
    flushWaiters = [];
    gap = batch.length < MANY ? spacing.few : spacing.many;
    const verdicts = (await write(batch)) ?? [];
    for (const { then } of withdraw(batch, verdicts)) tell(then, 'conflict');
    for (const [at, { change, then }] of batch.entries()) {
      const verdict = verdicts[at] ?? 'failed';
      if (verdict === 'written') written(change);
      tell(then, verdict);
    }
    for (const resolve of waiters) resolve();
    ended = performance.now();
    if (waiting.length > 0) return void setTimeout(run, gap);
    isRunning = false;
    for (const resolve of flushWaiters.splice(0)) resolve();
  }

  /** Removes changes that build on one which was not written. */
  function withdraw(batch: readonly Waiting[], verdicts: readonly CommitVerdict[]): Waiting[] {
    if (verdicts.length === batch.length && verdicts.every((verdict) => verdict === 'written')) return [];
    const broken = new Set(
      batch.flatMap(({ change }, at) => (verdicts[at] === 'written' ? [] : (chainOf(change) ?? []))),
    );
    const isBroken = ({ change }: Waiting): boolean => broken.has(chainOf(change) ?? '');
    const withdrawn = waiting.filter(isBroken);
    if (withdrawn.length > 0) waiting = waiting.filter((one) => !isBroken(one));
    return withdrawn;
  }

  /** A callback that throws affects no other. */
  function tell(then: Waiting['then'], verdict: Committed): void {
    try {
      then(verdict);
    } catch (error) {
      failed(error);
    }
  }

  async function write(batch: readonly Waiting[]): Promise<readonly CommitVerdict[] | null> {
    const since = performance.now();
    try {
      const verdicts = await store.commit(batch.map(({ change }) => change));
      count(batch, verdicts, since);
      return verdicts;
    } catch (error) {
      meters.storeErrors.add();
      failed(error);
      return null;
    }
  }

  function count(batch: readonly Waiting[], verdicts: readonly CommitVerdict[], since: number): void {
    let lines = 0;
    for (const [at, { change }] of batch.entries())
      if (verdicts[at] === 'conflict') meters.conflicts.add();
      else if (change.write === 'line') lines += 1;
    meters.lines.observe(lines);
    meters.transaction.observe(secondsSince(since));
  }

  function add(change: Change, then: Waiting['then']): void {
    waiting.push({ change, then });
    if (isRunning) return;
    isRunning = true;
    const early = ended + gap - performance.now();
    if (early > 0) setTimeout(run, early);
    else setImmediate(run);
  }

  return {
    add,
    async write(...changes) {
      const verdicts = await Promise.all(
        changes.map((change) => new Promise<Committed>((resolve) => add(change, resolve))),
      );
      return verdicts.every((verdict) => verdict === 'written');
    },
    flushed: () => (isRunning ? new Promise((resolve) => flushWaiters.push(resolve)) : Promise.resolve()),
  };
}
