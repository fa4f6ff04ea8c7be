import type { Seat } from '@race/kernel';
import { byProgress } from './phases/4-maintenance.ts';
import { crewIn, type RacePublic } from './state.ts';

/** One crew's line in the standings, with what its prestige is made of. */
export interface Standing {
  readonly seat: Seat;
  /** 0 when it did not arrive. */
  readonly place: number;
  readonly arrival: number;
  readonly engine: number;
  readonly chassis: number;
  readonly money: number;
  /** What modules count. */
  readonly more: number;
  readonly prestige: number;
}

/** BASE-END-04. */
const FOR_ARRIVAL = [5, 3, 1];
const FRANCS_A_POINT = 50;

function standingOf(known: RacePublic, seat: Seat): Standing {
  const { arrived: place, engine, chassis, francs } = crewIn(known, seat);
  const arrival = FOR_ARRIVAL[place - 1] ?? 0;
  const money = Math.floor(francs / FRANCS_A_POINT);
  const more = countedByModules(known, seat);
  const prestige = arrival + engine + chassis + money + more;
  return { seat, place, arrival, engine, chassis, money, more, prestige };
}

/** A module that counts for the standings keeps its points in its slot, by seat. */
function countedByModules({ modules }: RacePublic, seat: Seat): number {
  let points = 0;
  for (const slot of Object.values<object>(modules ?? {}))
    if ('prestige' in slot && Array.isArray(slot.prestige)) points += Number(slot.prestige[seat] ?? 0);
  return points;
}

/** All crews, best first. BASE-END-05, 06: ties go to the earlier arrival; who did not arrive comes after all who did. */
export function standings(known: RacePublic): Standing[] {
  const all = known.crews.map((_, seat) => standingOf(known, seat));
  return all.sort((a, b) => {
    if (a.place > 0 && b.place > 0) return b.prestige - a.prestige || a.place - b.place;
    if (a.place > 0 || b.place > 0) return b.place - a.place;
    return byProgress(known, a.seat, b.seat);
  });
}

/** BASE-END-03, 07: only who arrived can win; -1 when nobody did. */
export function winnerOf(known: RacePublic): Seat | -1 {
  const [best] = standings(known);
  return best === undefined || best.place === 0 ? -1 : best.seat;
}
