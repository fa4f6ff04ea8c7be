// The chances as a picture to share: the headline, the strip, what turned the race, and whose knowledge it was judged by.
import { lettering, themeOf } from '@race/atlas';
import { barograph, die, numbered } from '@race/atlas/draw/barograph.ts';
import { put } from '@race/atlas/draw/svg.ts';
import { waySample } from '@race/atlas/draw/ways-driven.ts';
import type { ChanceCurve, Turning } from '@race/study';
import { say } from '../../../shell/words/say.ts';
import { crewName } from '../../dashboard/crew.tsx';
import type { TableModel } from '../../model/table.ts';
import { type Measure, sizeToFit, type Type } from '../front-page/columns.ts';
import { byTurns, howWords, stripOf, turningWords } from './strip.ts';

export const SHARED = { width: 1200, height: 630 } as const;

const MARGIN = 48;
const STRIP = { width: SHARED.width - 2 * MARGIN, height: 270, scale: 34 } as const;
const STRIP_TOP = 132;
const COLUMN = (SHARED.width - 2 * MARGIN) / 3;
const TURNINGS_TOP = 476;

interface Shown {
  readonly headline: string;
  readonly curve: ChanceCurve;
  readonly measure: Measure;
}

/** `faces` is a style sheet with the fonts. */
export function drawChances(table: TableModel, { headline, curve, measure }: Shown, faces: string): string {
  const theme = themeOf('day');
  const crews = table.crews.value.map(({ id }) => id);
  const strip = stripOf({ ...curve, crews, along: byTurns(curve.points) });
  const write = (x: number, y: number, words: string, type: Type, width: number) => {
    const size = sizeToFit(words, width, {
      most: type.size,
      least: type.size / 3,
      wide: (px) => measure(words, { ...type, size: px }),
    });
    return lettering(x, y, words, {
      ...type,
      size,
      fill: theme.ink,
      anchor: 'start',
      bold: type.face === 'label',
    });
  };
  const legend = table.crews.value.map((crew, nth) => {
    const wide = (SHARED.width - 2 * MARGIN) / table.crews.value.length;
    return put(
      MARGIN + nth * wide,
      STRIP_TOP + STRIP.height + 28,
      1,
      waySample(crew.id, 60) + write(74, 6, crewName(table, crew), { face: 'text', size: 22 }, wide - 90),
    );
  });
  const sizeOf = ({ before, after }: Turning) => Math.abs(after - before);
  const [luck] = curve.luck.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const items = [
    ...curve.turnings.map((turning, nth) => ({
      sign: numbered(nth + 1),
      words: turningWords(table, turning),
    })),
    ...(luck === undefined ? [] : [{ sign: die(), words: turningWords(table, luck), isLuck: true }]),
  ];
  const perLine = COLUMN - 52;
  const written = items.map(({ sign, words, ...kind }, nth) => {
    const isLuck = 'isLuck' in kind;
    const column = isLuck ? 0 : nth;
    const top = isLuck ? TURNINGS_TOP + 76 : TURNINGS_TOP;
    const width = isLuck ? 2 * COLUMN : perLine;
    const what = isLuck ? `${say('chances.luck')} · ${words.what}` : words.what;
    return put(
      MARGIN + column * COLUMN,
      top,
      1,
      put(10, -14, 1.3, sign) +
        write(34, 0, what, { face: 'text', size: 22 }, width) +
        write(34, 26, words.swing, { face: 'text', size: 20, italic: true }, width),
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARED.width}" height="${SHARED.height}" viewBox="0 0 ${SHARED.width} ${SHARED.height}">`,
    `<style>${faces}</style><rect width="${SHARED.width}" height="${SHARED.height}" fill="${theme.paper}"/>`,
    `<rect x="16" y="16" width="${SHARED.width - 32}" height="${SHARED.height - 32}" fill="none" stroke="${theme.ink}" stroke-width="2"/>`,
    write(MARGIN, 82, headline.toUpperCase(), { face: 'number', size: 58 }, SHARED.width - 2 * MARGIN),
    write(
      MARGIN,
      116,
      `${say('chances.title')}, ${howWords(table, curve.seat)}`,
      { face: 'text', size: 24, italic: true },
      SHARED.width - 2 * MARGIN,
    ),
    put(MARGIN, STRIP_TOP, 1, barograph(strip, STRIP)),
    ...legend,
    ...written,
    write(MARGIN, SHARED.height - 30, say('names.game'), { face: 'label', size: 14 }, 400),
    '</svg>',
  ].join('');
}
