// Out of all a moment told, what a reader must not miss.
import type { RaceEvent } from '@race/great-race';
import { gather } from '../state/modules.ts';

/** The more it weighs, the more it matters. What has no weight here is told by the newspaper alone. */
const WEIGHTS: { readonly [K in RaceEvent['key']]?: number } = {
  raceEnded: 100,
  crewArrived: 95,
  brokeDown: 90,
  cardStopped: 85,
  crewTargeted: 84,
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

/** How much an event matters. */
export function weightOf({ key }: RaceEvent): number {
  const [more] = gather(({ weights }) => weights?.[key]);
  return WEIGHTS[key] ?? more ?? 1;
}

/** The weightiest first; of two alike the earlier one. */
export const byWeight = (events: readonly RaceEvent[]): RaceEvent[] =>
  [...events].sort((a, b) => weightOf(b) - weightOf(a));

/** The weightiest events, in the order they happened. */
export function weightiest(events: readonly RaceEvent[], atMost: number): RaceEvent[] {
  const chosen = new Set(byWeight(events).slice(0, atMost));
  return events.filter((event) => chosen.has(event));
}
