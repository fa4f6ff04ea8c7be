import { allUnhyphenated } from './hyphens.ts';
import type { Language } from './language.ts';
import type { Words } from './t.ts';

/** The texts of a part, by language: one dynamic import each, written out, so that a bundler makes one chunk of each. */
export type PartTexts = Record<Language, () => Promise<{ readonly messages: object }>>;

/** Adds the words of a part to those that are there already. */
export const part =
  (texts: PartTexts) =>
  async (words: Words): Promise<Words> => {
    const { messages } = await texts[words.language]();
    const own = words.isPlain ? allUnhyphenated(messages) : messages;
    return { ...words, messages: { ...words.messages, ...own } };
  };
