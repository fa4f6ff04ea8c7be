// The Dash in words, in the language of the page.
import type { DashEvent, DashPublic } from '@race/dash';
import type { Refusal } from '@race/kernel';
import {
  boosterText,
  type DashContext,
  dashQuestion,
  dashRefusal,
  dashSentence,
} from '@race/words/dash/index.ts';
import { listOf } from '@race/words/t.ts';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { hasRefusalTexts, say, words } from '../../shell/words/say.ts';
import type { Sitter } from './choices.ts';
import type { DashTableModel } from './dash-table.ts';
import { askedBy } from './facts.ts';

export { say, words };

export const eventWords = (event: DashEvent, context: DashContext): string =>
  dashSentence(words(), event, context);

export const refusalWords = (refusal: Refusal, context: DashContext): string =>
  hasRefusalTexts() ? dashRefusal(words(), refusal, context) : '';

/** The open question; empty when the dash is over. */
export function questionOf({ context }: DashTableModel, publicState: DashPublic): string {
  const frame = publicState.stack.at(-1);
  if (frame === undefined) return '';
  const asked = dashQuestion(words(), frame, context.value);
  if (frame.kind !== 'boost') return asked;
  return `${asked} ${boosterText(words(), frame.booster)}.`;
}

/** Who has yet to answer; an online table names the people. */
export function waitingFor(
  { online, me, seatView, nameAt }: DashTableModel,
  publicState: DashPublic,
): string {
  const frame = publicState.stack.at(-1);
  if (frame === undefined) return '';
  const watching = online !== null && me.value === null ? say('online.spectator') : '';
  if (frame.kind === 'play') {
    const names = online === null ? [] : (seatView.value?.waitsFor ?? []).map(nameAt);
    const waits =
      names.length === 0 ? say('dash.page.choosing') : say('online.waits', { names: listOf(words(), names) });
    return `${waits} ${watching}`.trim();
  }
  const seat = askedBy(publicState);
  return `${seat === null ? '' : say('dash.page.thinking', { who: nameAt(seat) })} ${watching}`.trim();
}

export const sitterWords = (sitter: Sitter): string =>
  sitter === 'person' ? say('dash.page.person') : say(`dash.page.bot.${sitter}`);

export const CAPTIONS = ['lay', 'take', 'left'] as const;
export type Caption = (typeof CAPTIONS)[number];

const STORAGE_KEY = 'dash-taught';

export const isTaught = (): boolean => savedText(STORAGE_KEY) === 'yes';
export const noteTaught = (): void => save(STORAGE_KEY, 'yes');

/** The caption that belongs to a question of the first round, or to the one right after it; null for any other. */
export function captionFor(publicState: DashPublic, events: readonly DashEvent[]): Caption | null {
  const kind = publicState.stack.at(-1)?.kind;
  const hasMoved = events.some(({ key }) => key === 'vehicleRose' || key === 'vehicleFell');
  if (publicState.round === 1 && !hasMoved) {
    if (kind === 'play' || kind === 'follow') return 'lay';
    return kind === 'take' ? 'take' : null;
  }
  return hasMoved && publicState.round <= 2 && kind !== 'take' ? 'left' : null;
}
