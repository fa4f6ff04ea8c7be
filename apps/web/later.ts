// Parts of the page that are drawn one after the other, each in a task of its own: a touch never waits for all of them.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waiting: (() => void)[] = [];

function drawNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(drawNext);
}

function queue(draw: () => void): void {
  if (waiting.push(draw) === 1) setTimeout(drawNext);
}

/** Comes after what stands around it. It must not take a place from which it would push others. */
export function Later({ children }: { children: ComponentChildren }): ComponentChildren {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => queue(() => setDrawn(true)), []);
  return isDrawn ? children : null;
}
