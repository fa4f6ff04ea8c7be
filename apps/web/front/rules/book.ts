// The whole book: the race by phase, the cards, the modules, René, the Dash, the table; each rule by its identifier.
import { type Language, loadRules, RULES, type RuleText, SECTIONS, type Section } from '@race/rulebook';
import { cards } from '@race/rulebook/chapters/cards.ts';
import { daily } from '@race/rulebook/chapters/daily.ts';
import { MODULES } from '@race/rulebook/chapters/modules/all.ts';
import { net } from '@race/rulebook/chapters/net.ts';
import { solo } from '@race/rulebook/chapters/solo.ts';
import { table } from '@race/rulebook/chapters/table.ts';
import { DASH_RULES, DASH_SECTIONS, loadDashRules } from '@race/rulebook/dash.ts';
import type { Titles } from '@race/rulebook/references.ts';

export interface BookEntry {
  readonly id: string;
  readonly text: RuleText;
}

export interface BookChapter {
  readonly section: string;
  readonly title: string;
  readonly rules: readonly BookEntry[];
}

export const PARTS = ['race', 'cards', 'modules', 'solo', 'dash', 'table'] as const;
export type PartName = (typeof PARTS)[number];

export interface Part {
  readonly name: PartName;
  readonly chapters: readonly BookChapter[];
}

/** In reading order. */
export type Book = readonly Part[];

/** Where each section stands; those of no other part are the race's own. */
const SECTIONS_OF: { readonly [P in PartName]?: readonly string[] } = {
  cards: cards.sections,
  modules: Object.values(MODULES).flatMap(({ sections }) => [...sections]),
  solo: solo.sections,
  table: [...table.sections, ...net.sections, ...daily.sections],
};

export async function loadBook(language: Language): Promise<Book> {
  const [race, dash] = await Promise.all([loadRules(language), loadDashRules(language)]);
  const ofRace = SECTIONS.map((section) => ({
    section,
    title: race.sections[section],
    rules: RULES.filter((one) => one.section === section).map(({ id }) => ({ id, text: race.rules[id] })),
  }));
  const ofDash = DASH_SECTIONS.map((section) => ({
    section,
    title: dash.sections[section],
    rules: DASH_RULES.filter((one) => one.section === section).map(({ id }) => ({
      id,
      text: dash.rules[id],
    })),
  }));
  return PARTS.map((name) => ({
    name,
    chapters: name === 'dash' ? ofDash : ofRace.filter(({ section }) => partOf(section) === name),
  }));
}

const partOf = (section: Section): PartName =>
  PARTS.find((part) => SECTIONS_OF[part]?.includes(section)) ?? 'race';

export const rulesIn = (book: Book): BookEntry[] =>
  book.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));

export const titlesIn = (book: Book): Titles =>
  Object.fromEntries(rulesIn(book).map(({ id, text }) => [id, text]));
