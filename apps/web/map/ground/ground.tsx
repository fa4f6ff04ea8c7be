// Sea, land and relief never change: one picture, painted once a theme and zoom step, is moved about.
import type { MapView } from '@race/atlas';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isCompact } from '../../state/layout.ts';
import { badgesAbove } from '../../state/modules.ts';
import { pane } from '../current-map.ts';
import { wholeOf } from '../extent.ts';
import { finenessAt, paintedArea } from './area.ts';
import { order } from './order.ts';
import type { Painted } from './painter.ts';

export function Ground({ view, zoom }: { view: MapView; zoom: number }): JSX.Element {
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
  // Without a size until it is hung: an empty one that grows counts as a page that moves.
  return <canvas ref={canvas} class="layer" width={0} height={0} />;
}

/** A picture covers the part of the map it was painted for, until a better one comes. */
function hang(canvas: HTMLCanvasElement | null, { area, bitmap }: Painted): void {
  if (canvas === null) return;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  canvas.style.left = `${area.x}px`;
  canvas.style.top = `${area.y}px`;
  canvas.style.width = `${area.width}px`;
  canvas.style.height = `${area.height}px`;
}
