import type { ComponentChildren, JSX } from 'preact';
import { type Go, type Route, writeRoute } from './router.ts';

interface Props {
  readonly to: Route;
  readonly go: Go;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link that goes there within the page; opened elsewhere it is an address like any other. */
export function RouteLink({ to, go, children, ...rest }: Props): JSX.Element {
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
