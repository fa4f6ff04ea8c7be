import { close } from '../play.ts';
import type { Check } from './trial.ts';

/** Law 7: nothing is lost and nothing made, but by the verbs that say so. */
export const conserves: Check = (trial, { g }) =>
  trial.missing?.(close(g)) ?? (trial.missing === undefined ? 0 : 1);
