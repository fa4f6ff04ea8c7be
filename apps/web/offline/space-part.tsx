// What the device keeps of the reader's, and how safe it is there.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loss } from '../race/race.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { type DiskSpace, inMegabytes, isNearlyFull, measureDiskSpace, requestPersistence } from './space.ts';

export function DiskSpacePart({ go }: { go: Go }): JSX.Element {
  const [room, setRoom] = useState<DiskSpace | null>(null);
  const [isDenied, setDenied] = useState(false);
  const measure = async () => setRoom(await measureDiskSpace());
  useEffect(() => void measure(), []);
  const ask = async () => {
    setDenied(!(await requestPersistence()));
    await measure();
  };
  return (
    <section class="edition" aria-label={say('storage.part')}>
      <h2>{say('storage.part')}</h2>
      {loss.value !== null && <p class="edition-alarm">{say('front.forgetful')}</p>}
      {room !== null && isNearlyFull(room) && <p class="edition-alarm">{say('storage.tight')}</p>}
      {room !== null && <p>{say('storage.used', { used: inMegabytes(room.used) })}</p>}
      <p role="status">{promiseWords(room, isDenied)}</p>
      <div class="edition-acts">
        {room !== null && !room.isPromised && !isDenied && (
          <button type="button" class="button" onClick={() => void ask()}>
            {say('storage.ask')}
          </button>
        )}
        <RouteLink to={{ at: 'races' }} go={go} class="edition-link">
          {say('front.way.races')}
        </RouteLink>
      </div>
    </section>
  );
}

function promiseWords(room: DiskSpace | null, isDenied: boolean): string {
  if (isDenied) return say('storage.denied');
  return say(room?.isPromised === true ? 'storage.safe' : 'storage.unsafe');
}
