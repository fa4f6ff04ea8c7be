// Whether a bystander waited too long during an attack.
import type { BystanderMeasures } from './bystander.ts';
import { p99 } from './percentile.ts';

/** The factor by which a bystander may wait longer than in the calm before. */
const MOST_SLOWER = 5;
/**
 * The least calm time in milliseconds, so that the noise of a shared machine does not decide. The delay of an echo server
 * that nobody attacks counts as noise as well.
 */
const CALM_FLOOR = 2;
type Waited = Pick<BystanderMeasures, 'answers' | 'pings' | 'echoes'>;

/** What is wrong, in words; empty for nothing. */
export function slowness(calm: Waited, during: Waited, measures: 'answers' | 'pings'): string[] {
  const [before, slow] = [p99(calm[measures]), p99(during[measures])];
  if (before === null || slow === null) return ['the bystander was not answered at all'];
  const least = Math.max(CALM_FLOOR, p99(during.echoes) ?? 0);
  if (slow <= MOST_SLOWER * Math.max(before, least)) return [];
  return [`the bystander waited ${slow} ms, ${before} ms in the calm before`];
}
