import { hinderedLaying, layTiles } from '../../assistants/pathfinder.ts';
import { moduleCard } from '../../cards/card.ts';

const TILES = 4;
const LAID = 2;

/** CARD-TOPOGRAPHER, LEADER-01: four tiles are drawn, two laid as a pathfinder's; the others leave the game. */
export const topographer = moduleCard({
  id: 'topographer',
  copies: 2,
  when: 'beforeAssistant',
  hindered: hinderedLaying,
  // LEADER-12: with fewer tiles or spaces, as many as can be are laid first.
  play: (g, seat) => layTiles(g, seat, TILES, LAID),
});
