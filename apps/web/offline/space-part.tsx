// What the device keeps of the reader's, and how safe it is there.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loss } from '../race/race.ts';
import { PlaceLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { askForPromise, inMegabytes, isTightIn, measureRoom, type Room } from './space.ts';

export function RoomPart({ go }: { go: Go }): JSX.Element {
  const [room, setRoom] = useState<Room | null>(null);
  const [isDenied, setDenied] = useState(false);
  const measure = async () => setRoom(await measureRoom());
  useEffect(() => void measure(), []);
  const ask = async () => {
    setDenied(!(await askForPromise()));
    await measure();
  };
  return (
    <section class="edition" aria-label={say('storage.part')}>
      <h2>{say('storage.part')}</h2>
      {loss.value !== null && <p class="edition-alarm">{say('front.forgetful')}</p>}
      {room !== null && isTightIn(room) && <p class="edition-alarm">{say('storage.tight')}</p>}
      {room !== null && <p>{say('storage.used', { used: inMegabytes(room.used) })}</p>}
      <p role="status">{promiseWords(room, isDenied)}</p>
      <div class="edition-acts">
        {room !== null && !room.isPromised && !isDenied && (
          <button type="button" class="button" onClick={() => void ask()}>
            {say('storage.ask')}
          </button>
        )}
        <PlaceLink to={{ at: 'races' }} go={go} class="edition-link">
          {say('front.way.races')}
        </PlaceLink>
      </div>
    </section>
  );
}

function promiseWords(room: Room | null, isDenied: boolean): string {
  if (isDenied) return say('storage.denied');
  return say(room?.isPromised === true ? 'storage.safe' : 'storage.unsafe');
}
