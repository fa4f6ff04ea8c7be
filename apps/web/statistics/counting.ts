// The races of this device, replayed one after the other: what they told is all that is counted.
import type { Account } from '@race/table/account.ts';
import { useEffect, useState } from 'preact/hooks';
import { type Device, listRaces } from '../front/device.ts';
import { finished } from '../front/shelf.ts';
import type { Counted } from './count.ts';

export type Counting =
  | { readonly is: 'counting'; readonly done: number; readonly of: number }
  | { readonly is: 'counted'; readonly all: readonly Counted[] }
  | { readonly is: 'silent' };

/** A race that is over stays as it is: it is replayed once for as long as the page is open. */
const known = new Map<string, readonly Account[]>();

async function accountsOf(device: Device, table: string): Promise<readonly Account[]> {
  const before = known.get(table);
  if (before !== undefined) return before;
  const outcome = await device.wish({ do: 'account', table });
  const accounts = outcome.ok && outcome.value.kind === 'account' ? outcome.value.accounts : [];
  known.set(table, accounts);
  return accounts;
}

/** Oldest first. */
export function useCounting(device: Device): Counting {
  const [now, setNow] = useState<Counting>({ is: 'counting', done: 0, of: 0 });
  useEffect(() => {
    let isWanted = true;
    const count = async () => {
      const listed = await listRaces(device);
      if (listed === null) return setNow({ is: 'silent' });
      const races = finished(listed).reverse();
      const all: Counted[] = [];
      for (const [done, { table, touched, options }] of races.entries()) {
        if (!isWanted) return;
        setNow({ is: 'counting', done, of: races.length });
        const accounts = await accountsOf(device, table);
        all.push(
          ...accounts.map((one) => ({ ...one, table, touched, board: options.board, crews: options.crews })),
        );
      }
      if (isWanted) setNow({ is: 'counted', all });
    };
    void count();
    return () => {
      isWanted = false;
    };
  }, [device]);
  return now;
}
