// What a seat is called: by its player's name over the network, else by who leads its crew.
import type { RacePublic } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type Name, seatName } from '@race/words';
import { words } from '../../shell/words/say.ts';
import { isolated } from '../../shell/words/written.ts';

export function nameOfSeat(known: RacePublic, people: readonly string[], seat: Seat): string | Name {
  const person = people[seat] ?? '';
  return person === '' ? seatName(words(), known, seat) : isolated(person);
}
