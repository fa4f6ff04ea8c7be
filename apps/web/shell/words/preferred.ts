// The reader's language, found before the rest of the page is loaded.
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { savedOption } from '../base/local-storage.ts';

/** The name under which a chosen language is saved. */
export const SAVED_LANGUAGE = 'language';

/** The one that was chosen on this device, else the first of the browser's that there is. */
export function preferredLanguage(): Language {
  const saved = savedOption(SAVED_LANGUAGE, LANGUAGES);
  if (saved !== null) return saved;
  for (const tag of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (found !== undefined) return found;
  }
  return 'en';
}
