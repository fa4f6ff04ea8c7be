// What is to be written in one tick is written in one transaction; nobody is told before it is durable.
// A transaction costs as much as thirty lines, whatever it holds: under load they begin a little apart, and more answers
// share each.
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
  /** Resolves when everything added so far is written and told, whatever comes after it. */
  flushed(): Promise<void>;
}

/** Milliseconds from the end of a transaction to the next; who comes alone does not wait. */
export interface Spacing {
  readonly few: number;
  /** Where so many tables play that a transaction holds MANY changes. */
  readonly many: number;
}

/** Half a picture of a screen, and a whole one. */
const DEFAULT_SPACING: Spacing = { few: 8, many: 16 };
const MANY = 20;

export function makeCommitter(
  store: Store,
  failed: (error: unknown) => void,
  meters: Meters = makeMeters(),
  /** Called for each change that is written, before the callback of whoever wrote it. */
  written: (change: Change) => void = () => undefined,
  spacing: Spacing = DEFAULT_SPACING,
): Committer {
  let waiting: Waiting[] = [];
  let isRunning = false;
  let ended = Number.NEGATIVE_INFINITY;
  let gap = spacing.few;
  let flushWaiters: (() => void)[] = [];

  async function run(): Promise<void> {
    while (waiting.length > 0) {
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
    }
    isRunning = false;
    ended = performance.now();
    const waiters = flushWaiters;
    flushWaiters = [];
    for (const resolve of waiters) resolve();
  }

  /** What goes on with a table was made for what is not there, where the change before it was not written. */
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

  /** Whoever fails to take the news keeps nobody else from it, and nothing from being written. */
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

  return {
    add(change, then) {
      waiting.push({ change, then });
      if (isRunning) return;
      isRunning = true;
      const early = ended + gap - performance.now();
      if (early > 0) setTimeout(run, early);
      else setImmediate(run);
    },
    flushed: () => (isRunning ? new Promise((resolve) => flushWaiters.push(resolve)) : Promise.resolve()),
  };
}
