// How the seats before a race are changed.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import { crewsWith, FEWEST_CREWS, mostCrews } from '@race/great-race/options.ts';
import { type Driver, racing, type SeatChoice, type Seating } from './choices.ts';

/** In letters, as in `LONGEST_NAME` of `@race/local`. */
export const LONGEST_NAME = 40;

/** How many crews can race, by the seats there are. */
export const crewCounts = ({ seats }: Pick<Seating, 'seats'>): readonly number[] =>
  seats.slice(FEWEST_CREWS - 1).map((_, more) => FEWEST_CREWS + more);

const peopleIn = (seating: Seating): number =>
  racing(seating).filter(({ driver }) => driver === 'person').length;

/** A race needs at least one person. */
export const canSeat = (seating: Seating, seat: number, driver: Driver): boolean =>
  driver === 'person' || seating.seats[seat]?.driver !== 'person' || peopleIn(seating) > 1;

export const seatDriver = (seating: Seating, seat: number, driver: Driver): Seating =>
  canSeat(seating, seat, driver) ? changed(seating, seat, { driver }) : seating;

export const nameSeat = (seating: Seating, seat: number, name: string): Seating =>
  changed(seating, seat, { name: name.slice(0, LONGEST_NAME) });

/** A seat that had the crew already gets the old one in return. */
export function giveCrew(seating: Seating, seat: number, crew: CrewId): Seating {
  const given = seating.seats[seat]?.crew;
  if (given === undefined) return seating;
  const seats = seating.seats.map((one, at) => {
    if (at === seat) return { ...one, crew };
    return one.crew === crew ? { ...one, crew: given } : one;
  });
  return { ...seating, seats };
}

/** The racing seat that has a crew. */
export function holderOf(seating: Seating, crew: CrewId): number | null {
  const seat = racing(seating).findIndex((one) => one.crew === crew);
  return seat < 0 ? null : seat;
}

/** With fewer crews the last seats stay empty; the first becomes a person's if no other seat is one. */
export function countCrews(seating: Seating, crews: number): Seating {
  if (!crewCounts(seating).includes(crews)) return seating;
  const counted = { ...seating, crews };
  return peopleIn(counted) === 0 ? changed(counted, 0, { driver: 'person' }) : counted;
}

const changed = (seating: Seating, seat: number, change: Partial<SeatChoice>): Seating => ({
  ...seating,
  seats: seating.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)),
});

/** Fits the seats to the chosen modules: new seats race, and crews that are no longer allowed are replaced. */
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
