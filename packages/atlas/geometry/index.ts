// The geometry of every released board.
import type { BoardData } from '@race/great-race/board/data.ts';
import { africa1 } from './africa-1.ts';
import type { Geometry } from './data.ts';
import { southAmerica1 } from './south-america-1.ts';

const GEOMETRIES: Readonly<Record<string, Geometry>> = {
  'africa-1': africa1,
  'south-america-1': southAmerica1,
};

export function geometryOf({ id, version }: Pick<BoardData, 'id' | 'version'>): Geometry {
  const geometry = GEOMETRIES[`${id}-${version}`];
  if (!geometry) throw new Error(`no geometry for ${id}, version ${version}`);
  return geometry;
}
