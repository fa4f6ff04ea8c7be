import { part } from '../part.ts';

/** Looking back: at a race, its front page, one’s own statistics. */
export const withBack = part({
  en: () => import('../texts/en/back/index.ts'),
  fr: () => import('../texts/fr/back/index.ts'),
  de: () => import('../texts/de/back/index.ts'),
  nl: () => import('../texts/nl/back/index.ts'),
});
