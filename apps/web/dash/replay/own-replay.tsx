// A dash of this device as a film.
import type { Read } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Go } from '../../router/router.ts';
import { wish } from '../game.ts';
import { DashFilmPage } from './load.ts';
import { type DashFilm, filmOfRecord } from './replay.ts';

interface Opened {
  readonly film: Read<DashFilm>;
  readonly text: string | null;
}

async function openOwn(table: string): Promise<Opened> {
  const saved = await wish({ do: 'save', table });
  if (saved.ok && saved.value.kind === 'file')
    return { film: filmOfRecord(saved.value.text), text: saved.value.text };
  const refusal =
    'refusal' in saved ? saved.refusal : { reason: 'table.unknown', rule: 'TABLE-02', with: {} };
  return { film: { ok: false, refusal }, text: null };
}

export function OwnFilm({ table, go }: { table: string; go: Go }): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => void openOwn(table).then(setOpened), [table]);
  return opened === null ? <div class="waiting" /> : <DashFilmPage {...opened} go={go} />;
}
