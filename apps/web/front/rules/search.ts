// Finding rules: every word that was typed must occur, wherever it stands.
import { RULES, type Rulebook, type RuleId, SECTIONS, type Section } from '@race/rulebook';

export interface Chapter {
  readonly section: Section;
  readonly title: string;
  readonly rules: readonly RuleId[];
}

/** The chapters in reading order, with those of their rules that hold all words; empty ones left out. */
export function findRules({ sections, rules }: Rulebook, typed: string): Chapter[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const isFound = (id: RuleId, section: Section): boolean => {
    const { title, rule = '', ruling = '' } = rules[id];
    const text = plain([id, sections[section], title, rule, ruling].join(' '));
    return words.every((word) => text.includes(word));
  };
  return SECTIONS.map((section) => ({
    section,
    title: sections[section],
    rules: RULES.filter((one) => one.section === section && isFound(one.id, section)).map(({ id }) => id),
  })).filter((chapter) => chapter.rules.length > 0);
}

/** Small letters without their accents, so that nobody has to type them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const isRule = (rule: string): rule is RuleId => RULES.some(({ id }) => id === rule);
