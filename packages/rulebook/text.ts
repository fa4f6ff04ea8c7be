import type { Chapter, RuleKind } from './chapters/chapter.ts';
import type { RuleId, Section } from './rules.ts';

/** What a reader gets of one identifier. */
export type RuleText = { title: string; rule?: string; ruling?: string };

/** The rules in one language. */
export type Rulebook = { sections: Record<Section, string>; rules: Record<RuleId, RuleText> };

type Parts = {
  rule: { rule: string };
  ruling: { ruling: string };
  both: { rule: string; ruling: string };
};

type TextOfKind<Kind extends RuleKind> = { title: string } & Parts[Kind];

/** The texts a chapter needs: a missing identifier, or a part its kind does not have, does not compile. */
export type ChapterText<Of extends Chapter> = {
  sections: Record<Of['sections'][number], string>;
  rules: { [Rule in Of['rules'][number] as Rule['id']]: TextOfKind<Rule['kind']> };
};
