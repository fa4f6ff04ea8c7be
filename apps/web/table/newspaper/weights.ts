// Which events the newspaper reports: how much each weighs, and which are left out.
import type { RaceEvent } from '@race/great-race';
import type { TableModel } from '../model/table.ts';

/** An event without a weight is in the newspaper only. */
const WEIGHTS: { readonly [K in RaceEvent['key']]?: number } = {
  raceEnded: 100,
  crewArrived: 95,
  brokeDown: 90,
  cardStopped: 93,
  crewTargeted: 92,
  tilesTargeted: 84,
  tilesRemoved: 83,
  tilesSwapped: 83,
  turnedBack: 80,
  dangerMet: 78,
  lineTaken: 76,
  cityEntered: 74,
  tileUncovered: 72,
  stopped: 70,
  stopIgnored: 68,
  spaceEntered: 66,
  damageTaken: 60,
  tileLaid: 58,
  tileCleared: 58,
  partFitted: 56,
  assistantsFunded: 54,
  moneyReceived: 53,
  petrolPoured: 52,
  petrolBought: 52,
  cardPlayed: 50,
  crewPassed: 48,
  cardsDrawn: 46,
  tilesDrawn: 45,
  driveBegun: 44,
  repairBegun: 44,
  turnBegun: 42,
  cardTaken: 40,
  cardLeftOver: 40,
  planned: 38,
};

/** Modules have weights for their own events. */
type Weighing = Pick<TableModel, 'gather'>;

/** How much an event matters. */
export function weightOf({ gather }: Weighing, { key }: RaceEvent): number {
  const [more] = gather(({ weights }) => weights?.[key]);
  return WEIGHTS[key] ?? more ?? 1;
}

/** The weightiest first; of two alike the earlier one. */
export const byWeight = (table: Weighing, events: readonly RaceEvent[]): RaceEvent[] =>
  [...events].sort((a, b) => weightOf(table, b) - weightOf(table, a));

/** The weightiest events, in the order they happened. */
export function weightiest(table: Weighing, events: readonly RaceEvent[], atMost: number): RaceEvent[] {
  const chosen = new Set(byWeight(table, events).slice(0, atMost));
  return events.filter((event) => chosen.has(event));
}

/** Beginnings of an act: only the act itself is printed. */
const ANNOUNCED: readonly RaceEvent['key'][] = ['driveBegun', 'repairBegun'];

/** The events before René stays where he is. */
const BEFORE_STAYING: readonly RaceEvent['key'][] = ['torpedoGoes', 'targetNamed', 'torpedoStays'];

/** If René stays with one assistant after the other, this is printed once. */
function withoutStayingOn(events: readonly RaceEvent[]): readonly RaceEvent[] {
  const first = events.findIndex(({ key }) => key === 'torpedoStays');
  const isAll = first >= 0 && events.slice(first).every(({ key }) => BEFORE_STAYING.includes(key));
  return isAll ? events.slice(0, first + 1) : events;
}

/** The printed events of a dispatch: how far a crew has come is printed once. */
export const printed = ({ events }: { readonly events: readonly RaceEvent[] }): RaceEvent[] =>
  withoutStayingOn(events).filter(({ key }, index, all) => {
    const later = all.slice(index + 1);
    if (key === 'levelReached') return !later.some((event) => event.key === 'levelReached');
    return later.length === 0 || !ANNOUNCED.includes(key);
  });
