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
import { made } from './made.ts';
import type { Plan } from './plan.ts';
import { southAmerica } from './south-america.ts';

const PACKAGES = new URL('../../', import.meta.url);

/** Writes the board's files and says whether it keeps all bounds. */
function make(plan: Plan, tiles: readonly TileData[]): boolean {
  const { board, files } = made(plan);
  for (const [path, text] of Object.entries(files))
    writeFileSync(fileURLToPath(new URL(path, PACKAGES)), text);
  const bounds = [
    ...boardBounds(board, tiles, { ...plan, riskRegions: plan.risks.length }),
    ...tileBounds(tiles),
  ];
  console.log(`${table(`${plan.id}, version ${plan.version}`, bounds)}\n`);
  return bounds.every((bound) => bound.holds);
}

const kept = [make(africa, africaTiles1), make(southAmerica, southAmericaTiles1)];
if (kept.includes(false)) process.exitCode = 1;
