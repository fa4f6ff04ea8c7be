// The coach at work: a race that is over goes to the thread that thinks, and its lessons come back.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import { playersAgain } from '@race/table/players-again.ts';
import type { Tutorial } from '../../thinking/messages.ts';
import { makeThinker } from '../../thinking/thinker.ts';
import { own, sight, wish } from '../race.ts';

type Looking =
  | { readonly is: 'idle' }
  | { readonly is: 'looking'; readonly seat: Seat; readonly done: number; readonly of: number }
  | { readonly is: 'told'; readonly seat: Seat; readonly lessons: readonly Tutorial[] }
  | { readonly is: 'failed' };

export const looking = signal<Looking>({ is: 'idle' });
const thinker = makeThinker();

export function stop(): void {
  thinker.stop();
  looking.value = { is: 'idle' };
}

export async function look(seat: Seat): Promise<void> {
  const table = sight.peek()?.table;
  if (table === undefined) return;
  looking.value = { is: 'looking', seat, done: 0, of: 1 };
  const saved = await wish({ do: 'save', table });
  if (!saved.ok || saved.value.kind !== 'file') looking.value = { is: 'failed' };
  else await lookAt(saved.value.text, seat);
}

async function lookAt(text: string, seat: Seat): Promise<void> {
  const thought = await thinker.think({ ask: 'coach', text, seat }, ({ done, of }) => {
    looking.value = { is: 'looking', seat, done, of };
  });
  // Stopped: somebody has said so already.
  if (looking.peek().is !== 'looking') return;
  looking.value =
    thought?.tell === 'lessons' ? { is: 'told', seat, lessons: thought.lessons } : { is: 'failed' };
}

/** A new race from the moment of a lesson; the table's name, or null when there is none. */
export async function tryAgain({ fork }: Tutorial): Promise<string | null> {
  const [now, told] = [sight.peek(), looking.peek()];
  if (now === null || told.is !== 'told') return null;
  const players = playersAgain(now.players, told.seat);
  const outcome = await own.wish({ do: 'set', options: now.options, players, fork });
  return outcome.ok && outcome.value.kind === 'table' ? outcome.value.table : null;
}
