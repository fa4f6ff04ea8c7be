// The layout of the timeline, in pixels: one turn is open, the others are bars at its sides.
import type { Phase, Race } from '@race/great-race';
import type { Step } from '@race/kernel';
import type { TableStep } from '../../../sources/messages.ts';
import { BEFORE_THE_START, type Time, timeOf, timeOfSilence } from '../../../table/newspaper/dispatches.ts';

/** The width of a bar; it is less where all of them would take more than their share. */
const BAR = 26;
const SHARE = 0.42;
/** From the edge of the open turn to its first mark, and the largest distance between marks. */
const INSET = 18;
const STRIDE = 34;
/** The distance between tokens: a crew that acts again sooner gets no token. */
const TOKEN = 22;

export interface Bar {
  readonly turn: number;
  readonly left: number;
  readonly width: number;
  readonly isOpen: boolean;
}

export interface TimelineMark {
  readonly moment: TimelineMoment;
  readonly x: number;
  /** The first of several acts of a crew in a row, if there is room for its token. */
  readonly hasToken: boolean;
}

/** A phase of the open turn. */
export interface Stretch {
  readonly phase: Phase;
  readonly left: number;
  readonly width: number;
  /** Whether it is still to come: the rail of a turn that has just begun is no empty strip. */
  readonly isAhead?: boolean;
}

export interface Rail {
  readonly bars: readonly Bar[];
  readonly marks: readonly TimelineMark[];
  readonly stretches: readonly Stretch[];
  /** The information horizon; null when there is nothing before it. */
  readonly horizon: number | null;
}

interface Wanted {
  readonly moments: readonly TimelineMoment[];
  readonly openTurn: number;
  /** How many answers are behind the information horizon. */
  readonly behind: number;
  readonly width: number;
}

export function layRail({ moments, openTurn, behind, width }: Wanted): Rail {
  const bars = layBars([...new Set(moments.map(({ turn }) => turn))], openTurn, width);
  const open = bars.find(({ isOpen }) => isOpen);
  const marks = open === undefined ? [] : layMarks(ofTurn(moments, openTurn), open);
  const place = (moment: TimelineMoment): number =>
    marks.find((mark) => mark.moment === moment)?.x ?? inBar(moments, moment, bars);
  const [last, next] = [moments[behind], moments[behind + 1]];
  const horizon =
    behind === 0 || last === undefined
      ? null
      : next === undefined
        ? Math.min(width - 2, place(last) + INSET / 2)
        : (place(last) + place(next)) / 2;
  const stretches = open === undefined ? [] : layStretches(marks, open);
  const isGoingOn = openTurn === moments.at(-1)?.turn;
  return { bars, marks, stretches: isGoingOn ? withAhead(stretches, marks) : stretches, horizon };
}

/** The moment nearest to a place on the rail; in a bar, the first moment of its turn. */
export function nearest(
  { bars, marks }: Rail,
  moments: readonly TimelineMoment[],
  x: number,
): TimelineMoment | undefined {
  const bar = bars.find(({ left, width }) => x < left + width) ?? bars.at(-1);
  if (bar !== undefined && !bar.isOpen) return ofTurn(moments, bar.turn)[0];
  const byDistance = [...marks].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return byDistance[0]?.moment;
}

const ofTurn = (moments: readonly TimelineMoment[], turn: number): TimelineMoment[] =>
  moments.filter((moment) => moment.turn === turn);

function layBars(turns: readonly number[], openTurn: number, width: number): Bar[] {
  const closed = turns.length - 1;
  const bar = closed === 0 ? 0 : Math.min(BAR, (width * SHARE) / closed);
  let left = 0;
  return turns.map((turn) => {
    const isOpen = turn === openTurn;
    const wide = isOpen ? width - bar * closed : bar;
    const here = { turn, left, width: wide, isOpen };
    left += wide;
    return here;
  });
}

function layMarks(moments: readonly TimelineMoment[], open: Bar): TimelineMark[] {
  const stride = Math.min(STRIDE, (open.width - 2 * INSET) / Math.max(1, moments.length - 1));
  let lastToken = Number.NEGATIVE_INFINITY;
  return moments.map((moment, index) => {
    const x = open.left + INSET + index * stride;
    const goesOn = index > 0 && moments[index - 1]?.seat === moment.seat;
    const hasToken = moment.seat !== null && !goesOn && x - lastToken >= TOKEN;
    if (hasToken) lastToken = x;
    return { moment, x, hasToken };
  });
}

/** In a bar, marks are too close to be seen: only their share of it counts. */
function inBar(moments: readonly TimelineMoment[], moment: TimelineMoment, bars: readonly Bar[]): number {
  const bar = bars.find(({ turn }) => turn === moment.turn);
  if (bar === undefined) return 0;
  const all = ofTurn(moments, moment.turn);
  return bar.left + (bar.width * (all.indexOf(moment) + 0.5)) / all.length;
}

function layStretches(marks: readonly TimelineMark[], open: Bar): Stretch[] {
  const starts = marks.filter(({ moment }, index) => marks[index - 1]?.moment.phase !== moment.phase);
  const edges = starts.map(({ x }, index) => (index === 0 ? open.left : x - INSET / 2));
  return starts.map(({ moment }, index) => {
    const left = edges[index] ?? open.left;
    return { phase: moment.phase, left, width: (edges[index + 1] ?? open.left + open.width) - left };
  });
}

/** What is to come of a turn, in the order of its phases. */
const TO_COME: readonly Phase[] = ['bivouac', 'planning', 'convoy', 'maintenance'];
/** Narrower than this, a phase to come would have no room for its name. */
const NAMED = 90;

/** The phases to come share the room behind the last mark, if there is enough. */
function withAhead(stretches: readonly Stretch[], marks: readonly TimelineMark[]): readonly Stretch[] {
  const [last, mark] = [stretches.at(-1), marks.at(-1)];
  if (last === undefined || mark === undefined) return stretches;
  const ahead = TO_COME.slice(TO_COME.indexOf(last.phase) + 1);
  const from = Math.max(last.left + NAMED, mark.x + STRIDE);
  const width = (last.left + last.width - from) / ahead.length;
  if (!TO_COME.includes(last.phase) || ahead.length === 0 || width < NAMED) return stretches;
  return [
    ...stretches.slice(0, -1),
    { ...last, width: from - last.left },
    ...ahead.map((phase, index) => ({ phase, left: from + index * width, width, isAhead: true })),
  ];
}

/** The race as moments: one for each standing answer, with its seat and time. */
export interface TimelineMoment extends TableStep, Time {}

/**
 * Oldest first. A moment has the time at which it was answered. `before` are the steps of the race that this one was
 * forked from: they say at which time it begins.
 */
export function momentsOf(
  steps: readonly TableStep[],
  before: readonly Pick<Step<Race>, 'events'>[] = [],
): TimelineMoment[] {
  let time = before
    .flatMap(({ events }) => events)
    .reduce((now, event) => timeOf(event, now), BEFORE_THE_START);
  return steps.map((step) => {
    const { seat, events } = step;
    const [first] = events;
    const silence = seat === null ? time : timeOfSilence(time);
    const then = first === undefined ? silence : timeOf(first, time);
    time = events.reduce((now, event) => timeOf(event, now), then);
    return { ...step, ...then };
  });
}
