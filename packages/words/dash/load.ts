import { part } from '../part.ts';

/** Adds what the Dash says to words that are there already. */
export const withDash = part({
  en: () => import('../texts/en/dash/index.ts'),
  fr: () => import('../texts/fr/dash/index.ts'),
  de: () => import('../texts/de/dash/index.ts'),
  nl: () => import('../texts/nl/dash/index.ts'),
});
