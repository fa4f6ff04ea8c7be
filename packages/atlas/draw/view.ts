// What every layer is drawn from.
import type { BoardData } from '@race/great-race/board/data.ts';
import type { Geometry } from '../geometry/data.ts';
import type { Theme } from './theme.ts';

export interface MapView {
  readonly board: BoardData;
  readonly geometry: Geometry;
  readonly theme: Theme;
}

/** Wider than any screen shows. */
export const WORLD = 'x="-720" y="-160" width="2440" height="1340"';
