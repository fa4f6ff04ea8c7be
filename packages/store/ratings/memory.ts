import type { PeopleChange } from '../people/port.ts';
import type { CommitVerdict, TableRow } from '../port.ts';
import type { PlacingRow, RatingRow, RatingsChange, RatingsStore, SeekerRow } from './port.ts';

interface Besides {
  readonly people: Map<string, unknown>;
  addTable(row: TableRow): CommitVerdict;
}

interface RatingsInMemory extends RatingsStore {
  writeRatings(change: RatingsChange): CommitVerdict;
  /** What becomes of ratings when a person or a table goes. */
  followPeople(change: PeopleChange): void;
}

export function ratingsInMemory({ people, addTable }: Besides): RatingsInMemory {
  const endings = new Map<string, number>();
  let ratings: RatingRow[] = [];
  let results: PlacingRow[] = [];
  const seekers = new Map<string, SeekerRow>();
  const find = (person: string, track: string) =>
    ratings.find((one) => one.person === person && one.track === track) ?? null;

  function writeRatings(change: RatingsChange): CommitVerdict {
    switch (change.write) {
      case 'ended':
        endings.set(change.table, change.at);
        return 'written';
      case 'rated':
        return writeRated(change);
      case 'seek': {
        const { seeker } = change;
        if (seekers.get(seeker.person)?.table != null) return 'conflict';
        seekers.set(seeker.person, { ...seeker, table: null });
        return 'written';
      }
      case 'unseek':
        seekers.delete(change.person);
        return 'written';
      case 'match':
        return writeMatch(change);
    }
  }

  function writeRated(change: Extract<RatingsChange, { write: 'rated' }>): CommitVerdict {
    const isNew = ({ table, seat, person }: PlacingRow) =>
      !results.some((one) => one.table === table && one.seat === seat && one.person === person);
    const isNext = ({ person, track, races }: RatingRow) =>
      people.has(person) && (find(person, track)?.races ?? 0) === races - 1;
    if (
      endings.get(change.table) !== change.at ||
      !change.results.every(isNew) ||
      !change.ratings.every(isNext)
    )
      return 'conflict';
    endings.delete(change.table);
    results.push(...change.results);
    for (const next of change.ratings)
      ratings = [...ratings.filter((one) => one !== find(next.person, next.track)), next];
    return 'written';
  }

  function writeMatch({
    row,
    people: matched,
    after,
  }: Extract<RatingsChange, { write: 'match' }>): CommitVerdict {
    const waiting = matched.flatMap((person) => seekers.get(person) ?? []);
    if (waiting.length < matched.length) return 'conflict';
    if (!waiting.every(({ table, seen }) => table === null && seen > after)) return 'conflict';
    if (addTable(row) === 'conflict') return 'conflict';
    for (const one of waiting) seekers.set(one.person, { ...one, table: row.table });
    return 'written';
  }

  function followPeople(change: PeopleChange): void {
    if (change.write === 'forget') {
      ratings = ratings.filter(({ person }) => person !== change.person);
      results = results.filter(({ person }) => person !== change.person);
      seekers.delete(change.person);
    }
    if (change.write === 'dropTable') {
      endings.delete(change.table);
      results = results.filter(({ table }) => table !== change.table);
    }
    if (change.write === 'inherit') {
      const { from, to } = change;
      const own = (person: string) => (person === from ? to : person);
      ratings = ratings.map((one) =>
        find(to, one.track) === null ? { ...one, person: own(one.person) } : one,
      );
      results = results.map((one) => ({ ...one, person: own(one.person) }));
    }
  }

  return {
    writeRatings,
    followPeople,
    endings: async (most) =>
      [...endings]
        .map(([table, at]) => ({ table, at }))
        .sort((a, b) => a.at - b.at || (a.table < b.table ? -1 : 1))
        .slice(0, most),
    ending: async (table) => endings.get(table) ?? null,
    rating: async (person, track) => find(person, track),
    ratingsOf: async (person) =>
      ratings
        .filter((one) => one.person === person)
        .sort((a, b) => b.races - a.races || (a.track < b.track ? -1 : 1)),
    resultsOf: async (person, most) =>
      results
        .filter((one) => one.person === person)
        .sort((a, b) => b.ended - a.ended || (a.table < b.table ? -1 : 1))
        .slice(0, most),
    resultsAt: async (table) =>
      results
        .filter((one) => one.table === table)
        .sort((a, b) => a.seat - b.seat || (a.person < b.person ? -1 : 1)),
    seeker: async (person) => seekers.get(person) ?? null,
    seekers: async (after) =>
      [...seekers.values()]
        .filter(({ table, seen }) => table === null && seen > after)
        .sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1)),
  };
}
