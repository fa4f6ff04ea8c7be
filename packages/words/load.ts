import { allUnhyphenated } from './hyphens.ts';
import type { Language } from './language.ts';
import { loadSubjects } from './subjects.ts';
import { makeWords, type Words } from './t.ts';

/** All words of a language, without the soft hyphens that only a page can use. */
export async function loadWords(language: Language): Promise<Words> {
  const [{ subjects, contract }, { voice }] = await Promise.all([
    loadSubjects(language),
    import('./modules/voice.ts'),
  ]);
  const messages = allUnhyphenated(Object.assign({}, ...Object.values(subjects)));
  return { ...makeWords(language, messages, contract), voice };
}
