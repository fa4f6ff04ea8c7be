import type { Language } from './language.ts';
import type { Words } from './t.ts';

/** What modules say, a chunk a language: only a race with modules needs it. */
const MODULE_TEXTS = {
  en: () => import('./texts/en/modules/index.ts'),
  fr: () => import('./texts/fr/modules/index.ts'),
  de: () => import('./texts/de/modules/index.ts'),
  nl: () => import('./texts/nl/modules/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what modules say to words that are there already. */
export async function withModules(words: Words): Promise<Words> {
  const [named, { voice }] = await Promise.all([withModuleTexts(words), import('./modules/voice.ts')]);
  return { ...named, voice };
}

/** Adds their texts alone: enough to name them, not to tell what they do in a race. */
export async function withModuleTexts(words: Words): Promise<Words> {
  const { messages } = await MODULE_TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}
