// Which dispatches of a race come onto its front page.
import { weightOf } from '../../replay/headline.ts';
import type { Dispatch } from '../dispatches.ts';

/** Lighter things are told inside. */
const LEAST = 50;
const MOST = 24;

/** The weightiest first; of two alike the later one, which readers do not know yet. The end itself is the headline. */
export function choose(dispatches: readonly Dispatch[]): Dispatch[] {
  const weighed = dispatches
    .map((dispatch) => ({ dispatch, weight: Math.max(0, ...dispatch.events.map(weightOf)) }))
    .filter(({ weight }) => weight >= LEAST);
  weighed.sort((a, b) => b.weight - a.weight || b.dispatch.from - a.dispatch.from);
  return weighed.slice(0, MOST).map(({ dispatch }) => dispatch);
}
