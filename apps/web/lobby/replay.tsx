// A game over the network as a film: as one's own seat saw it while it runs, whole once it is over.
import { type Refusal, readRecord } from '@race/kernel';
import type { ReplayData } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/connection.ts';
import type { Go, OnlinePlace } from '../router/router.ts';
import { useGhost } from '../state/ghost.ts';
import { refusalWords } from '../words/say.ts';
import { faceOf } from './games.ts';
import { Sign } from './sign.tsx';

type ReplayPlace = Extract<OnlinePlace, { at: 'replay' | 'report' }>;

/** What is watched: the whole game with its log, or the pictures of what one seat saw. */
export type Source =
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'film'; readonly film: ReplayData };

interface Found {
  readonly game: string;
  readonly source: Source;
}

export function Replay({ place, go }: { place: ReplayPlace; go: Go }): JSX.Element {
  const [found, setFound] = useState<Found | Refusal | null>(null);
  useEffect(() => void find(place).then(setFound), []);
  useGhost(place.at === 'replay' ? place.table : '');
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

async function find(place: ReplayPlace): Promise<Found | Refusal> {
  if (place.at === 'replay') {
    const file = await ask({ do: 'file', table: place.table });
    // The whole game has a log; what one seat saw has pictures, and those come as a film.
    const read = file.ok && file.value.kind === 'file' ? readRecord(file.value.text) : null;
    if (file.ok && file.value.kind === 'file' && read?.ok === true)
      return { game: read.value.game, source: { from: 'text', text: file.value.text } };
  }
  const told = await ask(
    place.at === 'replay' ? { do: 'replay', table: place.table } : { do: 'bugReplay', bug: place.report },
  );
  if (!told.ok) return told.refusal;
  if (told.value.kind !== 'replay') return NOTHING;
  return { game: told.value.replay.game, source: { from: 'film', film: told.value.replay } };
}

const NOTHING: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
