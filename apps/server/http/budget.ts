// How much of the server's time each address may use over http, in milliseconds. Short excess waits its turn, so that
// others are served in between; lasting excess is refused.

export interface BudgetPace {
  /** Milliseconds an address may use each second for as long as it likes. */
  readonly perSecond: number;
  /** The burst beyond that. */
  readonly burst: number;
}

/** A first visit fetches about 450 files: some 20 ms. A school behind one address is a hundred of them. */
const SHORT: BudgetPace = { perSecond: 300, burst: 60 };
const LONG: BudgetPace = { perSecond: 50, burst: 3_000 };

interface Account {
  short: number;
  long: number;
  at: number;
}

export interface Budget {
  charge(address: string, milliseconds: number): void;
  /** Milliseconds until this address is served; null if it is refused. */
  delay(address: string): number | null;
}

const SWEEP_EVERY = 10_000;
const MOST_ACCOUNTS = 100_000;

/** `now` must never go back. */
export function makeBudget(now: () => number = () => performance.now()): Budget {
  const accounts = new Map<string, Account>();
  let untilSweep = SWEEP_EVERY;

  function settled(account: Account, time: number): Account {
    const seconds = Math.max(0, time - account.at) / 1_000;
    account.short = Math.max(0, account.short - seconds * SHORT.perSecond);
    account.long = Math.max(0, account.long - seconds * LONG.perSecond);
    account.at = time;
    return account;
  }

  /** Full budgets need not be stored. */
  function sweep(time: number): void {
    untilSweep = SWEEP_EVERY;
    for (const [address, account] of accounts)
      if (settled(account, time).long === 0) accounts.delete(address);
    if (accounts.size > MOST_ACCOUNTS) accounts.clear();
  }

  return {
    charge(address, milliseconds) {
      const time = now();
      const known = accounts.get(address);
      if (known === undefined) {
        untilSweep -= 1;
        if (untilSweep <= 0) sweep(time);
        accounts.set(address, { short: milliseconds, long: milliseconds, at: time });
        return;
      }
      const account = settled(known, time);
      account.short += milliseconds;
      account.long += milliseconds;
    },
    delay(address) {
      const known = accounts.get(address);
      if (known === undefined) return 0;
      const { short, long } = settled(known, now());
      if (long > LONG.burst) return null;
      return Math.max(0, ((short - SHORT.burst) / SHORT.perSecond) * 1_000);
    },
  };
}
