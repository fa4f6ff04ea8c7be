import { part } from '../part.ts';

/** What people have besides tables: accounts, talk. */
export const withPeople = part({
  en: () => import('../texts/en/people/index.ts'),
  fr: () => import('../texts/fr/people/index.ts'),
  de: () => import('../texts/de/people/index.ts'),
  nl: () => import('../texts/nl/people/index.ts'),
});
