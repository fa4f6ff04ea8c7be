import type { Route } from '../router/router.ts';

/** The page of the expedition that a table is a try at, by the moment at which its day ends. */
export const expeditionOf = (ends: number, now = Date.now()): Route => ({
  at: 'expedition',
  day: now < ends ? null : new Date(ends - 1).toISOString().slice(0, 10),
});
