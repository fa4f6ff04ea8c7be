import type { JSX } from 'preact';
import type { Go } from '../front/place.ts';
import { PlaceLink } from '../front/place-link.tsx';
import { say } from '../words/say.ts';

/** The name of the game; it leads back to the front page. */
export function Wordmark({ go }: { go: Go }): JSX.Element {
  return (
    <PlaceLink to={{ at: 'front' }} go={go} class="wordmark">
      {say('names.game')}
      <span class="unseen">: {say('live.leave')}</span>
    </PlaceLink>
  );
}
