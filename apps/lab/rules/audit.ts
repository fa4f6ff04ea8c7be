import { LANGUAGES, type Language, loadRules } from '@race/rulebook';
import { DASH_RULES, loadDashRules } from '@race/rulebook/dash.ts';
import { cited, testNames } from './cite.ts';
import type { RuleSource } from './sources.ts';

/** All books: the race's and the Dash's. */
export const RULES = [...(await loadRules('en')).list, ...DASH_RULES];

const loadBooks = async (language: Language) => ({
  ...(await loadRules(language)).rules,
  ...(await loadDashRules(language)).rules,
});

/** A rule identifier: the tests that name it, the code that cites it, the languages that have its text. */
export interface Audited {
  readonly id: string;
  readonly tests: readonly string[];
  readonly code: readonly string[];
  readonly texts: readonly Language[];
}

/** Law 10: every rule identifier is named by a test, a text in four languages and the code that implements it. */
export async function audit(sources: readonly RuleSource[]): Promise<Audited[]> {
  const books = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, rules: await loadBooks(language) })),
  );
  const files = sources.map(({ path, isTest, text }) => ({
    path,
    isTest,
    ids: cited(isTest ? testNames(text) : text),
  }));
  const naming = (id: string, isTest: boolean) =>
    files.filter((file) => file.isTest === isTest && file.ids.has(id)).map(({ path }) => path);
  return RULES.map(({ id }) => ({
    id,
    tests: naming(id, true),
    code: naming(id, false),
    texts: books.filter(({ rules }) => hasText(rules[id])).map(({ language }) => language),
  }));
}

function hasText(text: {
  readonly title: string;
  readonly rule?: string;
  readonly ruling?: string;
}): boolean {
  return text.title !== '' && ((text.rule ?? '') !== '' || (text.ruling ?? '') !== '');
}

/** Identifiers that code or tests cite and the rulebook does not have. */
export function strangers(sources: readonly RuleSource[]): string[] {
  const known = new Set<string>(RULES.map(({ id }) => id));
  const sections = new Set([...known].map((id) => id.split('-')[0]));
  const ids = sources.flatMap(({ isTest, text }) => [...cited(isTest ? testNames(text) : text)]);
  return [...new Set(ids)]
    .filter((id) => /\d\d$/.test(id) && sections.has(id.split('-')[0]) && !known.has(id))
    .sort();
}
