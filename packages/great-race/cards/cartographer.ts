import { hinderedLaying, layTiles } from '../assistants/pathfinder.ts';
import { card } from './card.ts';

const TILES = 3;

/** CARD-CARTOGRAPHER: three tiles, as a pathfinder's. */
export const cartographer = card({
  id: 'cartographer',
  copies: 3,
  when: 'beforeAssistant',
  picture: 'treasure-map',
  hindered: hinderedLaying,
  play: (g, seat) => layTiles(g, seat, TILES),
});
