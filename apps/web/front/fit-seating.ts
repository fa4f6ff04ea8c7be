// The seats a table has with the modules it plays: as many as can race, each with a crew that can be given out.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import { crewsWith, mostCrews } from '@race/great-race/options.ts';
import { countCrews, type SeatChoice, type Seating } from './seats.ts';

/** Seats that are new race; a crew that cannot be given out any more is changed for one that can. */
export function fitSeating(seating: Seating, modules: readonly string[]): Seating {
  const most = mostCrews(modules);
  const allowed = crewsWith(modules);
  const saved = seating.seats.slice(0, most);
  const free = allowed.filter((crew) => !saved.some((seat) => seat.crew === crew));
  const next = (): CrewId => {
    const crew = free.shift();
    if (crew === undefined) throw new Error('there are fewer crews than seats');
    return crew;
  };
  const seats = saved.map(
    (seat): SeatChoice => (allowed.includes(seat.crew) ? seat : { ...seat, crew: next() }),
  );
  while (seats.length < most) seats.push({ driver: 'racer', name: '', crew: next() });
  const crews = most > seating.seats.length ? most : Math.min(seating.crews, most);
  return countCrews({ crews, seats }, crews);
}
