import { pop } from '../frames.ts';
import type { Game } from '../state.ts';

/** Ends the drive whose frame is on top. */
export function endDrive(g: Game): void {
  if (g.public.stack.at(-1)?.kind !== 'drive') throw new Error('no drive to end');
  pop(g);
}
