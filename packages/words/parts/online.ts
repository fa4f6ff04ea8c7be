import { part } from '../part.ts';

/** Tables over the network. */
export const withOnline = part({
  en: () => import('../texts/en/online.ts'),
  fr: () => import('../texts/fr/online.ts'),
  de: () => import('../texts/de/online.ts'),
  nl: () => import('../texts/nl/online.ts'),
});
