// The log as dispatches of a newspaper: what one crew did without a break is one dispatch, or a few if it did much.
import type { Phase, Race, RaceEvent } from '@race/great-race';
import type { Seat, Step } from '@race/kernel';
import { actorOf } from '../model/shown-state.ts';
import { printed } from './weights.ts';

/** Steps, or parts of one. Its seat is the crew that acts; null for all of them. */
export interface Dispatch extends Time, Pick<Step<Race>, 'seat' | 'events'> {
  /** Its place in the log: the line, and how far into it. */
  readonly from: number;
}

/** Oldest first. Takes the whole log, since the time of day runs through it. Events from `cut` on begin a new dispatch. */
export function dispatchesOf(steps: readonly Pick<Step<Race>, 'events'>[], cut = 0): Dispatch[] {
  const all: Dispatch[] = [];
  let time = BEFORE_THE_START;
  steps.forEach(({ events }, from) => {
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

/** The acts of assistants. */
const DEEDS: ReadonlySet<RaceEvent['key'] | undefined> = new Set([
  'driveBegun',
  'repairBegun',
  'tilesDrawn',
  'cardsDrawn',
  'assistantsFunded',
]);
/** The number of sentences that fill a dispatch, so that the newest is not at the end of a long one. */
const FULL = 5;

const isAnother = (last: Dispatch, { events: [first] }: Dispatch): boolean =>
  DEEDS.has(first?.key) && printed(last).length >= FULL;

/** An act against another crew is a dispatch of its own, and does not come after petrol that was bought before it. */
const isBlow = (last: Dispatch, next: Dispatch): boolean =>
  next.events.some((event) => 'target' in event && !concerns(last, event.target));

/** René answers no questions: his acts come with the answer of a player, and are dispatches of their own. */
const RENES_DOING: readonly RaceEvent['key'][] = [
  'reneRevealed',
  'torpedoGoes',
  'torpedoTook',
  'torpedoRecovered',
];

/** The answer that ends a phase also has the events that follow from it: those are another dispatch. */
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

/** Whether a crew acts in it, or is acted upon. */
export function concerns({ events }: Pick<Dispatch, 'events'>, seat: Seat): boolean {
  return events.some((event) =>
    Object.entries(event).some(([name, value]) => SEATS.includes(name) && value === seat),
  );
}

const SEATS = ['seat', 'target', 'by', 'winner'];

/** Whether another crew acted upon this one. The last cards of a bivouac are dealt by rule, so that does not count. */
export const touches = ({ seat: by, events }: Dispatch, seat: Seat): boolean =>
  by !== null &&
  by !== seat &&
  concerns({ events: events.filter(({ key }) => !LAST_CARDS.includes(key)) }, seat);

const LAST_CARDS: readonly RaceEvent['key'][] = ['cardTaken', 'cardLeftOver'];

/** The latest act of others upon the reader, until the reader acts again; else the latest dispatch. */
export function leadOf(newestFirst: readonly Dispatch[], reader: Seat | null): Dispatch | undefined {
  const [latest] = newestFirst;
  if (reader === null) return latest;
  const since = newestFirst.findIndex(({ seat }) => seat === reader);
  const news = since < 0 ? newestFirst : newestFirst.slice(0, since);
  return news.find((one) => touches(one, reader)) ?? latest;
}

// The time of events in the race: the events themselves say so.
export interface Time {
  readonly turn: number;
  readonly phase: Phase;
}

export const BEFORE_THE_START: Time = { turn: 0, phase: 'setup' };

/** The phase to which an event always belongs. */
const PHASES: { readonly [K in RaceEvent['key']]?: Phase } = {
  turnBegun: 'bivouac',
  planned: 'planning',
  orderChanged: 'maintenance',
  raceEnded: 'over',
};

/** The time at this event. */
export function timeOf(event: RaceEvent, before: Time): Time {
  const turn = event.key === 'turnBegun' ? event.turn : before.turn;
  // After the plans are revealed comes the convoy.
  const phase = PHASES[event.key] ?? (before.phase === 'planning' ? 'convoy' : before.phase);
  return turn === before.turn && phase === before.phase ? before : { turn, phase };
}

/** In the bivouac every answer has an event: one without is a secret plan. */
export const timeOfSilence = (before: Time): Time =>
  before.phase === 'bivouac' ? { ...before, phase: 'planning' } : before;
