import { describe, expect, it } from 'vitest';
import { loadDashRules } from '../rulebook/dash.ts';
import { loadRules } from '../rulebook/index.ts';
import { LANGUAGES, type Language } from './index.ts';
import { FAULTS, type Line } from './testing/faults.ts';
import { SAME_ON_PURPOSE } from './testing/same-on-purpose.ts';
import { type Texts, textsOf } from './testing/texts.ts';

/** The rules as texts; one may point at another by its identifier, which a page shows by its title. */
async function rulesOf(language: Language): Promise<Texts> {
  const books = [await loadRules(language), await loadDashRules(language)];
  const texts = books.flatMap(({ sections, rules }) => [
    ...Object.entries(sections),
    ...Object.entries(rules).flatMap(([id, parts]) =>
      Object.entries(parts).map(([part, text]) => [`${id}.${part}`, String(text)] as const),
    ),
  ]);
  return Object.fromEntries(texts.map(([key, text]) => [`rules.${key}`, text.replaceAll(RULE, '…')]));
}

const RULE = /\b[A-Z]{3,}(?:-[A-Z]+)*-[A-Z0-9-]*[A-Z0-9]\b/g;

const allOf = async (language: Language): Promise<Texts> => ({
  ...textsOf(language),
  ...(await rulesOf(language)),
});

const english = await allOf('en');

const faultsOf = (line: Line): string[] =>
  Object.entries(FAULTS).flatMap(([name, has]) => (has(line) ? [`${name} ${line.key}`] : []));

describe.each(LANGUAGES)('the texts in %s', async (language) => {
  const texts = Object.entries(await allOf(language));

  it('have no fault that is one in any language', () => {
    const found = texts.flatMap(([key, text]) =>
      faultsOf({ language, key, text, english: english[key] ?? '' }),
    );
    expect(found).toEqual([]);
  });

  it('are the same as in English where that is meant', () => {
    if (language === 'en') return;
    const all = Object.fromEntries(texts);
    expect(SAME_ON_PURPOSE[language].filter((key) => all[key] !== english[key])).toEqual([]);
  });
});

describe('a fault is found', () => {
  const faults = (language: Language, text: string, from = '') =>
    faultsOf({ language, key: 'planted', text, english: from }).map((fault) => fault.split(' ')[0]);

  it('where a number can be 1 and has no singular', () => {
    expect(faults('en', 'Of the {drawn} cards you drew')).toEqual(['singular']);
    expect(faults('fr', '{count} cachets sur {all}')).toEqual(['singular']);
    expect(faults('de', 'etwa {count} Siege mehr')).toEqual(['singular']);
    expect(faults('nl', '{n|one # ronde|other # rondes}: {count} velden')).toEqual(['singular']);
    expect(faults('en', '{count|one # card|other # cards}, {level} of {max}, {francs}\u00a0F')).toEqual([]);
    expect(faults('en', '{crew} wins')).toEqual([]);
  });

  it('where the reader is addressed as somebody else', () => {
    expect(faults('fr', 'Tu joues ta carte')).toEqual(['address']);
    expect(faults('fr', 'Vous jouez votre carte\u202f; le ténor chante')).toEqual([]);
    expect(faults('de', 'Wählen Sie eine Karte')).toEqual(['address']);
    expect(faults('de', 'Sie fährt weiter. Du wählst.')).toEqual([]);
    expect(faults('nl', 'Kies uw kaart')).toEqual(['address']);
    expect(faults('nl', 'Kies je kaart om 3 uur')).toEqual([]);
  });

  it('where the glossary forbids a word, in every form, hyphens or none', () => {
    expect(faults('en', '{count|one # tile is laid|other # tiles}')).toEqual(['glossary']);
    expect(faults('de', 'eine Werkzeug\u00adkiste')).toEqual(['glossary']);
    expect(faults('fr', 'une case éclairée')).toEqual(['glossary']);
    expect(faults('fr', 'un éclaireur')).toEqual([]);
    expect(faults('nl', 'een gevarenkaart')).toEqual(['glossary']);
    expect(faults('en', '# prestige points')).toEqual([]);
    expect(faults('en', '{count|other # prestige}')).toEqual(['glossary']);
  });

  it('where a text was left in English', () => {
    expect(faults('fr', 'Page not found', 'Page not found')).toEqual(['untranslated']);
    expect(faults('de', 'Spiel the game')).toEqual(['untranslated']);
    expect(faults('nl', 'Menu', 'Menu')).toEqual([]);
    expect(faults('de', 'The Great Race', 'The Great Race')).toEqual(['untranslated']);
  });

  it('where a sentence names a rule by its identifier', () => {
    expect(faults('en', 'Not now (BASE-DRIVE-03).')).toEqual(['identifier']);
    expect(faults('en', 'Rule {rule}')).toEqual(['identifier']);
    expect(faults('en', 'VIP-Lounge, 1935-style')).toEqual([]);
  });
});
