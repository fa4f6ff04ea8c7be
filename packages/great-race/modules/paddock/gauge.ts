import type { Refusal, Seat } from '@race/kernel';
import type { Answer } from '../../answers.ts';
import { keepHandLimit } from '../../crew/hand.ts';
import { earn, spend } from '../../crew/money.ts';
import { no } from '../../refusals.ts';
import { type Crew, crewOf, type Game, tell } from '../../state.ts';

export const GAUGES = ['petrol', 'engine', 'chassis'] as const;
export type Gauge = (typeof GAUGES)[number];

/** PADDOCK-01, 03: what one level of a maximum costs, and what it brings to be without it. */
export const FRANCS = 100;

/** PADDOCK-05: the most that is kept of what sales bring before the race. */
export const MOST_KEPT = 100;

/** PADDOCK-05. */
const HIGHEST = 10;
const LOWEST: Record<Gauge, number> = { petrol: 4, engine: 3, chassis: 3 };

export const TUNE = GAUGES.flatMap((gauge) => [
  { do: 'tune', gauge, by: 'up' } as const,
  { do: 'tune', gauge, by: 'down' } as const,
]);

export type Tuning = (typeof TUNE)[number];

const MAXIMA = { petrol: 'petrolMax', engine: 'engineMax', chassis: 'chassisMax' } as const;

/** Sets all three maxima, and fills the gauges. PADDOCK-02, 04. */
export function outfit(g: Game, seat: Seat, maxima: Record<Gauge, number>): void {
  const crew = crewOf(g, seat);
  for (const gauge of GAUGES) {
    crew[MAXIMA[gauge]] = maxima[gauge];
    crew[gauge] = maxima[gauge];
  }
}

const canTune = (crew: Crew, { gauge, by }: Tuning, francs: number): boolean => {
  const max = crew[MAXIMA[gauge]];
  return by === 'up' ? max < HIGHEST && francs >= FRANCS : max > LOWEST[gauge];
};

/** What can be changed with so much money. */
export function offerTuning(crew: Crew, out: Answer[], francs = crew.francs): void {
  for (const answer of TUNE) if (canTune(crew, answer, francs)) out.push(answer);
}

export const hasTuning = (crew: Crew): boolean => TUNE.some((answer) => canTune(crew, answer, crew.francs));

/** A paddock card: the crew pays, or is paid. PADDOCK-01. */
export function tune(g: Game, seat: Seat, tuning: Tuning): void {
  if (tuning.by === 'up') spend(g, seat, FRANCS);
  else earn(g, seat, FRANCS);
  change(g, seat, tuning);
}

/** PADDOCK-05: the level goes up with the maximum, and down only where it is above. */
export function change(g: Game, seat: Seat, { gauge, by }: Tuning): void {
  const crew = crewOf(g, seat);
  const max = crew[MAXIMA[gauge]] + (by === 'up' ? 1 : -1);
  crew[MAXIMA[gauge]] = max;
  crew[gauge] = by === 'up' ? crew[gauge] + 1 : Math.min(crew[gauge], max);
  tell(g, { key: 'gaugeTuned', seat, gauge, by, max });
  // A chassis below the hand costs cards at once. BASE-HAND-01.
  keepHandLimit(g, seat);
}

export function whyNotTuned(crew: Crew, { gauge, by }: Tuning, francs = crew.francs): Refusal {
  if (by === 'down') return no('tune.lowest', 'PADDOCK-05', { gauge, least: LOWEST[gauge] });
  return crew[MAXIMA[gauge]] >= HIGHEST
    ? no('tune.highest', 'PADDOCK-05', { gauge, most: HIGHEST })
    : no('tune.tooPoor', 'PADDOCK-01', { price: FRANCS, francs });
}
