// The luggage labels of the front page, with different shapes and a black figure each.
import type { JSX } from 'preact';
import type { GameIcon } from '../../shell/icons/game-icons.ts';
import { IconMark } from '../../shell/icons/icon.tsx';
import { raysOf } from './poster/sky.tsx';

export type Cut = keyof typeof CUTS;

const WIDTH = 256;
const HEIGHT = 172;
const SKY = 107;
const RIM = 5.4;

interface LabelProps {
  /** Unique on the page. */
  readonly name: string;
  readonly cut: Cut;
  readonly figure: FigureName;
}

/** A whole label with its picture above the words. */
export function Label({ name, cut, figure }: LabelProps): JSX.Element {
  const outside = CUTS[cut](WIDTH, HEIGHT);
  const inside = CUTS[cut](WIDTH - 2 * RIM, HEIGHT - 2 * RIM);
  const clip = `label-${name}`;
  const middle = WIDTH / 2;
  return (
    <svg class="way-label" viewBox={`-1 -1 ${WIDTH + 4} ${HEIGHT + 7}`} aria-hidden="true">
      <clipPath id={clip}>
        <path d={inside} transform={`translate(${RIM} ${RIM})`} />
      </clipPath>
      <path d={outside} transform="translate(2 5)" class="way-shade" />
      <path d={outside} class="way-paper" stroke-width="1.6" />
      <g clip-path={`url(#${clip})`}>
        <rect width={WIDTH} height={SKY} class="way-sky" />
        <path d={raysOf({ x: middle, y: 92 }, 260)} class="way-rays" />
        <circle cx={middle} cy="104" r="56" class="way-disc" />
        <rect y={SKY} width={WIDTH} height={HEIGHT - SKY} class="way-field" />
        <path
          d="M0,96C60,88 104,98 162,93C222,88 268,97 324,92V108H0Z"
          class="way-ink"
          transform={`scale(${WIDTH / 324} 1)`}
        />
        <Figure name={figure} x={middle} y={58} size={74} />
      </g>
      <path d={inside} transform={`translate(${RIM} ${RIM})`} class="way-line" />
      {cut === 'tag' && <circle cx={middle} cy="16" r="6" class="way-eyelet" stroke-width="2.5" />}
    </svg>
  );
}

/** The small form: the picture left of the words. */
export function Stub({ figure }: { figure: FigureName }): JSX.Element {
  return (
    <svg class="way-stub" viewBox="0 0 54 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-20" y="-20" width="94" height="116" class="way-sky" />
      <path d={raysOf({ x: 27, y: 40 }, 90)} class="way-rays" />
      <circle cx="27" cy="38" r="21" class="way-disc" />
      <Figure name={figure} x={27} y={38} size={30} />
    </svg>
  );
}

const CORNER = 14;
const SHOULDER = 26;
const NOTCH = 12;

/** The outlines of labels, each for a box of the given size. */
const CUTS = {
  octagon: (w: number, h: number) =>
    `M${CORNER},0H${w - CORNER}L${w},${CORNER}V${h - CORNER}L${w - CORNER},${h}H${CORNER}L0,${h - CORNER}V${CORNER}Z`,
  tag: (w: number, h: number) => `M0,${SHOULDER}L30,0H${w - 30}L${w},${SHOULDER}V${h}H0Z`,
  ticket: (w: number, h: number) =>
    `M0,0H${w}V${h / 2}a${NOTCH},${NOTCH} 0 0 0 0,${2 * NOTCH}V${h}H0V${h / 2 + 2 * NOTCH}a${NOTCH},${NOTCH} 0 0 0 0,${-2 * NOTCH}Z`,
  /** Bound on the left. */
  book: (w: number, h: number) =>
    `M5,0H${w - 10}Q${w},0 ${w},10V${h - 10}Q${w},${h} ${w - 10},${h}H5Q0,${h} 0,${h - 5}V5Q0,0 5,0Z`,
  arch: (w: number, h: number) => `M0,50C40,-14 ${w - 40},-14 ${w},50V${h}H0Z`,
} satisfies { readonly [form: string]: (width: number, height: number) => string };

/** Drawn here, on a square of 100. */
const OWN = {
  /** Two pawns in sun helmets, and the device between them. */
  around:
    '<path d="M2,84H98V92H2ZM36,74H64L68,82H32Z"/>' +
    '<g id="label-pawn"><path d="M1,82C1,75 7,73 9,67C12,60 11,53 7,48H37C33,53 32,60 35,67C37,73 43,75 43,82Z"/><circle cx="22" cy="39" r="11"/><path d="M-2,38C5,35 7,19 22,18C37,19 39,35 46,38C34,41 10,41 -2,38Z"/></g>' +
    '<use href="#label-pawn" x="56"/>',
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
  /** A calendar on its rings, with one day marked. */
  calendar:
    '<path fill-rule="evenodd" d="M28,18V8H36V18H64V8H72V18H88V90H12V18ZM20,38V82H80V38ZM54,58H72V74H54Z"/>',
} as const;

export type FigureName = GameIcon | keyof typeof OWN;

interface FigureProps {
  readonly name: FigureName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const isOwn = (name: FigureName): name is keyof typeof OWN => name in OWN;

function Figure({ name, x, y, size }: FigureProps): JSX.Element {
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
