// The texts of the page in a test, in the language it names.
import type { Language } from '@race/words/language.ts';
import { addTexts, languagePreference, startTexts } from '../words/say.ts';

let areStarted = false;

export async function speak(language: Language): Promise<void> {
  if (!areStarted) startTexts();
  areStarted = true;
  languagePreference.choose(language);
  await addTexts('first', 'turn', 'replay', 'advice');
}
