// A whole board as one SVG document: for the laboratory, the server's pictures and printing.
// The page draws the same layers apart.
import type { BoardData } from '@race/great-race/board/data.ts';
import type { TileData } from '@race/great-race/tiles/data.ts';
import type { Area } from '../geometry/data.ts';
import { geometryOf } from '../geometry/index.ts';
import { type CartoucheWords, cartouche, compass, neatLine } from './furniture.ts';
import type { Lamps } from './lamps.ts';
import { liveDefs, liveLayer } from './live.ts';
import { sheetLayer } from './sheet.ts';
import { laidTiles, spaceDefs, spacesLayer } from './spaces.ts';
import { n } from './svg.ts';
import { ART } from './terrain/art.ts';
import { type ThemeName, themeOf } from './theme.ts';
import { sightOf } from './tile.ts';
import { trackLayer } from './track.ts';
import type { CrewOnMap } from './vehicles.ts';
import type { MapView } from './view.ts';

export interface Framing {
  /** the part of the map to show, in map units; the whole sheet when not said */
  readonly area?: Area;
  /** size of the picture in pixels */
  readonly width?: number;
  readonly height?: number;
  /** how names, signs and vehicles grow against the map */
  readonly scale?: number;
  /** draw the sheet's track, cartouche and compass: yes when not said */
  readonly furniture?: boolean;
}

export interface BoardDrawing {
  readonly board: BoardData;
  readonly theme: ThemeName;
  readonly names: (city: string) => string;
  /** names of waters and regions, and other words of the sheet, by key */
  readonly words?: (key: string) => string;
  readonly fare?: (price: number) => string;
  readonly cartouche?: CartoucheWords;
  /** by space */
  readonly tiles?: readonly (TileData | null)[];
  /** in the order of their tokens' stacks */
  readonly crews?: readonly CrewOnMap[];
  readonly lamps?: Lamps;
  /** racing north: the progression track starts at the foot */
  readonly north?: boolean;
  readonly view?: Framing;
}

const MARGIN = 3;

export function drawBoard(drawing: BoardDrawing): string {
  const { board, view: shown = {}, tiles = [], crews = [], words = (key: string) => key, lamps } = drawing;
  const view: MapView = { board, geometry: geometryOf(board), theme: themeOf(drawing.theme) };
  const area = shown.area ?? grown(view.geometry.frame, MARGIN);
  const { width = Math.round(area.width), height = Math.round((width * area.height) / area.width) } = shown;
  const pixels = Math.min(width / area.width, height / area.height);
  const sight = sightOf(view.geometry.radius * Math.sqrt(3) * pixels);
  const laid = laidTiles(view, tiles);
  const live = {
    laid,
    crews,
    names: drawing.names,
    fare: drawing.fare ?? ((price: number) => `${price} F`),
    sight,
    scale: shown.scale ?? 1,
  };
  return svgDocument({ area, width, height }, [
    `<defs>${spaceDefs(view, laid, sight === 'tiny' ? null : ART)}${liveDefs()}</defs>`,
    sheetLayer(view, words),
    shown.furniture === false ? '' : compass(view, words('north')),
    spacesLayer(view, laid, sight),
    liveLayer(view, { ...live, ...(lamps ? { lamps } : {}) }),
    shown.furniture === false ? '' : furniture(view, drawing, crews),
  ]);
}

function furniture(
  view: MapView,
  { cartouche: title, north = false }: BoardDrawing,
  crews: readonly CrewOnMap[],
): string {
  return (title ? cartouche(view, title) : '') + trackLayer(view, crews, { north }) + neatLine(view);
}

export function svgDocument(
  { area, width, height }: { area: Area; width: number; height: number },
  parts: readonly string[],
): string {
  const box = [area.x, area.y, area.width, area.height].map(n).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${parts.join('')}</svg>`;
}

function grown({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
