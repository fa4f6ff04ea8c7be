// Once there is something to lose: the browser is asked to keep it, and room is looked at with every turn.
import { effect } from '@preact/signals';
import { onlineTable } from '../race/online-table.ts';
import { hasAnswered, isTight } from '../race/race.ts';
import { save, savedText } from '../settings/local-storage.ts';
import { publicState } from '../state/table-state.ts';
import { isNearlyFull, measureDiskSpace, requestPersistence } from './space.ts';

const ASKED = 'asked-to-keep';
/** By then a race is more than a look around. */
const WORTH_KEEPING = 2;

export function watchRoom(): void {
  let looked = 0;
  effect(() => {
    const turn = publicState.value?.turn ?? 0;
    if (onlineTable.value !== null || !hasAnswered.value || turn === looked) return;
    looked = turn;
    void look(turn);
  });
}

async function look(turn: number): Promise<void> {
  const room = await measureDiskSpace();
  if (room === null) return;
  if (isNearlyFull(room)) isTight.value = true;
  // Some browsers ask the reader: that happens once.
  if (turn < WORTH_KEEPING || room.isPromised || savedText(ASKED) !== null) return;
  save(ASKED, 'yes');
  await requestPersistence();
}
