// What must be in sight when the map is shown whole, with room for what lies over its edges.
import type { Area } from '@race/atlas';
import type { BoardSheet } from '../model/board-sheet.ts';
import type { Pane } from './camera.ts';

/** The crews' chips over the top of a small screen, in pixels. */
const CHIPS = 64;
/** Room beside the outermost spaces, and for the tokens beside the track, in units of the map. */
const MARGIN = 12;
const TOKENS = 34;
/** The ribbon of the goal hangs over the lower edge of the sheet. */
const RIBBON = 24;
/** How wide a letter of a city's name is where names are largest. */
const LETTER = 15;

interface Overlap {
  readonly isCompact: boolean;
  /** What lies over the upper edge of a large screen, in pixels. */
  readonly above?: number;
}

/** The whole sheet; on a small screen only the board, without the margins of the sheet. */
export function wholeOf(sheet: BoardSheet, pane: Pane, { isCompact, above = 0 }: Overlap): Area {
  const { x, y, width, height } = sheet.geometry.frame;
  if (isCompact) return below(boardOf(sheet), pane, CHIPS);
  return below({ x: x - TOKENS, y, width, height: height + RIBBON }, pane, above);
}

/** The same area, with so many pixels free above it. A pane without a layout has no size yet. */
function below(area: Area, pane: Pane, above: number): Area {
  const zoom = Math.min(Math.max(1, pane.width) / area.width, Math.max(1, pane.height - above) / area.height);
  return { ...area, y: area.y - above / zoom, height: area.height + above / zoom };
}

function boardOf(sheet: BoardSheet): Area {
  const { radius } = sheet.geometry;
  const ys = sheet.board.spaces.map(({ y }) => y);
  const xs = sheet.board.spaces.flatMap((space) => [
    space.x - radius,
    space.x + radius,
    ...nameOf(sheet, space),
  ]);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - radius - 2 * MARGIN];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + radius + 2 * MARGIN - top,
  };
}

/** How far the name of a city reaches, roughly. */
function nameOf(
  { geometry: { labels } }: BoardSheet,
  { x, city }: BoardSheet['board']['spaces'][number],
): number[] {
  if (city === null) return [];
  const width = city.id.length * LETTER;
  const { dx, anchor } = labels[city.id] ?? { dx: 0, anchor: 'middle' };
  const left = anchor === 'start' ? x + dx : anchor === 'end' ? x + dx - width : x - width / 2;
  return [left, left + width];
}
