import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/index.ts';
import { BOARDS, everywhere } from '../testing/boards.ts';
import { type Bounds, covered } from './boxes.ts';
import { cityBoxes } from './cities.ts';
import { roomFor, signsOn } from './making-room.ts';
import { parked, parkedBox } from './parking.ts';
import { laidTiles, tileScale } from './spaces.ts';
import { themeOf } from './theme.ts';
import { sightOf } from './tile.ts';

/** The whole sheet on a desktop, and the camera close to a crew. */
const ZOOMS = [
  { where: 'on the whole sheet', zoom: 0.95 },
  { where: 'near', zoom: 1.6 },
];

/** As the page scales what keeps its size on the screen. */
const lettersAt = (zoom: number) => Math.round(Math.max(0.7, Math.min(1 / zoom, 1.6)) * 20) / 20;

/** Boxes are a little larger than the rounded drawings in them: their edges may meet. */
const shrunk = ({ left, top, right, bottom }: Bounds): Bounds => ({
  left: left + 3,
  top: top + 3,
  right: right - 3,
  bottom: bottom - 3,
});

describe.each(BOARDS)('vehicles on the map of $name', (world) => {
  const { board } = world;
  const geometry = geometryOf(board);
  const view = { board, geometry, theme: themeOf('day') };
  const cities = board.spaces.flatMap(({ city }, space) => (city ? [space] : []));
  const laid = laidTiles(view, everywhere(world));

  describe.each(ZOOMS)('$where', ({ zoom }) => {
    const letters = lettersAt(zoom);
    const sight = sightOf(geometry.radius * Math.sqrt(3) * zoom);

    it.each([1, 2, 3, 4])('%i in any city leave its sign, its name and all prices free', (count) => {
      const faults = cities.flatMap((space) => {
        const crews = Array.from({ length: count }, () => ({ at: space }));
        const taken = [space];
        const signs = cityBoxes(view, (city) => city, { scale: letters, taken });
        const stand = parked(view, crews, { letters, own: 0, busy: signs }).map(parkedBox);
        const written = { taken, sight, letters, names: (city: string) => city };
        const room = roomFor(view, { ...written, laid, flags: Math.min(letters, 1.3), vehicles: stand });
        const prices = laid.flatMap((one) => {
          const { x, y } = room.moved.get(one.space) ?? { x: 0, y: 0 };
          const scale = tileScale(view, one.space);
          return signsOn(view, one, { sight, taken }).map((box) => ({
            left: box.left + x * scale,
            top: box.top + y * scale,
            right: box.right + x * scale,
            bottom: box.bottom + y * scale,
          }));
        });
        return stand.flatMap((box) => {
          const drawn = shrunk(box);
          const [onPrices, onSigns] = [covered([drawn], prices), covered([drawn], signs)];
          return onPrices + onSigns > 0
            ? [
                `${board.spaces[space]?.city?.id}: ${onPrices.toFixed()} of prices, ${onSigns.toFixed()} of signs`,
              ]
            : [];
        });
      });
      expect(faults).toEqual([]);
    });

    it('two stand side by side, the own one right; of more than two one stands and the others hoist pennants', () => {
      const [own, other] = parked(view, [{ at: 3 }, { at: 3 }], { letters, own: 0 });
      expect(own?.x).toBeGreaterThan(other?.x ?? Number.POSITIVE_INFINITY);
      expect(own?.flag).toBe('right');
      expect(other?.flag).toBe('left');
      const crowd = parked(view, [{ at: 3 }, { at: 3 }, { at: 3 }, { at: 3 }], { letters, own: 2 });
      expect(crowd.map(({ isPennant }) => isPennant)).toEqual([true, true, false, true]);
    });
  });
});
