import { drawKind } from '@race/kernel';
import { sum } from '@race/kernel/sum.ts';
import { type Game, type RacePublic, tell } from '../state.ts';

/** Tiles that can still be drawn: those in the bag, or else those that left the game. BASE-PATH-06. */
export function tilesLeft(known: RacePublic): number {
  return sum(known.bag) || sum(known.gone);
}

/** A tile from the bag, or -1 when there is none anywhere. */
export function drawTile(g: Game): number {
  const { bag, gone } = g.public;
  let total = sum(bag);
  if (total === 0) {
    total = sum(gone);
    if (total === 0) return -1;
    for (let tile = 0; tile < gone.length; tile++) {
      bag[tile] = gone[tile] ?? 0;
      gone[tile] = 0;
    }
    tell(g, { key: 'bagRefilled', count: total });
  }
  return drawKind(g, 'bag', { counts: bag, total });
}

export function returnToBag(g: Game, tile: number): void {
  g.public.bag[tile] = (g.public.bag[tile] ?? 0) + 1;
}

export function leaveGame(g: Game, tile: number): void {
  g.public.gone[tile] = (g.public.gone[tile] ?? 0) + 1;
}
