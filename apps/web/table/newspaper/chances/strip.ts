// A curve as a strip to draw, and in words.
import type { Strip } from '@race/atlas/draw/barograph.ts';
import type { Seat } from '@race/kernel';
import {
  type ChanceCurve,
  type CurvePoint,
  likelihoodOf,
  type Turning,
  tenthOf,
  tenthsOf,
} from '@race/study';
import { say } from '../../../shell/words/say.ts';
import { crewName } from '../../dashboard/crew.tsx';
import type { TableModel } from '../../model/table.ts';
import { headlineOf } from '../fold.tsx';

const THOUSAND = 1000;

/** Where so many answers lie on the strip, from 0 to 1. */
export type Along = (line: number) => number;

/** Fields of one width for all turns; what is before the first turn belongs to it. */
export function byTurns(points: readonly CurvePoint[]): Along {
  const starts = startsOf(points).map(({ line }) => line);
  const end = points.at(-1)?.line ?? 1;
  return (line) => {
    const field = Math.max(
      0,
      starts.findLastIndex((start) => start <= line),
    );
    const from = starts[field] ?? 0;
    const to = starts[field + 1] ?? end;
    return (
      (field + (to === from ? 0 : Math.min(1, (line - from) / (to - from)))) / Math.max(1, starts.length)
    );
  };
}

/** The first line of each turn. */
export function startsOf(points: readonly CurvePoint[]): { readonly line: number; readonly turn: number }[] {
  const starts: { line: number; turn: number }[] = [];
  for (const { line, turn } of points) {
    const last = starts.at(-1);
    if (last === undefined) starts.push({ line, turn: Math.max(1, turn) });
    else if (turn > last.turn) starts.push({ line, turn });
  }
  return starts;
}

interface Drawn extends Partial<Pick<ChanceCurve, 'turnings' | 'luck'>> {
  readonly points: readonly CurvePoint[];
  readonly crews: readonly string[];
  readonly along: Along;
}

export function stripOf({ points, turnings = [], luck = [], crews, along }: Drawn): Strip {
  const markOf = ({ line, crew, after }: Turning, number: number | null) => ({
    x: along(line),
    chance: (points.findLast((point) => point.line <= line)?.chances[crew] ?? after) / THOUSAND,
    number,
  });
  return {
    crews,
    points: points.map(({ line, chances }) => ({
      x: along(line),
      chances: chances.map((one) => one / THOUSAND),
    })),
    turns: startsOf(points).map(({ line, turn }) => ({ x: along(line), turn })),
    marks: [
      ...luck.map((turning) => markOf(turning, null)),
      ...turnings.map((turning, nth) => markOf(turning, nth + 1)),
    ],
  };
}

/** Whose knowledge the chances are judged by. */
export const howWords = (table: TableModel, seat: Seat | null): string =>
  seat === null ? say('chances.how.public') : say('chances.how.seat', { crew: crewName(table, { seat }) });

/** "about 4 in 10"; where it is clear of how many, "about 4". */
export function chanceWords(chance: number, tenths: number, of: 'about' | 'short' = 'about'): string {
  const likelihood = likelihoodOf(chance);
  return likelihood === 'about'
    ? say(`chances.${of}`, { count: Math.max(1, tenths) })
    : say(`chances.${likelihood}`);
}

/** The chances of a moment, rounded together. */
export function momentWords({ chances }: CurvePoint): string[] {
  const tenths = tenthsOf(chances);
  return chances.map((chance, seat) => chanceWords(chance, tenths[seat] ?? 0));
}

/** What turned the race, and how the chance of a crew changed. */
export interface TurningWords {
  readonly what: string;
  readonly swing: string;
}

export function turningWords(table: TableModel, turning: Turning): TurningWords {
  const { turn, by, crew, before, after, events } = turning;
  const what =
    by === null ? say('chances.plans') : (headlineOf(table, { events }) ?? crewName(table, { seat: by }));
  return {
    what: say('chances.at', { turn, what }),
    swing: swingWords(crewName(table, { seat: crew }), before, after),
  };
}

function swingWords(crew: string, before: number, after: number): string {
  const [then, now] = [before, after].map((chance) => chanceWords(chance, tenthOf(chance), 'short'));
  if (then !== undefined && now !== undefined && then !== now)
    return say('chances.swing', { crew, before: then, after: now });
  return say(after > before ? 'chances.better' : 'chances.worse', { crew });
}

/** The whole curve in one sentence. */
export function sentenceOf(table: TableModel, points: readonly CurvePoint[]): string {
  const winner = points.at(-1)?.chances.indexOf(THOUSAND) ?? -1;
  const [start] = points;
  if (winner < 0 || start === undefined) return say('chances.sentence.nobody');
  const crew = crewName(table, { seat: winner });
  const before = momentWords(start)[winner] ?? '';
  const behind = points.findLast(({ chances }) => !isAhead(chances, winner));
  const ahead = behind === undefined ? start : points[points.indexOf(behind) + 1];
  return ahead === undefined || ahead === points.at(-1)
    ? say('chances.sentence.late', { crew, before })
    : say('chances.sentence.ahead', { crew, before, turn: Math.max(1, ahead.turn) });
}

const isAhead = (chances: readonly number[], seat: Seat): boolean =>
  chances.every((chance, other) => other === seat || chance < (chances[seat] ?? 0));
