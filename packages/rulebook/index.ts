import type { Language } from './languages.ts';
import type { Rulebook } from './text.ts';

export type { RuleKind } from './chapters/chapter.ts';
export { LANGUAGES, type Language } from './languages.ts';
export type { Rule, RuleId, Section } from './rules.ts';
export type { Rulebook, RuleText } from './text.ts';

export async function loadRules(language: Language): Promise<Rulebook> {
  const { rulebook }: { rulebook: Rulebook } = await import(`./texts/${language}/index.ts`);
  return rulebook;
}
