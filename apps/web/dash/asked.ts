// What is asked in a dash, and whom everybody waits for, in words.
import type { DashPublic } from '@race/dash';
import type { Seat } from '@race/kernel';
import { boosterText, dashQuestion } from '@race/words/dash/index.ts';
import { listOf } from '@race/words/t.ts';
import { context, me, nameAt, onlineTable, seatView } from './game.ts';
import { say, words } from './words.ts';

/** The question that is open; empty when the dash is over. */
export function questionOf(publicState: DashPublic): string {
  const frame = publicState.stack.at(-1);
  if (frame === undefined) return '';
  const asked = dashQuestion(words(), frame, context.value);
  if (frame.kind !== 'boost') return asked;
  return `${asked} ${boosterText(words(), frame.booster)}.`;
}

/** Whom everybody waits for; apart from each other people are called by name. */
export function waitingFor(publicState: DashPublic): string {
  const frame = publicState.stack.at(-1);
  if (frame === undefined) return '';
  const watching = onlineTable.value?.Menu !== undefined && me.value === null ? say('online.spectator') : '';
  if (frame.kind === 'play') {
    const names = (seatView.value?.waitsFor ?? []).map(nameAt);
    const waits =
      names.length === 0 ? say('dash.page.choosing') : say('online.waits', { names: listOf(words(), names) });
    return `${waits} ${watching}`.trim();
  }
  const seat = askedBy(publicState);
  return `${seat === null ? '' : say('dash.page.thinking', { who: nameAt(seat) })} ${watching}`.trim();
}

/** Whose turn it is, as everybody sees it; null where all choose, or nobody does. */
export function askedBy(publicState: DashPublic): Seat | null {
  const frame = publicState.stack.at(-1);
  if (frame?.kind === 'take') return publicState.order[frame.next] ?? null;
  if (frame?.kind === 'cast') return frame.next;
  return frame?.kind === 'follow' || frame?.kind === 'boost' ? frame.seat : null;
}
