import { africa1 as board } from '../board/africa-1.ts';
import type { RaceData } from '../parts.ts';
import { africaTiles1 as tiles } from '../tiles/africa-1.ts';

export const data: RaceData = { board, tiles };
