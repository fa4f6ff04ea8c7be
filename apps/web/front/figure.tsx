// The black figure of a luggage label.
import type { JSX } from 'preact';
import { IconMark } from '../icons/icon.tsx';
import type { GameIcon } from '../icons/names.ts';

/** Drawn here, on a square of 100. */
const OWN = {
  /** Two pawns in sun helmets, and the device between them. */
  around:
    '<path d="M2,84H98V92H2ZM36,74H64L68,82H32Z"/>' +
    '<g id="label-pawn"><path d="M1,82C1,75 7,73 9,67C12,60 11,53 7,48H37C33,53 32,60 35,67C37,73 43,75 43,82Z"/><circle cx="22" cy="39" r="11"/><path d="M-2,38C5,35 7,19 22,18C37,19 39,35 46,38C34,41 10,41 -2,38Z"/></g>' +
    '<use href="#label-pawn" x="56"/>',
  /** A cabin trunk with straps; what is cut away shows the disc. */
  trunk:
    '<path fill-rule="evenodd" d="M36,30V18Q36,12 42,12H58Q64,12 64,18V30H84Q92,30 92,38V84Q92,90 86,90H14Q8,90 8,84V38Q8,30 16,30ZM42,30H58V19H42ZM24,30H28V90H24ZM72,30H76V90H72ZM8,52H42V48H58V52H92V55H58V62H42V55H8Z"/>',
  /** A letter, sealed. */
  letter: '<path d="M6,22H94L50,57ZM6,30V80H94V30L50,65Z"/>',
} as const;

export type FigureName = GameIcon | keyof typeof OWN;

interface Props {
  readonly name: FigureName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const isOwn = (name: FigureName): name is keyof typeof OWN => name in OWN;

export function Figure({ name, x, y, size }: Props): JSX.Element {
  return (
    <g class="way-ink">
      {isOwn(name) ? (
        <g
          transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
          dangerouslySetInnerHTML={{ __html: OWN[name] }}
        />
      ) : (
        <IconMark name={name} x={x} y={y} size={size} />
      )}
    </g>
  );
}
