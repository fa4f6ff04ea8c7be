// The shape of a board's data. The boards themselves are written by the board maker (packages/atlas/make).

export const CITY_COLOURS = ['blue', 'green', 'red', 'yellow', 'purple'] as const;
export type CityColour = (typeof CITY_COLOURS)[number];

export interface CityData {
  readonly id: string;
  readonly colour: CityColour;
  readonly cards: number;
}

export interface SpaceData {
  readonly x: number;
  readonly y: number;
  readonly near: readonly number[];
  readonly risk: boolean;
  readonly city: CityData | null;
  readonly terrain: string;
}

export const LINE_KINDS = ['sea', 'air'] as const;

export interface LineData {
  readonly kind: (typeof LINE_KINDS)[number];
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

export interface BoardData {
  readonly id: string;
  readonly version: number;
  readonly spaces: readonly SpaceData[];
  readonly lines: readonly LineData[];
  /** the spaces of the two purple cities, north and south */
  readonly ends: readonly [number, number];
  /** the progression level of each space when racing south (to ends[1]) and when racing north (to ends[0]) */
  readonly levels: readonly [readonly number[], readonly number[]];
}
