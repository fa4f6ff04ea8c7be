// CUP-03: points and standings of a cup.
import { sum } from '@race/kernel/sum.ts';
import { type CupRules, type CupSeat, type CupState, type CupTable, fieldOf } from './log.ts';

/** A line of the standings. */
export interface CupStanding {
  readonly number: number;
  /** From 1. */
  readonly place: number;
  readonly points: number;
  readonly prestige: number;
  /** How often it was ahead of those who are level with it, where they met. */
  readonly ahead: number;
  /** The sum of its places among the arrivals at its tables. */
  readonly arrivals: number;
  readonly byes: number;
  /** The points of each round; null where it did not take part. */
  readonly rounds: readonly (number | null)[];
}

/** By size of the table: for each place. */
const FOR_PLACE: { readonly [size: number]: readonly number[] } = {
  2: [3, 1],
  3: [5, 3, 1],
  4: [5, 3, 2, 1],
  5: [6, 4, 3, 2, 1],
};
/** Larger tables, which only the dash has: one point for each place. */
const placePoints = (size: number): readonly number[] =>
  FOR_PLACE[size] ?? Array.from({ length: size }, (_, at) => size - at);

/** In a duplicate arena: who is ahead of everybody else in the same seat has so many, who is behind all of them none. */
const DUPLICATE_POINTS = 10;

export const byePoints = ({ kind }: Pick<CupRules, 'kind'>): number =>
  kind === 'duplicate' ? DUPLICATE_POINTS / 2 : 3;

/** Best first: who has left is behind everybody who raced, arrival counts more than prestige. */
function compareSeats(a: CupSeat, b: CupSeat): number {
  if (a.arrived !== b.arrived) return a.arrived ? -1 : 1;
  return b.prestige - a.prestige || a.arrival - b.arrival;
}

const hasLeft = ({ fate }: CupSeat): boolean => fate === 'left' || fate === 'absent';

/** What each seat of a table has won; null while it is not known. */
export function pointsAt(
  rules: CupRules,
  tables: readonly CupTable[],
  table: CupTable,
): readonly number[] | null {
  if (table.isVoid) return table.seats.map(() => byePoints(rules));
  const { results } = table;
  if (results === null) return null;
  return results.map((result, seat) => {
    if (hasLeft(result)) return 0;
    if (result.fate === 'excused') return byePoints(rules);
    return rules.kind === 'duplicate'
      ? comparedPoints(tables, result, seat)
      : (placePoints(rules.size)[result.place - 1] ?? 0);
  });
}

/** Compares a result with all others of the same seat. At a single table, where there is none, its place counts. */
function comparedPoints(tables: readonly CupTable[], own: CupSeat, seat: number): number {
  const others = tables.flatMap(({ results }) => {
    const other = results?.[seat];
    return other === undefined || other === own ? [] : [other];
  });
  const size = tables[0]?.seats.length ?? 2;
  if (others.length === 0) return Math.round((DUPLICATE_POINTS * (size - own.place)) / Math.max(1, size - 1));
  const beaten = sum(
    others.map((other) => {
      const order = compareSeats(own, other);
      return order < 0 ? 1 : order === 0 ? 0.5 : 0;
    }),
  );
  return Math.round((DUPLICATE_POINTS * beaten) / others.length);
}

interface Tally {
  readonly number: number;
  points: number;
  prestige: number;
  arrivals: number;
  byes: number;
  ahead: number;
  readonly rounds: (number | null)[];
}

/** The standings after the finished tables, those of the running round included, but not of a duplicate round that goes on. */
export function standingsOf(rules: CupRules, state: CupState): CupStanding[] {
  const tallies = new Map<number, Tally>();
  const among = state.rounds.length === 0 ? state.entrants.map((_, number) => number) : everIn(state);
  for (const number of among)
    tallies.set(number, {
      number,
      points: 0,
      prestige: 0,
      arrivals: 0,
      byes: 0,
      ahead: 0,
      rounds: state.rounds.map(() => null),
    });
  for (const [at, { tables, byes }] of state.rounds.entries()) {
    const isShut = rules.kind === 'duplicate' && tables.some((one) => one.results === null && !one.isVoid);
    for (const number of byes) {
      const tally = tallies.get(number);
      if (tally !== undefined) count(tally, at, byePoints(rules)).byes += 1;
    }
    if (isShut) continue;
    for (const table of tables)
      for (const [seat, points] of (pointsAt(rules, tables, table) ?? []).entries()) {
        const tally = tallies.get(table.seats[seat] ?? -1);
        if (tally === undefined) continue;
        count(tally, at, points);
        const result = table.results?.[seat];
        if (result === undefined) continue;
        const isOut = hasLeft(result);
        tally.prestige += isOut ? 0 : result.prestige;
        tally.arrivals += result.arrived && !isOut ? result.arrival : table.seats.length + 1;
      }
  }
  const level = [...tallies.values()].sort(
    (a, b) => b.points - a.points || b.prestige - a.prestige || a.number - b.number,
  );
  for (let from = 0; from < level.length; ) {
    let to = from + 1;
    while (to < level.length && isLevel(level[from], level[to])) to += 1;
    if (to - from > 1) countDuels(state, level.slice(from, to));
    from = to;
  }
  level.sort(
    (a, b) =>
      b.points - a.points ||
      b.prestige - a.prestige ||
      b.ahead - a.ahead ||
      a.arrivals - b.arrivals ||
      a.number - b.number,
  );
  return level.map((tally, at) => ({ ...tally, place: at + 1 }));
}

