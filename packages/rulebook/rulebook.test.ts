import { CARDS } from '@race/great-race/cards/index.ts';
import { describe, expect, it } from 'vitest';
import { DASH_RULES, DASH_SECTIONS, type DashRulebook, loadDashRules } from './dash.ts';
import { LANGUAGES, type Language, loadRules, type Rulebook, type RuleText } from './index.ts';
import { SECTIONS as RACE_SECTIONS } from './rules.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';

// Both books, the race's and the Dash's: one list of identifiers for whoever looks one up.
const RULES = [...(await loadRules('en')).list, ...DASH_RULES];
const SECTIONS = [...RACE_SECTIONS, ...DASH_SECTIONS];
type Book = {
  readonly sections: Rulebook['sections'] & DashRulebook['sections'];
  readonly rules: Rulebook['rules'] & DashRulebook['rules'];
};

async function bothBooks(language: Language): Promise<Book> {
  const [race, dash] = [await loadRules(language), await loadDashRules(language)];
  return { sections: { ...race.sections, ...dash.sections }, rules: { ...race.rules, ...dash.rules } };
}

const PARTS = ['rule', 'ruling'] as const;
const RESOURCES = RULES.filter((rule) => rule.section === 'resources');
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

const books = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await bothBooks(language)] as const)),
) as Record<Language, Book>;

type Line = { language: Language; id: string; field: string; text: string };

/** Every text of a language, section titles included, as one list. */
function linesOf(language: Language): Line[] {
  const { sections, rules } = books[language];
  const titles = SECTIONS.map((id) => ({ language, id, field: 'title', text: sections[id] }));
  const texts = RULES.flatMap(({ id }) =>
    Object.entries(rules[id]).map(([field, text]) => ({ language, id, field, text })),
  );
  return [...titles, ...texts];
}

const key = ({ language, id, field }: Omit<Line, 'text'>) => `${language} ${id} ${field}`;
const wrong = (language: Language, isWrong: (line: Line) => boolean) =>
  linesOf(language).filter(isWrong).map(key);
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort();
const namedRules = (text: string) => (text.match(/\b(?:BASE|CARD|DASH)-[A-Z0-9-]+/g) ?? []).sort();

describe('the list of rules', () => {
  it('names every identifier once', () => {
    const ids = RULES.map((rule) => rule.id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(SECTIONS).toEqual([...new Set(SECTIONS)]);
  });

  it('keeps the rules of a section together, in the order of the sections', () => {
    const inBookOrder = SECTIONS.flatMap((section) => RULES.filter((rule) => rule.section === section));
    expect(RULES).toEqual(inBookOrder);
  });

  it('numbers the rules of a section without a gap', () => {
    const series = new Map<string, number[]>();
    for (const { id } of RULES) {
      const [, name, number] = /^([A-Z-]+)-(\d\d)$/.exec(id) ?? [];
      if (name && number) series.set(name, [...(series.get(name) ?? []), Number(number)]);
    }
    for (const [name, numbers] of series) {
      expect(numbers, name).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const { sections, rules } = books[language];

  it('have a text for every identifier and a title for every section, and no others', () => {
    expect(Object.keys(rules).sort()).toEqual(RULES.map((rule) => rule.id as string).sort());
    expect(Object.keys(sections).sort()).toEqual([...SECTIONS].sort());
  });

  it('have a rule where a rulebook settles it, a ruling where we do, both where both do', () => {
    for (const { id, kind } of RULES) {
      const expected = kind === 'both' ? PARTS : [kind];
      expect(Object.keys(rules[id]), id).toEqual(['title', ...expected]);
    }
  });

  it('leave nothing empty or untidy', () => {
    expect(wrong(language, ({ text }) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual(
      [],
    );
  });

  it('have titles that fit on a line', () => {
    expect(wrong(language, ({ field, text }) => field === 'title' && text.length > 34)).toEqual([]);
  });

  it('end every sentence', () => {
    expect(wrong(language, ({ field, text }) => field !== 'title' && !/[.)]$/.test(text))).toEqual([]);
  });

  it('give every card its own name', () => {
    const names = RESOURCES.map(({ id }) => rules[id].title.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it('have every card in the order of the deck, and say how many copies there are', () => {
    const cards = RESOURCES.map(({ id }) => {
      const { rule = '' }: RuleText = rules[id];
      return [id, Number(/(\d+) \S+\.$/.exec(rule)?.[1])];
    });
    expect(cards).toEqual(CARDS.map(({ id, copies }) => [`CARD-${id.toUpperCase()}`, copies]));
  });

  it('are listed as in any other language', async () => {
    expect((await loadRules(language)).list).toEqual((await loadRules('en')).list);
  });

  it('point only at rules that exist', () => {
    const ids: string[] = RULES.map((rule) => rule.id);
    expect(wrong(language, ({ text }) => namedRules(text).some((id) => !ids.includes(id)))).toEqual([]);
  });

  it('use printed apostrophes and quotation marks, and keep a sum of francs on one line', () => {
    expect(wrong(language, ({ text }) => /['"`]|\d F\b/.test(text))).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('the rules in %s, beside the English ones', (language) => {
  const english = new Map(linesOf('en').map((line) => [`${line.id} ${line.field}`, line.text]));
  const original = (line: Line) => english.get(`${line.id} ${line.field}`) ?? '';

  it('name the same numbers', () => {
    for (const line of linesOf(language)) {
      expect(numbersOf(line.text), key(line)).toEqual(numbersOf(original(line)));
    }
  });

  it('point at the same rules', () => {
    for (const line of linesOf(language)) {
      expect(namedRules(line.text), key(line)).toEqual(namedRules(original(line)));
    }
  });

  it('leave nothing untranslated', () => {
    const onPurpose: readonly string[] = SAME_AS_ENGLISH[language];
    const isOnPurpose = ({ id, field }: Line) => field === 'title' && onPurpose.includes(id);
    expect(wrong(language, (line) => line.text === original(line) && !isOnPurpose(line))).toEqual([]);
  });
});

describe('printing', () => {
  it('sets French double punctuation off by a narrow no-break space', () => {
    expect(wrong('fr', ({ text }) => /(?<!\u202f)[;:!?»]|«(?!\u202f)/.test(text))).toEqual([]);
  });

  it('leaves no space before punctuation in the other languages', () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      expect(wrong(language, ({ text }) => /\s[;:!?,.]/.test(text))).toEqual([]);
    }
  });

  it('opens and closes quotations as each language does', () => {
    expect(wrong('de', ({ text }) => /[«»”‘]/.test(text))).toEqual([]);
    expect(wrong('nl', ({ text }) => /[«»„“”]/.test(text))).toEqual([]);
    expect(wrong('fr', ({ text }) => /[„“”‘]/.test(text))).toEqual([]);
  });
});
