// Guests who cannot come back, or have never played.
import type { AgeingGuest } from '@race/store';
import { leaveTables } from '../people/tables.ts';
import { BATCH, type Cleaning, daysAgo } from './cleaning.ts';

/** Goes through all people once. */
export async function forgetGuests(cleaning: Cleaning): Promise<number> {
  const { store } = cleaning.rooms.services;
  let gone = 0;
  let after = '';
  for (;;) {
    const { guests, last } = await store.ageingGuests(after, BATCH);
    if (last === null) return gone;
    after = last;
    for (const guest of guests.filter((one) => isForgotten(cleaning, one))) {
      if (await forget(cleaning, guest)) gone += 1;
      if (!(await cleaning.pause())) return gone;
    }
    if (!(await cleaning.pause())) return gone;
  }
}

/** A guest without a session has lost the only credential and cannot come back. */
function isForgotten(cleaning: Cleaning, { made, used, isBound }: AgeingGuest): boolean {
  if (used === null) return made < daysAgo(cleaning, 1);
  return !isBound && Math.max(made, used) < daysAgo(cleaning, cleaning.days.guests);
}

/** As if they had deleted themselves: tables with others stay, without their name. */
async function forget({ rooms }: Cleaning, { person }: AgeingGuest): Promise<boolean> {
  if (!(await leaveTables(rooms, person))) return false;
  await rooms.services.store.commit([{ write: 'forget', person }]);
  return true;
}
