// All texts of a language: a file or a folder a subject, the same in every language.

import type { Contract } from './fill.ts';
import type { Language } from './language.ts';
import type { subjects } from './texts/en/index.ts';

type EnglishSubjects = typeof subjects;
export type Subject = keyof EnglishSubjects;

/** Every subject with every key: a language that lacks one does not compile. */
export type Subjects = {
  readonly [S in Subject]: { readonly [K in keyof EnglishSubjects[S]]: string };
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The English texts by key: they decide which keys there are and what each must be given. */
export type English = Intersection<EnglishSubjects[Subject]>;

/** What the folder of a language exports. */
export interface LanguageTexts {
  readonly subjects: Subjects;
  readonly contract?: Contract;
}

export const loadSubjects = (language: Language): Promise<LanguageTexts> =>
  import(`./texts/${language}/index.ts`);
