// The poster's margin: settings, one line about what is kept, the languages.
import type { JSX } from 'preact';
import { Languages } from '../menu/languages.tsx';
import { say } from '../words/say.ts';
import type { Go } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import './margin.css';

export function Margin({ forgetful, go }: { forgetful: boolean; go: Go }): JSX.Element {
  return (
    <footer class="margin">
      <PlaceLink to={{ at: 'settings' }} go={go} class="margin-link">
        {say('front.settings')}
      </PlaceLink>
      <p class={`margin-line${forgetful ? ' is-forgetful' : ''}`}>
        {say(forgetful ? 'front.forgetful' : 'front.kept')}
      </p>
      <Languages />
    </footer>
  );
}
