import { cards } from './chapters/cards.ts';
import type { RuleKind } from './chapters/chapter.ts';
import { convoy } from './chapters/convoy.ts';
import { daily } from './chapters/daily.ts';
import { driving } from './chapters/driving.ts';
import { finish } from './chapters/finish.ts';
import { MODULES } from './chapters/modules/all.ts';
import { net } from './chapters/net.ts';
import { solo } from './chapters/solo.ts';
import { start } from './chapters/start.ts';
import { table } from './chapters/table.ts';
import type { ResourceRuleId } from './resources.ts';

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

/** Rules by chapter, in reading order. Those of the resource cards come with their texts: see `resources.ts`. */
type ChapterRule = Any['rules'][number];
export const CHAPTER_RULES: readonly ChapterRule[] = Object.values(CHAPTERS).flatMap(
  ({ rules }): ChapterRule[] => [...rules],
);

/** Every identifier. */
export type RuleId = ChapterRule['id'] | ResourceRuleId;

export interface Rule {
  readonly id: RuleId;
  readonly section: Section;
  readonly kind: RuleKind;
}
