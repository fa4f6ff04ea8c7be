// A board made from its plan, and the source files it is written to.
import type { BoardData } from '@race/great-race/board/data.ts';
import { boardOf } from './board.ts';
import { continentOf } from './continent.ts';
import { geometryOf } from './geometry.ts';
import { spacesOf } from './grid.ts';
import type { Plan } from './plan.ts';
import { printBoard, printGeometry } from './print.ts';
import { sheetOf } from './sheet.ts';

export interface Made {
  readonly board: BoardData;
  /** by path below the packages' folder */
  readonly files: Readonly<Record<string, string>>;
}

export function made(plan: Plan): Made {
  const continent = continentOf(plan);
  const sheet = sheetOf(plan, continent.land);
  const board = boardOf(plan, sheet, spacesOf(plan, sheet, continent.land));
  const geometry = geometryOf(plan, board, sheet, continent);
  const file = `${plan.id}-${plan.version}.ts`;
  const name = constName(plan);
  return {
    board,
    files: {
      [`great-race/board/${file}`]: printBoard(board, name),
      [`atlas/geometry/${file}`]: printGeometry(geometry, name),
    },
  };
}

function constName({ id, version }: Plan): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) + version;
}
