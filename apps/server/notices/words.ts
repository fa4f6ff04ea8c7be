import { LANGUAGES } from '@race/words/language.ts';
import { loadWords } from '@race/words/load.ts';
import { withOnline } from '@race/words/parts/online.ts';
import type { Words } from '@race/words/t.ts';

/** The words in which somebody is written to; English for a language that is not here. */
export const wordsIn = async (language: string): Promise<Words> =>
  withOnline(await loadWords(LANGUAGES.find((one) => one === language) ?? 'en'));
