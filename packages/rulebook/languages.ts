/**
 * The languages of every text, in the rulebook and elsewhere. A language is one entry here, a folder `texts/<language>` in
 * `packages/rulebook` and one in `packages/words`: the compiler and the tests name what is missing.
 */
export const LANGUAGE = {
  en: { name: 'English', locale: 'en-GB' },
  fr: { name: 'Français', locale: 'fr-FR' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  nl: { name: 'Nederlands', locale: 'nl-NL' },
} as const satisfies { readonly [language: string]: LanguageFacts };

interface LanguageFacts {
  /** In its own words, to be chosen before any other word is known. */
  readonly name: string;
  /** How it writes numbers, dates and lists, everywhere. */
  readonly locale: string;
}

export type Language = keyof typeof LANGUAGE;

const isLanguage = (code: string): code is Language => code in LANGUAGE;

export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE).filter(isLanguage);
