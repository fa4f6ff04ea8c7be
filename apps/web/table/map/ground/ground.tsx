// Sea, land and relief never change: they are painted as one picture for each theme and zoom step, which is moved about.
import { type Area, type MapView, WORLD } from '@race/atlas';
import { makeClient, type RpcClient } from '@race/protocol/rpc.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isCompact } from '../../../shell/settings/layout.ts';
import { useTable } from '../../model/table.ts';
import { currentMapOf, fitting, type Pane } from '../camera.ts';
import { wholeOf } from '../extent.ts';
import type { Painted, PaintingWorker, PaintOrder } from './painter.ts';

export function Ground({ view, zoom }: { view: MapView; zoom: number }): JSX.Element {
  const table = useTable();
  const { badgesAbove } = table;
  const { pane } = currentMapOf(table);
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useMemo(() => {
    const whole = wholeOf(view, pane.value, { isCompact: isCompact(), above: badgesAbove() });
    return paintedArea(whole, pane.value);
  }, [view.geometry, pane.value]);
  const fineness = finenessAt(zoom * devicePixelRatio, area);
  useEffect(
    () => order({ view, area, fineness }, (painted) => hang(canvas.current, painted)),
    [view, area, fineness],
  );
  // It has no size until it is painted: an empty canvas that grows counts as a layout shift.
  return <canvas ref={canvas} class="layer" width={0} height={0} />;
}

/** Shows a picture on the part of the map it was painted for, until a better one comes. */
function hang(canvas: HTMLCanvasElement | null, { area, bitmap }: Painted): void {
  if (canvas === null) return;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  canvas.style.left = `${area.x}px`;
  canvas.style.top = `${area.y}px`;
  canvas.style.width = `${area.width}px`;
  canvas.style.height = `${area.height}px`;
}

// How much of the sheet is painted, and how finely.
/** Pixels for each unit of the map. The steps between which the zoom chooses. */
const STEPS = [1, 2, 4];
/** The most pixels that a device has to hold. */
const MOST_PIXELS = 12_000_000;
const MARGIN = 8;

/** Everything that can be seen when the whole area is shown. */
export function paintedArea(whole: Area, pane: Pane): Area {
  const { k } = fitting(whole, pane);
  const [width, height] = [pane.width / k, pane.height / k];
  const seen = {
    x: whole.x + (whole.width - width) / 2 - MARGIN,
    y: whole.y + (whole.height - height) / 2 - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  const [left, top] = [Math.max(seen.x, WORLD.x), Math.max(seen.y, WORLD.y)];
  return {
    x: left,
    y: top,
    width: Math.min(seen.x + seen.width, WORLD.x + WORLD.width) - left,
    height: Math.min(seen.y + seen.height, WORLD.y + WORLD.height) - top,
  };
}

/** As fine as the screen can show at this zoom, within the most pixels. */
export function finenessAt(zoom: number, { width, height }: Area): number {
  const step = STEPS.find((one) => one >= zoom * 0.8) ?? STEPS.at(-1) ?? 1;
  return Math.min(step, Math.sqrt(MOST_PIXELS / (width * height)));
}

// Orders to the painter: one at a time; of those that wait, only the last is painted.
let painter: RpcClient<PaintingWorker, never> | null = null;
let isBusy = false;
let waiting: PaintOrder | null = null;
let taker: (painted: Painted) => void = () => undefined;

/** The last caller gets every picture from then on: a coarse picture is better than none. */
function order(wanted: PaintOrder, take: (painted: Painted) => void): void {
  taker = take;
  waiting = wanted;
  if (!isBusy) void paintAll();
}

async function paintAll(): Promise<void> {
  isBusy = true;
  painter ??= makeClient(new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' }));
  while (waiting !== null) {
    const next = waiting;
    waiting = null;
    // Without a painter the map has no ground.
    await painter.request('paint', next).then(
      (painted) => taker(painted),
      () => undefined,
    );
  }
  isBusy = false;
}
