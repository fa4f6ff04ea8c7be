// The replay of a dash saved on this device.
import type { Read } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Go } from '../../router/router.ts';
import { request } from '../game.ts';
import { DashReplayPage } from './load.ts';
import { type DashReplay, replayOfRecord } from './replay.ts';

interface Opened {
  readonly replay: Read<DashReplay>;
  readonly text: string | null;
}

async function openOwn(table: string): Promise<Opened> {
  const saved = await request({ do: 'save', table });
  if (saved.ok && saved.value.kind === 'file')
    return { replay: replayOfRecord(saved.value.text), text: saved.value.text };
  const refusal =
    'refusal' in saved ? saved.refusal : { reason: 'table.unknown', rule: 'TABLE-02', with: {} };
  return { replay: { ok: false, refusal }, text: null };
}

export function OwnReplay({ table, go }: { table: string; go: Go }): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => void openOwn(table).then(setOpened), [table]);
  return opened === null ? <div class="waiting" /> : <DashReplayPage {...opened} go={go} />;
}
