// What a table starts once the page has stopped loading: its sounds, a check of the disk space with every turn, and the notice
// of what a reader should know about saving this race.
import type { ComponentChildren, JSX } from 'preact';
import { say } from '../../shell/words/say.ts';
import type { Loss } from '../../sources/messages.ts';
import { useSaving } from '../../table/menu/menu-sheet.tsx';
import { useTable } from '../../table/model/table.ts';
import './notice.css';
import { useEffect } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { isNearlyFull, measureDiskSpace, requestPersistence } from '../../shell/offline/space.ts';
import { isTight } from '../../sources/device/own.ts';
import type { TableModel } from '../../table/model/table.ts';
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

/** Above everything on the table. */
export function Notice({ table }: { table: string }): JSX.Element | null {
  const { notice } = useTable();
  const about = notice.value;
  if (about === null) return null;
  if (about !== 'elsewhere') return <LossNotice about={about} table={table} />;
  return <Slip words={say('table.elsewhere')} />;
}

interface SlipProps {
  readonly words: string;
  readonly children?: ComponentChildren;
}

/** A slip of paper that stays until it is put away. */
function Slip({ words, children }: SlipProps): JSX.Element {
  const { forgetNotice } = useTable();
  return (
    <div class="sheet live-notice" role="status">
      <p>{words}</p>
      {children}
      <button type="button" class="button" onClick={forgetNotice}>
        {say('table.close')}
      </button>
    </div>
  );
}

// Why this race could be lost, and a button to save it as a file.
interface Props {
  readonly about: Loss | 'tight';
  readonly table: string;
}

function LossNotice({ about, table }: Props): JSX.Element {
  const { request } = useTable();
  const { announcement, save } = useSaving({ request }, table);
  return (
    <Slip words={announcement || say(about === 'refused' ? 'table.forgetful' : `storage.${about}`)}>
      {announcement === '' && (
        <button type="button" class="button" onClick={save}>
          {say('table.saveFile')}
        </button>
      )}
    </Slip>
  );
}
