// A race of this device, opened by its address. An online table has the same table on its page.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import type { Go } from '../router/router.ts';
import { useGhost } from '../state/ghost.ts';
import { publicState } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { loadFonts } from './menu/load-fonts.ts';
import { openTable, putOnPage } from './race.ts';
import { RaceTable } from './table.tsx';

export { RaceTable };

const WhileAway = lazy(async () => (await import('./away/here.tsx')).WhileAwayHere, null);
loadFonts();

/** Before the first convoy there is nothing to be missed. */
const hasSetOff = (): boolean =>
  publicState.value !== null &&
  (publicState.value.turn > 1 || !['setup', 'bivouac', 'planning'].includes(publicState.value.phase));

export function RacePage({ table, go }: { table: string; go: Go }): JSX.Element {
  useEffect(() => putOnPage(table), [table]);
  useGhost(table);
  const [opened, setOpened] = useState<{ readonly table: string; readonly isHere: boolean } | null>(null);
  useEffect(() => void openTable(table).then((isHere) => setOpened({ table, isHere })), [table]);
  const now = opened?.table === table ? opened : null;
  const leave = () => go({ at: 'front' });
  return (
    <main class="table">
      <h1 class="unseen">{say('names.game')}</h1>
      {now?.isHere === false ? <Gone leave={leave} /> : <RaceTable table={table} go={go} />}
      {now?.isHere === true && hasSetOff() && <WhileAway table={table} />}
    </main>
  );
}

function Gone({ leave }: { leave: () => void }): JSX.Element {
  return (
    <div class="waiting">
      <p>{say('live.lost')}</p>
      <button type="button" class="button" onClick={leave}>
        {say('live.leave')}
      </button>
    </div>
  );
}
