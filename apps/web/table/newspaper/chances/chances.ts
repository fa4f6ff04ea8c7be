// The chances of all crews of the race at this table, computed by the thinking thread in the background.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { ChanceCurve, CurvePoint } from '@race/study';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { perTable } from '../../model/table.ts';

export type ShownChances =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'working'; readonly points: readonly CurvePoint[] }
  | { readonly is: 'known'; readonly curve: ChanceCurve };

/** The race as the text of a file; null where there is none. */
export type ReadFile = () => Promise<string | null>;

export const chancesOf = perTable((table) => {
  const shown = signal<ShownChances>({ is: 'idle' });
  const thinker = makeThinker();
  let last = 0;

  /** Has the curve of a race computed; the last one that was asked for is shown. */
  async function ask(read: ReadFile, seat: Seat | null): Promise<void> {
    last += 1;
    const own = last;
    const show = (now: ShownChances) => {
      if (own === last) shown.value = now;
    };
    show({ is: 'working', points: [] });
    const text = await read();
    if (own !== last) return;
    const curve =
      text === null
        ? null
        : await thinker.think('chances', { text, seat }, ({ points }) => {
            if (points !== undefined) show({ is: 'working', points });
          });
    show(curve === null ? { is: 'failed' } : { is: 'known', curve });
  }

  function forget(): void {
    last += 1;
    thinker.stop();
    shown.value = { is: 'idle' };
  }

  table.onClose(forget);

  return { shown, ask, forget };
});
