// What the environment says about ending, and about being watched.
import { type Environment, readText } from '../environment.ts';

export interface WatchConfig {
  /** Seconds between being told to end and saying goodbye: a balancer has to notice first. */
  readonly grace: number;
}

export type ReadWatch =
  | { readonly ok: true; readonly watch: WatchConfig }
  | { readonly ok: false; readonly fault: string };

const LONGEST_GRACE = 600;

export function readWatch(env: Environment): ReadWatch {
  const grace = readText(env.GRACE) ?? '0';
  if (!/^\d{1,3}$/.test(grace) || Number(grace) > LONGEST_GRACE)
    return no(`GRACE must be a whole number of seconds from 0 to ${LONGEST_GRACE}, not "${grace}".`);
  return { ok: true, watch: { grace: Number(grace) } };
}

const no = (fault: string): ReadWatch => ({ ok: false, fault });
