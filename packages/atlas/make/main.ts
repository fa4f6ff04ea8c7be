// Makes the boards: `npm run boards`. Prints every bound with its measured value and fails when one is broken.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { africaTiles1 } from '@race/great-race/tiles/africa-1.ts';
import type { TileData } from '@race/great-race/tiles/data.ts';
import { southAmericaTiles1 } from '@race/great-race/tiles/south-america-1.ts';
import { boardBounds } from '../bounds/board-bounds.ts';
import { table } from '../bounds/bound.ts';
import { tileBounds } from '../bounds/tile-bounds.ts';
import { africa } from './africa.ts';
import { boardOf } from './board.ts';
import { continentOf } from './continent.ts';
import { geometryOf } from './geometry.ts';
import { spacesOf } from './grid.ts';
import type { Plan } from './plan.ts';
import { printBoard, printGeometry } from './print.ts';
import { sheetOf } from './sheet.ts';
import { southAmerica } from './south-america.ts';

const PACKAGES = new URL('../../', import.meta.url);

/** Writes the board's files and says whether it keeps all bounds. */
function make(plan: Plan, tiles: readonly TileData[]): boolean {
  const continent = continentOf(plan);
  const sheet = sheetOf(plan, continent.land);
  const board = boardOf(plan, sheet, spacesOf(plan, sheet, continent.land));
  const file = `${plan.id}-${plan.version}`;
  write(`great-race/board/${file}.ts`, printBoard(board, constName(plan)));
  write(`atlas/geometry/${file}.ts`, printGeometry(geometryOf(plan, board, sheet, continent), constName(plan)));
  const bounds = [...boardBounds(board, tiles, { ...plan, riskRegions: plan.risks.length }), ...tileBounds(tiles)];
  console.log(`${table(`${plan.id}, version ${plan.version}`, bounds)}\n`);
  return bounds.every((bound) => bound.holds);
}

function constName({ id, version }: Plan): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) + version;
}

function write(path: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(path, PACKAGES)), text);
}

const kept = [make(africa, africaTiles1), make(southAmerica, southAmericaTiles1)];
if (kept.includes(false)) process.exitCode = 1;
