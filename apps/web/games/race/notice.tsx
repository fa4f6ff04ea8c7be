// What the player should know about saving this race.
import type { ComponentChildren, JSX } from 'preact';
import { say } from '../../shell/words/say.ts';
import type { Loss } from '../../sources/messages.ts';
import { useSaving } from '../../table/menu/menu-sheet.tsx';
import { useTable } from '../../table/model/table.ts';
import './notice.css';

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
