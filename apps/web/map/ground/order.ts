// Orders to the painter: one at a time, and of those that wait only the last.
import type { Painted, PaintOrder } from './painter.ts';

let painter: Worker | null = null;
let isBusy = false;
let waiting: PaintOrder | null = null;
let taker: (painted: Painted) => void = () => undefined;

/** Whoever orders last gets every picture from then on: a coarse one is better than none. */
export function order(wanted: PaintOrder, take: (painted: Painted) => void): void {
  painter ??= hire();
  taker = take;
  waiting = wanted;
  if (!isBusy) next();
}

function hire(): Worker {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    taker(data);
    next();
  });
  return worker;
}

function next(): void {
  isBusy = waiting !== null;
  if (waiting !== null) painter?.postMessage(waiting);
  waiting = null;
}
