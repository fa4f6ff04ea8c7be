// CUP-02: who meets whom in the next round. Pure, and the same for everybody who has the same log.
import { chooseFrom, fast } from '@race/kernel';
import { type CupRules, type CupState, fieldOf, presentIn } from './log.ts';
import { standingsOf } from './standings.ts';

export interface CupPairing {
  /** By table and seat; null for a bot. */
  readonly tables: readonly (readonly (number | null)[])[];
  readonly byes: readonly number[];
}

/** Nobody meets the same opponents twice while that can be avoided; then level ones meet. At most one bye in each round. */
export function pairNext(rules: CupRules, state: CupState): CupPairing {
  return rules.kind === 'robin' ? pairInCircle(rules, state) : pairByStanding(rules, state);
}

/** Everybody meets everybody once: all but the first move on by one place from round to round. */
function pairInCircle(rules: CupRules, state: CupState): CupPairing {
  const field: (number | null)[] = drawn(rules, fieldOf(state));
  if (field.length % 2 === 1) field.push(null);
  const [first = null, ...circle] = field;
  const turn = state.rounds.length % Math.max(1, circle.length);
  const places = [first, ...circle.slice(turn), ...circle.slice(0, turn)];
  const present = new Set(presentIn(state));
  const tables: (readonly (number | null)[])[] = [];
  const byes: number[] = [];
  for (let at = 0; at < places.length / 2; at++) {
    const pair = [places[at], places[places.length - 1 - at]].flatMap((one) =>
      one != null && present.has(one) ? [one] : [],
    );
    if (pair.length === 2) tables.push(seated(state, pair, 2));
    // Whose opponent has left the cup has a bye, as the odd one has.
    else byes.push(...pair);
  }
  return { tables, byes };
}

function pairByStanding(rules: CupRules, state: CupState): CupPairing {
  const present = presentIn(state);
  const ranked =
    state.rounds.length === 0
      ? drawn(rules, present)
      : standingsOf(rules, state)
          .map(({ number }) => number)
          .filter((number) => present.includes(number));
  const byes: number[] = [];
  if (ranked.length > 1 && ranked.length % rules.size === 1) {
    const had = (number: number): number => state.rounds.filter((one) => one.byes.includes(number)).length;
    const fewest = Math.min(...ranked.map(had));
    const last = ranked.findLast((number) => had(number) === fewest);
    if (last !== undefined) byes.push(...ranked.splice(ranked.indexOf(last), 1));
  }
  const groups = grouped(rules, ranked, metIn(state));
  return { tables: groups.map((group) => seated(state, group, rules.size)), byes };
}

/** The order of the draw. */
function drawn({ seed }: CupRules, numbers: readonly number[]): number[] {
  const chance = fast(seed, 41);
  const left = [...numbers];
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(left.indexOf(chooseFrom(chance, left)), 1));
  return order;
}

type Met = (a: number, b: number) => number;

/** How often two have raced against each other. */
function metIn({ rounds }: CupState): Met {
  const met = new Map<number, Map<number, number>>();
  for (const { tables } of rounds)
    for (const { seats } of tables)
      for (const a of seats)
        for (const b of seats) {
          if (a === null || b === null || a === b) continue;
          const row = met.get(a) ?? new Map<number, number>();
          met.set(a, row.set(b, (row.get(b) ?? 0) + 1));
        }
  return (a, b) => met.get(a)?.get(b) ?? 0;
}

/** Meeting again costs more than any difference in the standings; a third time more than two second times. */
const AGAIN = 1e9;

/** Up to so many, the best groups are found for certain. */
const CERTAIN = 12;
const MOST_TRIES = 40;

/** Groups of the size of a table; a rest of two or more is the last, to be filled up with bots. */
function grouped({ size, seed }: CupRules, ranked: readonly number[], met: Met): number[][] {
  const costs = ranked.map((a, i) => ranked.map((b, j) => AGAIN * met(a, b) ** 2 + (i - j) ** 2));
  const cost = (i: number, j: number): number => costs[i]?.[j] ?? 0;
  const places = ranked.map((_, at) => at);
  const found =
    ranked.length <= CERTAIN || (size === 2 && ranked.length <= CERTAIN + 4)
      ? bestGroups(places, size, cost)
      : improvedGroups(places, size, cost, seed);
  return found.map((group) => group.flatMap((at) => ranked[at] ?? []));
}

