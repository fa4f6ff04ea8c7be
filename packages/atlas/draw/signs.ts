// What a space asks, as the road signs of the 1931 convention: drop, cog, triangle, barred disc. About 26 units across.
import { hexagon, n } from './svg.ts';
import { PRINT } from './theme.ts';
import { figure } from './type.ts';

const DROP = 'M0,-13C4,-7.5 10,-3.4 10,3.2C10,9 5.5,12 0,12C-5.5,12 -10,9 -10,3.2C-10,-3.4 -4,-7.5 0,-13Z';
const COG = cog(12.6, 10);

export const petrolSign = (amount: number): string =>
  `${ground(DROP, 4.4)}<path d="${DROP}" fill="${PRINT.petrol}"/>${figure(amount, 9.2, 18.5, PRINT.cream)}`;

export const damageSign = (amount: number | string): string =>
  `${ground(COG, 4)}<path d="${COG}" fill="${PRINT.damage}"/>${figure(amount, 6.6, 18.5, PRINT.cream)}`;

export const dangerSign = (): string =>
  ground('M0,-12.5L13,10H-13Z', 5.4) +
  `<path d="M0,-11L11.6,9H-11.6Z" fill="#FFF3CF" stroke="${PRINT.sign}" stroke-width="3.6" stroke-linejoin="round"/>` +
  '<path d="M-1.7,-4.4H1.7L1.1,3H-1.1Z" fill="#201611"/><circle cy="5.6" r="1.6" fill="#201611"/>';

export const stopSign = (): string =>
  `<circle r="14" fill="${PRINT.cream}"/><circle r="12" fill="${PRINT.sign}"/>` +
  `<rect x="-8" y="-2.9" width="16" height="5.8" rx=".8" fill="${PRINT.cream}"/>`;

/** One petrol more in a risk zone. */
export const riskSign = (): string =>
  `<circle r="9.5" fill="${PRINT.cream}"/><circle r="8.2" fill="#2A1B10"/>${figure('+1', 4.6, 12.5, '#FFD98A')}`;

/** A space nobody has seen: the back of a tile. */
export const unknownSign = (): string =>
  `${ground(BACK, 4)}<path d="${BACK}" fill="#16343A" stroke="#C89B4A" stroke-width="1.2"/>${figure('?', 6.8, 19, '#F2D68F')}`;

const BACK = hexagon(12.4);

/** The keyline that keeps a sign readable on any picture. */
function ground(d: string, width: number): string {
  return `<path d="${d}" fill="${PRINT.cream}" stroke="${PRINT.cream}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

function cog(radius: number, teeth: number): string {
  const flank: readonly (readonly [number, number])[] = [
    [-0.3, 0.83],
    [-0.2, 1],
    [0.2, 1],
    [0.3, 0.83],
  ];
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    flank.map(([offset, reach]) => {
      const angle = ((tooth + offset) * 2 * Math.PI) / teeth;
      return `${n(radius * reach * Math.sin(angle))},${n(-radius * reach * Math.cos(angle))}`;
    }),
  );
  return `M${corners.flat().join('L')}Z`;
}
