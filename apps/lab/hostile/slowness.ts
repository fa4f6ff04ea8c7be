// Whether a bystander waited too long during an attack.
import type { BystanderMeasures } from './bystander.ts';
import { p99 } from './percentile.ts';

/** A bystander may wait so many times as long as in the calm before. */
const MOST_SLOWER = 5;
/**
 * Milliseconds taken as the calm where it was shorter, so that the noise of a shared machine does not decide. What a server
 * that nobody attacks took to echo at the same time is noise as well.
 */
const CALM_FLOOR = 2;
type Waited = Pick<BystanderMeasures, 'answers' | 'pings' | 'echoes'>;

/** What is wrong, in words; empty where nothing is. */
export function slowness(calm: Waited, during: Waited, measures: 'answers' | 'pings'): string[] {
  const [before, slow] = [p99(calm[measures]), p99(during[measures])];
  if (before === null || slow === null) return ['the bystander was not answered at all'];
  const least = Math.max(CALM_FLOOR, p99(during.echoes) ?? 0);
  if (slow <= MOST_SLOWER * Math.max(before, least)) return [];
  return [`the bystander waited ${slow} ms, ${before} ms in the calm before`];
}
