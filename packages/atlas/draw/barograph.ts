// The chances of all crews on a recorder strip: a pen for each crew, in its colour and pattern.
import { crewDefs, patternOf } from './halftrack.ts';
import { n, put } from './svg.ts';
import { PRINT, themeOf } from './theme.ts';
import { lettering } from './type.ts';

/** A mark on the strip: the number of a decision, or a die for luck. */
export interface StripMark {
  readonly x: number;
  readonly chance: number;
  readonly number: number | null;
}

/** What a strip shows. Places and chances go from 0 to 1. */
export interface Strip {
  readonly crews: readonly string[];
  readonly points: readonly { readonly x: number; readonly chances: readonly number[] }[];
  readonly turns: readonly { readonly x: number; readonly turn: number }[];
  readonly marks: readonly StripMark[];
}

export interface StripSize {
  readonly width: number;
  readonly height: number;
  /** Room for the scale on the left; without it no figures are written. */
  readonly scale: number;
}

const TOP = 26;
const FOOT = 18;
const STEPS = [0, 2, 4, 6, 8, 10];
const CASING = 4.6;
const PEN = 3;

/** A self-contained layer; its paper is the same by night. */
export function barograph(
  { crews, points, turns, marks }: Strip,
  { width, height, scale }: StripSize,
): string {
  const theme = themeOf('day');
  const foot = scale === 0 ? 4 : FOOT;
  const x = (part: number) => n(scale + part * (width - scale - 4));
  const y = (chance: number) => n(TOP + (1 - chance) * (height - TOP - foot));
  const pen = (crew: string, seat: number) => {
    const d = points.map(
      (point, at) => `${at === 0 ? 'M' : 'L'}${x(point.x)},${y(point.chances[seat] ?? 0)}`,
    );
    const path = (stroke: string, wide: number) =>
      `<path d="${d.join('')}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linejoin="round"/>`;
    return points.length < 2 ? '' : path(PRINT.outline, CASING) + path(patternOf(crew), PEN);
  };
  return [
    `<defs>${crewDefs()}</defs>`,
    `<rect width="${width}" height="${height}" fill="${theme.paper}"/>`,
    ...STEPS.map((step) => {
      const at = y(step / 10);
      const written = lettering(scale - 5, at + 4, String(step), {
        face: 'number',
        size: 13,
        fill: theme.ink,
        anchor: 'end',
      });
      return `<path d="M${x(0)},${at}H${x(1)}" stroke="${theme.relief}" stroke-opacity="${step === 0 ? 0.9 : 0.35}"/>${scale === 0 ? '' : written}`;
    }),
    ...turns.map(({ x: from, turn }, nth) => {
      const to = turns[nth + 1]?.x ?? 1;
      const written = lettering(x((from + to) / 2), height - 4, String(turn), {
        face: 'number',
        size: 14,
        fill: theme.ink,
      });
      return `<path d="M${x(from)},${y(1)}V${y(0)}" stroke="${theme.relief}" stroke-opacity=".6"/>${scale === 0 ? '' : written}`;
    }),
    ...crews.map(pen),
    ...marks.map(({ x: at, chance, number }) => markAt(x(at), y(chance), number)),
  ].join('');
}

/** Above a decision stands its pennant on a solid leader, above luck a die on a dashed one. */
function markAt(x: number, y: number, number: number | null): string {
  const { ink } = themeOf('day');
  const from = number === null ? 18 : 20;
  const leader = `<path d="M${x},${from}V${y}" stroke="${ink}"${number === null ? ' stroke-dasharray="2.5 2.5"' : ''}/><circle cx="${x}" cy="${y}" r="3" fill="${PRINT.cream}" stroke="${ink}" stroke-width="1.4"/>`;
  return leader + put(x, 2, 1, number === null ? die() : numbered(number));
}

/** The pennant of a decision, 16 wide and 19 high, its pole in the middle. */
export const numbered = (number: number): string =>
  `<path d="M-8,0H8V19L0,14L-8,19Z" fill="${PRINT.damage}" stroke="${PRINT.outline}"/>${lettering(0, 12, String(number), { face: 'number', size: 13, fill: PRINT.cream })}`;

/** The die of luck, 16 by 16. */
export const die = (): string =>
  `<rect x="-8" width="16" height="16" rx="3" fill="${PRINT.cream}" stroke="${PRINT.outline}" stroke-width="1.3"/><g fill="${PRINT.outline}"><circle cx="-4" cy="4" r="1.6"/><circle cx="4" cy="4" r="1.6"/><circle cy="8" r="1.6"/><circle cx="-4" cy="12" r="1.6"/><circle cx="4" cy="12" r="1.6"/></g>`;
