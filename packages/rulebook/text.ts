import type { Chapter, RuleKind } from './chapters/chapter.ts';
import { type ResourceRuleId, type ResourceTexts, resourceRules } from './resources.ts';
import { CHAPTER_RULES, type Chapters, type Rule, type RuleId, SECTIONS, type Section } from './rules.ts';

/** What a reader gets of one identifier. */
export type RuleText = { title: string; rule?: string; ruling?: string };

/** The rules in one language. */
export type Rulebook = {
  sections: Record<Section, string>;
  rules: Record<RuleId, RuleText>;
  /** Every rule, in reading order. */
  list: readonly Rule[];
};

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

/** A language's chapters: each is there, and whole. */
type Texts = { [Name in keyof Chapters]: ChapterText<Chapters[Name]> };

/** Bound into one book. */
export function bind(resources: ResourceTexts, texts: Texts): Rulebook {
  const chapters = Object.values(texts);
  const cards = resourceRules(resources);
  const all = [...CHAPTER_RULES, ...rulesOfCards(cards)];
  return {
    sections: merged(chapters.map(({ sections }) => sections)),
    rules: merged([...chapters.map(({ rules }) => rules), cards]),
    list: SECTIONS.flatMap((section) => all.filter((rule) => rule.section === section)),
  };
}

function rulesOfCards(cards: Record<ResourceRuleId, RuleText>): Rule[] {
  const isCard = (id: string): id is ResourceRuleId => id in cards;
  return Object.keys(cards)
    .filter(isCard)
    .map((id) => ({ id, section: 'resources', kind: cards[id].ruling === undefined ? 'rule' : 'both' }));
}

/** Chapters share no name, so nothing is lost; that none is missing is what their types say. */
const merged = (parts: readonly object[]) => Object.assign({}, ...parts);
