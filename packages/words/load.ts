import type { Contract } from './fill.ts';
import { allUnhyphenated } from './hyphens.ts';
import { type Language, LOCALES } from './language.ts';
import { withRefusals } from './parts/refusals.ts';
import type { BaseKey, Words } from './t.ts';

/** What a language's folder holds. */
interface Texts {
  readonly messages: { readonly [K in BaseKey]: string };
  readonly contract?: Contract;
}

// One dynamic import a language, each written out, so that a bundler makes one chunk of each.
const TEXTS = {
  en: () => import('./texts/en/index.ts'),
  fr: () => import('./texts/fr/index.ts'),
  de: () => import('./texts/de/index.ts'),
  nl: () => import('./texts/nl/index.ts'),
} satisfies Record<Language, () => Promise<Texts>>;

/** Everything a race needs to be told, refusals too, without the soft hyphens that only a page can use. */
export async function loadWords(language: Language): Promise<Words> {
  const words = await loadFirstWords(language);
  return withRefusals({ ...words, isPlain: true, messages: allUnhyphenated(words.messages) });
}

/** What is needed before anything was refused: for a page, where every byte travels. */
export async function loadFirstWords(language: Language): Promise<Words> {
  const texts: Texts = await TEXTS[language]();
  const locale = LOCALES[language];
  return {
    language,
    locale,
    // What parts say is missing until it is loaded, and nobody asks for it before.
    messages: texts.messages as Words['messages'],
    plural: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    ...(texts.contract && { contract: texts.contract }),
  };
}
