import { africa2 as board } from '../board/africa-2.ts';
import type { RaceData } from '../parts.ts';
import { africaTiles1 as tiles } from '../tiles/africa-1.ts';

export const data: RaceData = { board, tiles };
