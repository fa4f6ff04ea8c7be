// The words of the Dash, in the language of the page; they come with it and go to nobody else.
import type { DashEvent } from '@race/dash';
import type { Refusal } from '@race/kernel';
import { type DashContext, dashRefusal, dashSentence, withDash } from '@race/words/dash/index.ts';
import { find } from '@race/words/t.ts';
import { addTexts, hasRefusalTexts, hasTexts, words } from '../words/say.ts';

export { say, words } from '../words/say.ts';

/** Comes back once they are there. */
export const loadDashTexts = (): Promise<void> => addTexts(withDash);
void loadDashTexts();

export const canSpeakDash = (): boolean => hasTexts() && find(words(), 'dash.page.title', '') !== '';

export const eventWords = (event: DashEvent, context: DashContext): string =>
  dashSentence(words(), event, context);

export const refusalWords = (refusal: Refusal, context: DashContext): string =>
  hasRefusalTexts() ? dashRefusal(words(), refusal, context) : '';
