import type { DashEvent } from '@race/dash';
import { context, latest } from './game.ts';
import { eventWords } from './words.ts';

/** Who goes by the character's own name need not be told to play it. */
const isNews = (event: DashEvent): boolean =>
  event.key !== 'characterTaken' || latest.value?.players[event.seat]?.kind === 'person';

/** What is worth telling of what happened, a sentence each. */
export const newsOf = (events: readonly DashEvent[]): string[] =>
  events.filter(isNews).map((event) => eventWords(event, context.value));
