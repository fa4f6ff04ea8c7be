// What every layer is drawn from.
import type { BoardData } from '@race/great-race/board/data.ts';
import type { Area, Geometry } from '../geometry/data.ts';
import type { Theme } from './theme.ts';

export interface MapView {
  readonly board: BoardData;
  readonly geometry: Geometry;
  readonly theme: Theme;
}

/** Wider than any screen shows. */
export const WORLD: Area = { x: -720, y: -160, width: 2440, height: 1340 };
export const WORLD_PATH = `M${WORLD.x},${WORLD.y}h${WORLD.width}v${WORLD.height}h${-WORLD.width}Z`;
