import { part } from '../part.ts';

/** Hints and the coach. */
export const withRivals = part({
  en: () => import('../texts/en/rivals.ts'),
  fr: () => import('../texts/fr/rivals.ts'),
  de: () => import('../texts/de/rivals.ts'),
  nl: () => import('../texts/nl/rivals.ts'),
});
