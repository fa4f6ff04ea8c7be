import { dash } from './chapters/dash.ts';
import type { Language } from './rules.ts';
import type { ChapterText } from './text.ts';

/** The rules of the Dash: a book of its own, so that no other page fetches it. */
export const DASH_SECTIONS = dash.sections;
export const DASH_RULES = dash.rules;
export type DashSection = (typeof DASH_SECTIONS)[number];
export type DashRuleId = (typeof DASH_RULES)[number]['id'];
export type DashRulebook = ChapterText<typeof dash>;

const BOOKS = {
  en: () => import('./texts/en/dash.ts'),
  fr: () => import('./texts/fr/dash.ts'),
  de: () => import('./texts/de/dash.ts'),
  nl: () => import('./texts/nl/dash.ts'),
} satisfies Record<Language, () => Promise<{ dash: DashRulebook }>>;

export const loadDashRules = async (language: Language): Promise<DashRulebook> =>
  (await BOOKS[language]()).dash;
