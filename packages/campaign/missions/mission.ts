import type { BoardId } from '@race/great-race/options.ts';
import type { RaceSummary } from './race-summary.ts';

/** Where a mission stands in a race that goes on. */
export type Stand =
  /** So many of those it asks for; `most` allows no more than that. */
  | { readonly kind: 'some' | 'most' | 'turns'; readonly now: number; readonly all: number }
  | { readonly kind: 'francs' | 'engine'; readonly now: number }
  | { readonly kind: 'gauges'; readonly engine: number; readonly chassis: number }
  /** Kept until now; or out of reach in this race. */
  | { readonly kind: 'good' | 'gone' }
  /** It depends on who wins. */
  | { readonly kind: 'open' };

/** A mission of the passport. Every one of them asks for an arrival, and for something more. PASS-02. */
export interface Mission {
  readonly id: string;
  /** The continent it is driven on; null for both. */
  readonly board: BoardId | null;
  isFulfilled(summary: RaceSummary): boolean;
  /** Where it stands in a race that is not over. */
  stands(summary: RaceSummary): Stand;
}

/** What a mission asks of a race that arrived, and where that stands before. */
interface Asked {
  readonly of: (summary: RaceSummary) => boolean;
  readonly stands: (summary: RaceSummary) => Stand;
}

export const mission = (id: string, board: BoardId | null, asked: Asked): Mission => ({
  id,
  board,
  isFulfilled: (summary) => summary.arrived && asked.of(summary),
  stands: asked.stands,
});

type Count = (summary: RaceSummary) => number;

/** So many, or more. */
export const atLeast = (all: number, count: Count): Asked => ({
  of: (summary) => count(summary) >= all,
  stands: (summary) => ({ kind: 'some', now: Math.min(all, count(summary)), all }),
});

/** So many, or fewer: it can only be lost on the way. */
export const atMost = (all: number, count: Count): Asked => ({
  of: (summary) => count(summary) <= all,
  stands: (summary) => {
    const now = count(summary);
    if (now > all) return { kind: 'gone' };
    return all === 0 ? { kind: 'good' } : { kind: 'most', now, all };
  },
});

/** What is settled before the start. */
export const always = (of: Asked['of']): Asked => ({
  of,
  stands: (summary) => ({ kind: of(summary) ? 'good' : 'gone' }),
});

/** To have been in each of these cities on the way. */
export const through = (...cities: readonly string[]): Asked =>
  atLeast(cities.length, (summary) => cities.filter((city) => summary.cities.includes(city)).length);