function count(tally: Tally, round: number, points: number): Tally {
  tally.points += points;
  tally.rounds[round] = points;
  return tally;
}

const isLevel = (a: Tally | undefined, b: Tally | undefined): boolean =>
  a?.points === b?.points && a?.prestige === b?.prestige;

/** Of people who are level: who was ahead of whom where they met. */
function countDuels({ rounds }: CupState, level: readonly Tally[]): void {
  for (const { tables } of rounds)
    for (const { seats, results } of tables)
      for (const one of level)
        for (const other of level) {
          const [mine, theirs] = [seats.indexOf(one.number), seats.indexOf(other.number)];
          const [own, against] = [results?.[mine], results?.[theirs]];
          if (own !== undefined && against !== undefined && own.place < against.place) one.ahead += 1;
        }
}

/** Everybody who has a place in the standings: who took part in any round, or may take part in the next. */
function everIn(state: CupState): number[] {
  const all = new Set(fieldOf(state));
  for (const { tables, byes } of state.rounds)
    for (const number of [...tables.flatMap(({ seats }) => seats), ...byes])
      if (number !== null) all.add(number);
  for (const [number, { isIn }] of state.entrants.entries()) if (isIn) all.add(number);
  return [...all].sort((a, b) => a - b);
}

/** The facts of a round for its newspaper. */
export interface CupPaper {
  /** From 0. */
  readonly round: number;
  readonly leader: number;
  /** Whether the same one led before this round. */
  readonly isSame: boolean;
  readonly margin: number;
  /** The narrowest table: the winner, the second, and the prestige between them. */
  readonly closest: { readonly winner: number; readonly second: number; readonly by: number } | null;
  /** Who won a table from the lowest place in the standings before. */
  readonly surprise: { readonly number: number; readonly from: number } | null;
  readonly tables: number;
  readonly arrived: number;
  readonly crews: number;
}

/** The newspaper of the latest round that is over; null before. */
export function paperOf(rules: CupRules, state: CupState): CupPaper | null {
  const at = state.rounds.findLastIndex(({ tables }) =>
    tables.every(({ results, isVoid }) => results !== null || isVoid),
  );
  const round = state.rounds[at];
  if (round === undefined) return null;
  const until = (rounds: number) => standingsOf(rules, { ...state, rounds: state.rounds.slice(0, rounds) });
  const [first, second] = until(at + 1);
  if (first === undefined) return null;
  const before = at === 0 ? [] : until(at);
  const won = round.tables.flatMap((table) => {
    const seats = (table.results ?? []).map((result, seat) => ({ ...result, number: table.seats[seat] }));
    const [winner, next] = seats.filter((one) => !hasLeft(one)).sort((a, b) => a.place - b.place);
    if (winner?.number == null || !winner.arrived) return [];
    return [
      { winner: winner.number, second: next?.number ?? null, by: winner.prestige - (next?.prestige ?? 0) },
    ];
  });
  const duels = won.flatMap(({ second, ...one }) => (second === null ? [] : [{ ...one, second }]));
  const [closest] = duels.sort((a, b) => a.by - b.by || a.winner - b.winner);
  const placeOf = (number: number): number => before.find((one) => one.number === number)?.place ?? 0;
  const [surprise] = won.toSorted((a, b) => placeOf(b.winner) - placeOf(a.winner));
  const from = surprise === undefined ? 0 : placeOf(surprise.winner);
  const results = round.tables.flatMap((table) => table.results ?? []);
  return {
    round: at,
    leader: first.number,
    isSame: before[0]?.number === first.number,
    margin: first.points - (second?.points ?? 0),
    closest: closest ?? null,
    surprise:
      surprise === undefined || from <= Math.max(3, before.length / 2)
        ? null
        : { number: surprise.winner, from },
    tables: round.tables.length,
    arrived: results.filter(({ arrived }) => arrived).length,
    crews: results.length,
  };
}
