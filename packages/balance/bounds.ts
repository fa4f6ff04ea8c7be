// What a race should be like, and whether it is.
import { type Interval, intervalOf, NORMAL, type Score, shareOf } from './interval.ts';
import { type Spread, summary } from './spread.ts';
import type { RaceTally, WinCount } from './tally.ts';

export const BOUNDS = {
  /** Turns on average, and those that nine races of ten stay within. */
  turns: { low: 5, high: 9 },
  mostTurns: { low: 4, high: 12, share: 0.9 },
  /** Points from a fair share, by seat and by crew. */
  seat: 0.03,
  crew: 0.05,
  /** Races in which the bag runs out. */
  bag: 0.02,
  /** Of what winners travel, at least so much by land. */
  land: 0.5,
} as const;

/** Within the bound; outside, but not for certain; outside for certain. */
export type BoundVerdict = 'met' | 'unclear' | 'missed';

export interface Finding {
  readonly bound:
    | 'turns'
    | 'mostTurns'
    | 'seat'
    | 'crew'
    | 'bag'
    | 'land'
    | 'paddock'
    | 'arrivals'
    | 'searching'
    | 'solo'
    | 'powers'
    | 'legend'
    | 'rising'
    | 'pace'
    | 'skill'
    | 'opening'
    | 'dash';
  /** Which seat or crew it is about. */
  readonly of: string;
  readonly value: number;
  readonly interval: Interval;
  readonly allowed: Interval;
  readonly verdict: BoundVerdict;
}

type Measured = Pick<Finding, 'bound' | 'of' | 'value' | 'interval' | 'allowed'>;

/** With modules a race may be shorter or longer: how long it should last is said of the base game. */
export function findingsOf(tally: RaceTally, isBase: boolean): Finding[] {
  const { races, turns, seats, crews, bagEmptied, winners } = tally;
  const bag = { games: races, wins: bagEmptied };
  const land = { games: winners.spaces + winners.lines, wins: winners.spaces };
  const within = { games: races, wins: countWithin(turns, BOUNDS.mostTurns) };
  const lengths: Measured[] = [
    { bound: 'turns', of: '', ...meanOf(turns), allowed: BOUNDS.turns },
    ofShare('mostTurns', '', within, { low: BOUNDS.mostTurns.share, high: 1 }),
  ];
  const measured: Measured[] = [
    ...(isBase ? lengths : []),
    ...seats.map((raced, seat) => fairness('seat', String(seat + 1), raced, seats.length)),
    ...Object.entries(crews).map(([crew, raced]) => fairness('crew', crew, raced, seats.length)),
    ofShare('bag', '', bag, { low: 0, high: BOUNDS.bag }),
    ofShare('land', '', land, { low: BOUNDS.land, high: 1 }),
  ];
  return measured.map((one) => ({ ...one, verdict: verdictOf(one) }));
}

/** A share that must lie within. */
export function findShare(bound: Finding['bound'], of: string, score: Score, allowed: Interval): Finding {
  const measured = ofShare(bound, of, score, allowed);
  return { ...measured, verdict: verdictOf(measured) };
}

/** A mean that must lie within. */
export function findMean(bound: Finding['bound'], of: string, spread: Spread, allowed: Interval): Finding {
  const measured = { bound, of, ...meanOf(spread), allowed };
  return { ...measured, verdict: verdictOf(measured) };
}

/** A difference of two figures, each with its interval, that must lie within. */
export function findChange(
  bound: Finding['bound'],
  of: string,
  [from, to]: readonly [Estimate, Estimate],
  allowed: Interval,
): Finding {
  const measured = { bound, of, ...changeOf(from, to), allowed };
  return { ...measured, verdict: verdictOf(measured) };
}

/** A figure, or a difference, and where the true one lies in 95 of 100 such counts. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval;
}

/** How much greater the second is; both are uncertain. */
export function changeOf(from: Estimate, to: Estimate): Estimate {
  const off = Math.hypot(halfOf(from), halfOf(to));
  const value = to.value - from.value;
  return { value, interval: { low: value - off, high: value + off } };
}

const halfOf = ({ interval: { low, high } }: Estimate): number => (high - low) / 2;

/** A mean, and where the true one lies in 95 of 100 such counts. */
export function meanOf(spread: Spread): Estimate {
  const { mean } = summary(spread);
  const [all, squares] = Object.entries(spread).reduce<[number, number]>(
    ([count, sum], [value, times]) => [count + times, sum + times * (Number(value) - mean) ** 2],
    [0, 0],
  );
  const off = all < 2 ? 0 : NORMAL * Math.sqrt(squares / (all - 1) / all);
  return { value: mean, interval: { low: mean - off, high: mean + off } };
}

const countWithin = (spread: Spread, { low, high }: Interval): number =>
  Object.entries(spread).reduce(
    (all, [value, times]) => (Number(value) >= low && Number(value) <= high ? all + times : all),
    0,
  );

const ofShare = (bound: Finding['bound'], of: string, score: Score, allowed: Interval): Measured => ({
  bound,
  of,
  value: shareOf(score),
  interval: intervalOf(score),
  allowed,
});

function fairness(bound: 'seat' | 'crew', of: string, { races, wins }: WinCount, seats: number): Measured {
  const fair = 1 / seats;
  const allowed = { low: fair - BOUNDS[bound], high: fair + BOUNDS[bound] };
  return ofShare(bound, of, { games: races, wins }, allowed);
}

function verdictOf({ value, interval, allowed }: Measured): BoundVerdict {
  if (value >= allowed.low && value <= allowed.high) return 'met';
  return interval.high < allowed.low || interval.low > allowed.high ? 'missed' : 'unclear';
}
