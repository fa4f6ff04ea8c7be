import { part } from '../part.ts';

/** How strong somebody is, and finding a race. */
export const withRatings = part({
  en: () => import('../texts/en/ratings.ts'),
  fr: () => import('../texts/fr/ratings.ts'),
  de: () => import('../texts/de/ratings.ts'),
  nl: () => import('../texts/nl/ratings.ts'),
});
