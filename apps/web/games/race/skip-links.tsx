// Links that only the keyboard shows: from the top of the table, and from the end of the bar, straight to what a turn needs.
import type { JSX } from 'preact';
import { say } from '../../shell/words/say.ts';
import './skip-links.css';

const PLACES = [
  ['decision', '.live-bar'],
  ['map', '.pane'],
  ['hand', '.my-hand button, .my-hand'],
] as const;

export function SkipLinks(): JSX.Element {
  return (
    <div class="skip-links">
      {PLACES.map(([name, place]) => (
        <button
          key={name}
          type="button"
          class="button"
          onClick={() => document.querySelector<HTMLElement>(place)?.focus()}
        >
          {say(`table.to.${name}`)}
        </button>
      ))}
    </div>
  );
}
