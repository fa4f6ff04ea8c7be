import { part } from '../part.ts';

/** What is said once a plan is made: the plan itself, what a sequence asks, and ending a turn. */
export const withActing = part({
  en: () => import('../texts/en/acting.ts'),
  fr: () => import('../texts/fr/acting.ts'),
  de: () => import('../texts/de/acting.ts'),
  nl: () => import('../texts/nl/acting.ts'),
});
