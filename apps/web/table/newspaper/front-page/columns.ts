// Articles in columns: as many as fit, the weightiest chosen first and printed in the order of the race.
import { lettering } from '@race/atlas';
import type { Article } from './contents.ts';

interface Column {
  readonly y: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly ink: string;
}

const COUNT = 3;
const GAP = 30;
const TITLE: Type = { face: 'number', size: 30 };
const TEXT: Type = { face: 'text', size: 19 };
const LEADING = { title: 31, text: 23 } as const;
const BETWEEN = 18;
/** The most lines of an article; it is cut at the end of a sentence. */
const LONGEST = 11;

interface Set extends Article {
  readonly from: number;
  readonly title: string;
  readonly titleLines: readonly string[];
  readonly textLines: readonly string[];
  readonly height: number;
}

export function columnsOf(
  articles: readonly (Article & { readonly from: number })[],
  measure: Measure,
  { y, bottom, left, right, ink }: Column,
): string {
  const width = (right - left - GAP * (COUNT - 1)) / COUNT;
  const all = articles.map((article) => setArticle(article, width, measure));
  const columns = fill(all, bottom - y);
  const x = (column: number) => left + column * (width + GAP);
  const rules = Array.from({ length: COUNT - 1 }, (_, column) => {
    const at = x(column + 1) - GAP / 2;
    return `<path d="M${at},${y - 8}V${bottom}" stroke="${ink}"/>`;
  });
  return (
    rules.join('') + columns.map((one, column) => drawColumn(one, { x: x(column), y, width, ink })).join('')
  );
}

function setArticle(
  { title, text, from }: Article & { readonly from: number },
  width: number,
  measure: Measure,
): Set {
  const titleLines = linesOf(title.toUpperCase(), width, (words) => measure(words, TITLE));
  const textLines = cut(text, width, measure);
  const height = titleLines.length * LEADING.title + textLines.length * LEADING.text + BETWEEN;
  return { title, text, from, titleLines, textLines, height };
}

/** As many whole sentences as fit; always the first one. */
function cut(text: string, width: number, measure: Measure): string[] {
  const sentences = text.split(/(?<=[.!?]) /);
  let lines: string[] = [];
  let kept = '';
  for (const sentence of sentences) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    const next = linesOf(longer, width, (words) => measure(words, TEXT));
    if (kept !== '' && next.length > LONGEST) break;
    [kept, lines] = [longer, next];
  }
  return lines;
}

/** Takes the weightiest articles that fit, in the order of the race, and divides them into columns. */
function fill(all: readonly Set[], height: number): Set[][] {
  let chosen: Set[] = [];
  let columns: Set[][] = [];
  for (const one of all) {
    const more = [...chosen, one].sort((a, b) => a.from - b.from);
    const laid = lay(more, height);
    if (laid === null) continue;
    [chosen, columns] = [more, laid];
  }
  return columns;
}

function lay(articles: readonly Set[], height: number): Set[][] | null {
  const columns: Set[][] = [[]];
  let used = 0;
  for (const one of articles) {
    if (used > 0 && used + one.height > height) {
      columns.push([]);
      used = 0;
    }
    if (columns.length > COUNT || one.height > height) return null;
    columns.at(-1)?.push(one);
    used += one.height;
  }
  return columns;
}

function drawColumn(
  articles: readonly Set[],
  {
    x,
    y,
    width,
    ink,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly ink: string },
): string {
  let top = y;
  let drawn = '';
  for (const [index, { titleLines, textLines, height }] of articles.entries()) {
    const body = top + titleLines.length * LEADING.title;
    if (index > 0) drawn += `<path d="M${x},${top - 8}H${x + width}" stroke="${ink}" stroke-opacity=".45"/>`;
    drawn += set(titleLines, { x, y: top, leading: LEADING.title }, TITLE, ink);
    drawn += set(textLines, { x, y: body, leading: LEADING.text }, TEXT, ink);
    top += height;
  }
  return drawn;
}

/** From the foot of a line to the baseline. */
const DESCENT = 5;

const set = (
  lines: readonly string[],
  { x, y, leading }: { readonly x: number; readonly y: number; readonly leading: number },
  type: Type,
  fill: string,
): string =>
  lines
    .map((text, index) =>
      lettering(x, y + (index + 1) * leading - DESCENT, text, { ...type, fill, anchor: 'start' }),
    )
    .join('');

// Line breaking: greedy, like a compositor.
/** The width of a text in a face and size, in pixels. */
export type Measure = (text: string, type: Type) => number;

export interface Type {
  readonly face: 'title' | 'number' | 'label' | 'text';
  readonly size: number;
  readonly italic?: boolean;
}

/** The lines of a text in a column; a word that is wider than the column has a line of its own. */
export function linesOf(text: string, width: number, wide: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && wide(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The largest of these sizes at which a text fits on one line. */
export function sizeToFit(
  text: string,
  width: number,
  {
    most,
    least,
    wide,
  }: { readonly most: number; readonly least: number; readonly wide: (size: number) => number },
): number {
  const asSet = wide(most);
  return text === '' || asSet <= width ? most : Math.max(least, Math.floor((most * width) / asSet));
}
