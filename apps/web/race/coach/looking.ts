// The coach at work: a race that is over goes to the thread that thinks, and its lessons come back.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import { rematchPlayers } from '@race/local/rematch-players.ts';
import type { Tutorial } from '../../thinking/messages.ts';
import { makeThinker } from '../../thinking/thinker.ts';
import { own, request, seatView } from '../race.ts';
import { type Looking, makeLooks } from './looks.ts';

export const looking = signal<Looking>({ is: 'idle' });

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

export const { stop } = looks;

export async function look(seat: Seat): Promise<void> {
  const table = seatView.peek()?.table;
  if (table !== undefined) await looks.look(table, seat);
}

/** A new race from the moment of a lesson; the table's name, or null when there is none. */
export async function tryAgain({ fork }: Tutorial): Promise<string | null> {
  const [now, told] = [seatView.peek(), looking.peek()];
  if (now === null || told.is !== 'told') return null;
  const players = rematchPlayers(now.players, told.seat);
  const outcome = await own.request({ do: 'set', options: now.options, players, fork });
  return outcome.ok && outcome.value.kind === 'table' ? outcome.value.table : null;
}
