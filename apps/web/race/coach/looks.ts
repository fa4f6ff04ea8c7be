// Looking at a race with the coach: of several looks only the last one asked for is heard of.
import type { Seat } from '@race/kernel';
import type { Tutorial } from '../../thinking/messages.ts';
import type { Thinker } from '../../thinking/thinker.ts';

export type Looking =
  | { readonly is: 'idle' }
  | { readonly is: 'looking'; readonly seat: Seat; readonly done: number; readonly of: number }
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
      tell({ is: 'looking', seat, done: 0, of: 1 });
      const text = await save(table);
      if (own !== last) return;
      const thought =
        text === null
          ? null
          : await thinker.think({ do: 'coach', text, seat }, ({ done, of }) =>
              tell({ is: 'looking', seat, done, of }),
            );
      tell(thought?.type === 'lessons' ? { is: 'told', seat, lessons: thought.lessons } : { is: 'failed' });
    },
  };
}
