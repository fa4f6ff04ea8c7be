import { base } from './chapters/base.ts';
import { cards } from './chapters/cards.ts';
import { modules } from './chapters/modules.ts';
import { net } from './chapters/net.ts';
import { solo } from './chapters/solo.ts';
import { table } from './chapters/table.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Sections in reading order. */
export const SECTIONS = [
  ...base.sections,
  ...cards.sections,
  ...modules.sections,
  ...solo.sections,
  ...table.sections,
  ...net.sections,
] as const;
export type Section = (typeof SECTIONS)[number];

/** Every identifier in reading order. */
export const RULES = [
  ...base.rules,
  ...cards.rules,
  ...modules.rules,
  ...solo.rules,
  ...table.rules,
  ...net.rules,
] as const;
export type RuleId = (typeof RULES)[number]['id'];
