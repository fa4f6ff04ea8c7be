import type { Chapter, RuleKind } from './chapters/chapter.ts';
import type { Chapters, RuleId, Section } from './rules.ts';

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

/** A language's chapters, bound into one book. */
export const bind = ({
  start,
  convoy,
  driving,
  finish,
  cards,
  modules,
  solo,
  table,
  net,
}: { [Name in keyof Chapters]: ChapterText<Chapters[Name]> }): Rulebook => ({
  sections: {
    ...start.sections,
    ...convoy.sections,
    ...driving.sections,
    ...finish.sections,
    ...cards.sections,
    ...modules.sections,
    ...solo.sections,
    ...table.sections,
    ...net.sections,
  },
  rules: {
    ...start.rules,
    ...convoy.rules,
    ...driving.rules,
    ...finish.rules,
    ...cards.rules,
    ...modules.rules,
    ...solo.rules,
    ...table.rules,
    ...net.rules,
  },
});
