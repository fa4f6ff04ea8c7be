// The log as a newspaper prints it: what one crew did without a break is one dispatch, or a few where it did much.
import type { Phase, RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { actorOf } from '../state/crews.ts';
import { BEFORE_THE_START, type Time, timeOf } from './clock.ts';

export interface Dispatch {
  /** Its place in the log: the line, and how far into it. */
  readonly from: number;
  readonly turn: number;
  readonly phase: Phase;
  /** Whose doing it is; null when it is everybody's. */
  readonly seat: Seat | null;
  readonly events: readonly RaceEvent[];
}

interface Line {
  readonly events: readonly RaceEvent[];
}

/** Oldest first. Takes the whole log: the time of day runs through it. What is told from `cut` on begins anew there. */
export function dispatchesOf(lines: readonly Line[], cut = 0): Dispatch[] {
  const all: Dispatch[] = [];
  let time = BEFORE_THE_START;
  lines.forEach(({ events }, from) => {
    const parts = partsOf(events, time);
    parts.forEach((part, index) => {
      time = part.time;
      const next = {
        from: from + index / parts.length,
        ...time,
        seat: actorOf(part.events),
        events: part.events,
      };
      const last = all.at(-1);
      const isCut = last !== undefined && last.from < cut && next.from >= cut;
      if (last !== undefined && !isCut && goesOn(last, next))
        all[all.length - 1] = { ...last, events: [...last.events, ...next.events] };
      else all.push(next);
    });
  });
  return all;
}

function goesOn(last: Dispatch, next: Dispatch): boolean {
  if (next.seat === null || last.seat !== next.seat) return false;
  if (last.turn !== next.turn || last.phase !== next.phase) return false;
  return !isAnother(last, next) && !isBlow(last, next);
}

/** What an assistant is sent to do. */
const DEEDS: ReadonlySet<RaceEvent['key'] | undefined> = new Set([
  'driveBegun',
  'repairBegun',
  'tilesDrawn',
  'cardsDrawn',
  'assistantsFunded',
]);
/** So many sentences fill a dispatch: what is newest must not lie at the end of a long one. */
const FULL = 5;

const isAnother = (last: Dispatch, { events: [first] }: Dispatch): boolean =>
  DEEDS.has(first?.key) && printed(last).length >= FULL;

/** What is done to another crew is news of its own: it must not lie behind the petrol bought before it. */
const isBlow = (last: Dispatch, next: Dispatch): boolean =>
  next.events.some((event) => 'target' in event && !concerns(last, event.target));

/** René answers nobody: what he does comes with the answer of somebody else, and is his own news. */
const RENES_DOING: readonly RaceEvent['key'][] = [
  'reneRevealed',
  'torpedoGoes',
  'torpedoTook',
  'torpedoRecovered',
];

/** The answer that ends a phase also tells what follows from it: that is news of its own. */
function partsOf(
  events: readonly RaceEvent[],
  before: Time,
): { readonly time: Time; readonly events: RaceEvent[] }[] {
  const parts: { time: Time; events: RaceEvent[] }[] = [];
  let time = before;
  for (const event of events) {
    time = timeOf(event, time);
    const last = parts.at(-1);
    if (last?.time === time && !RENES_DOING.includes(event.key)) last.events.push(event);
    else parts.push({ time, events: [event] });
  }
  return parts;
}

/** Whether a crew does something in it, or has something done to it. */
export function concerns({ events }: Pick<Dispatch, 'events'>, seat: Seat): boolean {
  return events.some((event) =>
    Object.entries(event).some(([name, value]) => SEATS.includes(name) && value === seat),
  );
}

const SEATS = ['seat', 'target', 'by', 'winner'];

/** Another crew's doing, done to this one. The last cards of a bivouac go where they must: that is nobody's doing. */
export const touches = ({ seat: by, events }: Dispatch, seat: Seat): boolean =>
  by !== null &&
  by !== seat &&
  concerns({ events: events.filter(({ key }) => !LAST_CARDS.includes(key)) }, seat);

const LAST_CARDS: readonly RaceEvent['key'][] = ['cardTaken', 'cardLeftOver'];

/** The latest thing that others did to the reader, until the reader does something in turn; else the latest thing at all. */
export function leadOf(newestFirst: readonly Dispatch[], reader: Seat | null): Dispatch | undefined {
  const [latest] = newestFirst;
  if (reader === null) return latest;
  const since = newestFirst.findIndex(({ seat }) => seat === reader);
  const news = since < 0 ? newestFirst : newestFirst.slice(0, since);
  return news.find((one) => touches(one, reader)) ?? latest;
}

/** Announced, and then told: only the telling is printed. */
const ANNOUNCED: readonly RaceEvent['key'][] = ['driveBegun', 'repairBegun'];

/** What goes before René's staying where he is. */
const BEFORE_STAYING: readonly RaceEvent['key'][] = ['torpedoGoes', 'targetNamed', 'torpedoStays'];

/** Where René stays with one assistant after the other, it is told once. */
function withoutStayingOn(events: readonly RaceEvent[]): readonly RaceEvent[] {
  const first = events.findIndex(({ key }) => key === 'torpedoStays');
  const isAll = first >= 0 && events.slice(first).every(({ key }) => BEFORE_STAYING.includes(key));
  return isAll ? events.slice(0, first + 1) : events;
}

/** What is printed of a dispatch: how far a crew has come stands there once. */
export const printed = ({ events }: Pick<Dispatch, 'events'>): RaceEvent[] =>
  withoutStayingOn(events).filter(({ key }, index, all) => {
    const later = all.slice(index + 1);
    if (key === 'levelReached') return !later.some((event) => event.key === 'levelReached');
    return later.length === 0 || !ANNOUNCED.includes(key);
  });
