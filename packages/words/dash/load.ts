import type { Language } from '../language.ts';
import type { Words } from '../t.ts';

// One dynamic import a language, each written out, so that a bundler makes one chunk of each.
const TEXTS = {
  en: () => import('../texts/en/dash/index.ts'),
  fr: () => import('../texts/fr/dash/index.ts'),
  de: () => import('../texts/de/dash/index.ts'),
  nl: () => import('../texts/nl/dash/index.ts'),
} satisfies Record<Language, () => Promise<{ messages: object }>>;

/** Adds what the Dash says to words that are there already. */
export async function withDash(words: Words): Promise<Words> {
  const { messages } = await TEXTS[words.language]();
  return { ...words, messages: { ...words.messages, ...messages } };
}