type Cost = (i: number, j: number) => number;

function costOf(group: readonly number[], cost: Cost): number {
  let sum = 0;
  for (const [at, i] of group.entries()) for (const j of group.slice(at + 1)) sum += cost(i, j);
  return sum;
}

/** Tries all: the first who is left is in some group. */
function bestGroups(places: readonly number[], size: number, cost: Cost): number[][] {
  interface Best {
    readonly cost: number;
    readonly groups: number[][];
  }
  const known = new Map<number, Best>();
  const rest = places.length % size;

  function best(taken: number, left: number): Best {
    if (left === 0) return { cost: 0, groups: [] };
    const before = known.get(taken);
    if (before !== undefined) return before;
    const free = places.filter((at) => (taken & (1 << at)) === 0);
    const [first = 0, ...others] = free;
    let found: Best = { cost: Number.POSITIVE_INFINITY, groups: [] };
    const sizes = left % size === 0 ? [size] : left === rest ? [rest] : [size, rest];
    for (const one of sizes)
      for (const mates of choices(others, one - 1)) {
        const group = [first, ...mates];
        const own = costOf(group, cost);
        if (own >= found.cost) continue;
        const further = best(
          group.reduce((mask, at) => mask | (1 << at), taken),
          left - one,
        );
        if (own + further.cost < found.cost)
          found = { cost: own + further.cost, groups: [group, ...further.groups] };
      }
    known.set(taken, found);
    return found;
  }
  return best(0, places.length).groups.toSorted((a, b) => b.length - a.length);
}

function* choices(from: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, one] of from.entries())
    for (const more of choices(from.slice(at + 1), count - 1)) yield [one, ...more];
}

/** Exchanges two at a time as long as that helps; where some still meet again, it begins anew from another order. */
function improvedGroups(places: readonly number[], size: number, cost: Cost, seed: number): number[][] {
  const chance = fast(seed, 43);
  let best: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && least >= AGAIN; tries++) {
    const order = [...places];
    for (let n = 0; n < tries * 2; n++) {
      const [a, b] = [chooseFrom(chance, places), chooseFrom(chance, places)];
      [order[a], order[b]] = [order[b] ?? 0, order[a] ?? 0];
    }
    const groups: number[][] = [];
    for (let at = 0; at < order.length; at += size) groups.push(order.slice(at, at + size));
    for (let helped = true; helped; ) helped = exchange(groups, cost);
    const all = groups.reduce((sum, group) => sum + costOf(group, cost), 0);
    if (all < least) [best, least] = [groups.map((group) => [...group]), all];
  }
  return best;
}

/** Makes each exchange that helps, once through all; whether any did. */
function exchange(groups: readonly number[][], cost: Cost): boolean {
  let helped = false;
  for (const [g, one] of groups.entries())
    for (const other of groups.slice(g + 1))
      for (let i = 0; i < one.length; i++)
        for (let j = 0; j < other.length; j++) {
          const [a = 0, b = 0] = [one[i], other[j]];
          const withOut = (who: number, group: readonly number[], but: number): number =>
            group.reduce((sum, mate, at) => (at === but ? sum : sum + cost(who, mate)), 0);
          const now = withOut(a, one, i) + withOut(b, other, j);
          if (withOut(b, one, i) + withOut(a, other, j) >= now) continue;
          [one[i], other[j]] = [b, a];
          helped = true;
        }
  return helped;
}

/** Seats change from round to round: everybody has each of them as evenly as possible; bots have the others. */
function seated({ rounds }: CupState, group: readonly number[], size: number): (number | null)[] {
  const seats: (number | null)[] = Array.from({ length: size }, () => null);
  const had = (number: number, seat: number): number =>
    rounds.filter(({ tables }) => tables.some((one) => one.seats[seat] === number)).length;
  const first = rounds.length;
  for (const [at, number] of group.entries()) {
    const free = seats.flatMap((sits, seat) => (sits === null ? [seat] : []));
    // Of equal seats not everybody takes the first.
    const turned = free.map((_, n) => free[(n + at + first) % free.length] ?? 0);
    const [seat = 0] = turned.toSorted((a, b) => had(number, a) - had(number, b));
    seats[seat] = number;
  }
  return seats;
}
