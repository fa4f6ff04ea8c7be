import type { Crew, RacePublic, RaceSeat } from './state.ts';

/**
 * Gives a copy made before a step the race's own branches again wherever they still are the same. Written by hand, as
 * copies are: a server does it at every step. Frames and what modules keep are left to who compares.
 */
export function rejoin(before: RacePublic, now: RacePublic): void {
  if (areSame(before.order, now.order)) before.order = now.order;
  if (areSame(before.tiles, now.tiles)) before.tiles = now.tiles;
  if (areSame(before.bag, now.bag)) before.bag = now.bag;
  if (areSame(before.gone, now.gone)) before.gone = now.gone;
  if (areSame(before.row, now.row)) before.row = now.row;
  if (areSame(before.discard, now.discard)) before.discard = now.discard;
  for (let seat = 0; seat < now.crews.length; seat++) {
    const was = before.crews[seat];
    const is = now.crews[seat];
    if (was !== undefined && is !== undefined && isSameCrew(was, is)) before.crews[seat] = is;
  }
}

export const isSameSeat = (a: RaceSeat, b: RaceSeat): boolean =>
  a.sealed === b.sealed && areSame(a.hand, b.hand) && areSame(a.drawn, b.drawn);

function isSameCrew(a: Crew, b: Crew): boolean {
  return (
    a.id === b.id &&
    a.at === b.at &&
    a.level === b.level &&
    a.since === b.since &&
    a.petrol === b.petrol &&
    a.engine === b.engine &&
    a.chassis === b.chassis &&
    a.petrolMax === b.petrolMax &&
    a.engineMax === b.engineMax &&
    a.chassisMax === b.chassisMax &&
    a.francs === b.francs &&
    a.passed === b.passed &&
    a.arrived === b.arrived &&
    a.cards === b.cards &&
    areSame(a.boxes, b.boxes) &&
    areSame(a.known, b.known)
  );
}

function areSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < b.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
