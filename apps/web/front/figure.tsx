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
  /** A passport with its globe. */
  passport:
    '<path fill-rule="evenodd" d="M22,6H78Q84,6 84,12V88Q84,94 78,94H22Q16,94 16,88V12Q16,6 22,6ZM50,20A20,20 0 1 0 50,60A20,20 0 1 0 50,20ZM34,70V74H66V70ZM40,80V84H60V80Z"/>' +
    '<path fill-rule="evenodd" d="M50,24A16,16 0 1 0 50,56A16,16 0 1 0 50,24ZM50,27C56,32 56,48 50,53C44,48 44,32 50,27ZM37,38.500H63V41.500H37Z"/>',
  /** Three cards in a fan. */
  cards:
    '<path d="M8,40L32,28L50,84L38,92Q32,94 29,88Z"/><path d="M92,40L68,28L50,84L62,92Q68,94 71,88Z"/>' +
    '<path fill-rule="evenodd" d="M36,10H64Q70,10 70,16V76Q70,82 64,82H36Q30,82 30,76V16Q30,10 36,10ZM50,26L38,46L50,66L62,46Z"/>',
  /** A calendar on its rings, one day of it marked. */
  calendar:
    '<path fill-rule="evenodd" d="M28,18V8H36V18H64V8H72V18H88V90H12V18ZM20,38V82H80V38ZM54,58H72V74H54Z"/>',
  /** A book that lies open. */
  book: '<path d="M48,28C36,18 20,18 6,22V82C20,78 36,78 48,88ZM52,28C64,18 80,18 94,22V82C80,78 64,78 52,88Z"/>',
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
