import { southAmerica2 as board } from '../board/south-america-2.ts';
import type { RaceData } from '../parts.ts';
import { southAmericaTiles2 as tiles } from '../tiles/south-america-2.ts';

export const data: RaceData = { board, tiles };
