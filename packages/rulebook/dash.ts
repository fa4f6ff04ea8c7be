import { dash } from './chapters/dash.ts';
import type { Language } from './languages.ts';
import type { ChapterText } from './text.ts';

/** The rules of the Dash: a book of its own, so that no other page fetches it. */
export const DASH_SECTIONS = dash.sections;
export const DASH_RULES = dash.rules;
export type DashSection = (typeof DASH_SECTIONS)[number];
export type DashRuleId = (typeof DASH_RULES)[number]['id'];
export type DashRulebook = ChapterText<typeof dash>;

export async function loadDashRules(language: Language): Promise<DashRulebook> {
  const { dash: book }: { dash: DashRulebook } = await import(`./texts/${language}/dash.ts`);
  return book;
}
