// What a learner has truly done, read from what the race told.
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';

export const DEEDS = ['driven', 'laid', 'repaired', 'danger', 'arrived'] as const;
export type Deed = (typeof DEEDS)[number];

/** Whether an event is this deed of this seat. */
const IS: Readonly<Record<Deed, (event: RaceEvent, seat: Seat) => boolean>> = {
  driven: (event, seat) => event.key === 'spaceEntered' && event.seat === seat,
  laid: (event, seat) => event.key === 'tileLaid' && event.seat === seat,
  repaired: (event, seat) => event.key === 'partFitted' && event.seat === seat,
  danger: (event, seat) =>
    (event.key === 'dangerMet' && event.seat === seat) ||
    (event.key === 'spaceEntered' && event.seat === seat && event.danger) ||
    (event.key === 'crewTargeted' && event.target === seat),
  arrived: (event, seat) => event.key === 'crewArrived' && event.seat === seat,
};

/** What of it has happened, in the order of the list. */
export const deedsIn = (events: readonly RaceEvent[], seat: Seat): Deed[] =>
  DEEDS.filter((deed) => events.some((event) => IS[deed](event, seat)));
