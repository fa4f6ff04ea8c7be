import { part } from '../part.ts';

/** Why something cannot be done. */
export const withRefusals = part({
  en: () => import('../texts/en/refusals.ts'),
  fr: () => import('../texts/fr/refusals.ts'),
  de: () => import('../texts/de/refusals.ts'),
  nl: () => import('../texts/nl/refusals.ts'),
});
