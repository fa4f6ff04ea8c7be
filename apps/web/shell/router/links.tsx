// Links between the routes of the page.
import type { ComponentChildren, JSX } from 'preact';
import { say } from '../words/say.ts';
import { type Go, type Route, writeRoute } from './router.ts';

interface LinkProps {
  readonly to: Route;
  readonly go: Go;
  readonly class?: string;
  /** Set for the page that is shown. */
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ComponentChildren;
}

/** A link within the page. With a modifier key or another button the browser opens it like any address. */
export function RouteLink({ to, go, children, ...rest }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={writeRoute(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Routes from which the way back is called "Back to the race". */
const RACES: readonly Route['at'][] = ['table', 'online'];

/** The link back from a page that can be opened from anywhere; `Page` has its own text for the front page. */
export const backTo = (route: Route): { readonly back?: { readonly to: Route; readonly words: string } } =>
  route.at === 'front'
    ? {}
    : { back: { to: route, words: say(RACES.includes(route.at) ? 'book.toRace' : 'book.back') } };

/** The name of the game; it leads back to the front page. */
export function Wordmark({ go }: { go: Go }): JSX.Element {
  return (
    <RouteLink to={{ at: 'front' }} go={go} class="wordmark">
      {say('names.game')}
      <span class="unseen">: {say('table.leave')}</span>
    </RouteLink>
  );
}
