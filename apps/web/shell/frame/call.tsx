// Races that wait for the reader, on every page: a tab of paper beside the link back, a strip on the front page.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { RouteLink } from '../router/links.tsx';
import type { Go, Route } from '../router/router.ts';

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
  return (
    <div role="status" class={`call-place is-in-${place}`}>
      {now !== null && (
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
        </div>
      )}
    </div>
  );
}
