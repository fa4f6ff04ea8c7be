// A ring of red crayon around what a guide talks about: on the map, under names and vehicles, and around things of the page.
import type { MapView } from '@race/atlas';
import type { parkedBox } from '@race/atlas/draw/parking.ts';
import type { JSX } from 'preact';
import { useTable } from '../model/table.ts';
import { Layer } from './layer.tsx';
import './ring.css';

/** Half the width and half the height of what is ringed, around its middle. */
interface Ringed {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** From an ellipse, at 2, towards its box: what is long keeps its corners in the ring. */
  readonly bend?: number;
}

/** One turn of the crayon and a little more, as a hand draws it: it does not end where it began. */
export function crayonPath({ x, y, rx, ry, bend = 2 }: Ringed): string {
  const bent = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / bend);
  const points = Array.from({ length: TURN + OVERLAP }, (_, n) => {
    const angle = (n / TURN - 0.3) * 2 * Math.PI;
    const grow = 1 - 0.0006 * n + 0.008 * Math.sin(n * 0.4);
    return [x + bent(Math.cos(angle)) * rx * grow, y + bent(Math.sin(angle)) * ry * grow];
  });
  return `M${points.map((point) => point.map(tenths).join()).join('L')}`;
}

/** The points of a turn, and how many more the crayon goes on. */
const TURN = 72;
const OVERLAP = 8;

const tenths = (value: number): number => Math.round(value * 10) / 10;

interface CrayonProps {
  readonly path: string;
  /** How many units of the drawing are a pixel. */
  readonly scale?: number;
}

export const Crayon = ({ path, scale = 1 }: CrayonProps): JSX.Element => (
  <>
    <path d={path} pathLength={1} class="crayon under" stroke-width={8.5 * scale} />
    <path d={path} pathLength={1} class="crayon" stroke-width={4.4 * scale} />
  </>
);

export interface RingProps {
  readonly view: MapView;
  /** The room that the vehicle of each seat takes. */
  readonly vehicles: readonly ReturnType<typeof parkedBox>[];
  readonly zoom: number;
}

export function RingLayer({ view, vehicles, zoom }: RingProps): JSX.Element | null {
  const { ringed } = useTable();
  const one = ringed.value;
  if (one === null) return null;
  const around = 'space' in one ? spaceRing(view, one.space) : vehicleRing(vehicles[one.seat]);
  if (around === null) return null;
  return (
    <Layer name="ring">
      <g key={'space' in one ? `space ${one.space}` : `seat ${one.seat}`} class="ring-on-map">
        <Crayon path={crayonPath(around)} scale={1 / zoom} />
      </g>
    </Layer>
  );
}

function spaceRing({ board, geometry: { radius } }: MapView, space: number): Ringed | null {
  const at = board.spaces[space];
  return at === undefined ? null : { x: at.x, y: at.y, rx: radius * 1.06, ry: radius * 1.06 };
}

function vehicleRing(box: RingProps['vehicles'][number] | undefined): Ringed | null {
  if (box === undefined) return null;
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  return { x: box.left + rx, y: box.top + ry, rx: rx * 1.4, ry: ry * 1.6 };
}
