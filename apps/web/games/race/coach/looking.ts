// The coach: sends a finished race to the thinking thread, and gets lessons back.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import { rematchPlayers } from '@race/local/rematch-players.ts';
import { ownDevice } from '../../../sources/device/own.ts';
import type { ThinkingProgress, Tutorial } from '../../../sources/thinking/messages.ts';
import { makeThinker, type Thinker } from '../../../sources/thinking/thinker.ts';
import { perTable } from '../../../table/model/table.ts';

export const coachOf = perTable((model) => {
  const { request, seatView } = model;
  const looking = signal<Looking>({ is: 'idle' });

  const looks = makeLooks({
    thinker: makeThinker(),
    async save(table) {
      const saved = await request({ do: 'save', table });
      return saved.ok && saved.value.kind === 'file' ? saved.value.text : null;
    },
    show(now) {
      looking.value = now;
    },
  });

  const { stop } = looks;

  async function look(seat: Seat): Promise<void> {
    const table = seatView.peek()?.table;
    if (table !== undefined) await looks.look(table, seat);
  }

  /** Starts a new race from the moment of a lesson; returns its table, or null when there is none. */
  async function tryAgain({ fork }: Tutorial): Promise<string | null> {
    const [now, told] = [seatView.peek(), looking.peek()];
    if (now === null || told.is !== 'told') return null;
    const players = rematchPlayers(now.players, told.seat);
    const outcome = await ownDevice().request({ do: 'set', options: now.options, players, fork });
    return outcome.ok && outcome.value.kind === 'table' ? outcome.value.table : null;
  }

  return { looking, stop, look, tryAgain };
});

// If several reviews are requested, only the last one is shown.
export type Looking =
  | { readonly is: 'idle' }
  | {
      readonly is: 'looking';
      readonly seat: Seat;
      readonly done: number;
      readonly of: number;
      readonly turn: number;
    }
  | { readonly is: 'told'; readonly seat: Seat; readonly lessons: readonly Tutorial[] }
  | { readonly is: 'failed' };

interface Office {
  readonly thinker: Thinker;
  /** The race as the text of a file; null where there is none. */
  readonly save: (table: string) => Promise<string | null>;
  readonly show: (now: Looking) => void;
}

export function makeLooks({ thinker, save, show }: Office) {
  let last = 0;
  return {
    stop(): void {
      last += 1;
      thinker.stop();
      show({ is: 'idle' });
    },
    async look(table: string, seat: Seat): Promise<void> {
      last += 1;
      const own = last;
      const tell = (now: Looking) => {
        if (own === last) show(now);
      };
      tell({ is: 'looking', seat, done: 0, of: 1, turn: 0 });
      const text = await save(table);
      if (own !== last) return;
      const onProgress = ({ done, of, turn = 0 }: ThinkingProgress) =>
        tell({ is: 'looking', seat, done, of, turn });
      const lessons = text === null ? null : await thinker.think('coach', { text, seat }, onProgress);
      tell(lessons === null ? { is: 'failed' } : { is: 'told', seat, lessons });
    },
  };
}
