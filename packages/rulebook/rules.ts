import { cards } from './chapters/cards.ts';
import { convoy } from './chapters/convoy.ts';
import { daily } from './chapters/daily.ts';
import { driving } from './chapters/driving.ts';
import { finish } from './chapters/finish.ts';
import { MODULES } from './chapters/modules/all.ts';
import { net } from './chapters/net.ts';
import { solo } from './chapters/solo.ts';
import { start } from './chapters/start.ts';
import { table } from './chapters/table.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In reading order. */
const CHAPTERS = {
  start,
  convoy,
  driving,
  finish,
  cards,
  ...MODULES,
  solo,
  table,
  net,
  daily,
} as const;
export type Chapters = typeof CHAPTERS;
type Any = Chapters[keyof Chapters];

/** Sections in reading order. */
export type Section = Any['sections'][number];
export const SECTIONS: readonly Section[] = Object.values(CHAPTERS).flatMap(({ sections }) => [...sections]);

/** Every identifier in reading order. */
export type Rule = Any['rules'][number];
export const RULES: readonly Rule[] = Object.values(CHAPTERS).flatMap(({ rules }): Rule[] => [...rules]);
export type RuleId = Rule['id'];
