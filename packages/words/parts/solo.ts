import { part } from '../part.ts';
import type { Words } from '../t.ts';
import { withModules } from './modules.ts';

const texts = part({
  en: () => import('../texts/en/solo/index.ts'),
  fr: () => import('../texts/fr/solo/index.ts'),
  de: () => import('../texts/de/solo/index.ts'),
  nl: () => import('../texts/nl/solo/index.ts'),
});

/** What is said of René and of campaigns, and what their modules say. */
export const withSolo = async (words: Words): Promise<Words> => texts(await withModules(words));
