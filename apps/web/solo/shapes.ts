// The four target colours by shape and colour, as on the cities of the map: colour never stands alone.
import { PLAQUES } from '@race/atlas/draw/city.ts';
import type { Target } from '@race/great-race/modules/solo/rene/cards.ts';

export const shapeOf = (target: Target) => PLAQUES[target];
