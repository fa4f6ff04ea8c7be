import { part } from '../part.ts';

/** The expedition of the day. */
export const withExpedition = part({
  en: () => import('../texts/en/expedition.ts'),
  fr: () => import('../texts/fr/expedition.ts'),
  de: () => import('../texts/de/expedition.ts'),
  nl: () => import('../texts/nl/expedition.ts'),
});
