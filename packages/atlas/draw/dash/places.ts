// Places of the Dash: a stage is a medallion with a place of its vehicle; a half stage is half of one, cut by the edge of its card.
import { put } from '../svg.ts';
import { PRINT } from '../theme.ts';
import { figure } from '../type.ts';
import type { DashVehicle } from './vehicles.ts';

const INK = PRINT.outline;
const edge = (width: number): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** Station, town, village, port, aerodrome: 24 by 22 around the middle, the foot on y = 9. */
const PLACES: { readonly [V in DashVehicle]: string } = {
  train:
    `<path d="M-9,9V0L0,-6L9,0V9Z" fill="#B5523C" ${edge(0.9)}/><path d="M-12,1.4L0,-7.6L12,1.4" fill="none" stroke="${INK}" stroke-width="1.8"/><circle cy="-.6" r="2.7" fill="#FFF8E6" ${edge(0.8)}/>` +
    `<path d="M0,-2.2V-.6L1.2,.2" stroke="${INK}" stroke-width=".7" fill="none"/><path d="M-7,9V4H-4V9ZM4,9V4H7V9ZM-1.8,9V4.6H1.8V9Z" fill="#2B2018"/>`,
  car:
    `<path d="M-11,9V-1L-6.5,-5.4L-2,-1V9Z" fill="#E4C489" ${edge(0.9)}/><path d="M-12.2,-.4L-6.5,-6.4L-.8,-.4" fill="none" stroke="#8E2A1E" stroke-width="1.8"/><path d="M-2,9V-4H6V9Z" fill="#F6E6C0" ${edge(0.9)}/>` +
    `<path d="M-2.6,-4H6.6L5,-7H-1Z" fill="#8E2A1E" ${edge(0.7)}/><path d="M6,9V1H11V9Z" fill="#D9A15C" ${edge(0.9)}/><path d="M-8,9V4H-5V9M0,-1H1.6V1.4H0ZM3,-1H4.6V1.4H3ZM.6,9V4H3.4V9Z" fill="#2B2018"/>`,
  motorbike:
    `<path d="M-13,9L-4,-5L1,3L5,-1L13,9Z" fill="#7E8C74" ${edge(0.8)}/><path d="M-4,-5L-6.4,-1.2L-3.8,-1.8L-2,-.6Z" fill="#FFF8E6"/><path d="M-6,9V3H3V9Z" fill="#F6E6C0" ${edge(0.9)}/>` +
    `<path d="M-7,3.4L-1.6,-1L4,3.4" fill="none" stroke="#8E2A1E" stroke-width="1.7"/><path d="M3,9V-4L5.5,-9L8,-4V9Z" fill="#F6E6C0" ${edge(0.9)}/><path d="M2.6,-3.6L5.5,-9.6L8.4,-3.6Z" fill="#8E2A1E"/>` +
    '<path d="M-3,9V5.6H-.4V9ZM4.8,-.8H6.4V2H4.8Z" fill="#2B2018"/>',
  boat:
    `<path d="M-3.4,9L-2,-6H2L3.4,9Z" fill="#FFF8E6" ${edge(0.9)}/><path d="M-2.7,1.6L2.7,1.6L3,5H-3ZM-2.2,-4H2.2L2.4,-1.2H-2.4Z" fill="#B5372A"/><path d="M-3,-6H3V-9H-3Z" fill="#F2D68F" ${edge(0.8)}/>` +
    '<path d="M-3.6,-9L0,-11.6L3.6,-9Z" fill="#2B2018"/><path d="M3,-8.4L10,-11V-5.4Z" fill="#FFE9A8" opacity=".9"/><path d="M-3,-8.4L-10,-11V-5.4Z" fill="#FFE9A8" opacity=".9"/>' +
    `<path d="M-12,9V5.4H-3.2L-3.6,9ZM12,9V5.4H3.2L3.6,9Z" fill="#8A7350" ${edge(0.8)}/><path d="M-10,5.4V1.6H-5.4V5.4ZM5.4,5.4V2.6H10V5.4Z" fill="#D9A15C" ${edge(0.7)}/>`,
  plane:
    `<path d="M-11,9V2C-11,-5 11,-5 11,2V9Z" fill="#A9B7B4" ${edge(0.9)}/><path d="M-7,9V3.4H7V9Z" fill="#3A3F42"/><path d="M-3.4,9V3.4M0,9V3.4M3.4,9V3.4" stroke="#8A9794" stroke-width=".8"/>` +
    `<path d="M-9,-1C-5,-4 5,-4 9,-1" stroke="#FFF8E6" stroke-width="1" fill="none"/><path d="M0,-3.6V-11.6" stroke="${INK}" stroke-width="1.1"/><path d="M0,-11.6L9,-10.4V-8.6L0,-7.6Z" fill="#E2701C" ${edge(0.7)}/>` +
    '<path d="M3,-11.2V-8M6,-10.8V-8.3" stroke="#FFF8E6" stroke-width="1.3"/>',
};

/** The enamel of a vehicle: its plate and the ring of its places. */
const ENAMEL: { readonly [V in DashVehicle]: string } = {
  train: '#7E231A',
  car: '#1C5A62',
  motorbike: '#4A3A63',
  boat: '#23405E',
  plane: '#8A4A24',
};

const CREAM = '#FFF6DF';

interface Looks {
  /** Larger, for an aerodrome of two halves, which is worth four. */
  readonly isLarge?: boolean;
  /** Which half is on the card; both, if undefined. */
  readonly half?: 'left' | 'right';
  /** A number below it. */
  readonly number?: string;
}

/** A stage around the middle, radius 16. */
export function dashStage(vehicle: DashVehicle, { isLarge = false, half, number }: Looks = {}): string {
  const radius = isLarge ? 17 : 13.4;
  const disc =
    `<circle r="${radius}" fill="${CREAM}" stroke="${CREAM}" stroke-width="5"/>` +
    `<circle r="${radius}" fill="${half ? '#EBDDB6' : CREAM}" stroke="${ENAMEL[vehicle]}" stroke-width="2.6"/>` +
    put(0, 0, isLarge ? 1.05 : 0.84, PLACES[vehicle]);
  return (half ? halfOf(disc, half, vehicle) : disc) + (number ? numbered(number, radius) : '');
}

/** An inner drawing shows nothing outside itself: it cuts without a name that could exist twice on a page. */
function halfOf(disc: string, half: 'left' | 'right', vehicle: DashVehicle): string {
  const x = half === 'left' ? 0 : -20;
  return (
    `<svg x="${x}" y="-20" width="20" height="40" viewBox="${x} -20 20 40">${disc}</svg>` +
    `<path d="M0,-15V15" stroke="${ENAMEL[vehicle]}" stroke-width="1.8" stroke-dasharray="3 2.4"/>`
  );
}

function numbered(number: string, y: number): string {
  const width = 9 + number.length * 5;
  return put(
    0,
    y + 1,
    1,
    `<rect x="${-width / 2}" y="-7" width="${width}" height="14" rx="3" fill="${PRINT.ink}"/>${figure(number, 5, 14, CREAM)}`,
  );
}
