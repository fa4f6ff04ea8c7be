// The picture of a link: the board as a poster, with the crews where they stand.
import { liveryOf } from '@race/atlas/draw/crews.ts';
import { africa1 } from '@race/atlas/geometry/africa-1.ts';
import { southAmerica1 } from '@race/atlas/geometry/south-america-1.ts';
import { africa1 as africaBoard } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 as southAmericaBoard } from '@race/great-race/board/south-america-1.ts';
import type { Progress } from '@race/protocol';
import { box, type Corner, disc, makeRaster, type Outline, outlinesOf, type Raster } from './raster.ts';

const WIDTH = 1_200;
const HEIGHT = 630;
const BOARDS = {
  africa: { geometry: africa1, board: africaBoard },
  'south-america': { geometry: southAmerica1, board: southAmericaBoard },
} as const;
const isBoard = (name: string): name is keyof typeof BOARDS => Object.hasOwn(BOARDS, name);

const SKY = ['#2b1430', '#4a1f3a', '#7e2f35', '#b5562f', '#d98e32'] as const;
const [NIGHT, SEA, LAND, SHORE, SUN, GROUND, INK] = [
  '#2b1430',
  '#8fb7b0',
  '#f3e7ca',
  '#5c4733',
  '#fff0bf',
  '#3a1e16',
  '#2b2018',
] as const;

/** Where a map of about a thousand units lies in the picture. */
const SCALE = 0.6;
const MAP: Corner = [590, 14];
const place = ([x, y]: Corner): Corner => [MAP[0] + SCALE * x, MAP[1] + SCALE * y];

const grounds = new Map<string, Raster>();

/** The poster with the map of a board, drawn once. */
function groundOf(name: keyof typeof BOARDS): Raster {
  const known = grounds.get(name);
  if (known !== undefined) return known;
  const raster = makeRaster(WIDTH, HEIGHT);
  const { geometry, board } = BOARDS[name];
  for (const [at, colour] of SKY.entries())
    raster.fill([box(0, (at * 430) / SKY.length, WIDTH, 430 / SKY.length + 1)], colour);
  raster.fill([disc(300, 430, 150)], SUN);
  raster.fill([box(0, 430, WIDTH, 200)], GROUND);
  raster.fill([box(570, 0, 630, HEIGHT)], INK);
  raster.fill([box(576, 6, 618, HEIGHT - 12)], SEA);
  const coast = outlinesOf(geometry.coast).map((outline): Outline => outline.map(place));
  raster.fill(
    coast.map((outline) => outline.map(([x, y]): Corner => [x + 3, y + 4])),
    SHORE,
  );
  raster.fill(coast, LAND);
  for (const end of board.ends) {
    const { x = 0, y = 0 } = board.spaces[end] ?? {};
    const [left, top] = place([x, y]);
    raster.fill([disc(left, top, 11)], NIGHT);
  }
  grounds.set(name, raster);
  return raster;
}

/** The crews beside the map, and those on it. */
export function drawPicture(boardName: string, crews: Progress['crews']): Buffer {
  const name = isBoard(boardName) ? boardName : 'africa';
  const raster = groundOf(name).copy();
  const { board } = BOARDS[name];
  const driving = crews.filter(({ crew }) => crew !== '');
  for (const [at, { crew }] of driving.entries()) mark(crew, 120 + 110 * at, 540, 42);
  for (const [n, { crew, at }] of driving.entries()) {
    if (at === null) continue;
    const { x = 0, y = 0 } = board.spaces[at] ?? {};
    const beside = driving.slice(0, n).filter((other) => other.at === at).length;
    const [left, top] = place([x, y]);
    mark(crew, left + 26 * beside, top, 17);
  }
  return raster.png();

  function mark(crew: string, x: number, y: number, radius: number): void {
    const { colour, light } = liveryOf(crew);
    raster.fill([disc(x, y, radius)], LAND);
    raster.fill([disc(x, y, 0.88 * radius)], colour);
    raster.fill([disc(x, y, 0.4 * radius)], light);
  }
}
