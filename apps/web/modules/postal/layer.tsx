// The parcels that wait in the cities, beside their plaques.

import { put } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MapLayer } from '../face.ts';
import { Layer as MapSheet, Part, publicState } from '../kit.ts';
import { parcelDrawing } from '../parts/parcel.tsx';
import { waiting } from './waiting.ts';

/** Above and to the right of a plaque, in radii of a space; a parcel is drawn for a radius of 36. */
const ASIDE = 0.62;
const ABOVE = 0.5;
const FULL = 36;

export function Layer({ view, letters }: MapLayer): JSX.Element {
  const cities = publicState.value?.modules?.postal?.cities;
  const svg = useMemo(() => {
    const { radius } = view.geometry;
    const size = 0.62 * Math.min(letters, 1.25) * Math.min(1, radius / FULL);
    return waiting(view.board, cities ?? [])
      .map(({ space, colour }) => {
        const { x, y } = view.board.spaces[space] ?? { x: 0, y: 0 };
        return put(x + radius * ASIDE, y - radius * ABOVE, size, parcelDrawing(colour));
      })
      .join('');
  }, [view, letters, cities?.join()]);
  return (
    <MapSheet name="parcels">
      <Part svg={svg} />
    </MapSheet>
  );
}
