// A parcel: a box in a city's colour, tied with string, its label cut in the city's shape.
import { PLAQUES, PRINT } from '@race/atlas';
import { CITY_COLOURS, type CityColour } from '@race/great-race/board/data.ts';
import type { JSX } from 'preact';

/** About 30 across. */
export function parcelDrawing(colour: CityColour): string {
  const { colour: paint, dark, shape } = PLAQUES[colour];
  return (
    `<path d="M-14,-12H14V12H-14Z" fill="${PRINT.cream}" stroke="${PRINT.cream}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M-14,-7L-9,-12H14V7L9,12H-14Z" fill="${dark}" stroke="${PRINT.ink}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M-14,-7H9V12H-14Z" fill="${paint}" stroke="${PRINT.ink}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M9,-7L14,-12M-14,2.5H9M-2.5,-7V12M-2.5,-7L2.5,-12" stroke="${PRINT.cream}" stroke-width="1.5" fill="none"/>` +
    `<g transform="translate(-2.5 2.5) scale(.42)"><path d="${shape}" fill="${PRINT.cream}" stroke="${PRINT.ink}" stroke-width="3"/></g>`
  );
}

/** The colour of a parcel by its number; undefined for none. */
export const parcelColour = (parcel: number | undefined): CityColour | undefined =>
  CITY_COLOURS[parcel ?? -1];

export const Parcel = ({ colour }: { colour: CityColour }): JSX.Element => (
  <svg
    class="cube"
    viewBox="-17 -15 34 30"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: parcelDrawing(colour) }}
  />
);
