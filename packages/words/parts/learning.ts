import { part } from '../part.ts';

/** The helper, and the exercises. */
export const withLearning = part({
  en: () => import('../texts/en/learn.ts'),
  fr: () => import('../texts/fr/learn.ts'),
  de: () => import('../texts/de/learn.ts'),
  nl: () => import('../texts/nl/learn.ts'),
});
