// Layers 11 to 13: risk zones, spaces with their compass rose, and the tiles laid so far.
import type { TileData } from '@race/great-race/tiles/data.ts';
import { rose } from './rose.ts';
import { hexagon, n, put } from './svg.ts';
import { pictureOf } from './terrain/choose.ts';
import { type Art, type Picture, terrainDefs } from './terrain/pictures.ts';
import { type Sight, tilePicture } from './tile.ts';
import type { MapView } from './view.ts';

export interface Laid {
  readonly space: number;
  readonly tile: TileData;
  readonly picture: Picture;
}

/** `tiles` by space; a tile that has a picture of its own (a module's) names it. */
export function laidTiles({ board }: MapView, tiles: readonly (TileData | null)[]): Laid[] {
  return board.spaces.flatMap(({ terrain }, space) => {
    const tile = tiles[space];
    return tile ? [{ space, tile, picture: pictureOf(terrain, tile) }] : [];
  });
}

/** `art` is what tiles show; without it they have their ground tone alone, or it stands elsewhere. */
export function spaceDefs({ geometry, theme }: MapView, laid: readonly Laid[], art: Art | null): string {
  const pictures = [...new Set(laid.map(({ picture }) => picture))];
  const radius = geometry.radius;
  return (
    `<pattern id="hatch" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.5" height="4.4" fill="${theme.riskHatch}" opacity=".75"/></pattern>` +
    `<symbol id="empty" viewBox="-50 -50 100 100" overflow="visible"><g opacity=".5">${rose(21, theme.relief)}</g></symbol>` +
    `<symbol id="empty-risk" viewBox="-50 -50 100 100" overflow="visible"><g opacity=".8">${rose(23, theme.riskRose)}</g></symbol>` +
    `<path id="space" d="${hexagon(radius)}"/><path id="space-inner" d="${hexagon(radius - 3.4)}"/>` +
    (art === null ? '' : terrainDefs(art, pictures))
  );
}

export function spacesLayer(view: MapView, laid: readonly Laid[], sight: Sight): string {
  return (
    riskZones(view) +
    emptySpaces(view, new Set(laid.map(({ space }) => space))) +
    laid.map((one) => laidPicture(view, one, sight)).join('')
  );
}

/** A whole zone is one dark patch: the hexes overlap a little, so that no light shows between them. */
function riskZones({ board, geometry, theme }: MapView): string {
  const zone = board.spaces
    .filter(({ risk }) => risk)
    .map(({ x, y }) => hexagon(geometry.radius + 0.4, x, y))
    .join('');
  return `<path d="${zone}" fill="${theme.risk}" opacity="${theme.riskOpacity}"/><path d="${zone}" fill="url(#hatch)"/>`;
}

function emptySpaces({ board, geometry, theme }: MapView, laid: ReadonlySet<number>): string {
  const size = n(geometry.radius * 2);
  return board.spaces
    .map(({ x, y, risk, city }, space) => {
      const outline = (veil: number, width: number) =>
        `<use href="#space" x="${x}" y="${y}" fill="${theme.paper}" fill-opacity="${veil}" stroke="${theme.spaceLine}" stroke-width="${width}" stroke-opacity="${risk ? 0.9 : 0.75}"/>`;
      if (city) {
        return `${outline(theme.cityVeil, 1.6)}<use href="#space-inner" x="${x}" y="${y}" fill="none" stroke="${theme.spaceLine}" stroke-width=".8" stroke-opacity=".8"/>`;
      }
      const hex = outline(risk ? 0 : theme.spaceVeil, 1);
      if (laid.has(space)) return hex;
      return `${hex}<use href="#${risk ? 'empty-risk' : 'empty'}" x="${n(x - geometry.radius)}" y="${n(y - geometry.radius)}" width="${size}" height="${size}"/>`;
    })
    .join('');
}

/** In a risk zone a tile is smaller, so that the dark collar shows. */
export function tileScale({ board, geometry }: MapView, space: number): number {
  return (geometry.radius / 50) * (board.spaces[space]?.risk ? 0.86 : 0.97);
}

export function laidPicture(view: MapView, { space, picture }: Laid, sight: Sight): string {
  const { x, y } = view.board.spaces[space] ?? { x: 0, y: 0 };
  return put(x, y, tileScale(view, space), tilePicture(picture, view.theme, sight));
}
