import type { Language } from './language.ts';
import type { BaseKey, Words } from './t.ts';

/** What a language's folder holds. */
interface Texts {
  readonly messages: { readonly [K in BaseKey]: string };
  readonly contract?: Words['contract'];
}

// One dynamic import a language, each written out, so that a bundler makes one chunk of each.
const TEXTS = {
  en: () => import('./texts/en/index.ts'),
  fr: () => import('./texts/fr/index.ts'),
  de: () => import('./texts/de/index.ts'),
  nl: () => import('./texts/nl/index.ts'),
} satisfies Record<Language, () => Promise<Texts>>;

/** English counts and lists as in Britain: no comma before the last "and". */
const LOCALES = { en: 'en-GB', fr: 'fr', de: 'de', nl: 'nl' } as const satisfies Record<Language, string>;

/** The same for what modules say, which only a race with modules needs. */
const MODULE_TEXTS = {
  en: () => import('./texts/en/modules/index.ts'),
  fr: () => import('./texts/fr/modules/index.ts'),
  de: () => import('./texts/de/modules/index.ts'),
  nl: () => import('./texts/nl/modules/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what modules say to words that are there already. */
export async function withModules(words: Words): Promise<Words> {
  const [{ messages }, { voice }] = await Promise.all([
    MODULE_TEXTS[words.language](),
    import('./modules/voice.ts'),
  ]);
  return { ...words, messages: { ...words.messages, ...messages }, voice };
}

/** The same for what is said of René and of campaigns. */
const SOLO_TEXTS = {
  en: () => import('./texts/en/solo/index.ts'),
  fr: () => import('./texts/fr/solo/index.ts'),
  de: () => import('./texts/de/solo/index.ts'),
  nl: () => import('./texts/nl/solo/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what a solo race says, and what its modules say. */
export async function withSolo(words: Words): Promise<Words> {
  const [whole, { messages }] = await Promise.all([withModules(words), SOLO_TEXTS[words.language]()]);
  return { ...whole, messages: { ...whole.messages, ...messages } };
}

/** The same for tables over the network. */
const ONLINE_TEXTS = {
  en: () => import('./texts/en/online.ts'),
  fr: () => import('./texts/fr/online.ts'),
  de: () => import('./texts/de/online.ts'),
  nl: () => import('./texts/nl/online.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what tables over the network say to words that are there already. */
export async function withOnline(words: Words): Promise<Words> {
  const { messages } = await ONLINE_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}

/** The same for what people have besides tables: accounts. */
const PEOPLE_TEXTS = {
  en: () => import('./texts/en/people/index.ts'),
  fr: () => import('./texts/fr/people/index.ts'),
  de: () => import('./texts/de/people/index.ts'),
  nl: () => import('./texts/nl/people/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what is said of people to words that are there already. */
export async function withPeople(words: Words): Promise<Words> {
  const { messages } = await PEOPLE_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}

/** The same for what searching bots say. */
const RIVALS_TEXTS = {
  en: () => import('./texts/en/rivals.ts'),
  fr: () => import('./texts/fr/rivals.ts'),
  de: () => import('./texts/de/rivals.ts'),
  nl: () => import('./texts/nl/rivals.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what hints and the coach say to words that are there already. */
export async function withRivals(words: Words): Promise<Words> {
  const { messages } = await RIVALS_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}

/** The same for what the page says of itself. */
const ABOUT_TEXTS = {
  en: () => import('./texts/en/about/index.ts'),
  fr: () => import('./texts/fr/about/index.ts'),
  de: () => import('./texts/de/about/index.ts'),
  nl: () => import('./texts/nl/about/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what the page says of itself: editions, storage, sound, credits. */
export async function withAbout(words: Words): Promise<Words> {
  const { messages } = await ABOUT_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}

/** The same for who learns the game. */
const LEARN_TEXTS = {
  en: () => import('./texts/en/learn.ts'),
  fr: () => import('./texts/fr/learn.ts'),
  de: () => import('./texts/de/learn.ts'),
  nl: () => import('./texts/nl/learn.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what the helper says, and the exercises. */
export async function withLearning(words: Words): Promise<Words> {
  const { messages } = await LEARN_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}

/** The same for looking back at races. */
const BACK_TEXTS = {
  en: () => import('./texts/en/back/index.ts'),
  fr: () => import('./texts/fr/back/index.ts'),
  de: () => import('./texts/de/back/index.ts'),
  nl: () => import('./texts/nl/back/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what is said when one looks back: at a race, its front page, one's own statistics. */
export async function withBack(words: Words): Promise<Words> {
  const { messages } = await BACK_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}

export async function loadWords(language: Language): Promise<Words> {
  const texts: Texts = await TEXTS[language]();
  const locale = LOCALES[language];
  return {
    language,
    // What modules and tables over the network say is missing until it is loaded, and nobody asks for it before.
    messages: texts.messages as Words['messages'],
    plural: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    contract: texts.contract ?? ((sentence) => sentence),
  };
}
