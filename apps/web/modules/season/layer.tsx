// The weather over the map: a veil of strokes over everything, and a bar on every ship that stays in harbour.

import { PRINT, put, stopSign, WORLD } from '@race/atlas';
import { curveOf } from '@race/atlas/draw/lines.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MapLayer } from '../face.ts';
import { Layer as MapSheet, Part, publicState } from '../kit.ts';
import { closesSea, VEILS } from './skies.ts';

const VEIL = 0.42;

export function Layer({ view, letters }: MapLayer): JSX.Element | null {
  const weather = publicState.value?.modules?.season?.weather ?? 'fair';
  const svg = useMemo(() => {
    const veil = VEILS[weather];
    const { x, y, width, height } = WORLD;
    const sky =
      veil === undefined
        ? ''
        : `<defs><pattern id="weather" width="60" height="60" patternUnits="userSpaceOnUse">${veil}</pattern></defs>` +
          `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#weather)" opacity="${VEIL}"/>`;
    return sky + (closesSea(weather) ? closedLines(view, letters) : '');
  }, [view, weather, letters]);
  return svg === '' ? null : (
    <MapSheet name="weather">
      <Part svg={svg} />
    </MapSheet>
  );
}

/** SEASON-04: a barred disc on the flag of each sea line. */
function closedLines(view: MapLayer['view'], letters: number): string {
  return view.board.lines
    .flatMap((line, index) => {
      if (line.kind !== 'sea') return [];
      const { x, y } = curveOf(view, line, index);
      const ring = `<circle r="15" fill="${PRINT.cream}" opacity=".9"/>${stopSign()}`;
      return [put(x - 17 * letters, y, letters * 0.8, ring)];
    })
    .join('');
}
