import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './index.ts';
import { loadSubjects } from './subjects.ts';

const TEXTS = join(import.meta.dirname, 'texts');
const RULES = join(import.meta.dirname, '..', 'rulebook', 'texts');

/** What a module tells is in one place: names, events, answers, refusals. */
const OF_MODULES = ['modules', 'solo'];

/** Rules of grammar that only one language has. */
const GRAMMAR = ['contract.ts'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !GRAMMAR.includes(name))
    .sort();

const { subjects: english } = await loadSubjects('en');

describe('the languages', () => {
  it('are those that have texts and rules', () => {
    expect(readdirSync(TEXTS).sort()).toEqual(LANGUAGES.toSorted());
    expect(readdirSync(RULES).sort()).toEqual(LANGUAGES.toSorted());
  });

  it.each(LANGUAGES)('have the same files, and the same order in each: %s', async (language) => {
    const { subjects } = await loadSubjects(language);
    expect(filesIn(join(TEXTS, language))).toEqual(filesIn(join(TEXTS, 'en')));
    expect(filesIn(join(RULES, language))).toEqual(filesIn(join(RULES, 'en')));
    expect(Object.values(subjects).flatMap((texts) => Object.keys(texts))).toEqual(
      Object.values(english).flatMap((texts) => Object.keys(texts)),
    );
  });
});

describe('a subject', () => {
  const all = Object.entries(english);

  it('has a file or folder of its name', () => {
    for (const [subject] of all)
      expect(
        ['.ts', '/index.ts'].filter((end) => existsSync(join(TEXTS, 'en', `${subject}${end}`))),
        subject,
      ).toHaveLength(1);
  });

  it('is the first word of its keys, apart from what modules tell', () => {
    const strangers = all
      .filter(([subject]) => !OF_MODULES.includes(subject))
      .flatMap(([subject, texts]) => Object.keys(texts).filter((key) => !key.startsWith(`${subject}.`)));
    expect(strangers).toEqual([]);
  });

  it('shares no key with another', () => {
    const keys = all.flatMap(([, texts]) => Object.keys(texts));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
