export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, to be chosen before any other word is known. */
export const LANGUAGE_NAMES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
} as const satisfies Record<Language, string>;

/** How each language writes numbers, dates and lists: one locale, everywhere. */
export const LOCALES = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  nl: 'nl-NL',
} as const satisfies Record<Language, string>;
