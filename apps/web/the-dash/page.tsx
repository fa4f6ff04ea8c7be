// The Dash: its own front page, or the one that is being played.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Go } from '../front/place.ts';
import { DashFront } from './front.tsx';
import { openDash } from './game.ts';
import { DashTable } from './table.tsx';
import { canSpeakDash, say } from './words.ts';

const isGone = signal(false);

export function DashPage({ table, go }: { table: string | null; go: Go }): JSX.Element {
  useEffect(() => {
    isGone.value = false;
    if (table === null) return;
    void openDash(table).then((found) => {
      isGone.value = !found;
    });
  }, [table]);
  if (!canSpeakDash()) return <div class="waiting" />;
  if (table === null) return <DashFront go={go} />;
  return isGone.value ? <Gone go={go} /> : <DashTable table={table} go={go} />;
}

function Gone({ go }: { go: Go }): JSX.Element {
  return (
    <main class="waiting">
      <p>{say('live.lost')}</p>
      <button type="button" class="button" onClick={() => go({ at: 'dash', table: null })}>
        {say('dash.page.title')}
      </button>
    </main>
  );
}
