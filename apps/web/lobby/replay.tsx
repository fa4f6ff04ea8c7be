// The replay of an online game: as one's own seat saw it while it runs, complete once it is over.
import { type Refusal, readRecord } from '@race/kernel';
import type { ReplayData } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sendRequest } from '../net/connection.ts';
import type { Go, OnlineRoute } from '../router/router.ts';
import { useGhost } from '../state/ghost.ts';
import { refusalWords } from '../words/say.ts';
import { faceOf } from './games.ts';
import { Sign } from './sign.tsx';

type ReplayRoute = Extract<OnlineRoute, { at: 'replay' | 'report' }>;

/** What is watched: the whole game with its log, or the pictures of what one seat saw. */
export type ServerSource =
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'server'; readonly replay: ReplayData };

interface Found {
  readonly game: string;
  readonly source: ServerSource;
}

export function Replay({ route, go }: { route: ReplayRoute; go: Go }): JSX.Element {
  const [found, setFound] = useState<Found | Refusal | null>(null);
  useEffect(() => void find(route).then(setFound), []);
  useGhost(route.at === 'replay' ? route.table : '');
  return (
    <>
      {found !== null && <Shown found={found} go={go} />}
      <Sign />
    </>
  );
}

function Shown({ found, go }: { found: Found | Refusal; go: Go }): JSX.Element | null {
  if ('reason' in found)
    return (
      <main class="table">
        <p class="waiting" role="alert">
          {refusalWords(found)}
        </p>
      </main>
    );
  const face = faceOf(found.game);
  return face === null ? <div class="waiting" /> : <face.Replay source={found.source} go={go} />;
}

async function find(route: ReplayRoute): Promise<Found | Refusal> {
  if (route.at === 'replay') {
    const file = await sendRequest({ do: 'file', table: route.table });
    // A finished game has a log; what one seat saw comes as pictures.
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
