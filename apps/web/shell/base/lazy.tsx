// Parts of the page that come late: fetched when they are first shown, or drawn after the rest.
import { signal } from '@preact/signals';
import { type ComponentChildren, type ComponentType, h, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { untilFetched } from './until-fetched.ts';

/** A component that is fetched when it is first shown, or before. */
type LazyPart<P> = ((props: P) => JSX.Element | null) & {
  /** Fetches it before it is shown, so that nothing else is shown first. */
  fetch(): void;
};

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: JSX.Element | ((props: P) => JSX.Element) | null = <div class="waiting" />,
): LazyPart<P> {
  const part = signal<ComponentType<P> | null>(null);
  let isRequested = false;
  function fetch(): void {
    if (isRequested) return;
    isRequested = true;
    void untilFetched(load).then((loaded) => (part.value = loaded));
  }
  function Lazy(props: P): JSX.Element | null {
    fetch();
    const Part = part.value;
    if (Part !== null) return <Part {...props} />;
    return typeof meanwhile === 'function' ? h(meanwhile, props) : meanwhile;
  }
  return Object.assign(Lazy, { fetch });
}

/**
 * Draws its children after what surrounds it, in a task of its own, so that a touch never waits for all of them. They must
 * not move anything when they appear.
 */
export function Later({ children }: { children: ComponentChildren }): ComponentChildren {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => queue(() => setDrawn(true)), []);
  return isDrawn ? children : null;
}

/** Drawings that wait for their task. */
const waiting: (() => void)[] = [];

function drawNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(drawNext);
}

function queue(draw: () => void): void {
  if (waiting.push(draw) === 1) setTimeout(drawNext);
}
