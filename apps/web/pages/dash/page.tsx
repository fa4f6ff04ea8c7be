// The Dash: its own front page, or the dash that is being played or watched.
import type { Read } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DashTableContext, useNewDashTable } from '../../games/dash/dash-table.ts';
import { DashTableView } from '../../games/dash/table.tsx';
import { say } from '../../games/dash/words.ts';
import type { Go } from '../../shell/router/router.ts';
import { ownDashes } from '../../sources/device/dash-client.ts';
import { type DashReplay, replayOfRecord } from '../../sources/replay/dash.ts';
import { DashFront } from './front.tsx';
import { DashReplayPage } from './replay/replay-page.tsx';

interface Props {
  readonly table: string | null;
  readonly isReplay: boolean;
  readonly go: Go;
}

export function DashPage({ table, isReplay, go }: Props): JSX.Element {
  if (table === null) return <DashFront go={go} />;
  return isReplay ? (
    <OwnReplay key={table} table={table} go={go} />
  ) : (
    <OwnTable key={table} table={table} go={go} />
  );
}

/** A dash of this device. */
function OwnTable({ table, go }: { table: string; go: Go }): JSX.Element {
  const dash = useNewDashTable(ownDashes);
  const [isGone, setGone] = useState(false);
  useEffect(() => void dash.open(table).then((isFound) => setGone(!isFound)), [dash, table]);
  if (isGone) return <Gone go={go} />;
  return (
    <DashTableContext.Provider value={dash}>
      <DashTableView table={table} go={go} />
    </DashTableContext.Provider>
  );
}

function Gone({ go }: { go: Go }): JSX.Element {
  return (
    <main class="waiting">
      <p>{say('dash.page.lost')}</p>
      <button type="button" class="button" onClick={() => go({ at: 'dash', table: null, isReplay: false })}>
        {say('dash.page.title')}
      </button>
    </main>
  );
}

interface OpenedReplay {
  readonly replay: Read<DashReplay>;
  readonly text: string | null;
}

/** The replay of a dash saved on this device. */
function OwnReplay({ table, go }: { table: string; go: Go }): JSX.Element {
  const [opened, setOpened] = useState<OpenedReplay | null>(null);
  useEffect(() => void openReplay(table).then(setOpened), [table]);
  return opened === null ? <div class="waiting" /> : <DashReplayPage {...opened} go={go} />;
}

async function openReplay(table: string): Promise<OpenedReplay> {
  const saved = await ownDashes.request({ do: 'save', table });
  if (saved.ok && saved.value.kind === 'file')
    return { replay: replayOfRecord(saved.value.text), text: saved.value.text };
  const refusal =
    'refusal' in saved ? saved.refusal : { reason: 'table.unknown', rule: 'TABLE-02', with: {} };
  return { replay: { ok: false, refusal }, text: null };
}
