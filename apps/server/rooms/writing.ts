import type { Change } from '@race/store';
import type { Committer } from './committer.ts';

/** Writes with the next transaction; whether all of it is written now. */
export type Write = (...changes: readonly Change[]) => Promise<boolean>;

export const writing =
  (committer: Committer): Write =>
  async (...changes) => {
    const verdicts = await Promise.all(
      changes.map((change) => new Promise((settle) => committer.add(change, settle))),
    );
    return verdicts.every((verdict) => verdict === 'written');
  };
