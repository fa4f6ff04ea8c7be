import { africa2 as board } from '../board/africa-2.ts';
import type { RaceData } from '../parts.ts';
import { africaTiles2 as tiles } from '../tiles/africa-2.ts';

export const data: RaceData = { board, tiles };
