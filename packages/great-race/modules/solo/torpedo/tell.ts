import { type Game, tell } from '../../../state.ts';
import { TORPEDO } from '../slot.ts';
import type { Aim } from './target.ts';
import type {} from '../more.ts';

/** Says where he is going, and why. */
export function tellAim(g: Game, { space, why, candidates }: Aim): void {
  tell(g, { key: 'targetNamed', seat: TORPEDO, space, why, candidates });
}
