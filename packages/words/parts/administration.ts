import { part } from '../part.ts';

/** What administrators read. */
export const withAdministration = part({
  en: () => import('../texts/en/administration.ts'),
  fr: () => import('../texts/fr/administration.ts'),
  de: () => import('../texts/de/administration.ts'),
  nl: () => import('../texts/nl/administration.ts'),
});
