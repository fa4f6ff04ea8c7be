// A race of this device, opened by its address. An online table has the same table on its page.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadFonts } from '../../games/race/menu/table-menu.tsx';
import { ownRaceTable } from '../../games/race/race-table.ts';
import { RaceTable } from '../../games/race/table.tsx';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadTurn } from '../../shell/chunks.ts';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { useGhost } from '../../table/map/ghost.ts';
import { TableContext, useTable } from '../../table/model/table.ts';

export { RaceTable };

const WhileAway = lazy(async () => (await loadTurn()).WhileAwayHere, null);
loadFonts();

export function RacePage({ table, go }: { table: string; go: Go }): JSX.Element {
  const model = useMemo(() => ownRaceTable(table), [table]);
  return (
    <TableContext.Provider key={table} value={model}>
      <OpenedRace table={table} go={go} />
    </TableContext.Provider>
  );
}

function OpenedRace({ table, go }: { table: string; go: Go }): JSX.Element {
  const { publicState, request } = useTable();
  const [isHere, setHere] = useState<boolean | null>(null);
  useGhost(table);
  useEffect(() => void request({ do: 'open', table }).then(({ ok }) => setHere(ok)), [table]);
  const now = publicState.value;
  // Before the first convoy there is nothing to be missed.
  const hasSetOff = now !== null && (now.turn > 1 || !['setup', 'bivouac', 'planning'].includes(now.phase));
  return (
    <main class="table">
      <h1 class="unseen">{say('names.game')}</h1>
      {isHere === false ? <Gone leave={() => go({ at: 'front' })} /> : <RaceTable table={table} go={go} />}
      {isHere === true && hasSetOff && <WhileAway table={table} />}
    </main>
  );
}

function Gone({ leave }: { leave: () => void }): JSX.Element {
  return (
    <div class="waiting">
      <p>{say('table.lost')}</p>
      <button type="button" class="button" onClick={leave}>
        {say('table.leave')}
      </button>
    </div>
  );
}
