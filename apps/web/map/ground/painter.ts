// The painter's own thread: it gets a sheet and gives a picture back, so that the page never waits for paint.
import type { Area, MapView } from '@race/atlas';
import { sheetInks } from '@race/atlas/draw/sheet.ts';
import { paint } from './paint.ts';

export interface PaintOrder {
  readonly view: MapView;
  readonly area: Area;
  /** Pixels a unit of the map. */
  readonly fineness: number;
}

export interface Painted {
  readonly area: Area;
  readonly bitmap: ImageBitmap;
}

addEventListener('message', ({ data: { view, area, fineness } }: MessageEvent<PaintOrder>) => {
  const painted: Painted = { area, bitmap: paint(sheetInks(view), { area, fineness }) };
  postMessage(painted, { transfer: [painted.bitmap] });
});
