import type { BoardId } from '../../options.ts';
import type { RaceData } from '../../parts.ts';
import { africa } from './africa.ts';
import { southAmerica } from './south-america.ts';

/** The boards and tiles that tests of the rules are played on. */
export const GROUND: Record<BoardId, RaceData> = { africa, 'south-america': southAmerica };
