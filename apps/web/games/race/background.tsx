// What a table starts once the page has stopped loading: its sounds, and a check of the disk space with every turn.
import { useEffect } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { isNearlyFull, measureDiskSpace, requestPersistence } from '../../shell/offline/space.ts';
import { isTight } from '../../sources/device/own.ts';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { listen } from '../../table/sound/orchestra.ts';

export function Background(): null {
  const table = useTable();
  useEffect(() => {
    const ends = [listen(table), watchSpace(table)];
    return () => {
      for (const end of ends) end();
    };
  }, [table]);
  return null;
}

// Once there is something to lose, asks the browser to keep it, and checks the disk space with every turn.
const ASKED = 'asked-to-keep';
/** The turn from which a race is worth keeping. */
const WORTH_KEEPING = 2;

function watchSpace(table: TableModel): () => void {
  const { hasAnswered, onlineTable, publicState } = table;
  let looked = 0;
  return table.effect(() => {
    const turn = publicState.value?.turn ?? 0;
    if (onlineTable !== null || !table.isLive.value || !hasAnswered.value || turn === looked) return;
    looked = turn;
    void look(turn);
  });
}

async function look(turn: number): Promise<void> {
  const room = await measureDiskSpace();
  if (room === null) return;
  if (isNearlyFull(room)) isTight.value = true;
  // Some browsers ask the reader, so this happens once.
  if (turn < WORTH_KEEPING || room.isPromised || savedText(ASKED) !== null) return;
  save(ASKED, 'yes');
  await requestPersistence();
}
