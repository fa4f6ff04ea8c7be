import { part } from '../part.ts';

/** Setting a table, and the races kept on this device. */
export const withBefore = part({
  en: () => import('../texts/en/before.ts'),
  fr: () => import('../texts/fr/before.ts'),
  de: () => import('../texts/de/before.ts'),
  nl: () => import('../texts/nl/before.ts'),
});
