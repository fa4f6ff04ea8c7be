import { hasUnlikeTiles, startPick } from '../danger/pick.ts';
import { no } from '../refusals.ts';
import { cardIndex, tileOf } from '../rules.ts';
import { tell } from '../state.ts';
import { layTile, liftTile } from '../tiles/laid.ts';
import { card } from './card.ts';

const TILES = 2;

/** CARD-CON-ARTIST: two tiles change places; two alike would change nothing. CARD-09. */
export const conArtist = card({
  id: 'con-artist',
  copies: 2,
  when: 'beforeAssistant',
  picture: 'mustache',
  danger: true,
  aim: { at: 'tiles', fewest: TILES, most: TILES, unlike: true },
  hindered: (g) => (hasUnlikeTiles(g) ? null : no('card.noTwoTiles', 'CARD-09', { card: 'con-artist' })),
  play: (g, seat) =>
    startPick(g, seat, { card: cardIndex(g.rules, 'con-artist'), count: TILES, unlike: true }),
  strike(g, { seat, spaces }) {
    const [here = -1, there = -1] = spaces;
    const tile = liftTile(g, here);
    const other = liftTile(g, there);
    layTile(g, other, here);
    layTile(g, tile, there);
    tell(g, {
      key: 'tilesSwapped',
      seat,
      spaces,
      tiles: [tileOf(g.rules, tile).id, tileOf(g.rules, other).id],
    });
  },
});
