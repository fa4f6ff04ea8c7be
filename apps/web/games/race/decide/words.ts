// What the dashboard says before anything can be chosen: what funding would raise, and why something is refused.

import { FUNDS } from '@race/great-race/assistants/funding.ts';
import { FUNDING } from '@race/great-race/crew/crews.ts';
import type { Refusal } from '@race/kernel';
import { refusalSentence } from '@race/words';
import { hasRefusalTexts, refusalWords, words } from '../../../shell/words/say.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { ownSeatOf } from './acting.ts';

/** The francs that the assistants on funding would raise. */
export const funds = (table: TableModel): number => {
  const { ownCrew } = ownSeatOf(table);
  return FUNDS[ownCrew.value?.boxes[FUNDING] ?? 0] ?? 0;
};

/** A refusal with the names of places, cards and crews. */
export const whyWords = (table: TableModel, refusal: Refusal): string => {
  const { context } = choosingOf(table);
  return context.value === null || !hasRefusalTexts()
    ? refusalWords(refusal)
    : refusalSentence(words(), refusal, context.value);
};
