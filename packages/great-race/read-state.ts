import type { State } from '@race/kernel';
import type { RaceRules } from './rules.ts';
import { PHASES, type Race } from './state.ts';

/** Reads a state that came from outside; null when it is none of this race. */
export function readRaceState(rules: RaceRules, from: unknown): State<Race> | null {
  if (
    !isObject(from) ||
    !isObject(from['public']) ||
    !isObject(from['table']) ||
    !Array.isArray(from['seats'])
  )
    return null;
  return PHASES.includes(from['public']['phase'] as never) && rules.seats === from['seats'].length
    ? (from as never)
    : null;
}

const isObject = (from: unknown): from is { [key: string]: unknown } =>
  typeof from === 'object' && from !== null;
