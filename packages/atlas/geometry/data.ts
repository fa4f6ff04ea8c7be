// What the drawing of a board needs beside the rules' data: coast, waters, relief, and where things stand.
// Lengths are map units: a sheet is about 1000 by 1000.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface MapName {
  /** the key of its words */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly kind: 'water' | 'land';
}

export const MARKS = ['stipple', 'dune', 'tree', 'grass', 'marsh'] as const;
export type Mark = (typeof MARKS)[number];

export const TONES = ['desert', 'forest', 'highland', 'ice'] as const;
export type Tone = (typeof TONES)[number];

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Geometry {
  /** circumradius of a space */
  readonly radius: number;
  /** the frame of the sheet, inside its neat line */
  readonly frame: Area;
  readonly coast: string;
  /** the lands around, roughly */
  readonly others: string;
  readonly graticule: string;
  readonly equator: string;
  readonly tropics: string;
  readonly rivers: string;
  readonly lakes: string;
  /** x, y of the middle of one region nobody crosses after the other */
  readonly holes: readonly number[];
  /** x, y of one peak after the other, northern ones first */
  readonly peaks: readonly number[];
  readonly tints: readonly (Ellipse & { readonly tone: Tone })[];
  readonly covers: readonly (Ellipse & { readonly mark: Mark; readonly count: number })[];
  readonly names: readonly MapName[];
  /** by city; a city without one has its name below */
  readonly labels: Readonly<Record<string, Label>>;
  /** by line, in the board's order: how far the curve swings to its left, and where (0 to 1) its flag stands */
  readonly lines: readonly { readonly bend: number; readonly flag: number }[];
  readonly cartouche: readonly [x: number, y: number];
  readonly compass: readonly [x: number, y: number];
  /** open sea where furniture may lie */
  readonly free: readonly Area[];
}
