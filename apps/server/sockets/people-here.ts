// How many people are connected, at all processes together. Each says its own number every few seconds; who says nothing any more
// has stopped. A person with pages at several processes counts once at each.
import type { Cluster } from '../rooms/cluster.ts';
import type { TableServices } from '../rooms/table-actor.ts';

export interface PeopleHere {
  count(): number;
  close(): void;
}

/** How often the number is said, in milliseconds. */
const SAID_EVERY = 5_000;
/** How many of those times may be missed. */
const MISSED = 3;

export function countPeople(
  { services, cluster }: { readonly services: TableServices; readonly cluster: Cluster },
  own: () => number,
  every = SAID_EVERY,
): PeopleHere {
  const { node, events, now } = services;
  if (node === null) return { count: own, close: () => undefined };
  const elsewhere = new Map<string, { readonly people: number; readonly until: number }>();
  const say = (people: number): void => cluster.publish({ about: 'here', people });
  events.subscribe('hereElsewhere', ({ from, people }) => {
    if (people === 0) elsewhere.delete(from);
    else elsewhere.set(from, { people, until: now() + MISSED * every });
  });
  const saying = setInterval(() => say(own()), every);
  saying.unref();
  return {
    count() {
      let people = own();
      for (const [from, said] of elsewhere)
        if (said.until < now()) elsewhere.delete(from);
        else people += said.people;
      return people;
    },
    close() {
      clearInterval(saying);
      say(0);
    },
  };
}
