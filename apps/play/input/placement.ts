import { joined } from './plain.ts';

/** What was typed for a plan: so many on each box, or so many in sum when that is wrong; null when it is no plan. */
export type Placement =
  | { readonly ok: true; readonly boxes: readonly number[] }
  | { readonly ok: false; readonly placed: number };

interface Boxes {
  /** What each box may be called. */
  readonly names: readonly (readonly string[])[];
  readonly assistants: number;
}

/** Reads "p2 m2 g1", "2 pathfinder 3 mechanics", "2 2 1 0" or "2210". BASE-PLAN-01. */
export function readPlacement(typed: string, boxes: Boxes): Placement | null {
  const counts = readRow(typed, boxes.names.length) ?? readPairs(typed, boxes);
  if (counts === null) return null;
  const placed = counts.reduce((sum, count) => sum + count, 0);
  return placed === boxes.assistants ? { ok: true, boxes: counts } : { ok: false, placed };
}

/** Four figures, in the order of the boxes. */
function readRow(typed: string, boxes: number): number[] | null {
  const figures = typed.trim().split(/[\s,;/+-]+/);
  const digits = figures.length === 1 ? [...(figures[0] ?? '')] : figures;
  return digits.length === boxes && digits.every((one) => /^\d+$/.test(one)) ? digits.map(Number) : null;
}

/** Names and figures in turn, whichever comes first; a box that is not named gets none. */
function readPairs(typed: string, boxes: Boxes): number[] | null {
  const parts = typed.match(/\d+|\p{L}+/gu) ?? [];
  if (parts.length === 0 || parts.length % 2 === 1) return null;
  const counts = boxes.names.map(() => 0);
  for (let at = 0; at < parts.length; at += 2) {
    const [one = '', other = ''] = parts.slice(at, at + 2);
    const [figure, name] = /^\d/.test(one) ? [one, other] : [other, one];
    const box = boxNamed(name, boxes.names);
    if (!/^\d+$/.test(figure) || box < 0) return null;
    counts[box] = (counts[box] ?? 0) + Number(figure);
  }
  return counts;
}

/** The one box whose name begins so, or -1. */
function boxNamed(typed: string, names: Boxes['names']): number {
  const said = joined(typed);
  const meant = names.flatMap((calls, box) =>
    calls.some((name) => joined(name).startsWith(said)) ? [box] : [],
  );
  return meant.length === 1 ? (meant[0] ?? -1) : -1;
}

/** As few letters of a box's first name as mean that box alone. */
export function shortName(names: Boxes['names'], box: number): string {
  const letters = [...(names[box]?.[0] ?? '').toLowerCase()];
  const short = letters.map((_, at) => letters.slice(0, at + 1).join(''));
  return short.find((one) => boxNamed(one, names) === box) ?? letters.join('');
}
