// The poster's margin: settings, one line about what is kept, the languages.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { news } from '../offline/begin.ts';
import { loadAbout } from '../offline/load.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { Languages } from '../settings/languages.tsx';
import { say } from '../words/say.ts';
import './margin.css';

const Arrived = lazy(async () => (await loadAbout(import('../offline/arrived.tsx'))).Arrived, null);

export function Margin({ forgetful, go }: { forgetful: boolean; go: Go }): JSX.Element {
  return (
    <footer class="margin">
      <RouteLink to={{ at: 'settings' }} go={go} class="margin-link">
        {say('front.settings')}
      </RouteLink>
      <RouteLink to={{ at: 'laboratory' }} go={go} class="margin-link">
        {say('front.laboratory')}
      </RouteLink>
      <RouteLink to={{ at: 'credits' }} go={go} class="margin-link">
        {say('viewer.credits')}
      </RouteLink>
      <RouteLink to={{ at: 'privacy' }} go={go} class="margin-link">
        {say('viewer.privacy')}
      </RouteLink>
      {news.value !== null && !forgetful ? (
        <Arrived go={go} />
      ) : (
        <p class={`margin-line${forgetful ? ' is-forgetful' : ''}`}>
          {say(forgetful ? 'front.forgetful' : 'front.kept')}
        </p>
      )}
      <Languages />
    </footer>
  );
}
