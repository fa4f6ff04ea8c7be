import { looseTiles, startPick } from '../danger/pick.ts';
import { no } from '../refusals.ts';
import { cardIndex, tileOf } from '../rules.ts';
import { tell } from '../state.ts';
import { leaveGame } from '../tiles/bag.ts';
import { liftTile } from '../tiles/laid.ts';
import { card } from './card.ts';

const TILES = 2;

/** CARD-TRAIL-HUNTER: two tiles leave the game; one, where there is only one. CARD-09. */
export const trailHunter = card({
  id: 'trail-hunter',
  copies: 2,
  when: 'beforeAssistant',
  picture: 'footprint',
  danger: true,
  aim: { at: 'tiles', fewest: 1, most: TILES, unlike: false },
  hindered: (g) => (looseTiles(g, 1) > 0 ? null : no('card.noTiles', 'CARD-09', { card: 'trail-hunter' })),
  play(g, seat) {
    startPick(g, seat, {
      card: cardIndex(g.rules, 'trail-hunter'),
      count: looseTiles(g, TILES),
      unlike: false,
    });
  },
  strike(g, { seat, spaces }) {
    const tiles = spaces.map((space) => liftTile(g, space));
    for (const tile of tiles) leaveGame(g, tile);
    tell(g, { key: 'tilesRemoved', seat, spaces, tiles: tiles.map((tile) => tileOf(g.rules, tile).id) });
  },
});
