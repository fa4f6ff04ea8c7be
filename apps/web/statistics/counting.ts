// All games of this device that are over, counted kind by kind.
import { useEffect, useState } from 'preact/hooks';
import type { Device } from '../front/device.ts';
import { savedLibraries } from '../front/libraries.ts';
import type { Figures, GameTally } from './figures.ts';
import { raceTally } from './race.ts';

export type CountingState =
  | { readonly is: 'counting'; readonly done: number; readonly of: number }
  | { readonly is: 'counted'; readonly all: readonly (() => Figures)[] }
  | { readonly is: 'silent' };

async function talliesOf(device: Device): Promise<GameTally[]> {
  const others = (await savedLibraries()).map((library) => library.loadTally());
  return [raceTally(device), ...(await Promise.all(others))];
}

export function useCounting(device: Device): CountingState {
  const [now, setNow] = useState<CountingState>({ is: 'counting', done: 0, of: 0 });
  useEffect(() => {
    let isWanted = true;
    const show = (next: CountingState) => {
      if (isWanted) setNow(next);
    };
    const count = async () => {
      const all: (() => Figures)[] = [];
      for (const tally of await talliesOf(device)) {
        const counted = await tally.count((done, of) => show({ is: 'counting', done, of }));
        if (counted.is === 'silent') return show(counted);
        if (counted.figures !== null) all.push(counted.figures);
      }
      show({ is: 'counted', all });
    };
    void count();
    return () => {
      isWanted = false;
    };
  }, [device]);
  return now;
}
