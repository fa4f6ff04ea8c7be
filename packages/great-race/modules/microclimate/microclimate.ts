import { roll, type Seat } from '@race/kernel';
import type { EntryFrame } from '../../drive/entry.ts';
import { isSparedNow } from '../../drive/price.ts';
import type { RaceModule } from '../../module.ts';
import type { Open, Toll } from '../../seams.ts';
import { type Game, tell } from '../../state.ts';
import { tileOn } from '../../tiles/laid.ts';
import { facts } from './facts.ts';
import { isMicroclimate, TABLE, TILES } from './tiles.ts';

declare module '../../more.ts' {
  interface MoreEvents {
    readonly microclimate: {
      readonly key: 'microclimateRolled';
      readonly seat: Seat;
      readonly space: number;
      readonly face: number;
      readonly adds: (typeof TABLE)[number];
    };
  }
}

const liesOn = (g: Open, space: number): boolean => isMicroclimate(g.rules.tiles[tileOn(g.public, space)]);

/**
 * SEASON-06, 07: the die is rolled before paying, every time; SEASON-09: whatever the crew could pay. What it asks
 * for is paid with the rest or not at all (MIX-02). SEASON-08: not on a weather station's drive.
 */
function rollTable(g: Game, f: EntryFrame): void {
  if (!liesOn(g, f.to) || isSparedNow(g.public)) return;
  const face = roll(g, 'dice', TABLE.length) + 1;
  const adds = TABLE[face - 1] ?? 'nothing';
  if (adds === 'petrol') f.petrol += 1;
  if (adds === 'damage') f.damage += 1;
  // A stop from the table is a stop symbol, and a guide ignores it.
  if (adds === 'stop') f.stop = true;
  tell(g, { key: 'microclimateRolled', seat: f.seat, space: f.to, face, adds });
}

const NOTHING: Toll = { petrol: 0, damage: 0 };
const MOST: Toll = { petrol: 1, damage: 1 };

/** Tiles on which the weather is made anew at each try. */
export const microclimate: RaceModule = {
  facts,
  play: () => ({
    tiles: TILES,
    entering: rollTable,
    surcharge: (g, space) => (liesOn(g, space) ? MOST : NOTHING),
  }),
};
