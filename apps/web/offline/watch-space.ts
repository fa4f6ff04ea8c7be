// Once there is something to lose: the browser is asked to keep it, and room is looked at with every turn.
import { effect } from '@preact/signals';
import { elsewhere } from '../race/online-table.ts';
import { hasAnswered, isTight } from '../race/race.ts';
import { keep, keptText } from '../settings/local-storage.ts';
import { known } from '../state/table-state.ts';
import { askForPromise, isTightIn, measureRoom } from './space.ts';

const ASKED = 'asked-to-keep';
/** By then a race is more than a look around. */
const WORTH_KEEPING = 2;

export function watchRoom(): void {
  let looked = 0;
  effect(() => {
    const turn = known.value?.turn ?? 0;
    if (elsewhere.value !== null || !hasAnswered.value || turn === looked) return;
    looked = turn;
    void look(turn);
  });
}

async function look(turn: number): Promise<void> {
  const room = await measureRoom();
  if (room === null) return;
  if (isTightIn(room)) isTight.value = true;
  // Some browsers ask the reader: that happens once.
  if (turn < WORTH_KEEPING || room.isPromised || keptText(ASKED) !== null) return;
  keep(ASKED, 'yes');
  await askForPromise();
}
