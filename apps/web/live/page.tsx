// A race of this device, opened by its address. A table elsewhere has the same table on its page.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Go } from '../front/place.ts';
import { say } from '../words/say.ts';
import { fetchLetters } from './desk/letters.ts';
import { openTable, putOnPage } from './race.ts';
import { LiveTable } from './table.tsx';

export { LiveTable };

const isGone = signal(false);
fetchLetters();

export function LivePage({ table, go }: { table: string; go: Go }): JSX.Element {
  useEffect(() => putOnPage(table), [table]);
  useEffect(() => {
    isGone.value = false;
    void openTable(table).then((found) => {
      isGone.value = !found;
    });
  }, [table]);
  const leave = () => go({ at: 'front' });
  return (
    <main class="table">
      <h1 class="unseen">{say('names.game')}</h1>
      {isGone.value ? <Gone leave={leave} /> : <LiveTable table={table} go={go} />}
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
