import type { OpenTiles, Toll } from '../../seams.ts';
import { slotIn } from '../../slots.ts';
import { WEATHERS } from './calendar.ts';

/** SEASON-03, 05: added to every tile, and to nothing else. */
export const weatherToll = (g: OpenTiles): Toll => WEATHERS[slotIn(g.public, 'season').weather];
