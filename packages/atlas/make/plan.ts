// What a designer decides about a continent's board. Everything else is measured from the real coast.
import type { CityColour, LineData } from '@race/great-race/board/data.ts';
import type { Area, Label, MapName, Mark, Tone } from '../geometry/data.ts';

/** degrees north, degrees east */
export type Place = readonly [lat: number, lon: number];

export interface CityPlan {
  readonly id: string;
  readonly at: Place;
  /** the space it stands in, where that is not the nearest */
  readonly space?: Place;
  readonly colour: CityColour;
  readonly cards: number;
  /** where its name stands, from the middle of the space; below it when not said */
  readonly label?: readonly [dx: number, dy: number, anchor?: Label['anchor']];
}

export interface LinePlan {
  readonly kind: LineData['kind'];
  readonly from: string;
  readonly to: string;
  readonly price: number;
  /** how far the curve swings out to its left, in map units, and where on it (0 to 1) the price flag stands */
  readonly bend: number;
  readonly flag: number;
}

export interface Region {
  readonly name: string;
  readonly places: readonly Place[];
}

/** east and north radius in degrees */
export type Radius = readonly [east: number, north: number];

export interface Plan {
  readonly id: string;
  readonly version: number;
  /** ISO 3166 numbers of the countries of the continent; countries without a number by name */
  readonly countries: readonly string[];
  /** keeps far possessions and oceanic islands off the board: west, east, south, north */
  readonly window: readonly [west: number, east: number, south: number, north: number];
  /** the smallest island that is drawn, in km² */
  readonly islet: number;
  readonly centre: Place;
  /** width of a space in km, and a place that is the middle of one */
  readonly width: number;
  readonly anchor: Place;
  /** the share of a space that must be land */
  readonly share: number;
  /** coast spaces kept although the sea takes more of them, and land spaces left out */
  readonly kept: readonly Place[];
  readonly dropped: readonly Place[];
  /** lakes and regions nobody crosses */
  readonly holes: readonly Region[];
  readonly risks: readonly Region[];
  readonly cities: readonly CityPlan[];
  readonly ends: readonly [north: string, south: string];
  /** cities that no land way reaches */
  readonly islands: readonly string[];
  readonly lines: readonly LinePlan[];
  readonly shortest: readonly [least: number, most: number];
  /** a space takes the terrain of the nearest of these */
  readonly terrain: readonly (readonly [terrain: string, places: readonly Place[]])[];
  readonly rivers: readonly (readonly Place[])[];
  readonly lakes: readonly (readonly Place[])[];
  /** ranges: from, to, number of peaks */
  readonly ranges: readonly (readonly [from: Place, to: Place, peaks: number])[];
  readonly tints: readonly (readonly [tone: Tone, at: Place, radius: Radius])[];
  /** small marks scattered over an ellipse: what the land looks like from far above */
  readonly covers: readonly (readonly [mark: Mark, at: Place, radius: Radius, count: number])[];
  readonly names: readonly (readonly [
    kind: MapName['kind'],
    key: string,
    at: Place,
    turn: number,
    size: number,
  ])[];
  /** where things stand on the sheet, in map units; the free areas are open sea for furniture */
  readonly frame: Area;
  readonly cartouche: readonly [x: number, y: number];
  readonly compass: readonly [x: number, y: number];
  readonly free: readonly Area[];
}
