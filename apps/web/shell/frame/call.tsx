// Races that wait for the reader, on every page: a tab of paper beside the link back, a strip on the front page.
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { RouteLink } from '../router/links.tsx';
import type { Go, Route } from '../router/router.ts';
import { say } from '../words/say.ts';

/** The most urgent race that waits, in the reader's language. */
export interface Call {
  readonly to: Route;
  /** "Your turn" */
  readonly head: string;
  /** "Africa with Ines" */
  readonly race: string;
  /** "2 d 23 h"; empty without a clock. */
  readonly left: string;
  readonly isShort: boolean;
  /** "2 more races wait"; empty where no other does. */
  readonly more: string;
}

/** Written by the part of the page that knows of online tables; null while nothing waits. */
export const call = signal<Call | null>(null);

interface Props {
  readonly go: Go;
  readonly place: 'room' | 'front' | 'table';
}

export function CallTab({ go, place }: Props): JSX.Element {
  const now = call.value;
  /** At a table it lies over the map until it is put away; another race calls again. */
  const putAway = useSignal('');
  const isShown = now !== null && putAway.value !== now.race;
  return (
    <div role="status" class={`call-place is-in-${place}`}>
      {isShown && (
        <div class={now.isShort ? 'call is-short' : 'call'}>
          <RouteLink to={now.to} go={go} class="call-link">
            <b>{now.head}</b> <span class="call-race">{now.race}</span>
            {now.left !== '' && <span class="call-left">{now.left}</span>}
          </RouteLink>
          {now.more !== '' && (
            <RouteLink to={{ at: 'tables' }} go={go} class="call-more">
              {now.more}
            </RouteLink>
          )}
          {place === 'table' && (
            <button
              type="button"
              class="call-close"
              aria-label={say('table.close')}
              onClick={() => {
                putAway.value = now.race;
              }}
            >
              ×
            </button>
          )}
        </div>
      )}
    </div>
  );
}
