// The front page as one drawing that needs no other file.
import { lettering, themeOf } from '@race/atlas';
import { crewToken } from '@race/atlas/draw/halftrack.ts';
import { n, put } from '@race/atlas/draw/svg.ts';
import { waySample, waysMap } from '@race/atlas/draw/ways-driven.ts';
import { columnsOf, type Measure, sizeToFit, type Type } from './columns.ts';
import type { FrontPage, PaperLine } from './contents.ts';

export const PAGE = { width: 1200, height: 1600 } as const;

const PAPER = '#F5ECD6';
const INK = '#2B2018';
const FADED = '#5C4733';
const MARGIN = 56;
const RIGHT = PAGE.width - MARGIN;
const ROOM = RIGHT - MARGIN;
const MIDDLE = PAGE.width / 2;

/** The map, with the standings beside it. */
const MAP = { x: MARGIN, y: 412, width: 672 } as const;
const TABLE = { x: MAP.x + MAP.width + 28, y: 412 } as const;
const COLUMNS = { y: 1122, bottom: 1528 } as const;

/** `faces` is a style sheet with the fonts, for a drawing that is saved. */
export function drawFrontPage(page: FrontPage, measure: Measure, faces = ''): string {
  const style = faces === '' ? '' : `<style>${faces}</style>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}" viewBox="0 0 ${PAGE.width} ${PAGE.height}">`,
    style,
    `<rect width="${PAGE.width}" height="${PAGE.height}" fill="${PAPER}"/>`,
    `<rect x="22" y="22" width="${PAGE.width - 44}" height="${PAGE.height - 44}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    head(page, measure),
    map(page),
    table(page, measure),
    rule(COLUMNS.y - 26, 3),
    columnsOf(page.articles, measure, { ...COLUMNS, left: MARGIN, right: RIGHT, ink: INK }),
    rule(COLUMNS.bottom + 14, 1),
    line(MIDDLE, COLUMNS.bottom + 38, page.foot, { face: 'text', size: 17, italic: true }, FADED),
    '</svg>',
  ].join('');
}

function head(page: FrontPage, measure: Measure): string {
  const [turn, way, price] = page.date;
  const title = fitted(page.paper, { face: 'title', size: 116 }, ROOM, measure);
  const headline = page.headline.toUpperCase();
  const big = fitted(headline, { face: 'number', size: 108 }, ROOM, measure);
  const date: Type = { face: 'text', size: 22, italic: true };
  return [
    line(MIDDLE, 142, page.paper, title),
    rule(166, 4),
    rule(172, 1),
    line(MARGIN, 200, turn, date, INK, 'start'),
    line(MIDDLE, 200, way, date),
    line(RIGHT, 200, price, date, INK, 'end'),
    rule(214, 1.5),
    line(MIDDLE, 332, headline, big),
    line(MIDDLE, 384, page.lead, fitted(page.lead, { face: 'text', size: 32, italic: true }, ROOM, measure)),
  ].join('');
}

function map({ sheet, ways, city, mapTitle }: FrontPage): string {
  const view = { ...sheet, theme: themeOf('day') };
  const { frame } = sheet.geometry;
  const scale = MAP.width / frame.width;
  return (
    put(MAP.x - frame.x * scale, MAP.y - frame.y * scale, scale, waysMap(view, ways, city)) +
    line(
      MAP.x,
      MAP.y + frame.height * scale + 25,
      mapTitle,
      { face: 'text', size: 18, italic: true },
      FADED,
      'start',
    )
  );
}

const ROW = 132;

function table({ lines, standings, prestige }: FrontPage, measure: Measure): string {
  return [
    line(TABLE.x, TABLE.y + 24, standings.toUpperCase(), { face: 'label', size: 20 }, INK, 'start'),
    line(RIGHT, TABLE.y + 24, prestige.toUpperCase(), { face: 'label', size: 15 }, FADED, 'end'),
    `<path d="M${TABLE.x},${TABLE.y + 38}H${RIGHT}" stroke="${INK}" stroke-width="2"/>`,
    ...lines.map((one, index) =>
      put(TABLE.x, TABLE.y + 38 + index * rowOf(lines.length), 1, row(one, rowOf(lines.length), measure)),
    ),
  ].join('');
}

/** Five crews are closer together than two. */
const rowOf = (crews: number): number => Math.min(ROW, 596 / crews);

function row(one: PaperLine, height: number, measure: Measure): string {
  const wide = RIGHT - TABLE.x;
  const name = fitted(one.name, { face: 'title', size: 30 }, wide - 156, measure);
  return [
    line(14, height / 2 + 18, String(one.rank), { face: 'number', size: 50 }),
    put(62, height / 2, 1, crewToken(one.crew, 21)),
    line(100, height / 2 - 6, one.name, name, INK, 'start'),
    line(
      100,
      height / 2 + 20,
      one.how,
      fitted(one.how, { face: 'text', size: 19, italic: true }, wide - 156, measure),
      FADED,
      'start',
    ),
    put(104, n(height / 2 + 40), 1, waySample(one.crew, 150)),
    line(wide, height / 2 + 18, one.prestige, { face: 'number', size: 56 }, INK, 'end'),
    `<path d="M0,${n(height)}H${wide}" stroke="${INK}" stroke-opacity=".45"/>`,
  ].join('');
}

const fitted = (text: string, type: Type, width: number, measure: Measure): Type => ({
  ...type,
  size: sizeToFit(text, width, {
    most: type.size,
    least: type.size / 3,
    wide: (size) => measure(text, { ...type, size }),
  }),
});

const rule = (y: number, width: number): string =>
  `<path d="M${MARGIN},${y}H${RIGHT}" stroke="${INK}" stroke-width="${width}"/>`;

function line(
  x: number,
  y: number,
  text: string,
  { face, size, italic = false }: Type,
  fill: string = INK,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string {
  return lettering(x, y, text, { face, size, italic, fill, anchor, bold: face === 'label' });
}
