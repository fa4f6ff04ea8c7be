import type { Seat, Seats } from './contract.ts';

export const NOBODY: Seats = 0;

export const only = (seat: Seat): Seats => 1 << seat;

/** Whether a seat is in a set. A shift counts modulo 32, so a number from outside must not pass for seat 0. */
export const includes = (seats: Seats, seat: Seat): boolean =>
  (seats & (1 << seat)) !== 0 && seat >= 0 && seat < 32 && Number.isInteger(seat);

/** The seats of a set, lowest first. */
export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (includes(seats, seat)) list.push(seat);
  return list;
}

/** The lowest seat of a set, which must not be empty. */
export function lowest(seats: Seats): Seat {
  let seat = 0;
  while (!includes(seats, seat)) seat++;
  return seat;
}
