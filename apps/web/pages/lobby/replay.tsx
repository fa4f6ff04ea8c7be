// The replay of an online game: as the reader's seat saw it while it runs, complete once it is over.
import { type Refusal, readRecord } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Go, OnlineRoute } from '../../shell/router/router.ts';
import { refusalWords } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { faceOf, type ServerSource } from './games.ts';
import { Sign } from './sign.tsx';

type ReplayRoute = Extract<OnlineRoute, { at: 'replay' | 'report' }>;

interface Found {
  readonly game: string;
  readonly source: ServerSource;
}

export function Replay({ route, go }: { route: ReplayRoute; go: Go }): JSX.Element {
  const [found, setFound] = useState<Found | Refusal | null>(null);
  useEffect(() => void find(route).then(setFound), []);
  return (
    <>
      {found !== null && <Shown found={found} table={route.at === 'replay' ? route.table : null} go={go} />}
      <Sign />
    </>
  );
}

interface ShownProps {
  readonly found: Found | Refusal;
  readonly table: string | null;
  readonly go: Go;
}

function Shown({ found, table, go }: ShownProps): JSX.Element | null {
  if ('reason' in found)
    return (
      <main class="table">
        <p class="waiting" role="alert">
          {refusalWords(found)}
        </p>
      </main>
    );
  const face = faceOf(found.game);
  return face === null ? (
    <div class="waiting" />
  ) : (
    <face.Replay source={found.source} table={table} go={go} />
  );
}

async function find(route: ReplayRoute): Promise<Found | Refusal> {
  if (route.at === 'replay') {
    const file = await sendRequest({ do: 'file', table: route.table });
    // A finished game has a log; what one seat saw comes as states.
    const read = file.ok && file.value.kind === 'file' ? readRecord(file.value.text) : null;
    if (file.ok && file.value.kind === 'file' && read?.ok === true)
      return { game: read.value.game, source: { from: 'text', text: file.value.text } };
  }
  const told = await sendRequest(
    route.at === 'replay' ? { do: 'replay', table: route.table } : { do: 'bugReplay', bug: route.report },
  );
  if (!told.ok) return told.refusal;
  if (told.value.kind !== 'replay') return NOTHING;
  return { game: told.value.replay.game, source: { from: 'server', replay: told.value.replay } };
}

const NOTHING: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
