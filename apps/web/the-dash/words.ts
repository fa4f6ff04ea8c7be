// The words of the Dash, in the language of the page; they come with it and go to nobody else.
import { effect, signal } from '@preact/signals';
import type { DashEvent } from '@race/dash';
import type { Refusal } from '@race/kernel';
import { type DashContext, dashRefusal, dashSentence, withDash } from '@race/words/dash/index.ts';
import { type Key, type ParamsOf, t, type Words } from '@race/words/t.ts';
import { canSpeak, words as pageWords } from '../words/say.ts';

const spoken = signal<Words | null>(null);

effect(() => {
  if (!canSpeak()) return;
  const wanted = pageWords();
  void withDash(wanted).then((loaded) => {
    if (pageWords().language === loaded.language) spoken.value = loaded;
  });
});

export const canSpeakDash = (): boolean => spoken.value !== null;

export function words(): Words {
  if (spoken.value === null) throw new Error('no words yet');
  return spoken.value;
}

export const say = <K extends Key>(
  key: K,
  ...params: [keyof ParamsOf<K>] extends [never] ? [] : [ParamsOf<K>]
): string => t(words(), key, ...params);

export const eventWords = (event: DashEvent, context: DashContext): string =>
  dashSentence(words(), event, context);

export const refusalWords = (refusal: Refusal, context: DashContext): string =>
  dashRefusal(words(), refusal, context);
