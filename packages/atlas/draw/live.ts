// Layers 14 to 19, which change with every move: lines, lamps, price signs, cities, vehicles.
import { cityNames, cityPlaques } from './cities.ts';
import { crewDefs } from './halftrack.ts';
import { type Lamps, litSpaces, wayByLine, wayLine, wayNumbers } from './lamps.ts';
import { lineCurves, lineFlags } from './lines.ts';
import { type Laid, tileScale } from './spaces.ts';
import { put } from './svg.ts';
import { type Sight, tileSigns } from './tile.ts';
import { type CrewOnMap, vehiclesLayer } from './vehicles.ts';
import type { MapView } from './view.ts';

export interface Live {
  readonly laid: readonly Laid[];
  readonly crews: readonly CrewOnMap[];
  readonly names: (city: string) => string;
  readonly fare: (price: number) => string;
  readonly sight: Sight;
  readonly lamps?: Lamps;
  /** names, signs and vehicles keep their size on screen: 1/zoom, between .7 and 1.6 */
  readonly scale?: number;
}

/** flags grow less than names do: they are large enough */
const LARGEST = 1.3;
const DARK: Lamps = { lit: [], way: [] };

export const liveDefs = crewDefs;

export function liveLayer(
  view: MapView,
  { laid, crews, names, fare, sight, lamps = DARK, scale = 1 }: Live,
): string {
  return [
    lineCurves(view),
    wayByLine(view, lamps),
    litSpaces(view, lamps, {
      isUnknown: (space) =>
        view.board.spaces[space]?.city === null && !laid.some((one) => one.space === space),
      scale,
    }),
    wayLine(view, lamps),
    signs(view, { laid, crews, sight }),
    cityPlaques(
      view,
      scale,
      crews.map(({ at }) => at),
    ),
    wayNumbers(view, lamps, scale),
    lineFlags(view, fare, Math.min(scale, LARGEST)),
    vehiclesLayer(view, crews, scale),
    cityNames(view, names, { scale, taken: crews.map(({ at }) => at) }),
  ].join('');
}

/** Where a vehicle stands the signs go in a row below it. */
function signs(view: MapView, { laid, crews, sight }: Pick<Live, 'laid' | 'crews' | 'sight'>): string {
  const taken = new Set(crews.map(({ at }) => at));
  return laid
    .map(({ space, tile }) => {
      const { x, y, risk } = view.board.spaces[space] ?? { x: 0, y: 0, risk: false };
      const inRow = taken.has(space);
      return put(x, y, tileScale(view, space), tileSigns(tile, sight, { risk, inRow }));
    })
    .join('');
}
