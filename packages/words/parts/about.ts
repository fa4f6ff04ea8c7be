import { part } from '../part.ts';

/** What the page says of itself: editions, storage, sound, credits. */
export const withAbout = part({
  en: () => import('../texts/en/about/index.ts'),
  fr: () => import('../texts/fr/about/index.ts'),
  de: () => import('../texts/de/about/index.ts'),
  nl: () => import('../texts/nl/about/index.ts'),
});
