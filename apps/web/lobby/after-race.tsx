// When a game is over: a rematch, its replay, and whether it was fair.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { news, sendRequest } from '../net/connection.ts';
import type { Go } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import { expeditionOf } from './expedition-of.ts';
import { faceOf } from './games.ts';

const AfterRating = lazy(async () => (await import('../players/load.ts')).loadAfter(), null);

export function AfterRace({ go }: { go: Go }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const now = news.value;
  if (now === null) return null;
  const { table, game, you, rematch, shutUntil } = now;
  const again = async () => {
    const made = rematch === null ? await sendRequest({ do: 'rematch', table }) : null;
    if (made !== null && !made.ok) return setAnnouncement(refusalWords(made.refusal));
    const next = made?.value.kind === 'table' ? made.value.table : rematch;
    if (next !== null) go({ at: 'online', table: next });
  };
  return (
    <>
      {shutUntil !== null && (
        <button type="button" class="button go" onClick={() => go(expeditionOf(shutUntil))}>
          {say('online.expedition.table')}
        </button>
      )}
      {shutUntil === null && (you !== null || rematch !== null) && (
        <button type="button" class="button go" onClick={() => void again()}>
          {rematch === null ? faceOf(game)?.words.again() : say('online.rematch.go')}
        </button>
      )}
      <button type="button" class="button" onClick={() => go({ at: 'replay', table })}>
        {say('desk.watch')}
      </button>
      {now.rated && you !== null && <AfterRating news={now} />}
      <p role="status">{announcement}</p>
    </>
  );
}
