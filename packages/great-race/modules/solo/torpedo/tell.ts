import { type Game, tell } from '../../../state.ts';
import type {} from '../more.ts';
import { TORPEDO } from '../slot.ts';
import type { TorpedoStep } from './step.ts';
import type { Aim } from './target.ts';

/** Says where he is going, and why. */
export function tellAim(g: Game, { space, why, by, candidates, end }: Aim): void {
  tell(g, { key: 'targetNamed', seat: TORPEDO, space, why, by, candidates, end });
}

/** Says which step he takes, why, and what else there was; or why he stays. */
export function tellStep(g: Game, { to, why, by, candidates }: TorpedoStep): void {
  if (why === 'cannotPay' || why === 'noWay')
    tell(g, { key: 'torpedoStays', seat: TORPEDO, why, candidates });
  else tell(g, { key: 'torpedoSteps', seat: TORPEDO, space: to, why, by, candidates });
}
