import { type Race, STREAMS } from '@race/great-race';
import { imagine, legalActions, open, type SeatView, type State, streams } from '@race/kernel';
import { answerAs, type Company } from './rehearse.ts';

/**
 * A world that the view allows. Plans that others have sealed are made up by chance when a world is
 * imagined; here they are those of racers, who are better company. Who knows how the others plan lets them plan first.
 */
export function imagineWorld(company: Company, view: SeatView<Race>, seed: number): State<Race> {
  const { rules, racer, planner } = company;
  const world = imagine<Race>(rules, view, streams(STREAMS, seed));
  if (view.public.stack.at(-1)?.kind !== 'plan') return world;
  world.seats.forEach((one, seat) => {
    if (seat === view.seat || (one.sealed === null && planner === undefined)) return;
    const g = open<Race>(rules, unsealed(world, seat));
    if (legalActions(g, seat).length === 0) return;
    one.sealed = answerAs({ ...company, racer: planner ?? racer }, g, seat);
    world.table.ready |= 1 << seat;
  });
  return world;
}

/** The same world before this seat had planned. */
function unsealed(world: State<Race>, seat: number): State<Race> {
  const seats = world.seats.map((one, n) => (n === seat ? { ...one, sealed: null } : one));
  return { ...world, seats, table: { ...world.table, ready: world.table.ready & ~(1 << seat) } };
}
