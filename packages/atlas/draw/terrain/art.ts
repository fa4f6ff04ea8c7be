// The terrain pictures themselves, on a pointy hexagon of radius 50. The page fetches them with the first tile.
import { bush, forest, llanos, pampas, river, savanna, swamp } from './green.ts';
import { microclimate, village } from './marvels.ts';
import type { Art } from './pictures.ts';
import { glacier, mountain, plateau, volcano } from './rock.ts';
import { dunes, erg, oasis, reg, salt, wadi } from './sand.ts';

export const ART: Art = {
  dune: dunes,
  erg,
  reg,
  wadi,
  salt,
  oasis,
  savanna,
  bush,
  llanos,
  pampas,
  forest,
  swamp,
  river,
  mountain,
  plateau,
  volcano,
  glacier,
  village,
  microclimate,
};
