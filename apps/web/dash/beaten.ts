import type { DashStanding } from '@race/dash';
import type { Seat } from '@race/kernel';

/** Who has as many stages as the winners and lost by the sum of speeds. DASH-END-03. */
export function beatenBySpeed(standings: readonly Pick<DashStanding, 'seat' | 'place' | 'stages'>[]): Seat[] {
  const most = Math.max(...standings.map(({ stages }) => stages));
  return standings.filter(({ place, stages }) => place > 1 && stages === most).map(({ seat }) => seat);
}
