import type { Language } from './rules.ts';
import type { Rulebook } from './text.ts';

export type { RuleKind } from './chapters/chapter.ts';
export { LANGUAGES, type Language, RULES, type RuleId, SECTIONS, type Section } from './rules.ts';
export type { Rulebook, RuleText } from './text.ts';

// One dynamic import a language, each written out, so that a bundler makes one chunk of each.
const BOOKS = {
  en: () => import('./texts/en/index.ts'),
  fr: () => import('./texts/fr/index.ts'),
  de: () => import('./texts/de/index.ts'),
  nl: () => import('./texts/nl/index.ts'),
} satisfies Record<Language, () => Promise<{ rulebook: Rulebook }>>;

export async function loadRules(language: Language): Promise<Rulebook> {
  const { rulebook } = await BOOKS[language]();
  return rulebook;
}
