import { LANGUAGES } from '@race/words/language.ts';
import { loadWords } from '@race/words/load.ts';
import type { Words } from '@race/words/t.ts';

/** The texts of notices in a language; English if there are none. */
export const wordsIn = (language: string): Promise<Words> =>
  loadWords(LANGUAGES.find((one) => one === language) ?? 'en');
