import type { JSX } from 'preact';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';

/** The name of the game; it leads back to the front page. */
export function Wordmark({ go }: { go: Go }): JSX.Element {
  return (
    <RouteLink to={{ at: 'front' }} go={go} class="wordmark">
      {say('names.game')}
      <span class="unseen">: {say('live.leave')}</span>
    </RouteLink>
  );
}
