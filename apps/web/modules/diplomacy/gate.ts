import { BRIBE_STEP, colourAsked, influenceOf } from '@race/great-race/modules/diplomacy/lines.ts';
import { me } from '../boards/acts.ts';
import { context, publicState, say } from '../kit.ts';

/** The die at the gates, before a drive that it is thrown for. DIPLO-03, 05. */
export function gateWords(): string | undefined {
  const [now, seat, board] = [publicState.value, me.value, context.value?.rules.board];
  if (now === null || seat === null || board === undefined) return undefined;
  const colour = now.stack.some(({ kind }) => kind === 'drive') ? null : colourAsked(board, now, seat);
  if (colour === null) return undefined;
  return say('boards.diplomacy.gate', { level: influenceOf(now, seat, colour), francs: BRIBE_STEP });
}
