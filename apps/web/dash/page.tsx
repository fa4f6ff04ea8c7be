// The Dash: its own front page, or the one that is being played or watched.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import type { Go } from '../router/router.ts';
import { DashFront } from './front.tsx';
import { openDash } from './game.ts';
import { DashTable } from './table.tsx';
import { canSpeakDash, say } from './words.ts';

const OwnReplay = lazy(async () => (await import('./replay/own-replay.tsx')).OwnReplay);

const isGone = signal(false);

interface Props {
  readonly table: string | null;
  readonly isReplay: boolean;
  readonly go: Go;
}

export function DashPage({ table, isReplay, go }: Props): JSX.Element {
  if (!canSpeakDash()) return <div class="waiting" />;
  if (table === null) return <DashFront go={go} />;
  return isReplay ? (
    <OwnReplay key={table} table={table} go={go} />
  ) : (
    <OwnTable key={table} table={table} go={go} />
  );
}

/** A dash of this device. */
function OwnTable({ table, go }: { table: string; go: Go }): JSX.Element {
  useEffect(() => {
    isGone.value = false;
    void openDash(table).then((found) => {
      isGone.value = !found;
    });
  }, [table]);
  return isGone.value ? <Gone go={go} /> : <DashTable table={table} go={go} />;
}

export function Gone({ go }: { go: Go }): JSX.Element {
  return (
    <main class="waiting">
      <p>{say('dash.page.lost')}</p>
      <button type="button" class="button" onClick={() => go({ at: 'dash', table: null, isReplay: false })}>
        {say('dash.page.title')}
      </button>
    </main>
  );
}
