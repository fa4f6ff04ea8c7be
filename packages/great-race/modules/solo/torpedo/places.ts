import { nearOf } from '../../../board/board.ts';
import { tileOf } from '../../../rules.ts';
import { crewOf, type Game, NO_TILE, tell } from '../../../state.ts';
import { drawTile, leaveGame, tilesLeft } from '../../../tiles/bag.ts';
import { freeSpaces, isFree, layTile, tileOn } from '../../../tiles/laid.ts';
import type { ReneCard } from '../rene/cards.ts';
import { PLAYER, TORPEDO } from '../slot.ts';
import { aimFor, passageOf } from './target.ts';
import { byHardship, tileValue, type Weighed, weigh } from './value.ts';
import { BY_LAND, distancesTo, wayFrom } from './ways.ts';

/** Where a tile of his goes, and why there. */
export interface TilePlacement {
  readonly space: number;
  readonly where: 'hisWay' | 'playersWay' | 'aroundPlayer' | 'besideWay' | 'nowhere';
  /** The way it was to lie on, from the vehicle on and as far as he looked, as it was before. */
  readonly candidates: readonly Weighed[];
}

const NONE = -1;

/** SOLO-06: his first assistant draws tiles and lays them, easy ones before himself and hard ones before the player. */
export function layTorpedoTiles(g: Game, { tiles: count, limit, target }: ReneCard): void {
  const drawn: number[] = [];
  for (let n = 0; n < count && tilesLeft(g.public) > 0; n++) drawn.push(drawTile(g));
  const tiles = drawn.map((tile) => ({ tile, data: tileOf(g.rules, tile) }));
  tell(g, { key: 'tilesDrawn', seat: TORPEDO, tiles: tiles.map(({ data }) => data.id) });
  tiles.sort((a, b) => byHardship(a.data, b.data));
  const own = tiles.filter(({ data }) => tileValue(data) < limit);
  // SOLO-21: his easiest nearest to him, the player's hardest nearest to the player, all for one way on that way.
  const others = tiles.filter(({ data }) => tileValue(data) >= limit).reverse();
  const hisWay = wayOfTorpedo(g, target);
  const playersWay = wayOfPlayer(g);
  for (const { tile, data } of [...own, ...others]) {
    const value = tileValue(data);
    const isOwn = value < limit;
    const { space, where, candidates } = isOwn ? onHisWay(g, hisWay) : onPlayersWay(g, playersWay);
    if (where === 'nowhere') {
      leaveGame(g, tile);
      tell(g, { key: 'torpedoBoxed', seat: TORPEDO, tile: data.id, value, limit, candidates });
      continue;
    }
    layTile(g, tile, space);
    tell(g, { key: 'torpedoLaid', seat: TORPEDO, tile: data.id, value, limit, space, where, candidates });
  }
}

/** A way as far as he looks along it: up to the first free space, or to where nothing is connected any more. */
function lookAlong(
  g: Game,
  way: readonly number[],
): { readonly free: number; readonly seen: readonly Weighed[] } {
  const seen: Weighed[] = [];
  for (const space of way) {
    seen.push(weigh(g, space));
    if (isFree(g, space)) return { free: space, seen };
    // BASE-PATH-02: an empty space, even under a vehicle, is no link of a chain.
    if (tileOn(g.public, space) === NO_TILE && g.rules.board.isCity[space] === false) break;
  }
  return { free: NONE, seen };
}

/** SOLO-08: his shortest way to his target. */
function wayOfTorpedo(g: Game, target: ReneCard['target']): number[] {
  const passage = { ...passageOf(g), across: BY_LAND.across };
  return wayFrom(g, crewOf(g, TORPEDO).at, aimFor(g, target).distances, passage);
}

/** SOLO-08: with no free space on his way the tile goes into the box. */
function onHisWay(g: Game, way: readonly number[]): TilePlacement {
  const { free, seen } = lookAlong(g, way);
  return { space: free, where: free === NONE ? 'nowhere' : 'hisWay', candidates: seen };
}

/** SOLO-09: the player's shortest way to the destination. */
const wayOfPlayer = (g: Game): number[] =>
  wayFrom(g, crewOf(g, PLAYER).at, distancesTo(g, g.rules.board.destination, BY_LAND), BY_LAND);

/** SOLO-09: on the player's way, else around the vehicle, else next to that way. */
function onPlayersWay(g: Game, way: readonly number[]): TilePlacement {
  const { at, arrived } = crewOf(g, PLAYER);
  // BASE-END-01: nothing is done to a crew that has arrived.
  if (arrived > 0) return { space: NONE, where: 'nowhere', candidates: [] };
  const { free, seen: candidates } = lookAlong(g, way);
  if (free !== NONE) return { space: free, where: 'playersWay', candidates };
  const connected = freeSpaces(g, PLAYER);
  const around = connected.find((one) => nearOf(g.rules.board, at).includes(one));
  if (around !== undefined) return { space: around, where: 'aroundPlayer', candidates };
  for (const step of way) {
    const beside = connected.find((one) => nearOf(g.rules.board, step).includes(one));
    if (beside !== undefined) return { space: beside, where: 'besideWay', candidates };
  }
  return { space: NONE, where: 'nowhere', candidates };
}
