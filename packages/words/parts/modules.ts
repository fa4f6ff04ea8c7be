import { part } from '../part.ts';
import type { Words } from '../t.ts';

const texts = part({
  en: () => import('../texts/en/modules/index.ts'),
  fr: () => import('../texts/fr/modules/index.ts'),
  de: () => import('../texts/de/modules/index.ts'),
  nl: () => import('../texts/nl/modules/index.ts'),
});

/** What modules say, which only a race with modules needs. */
export async function withModules(words: Words): Promise<Words> {
  const [whole, { voice }] = await Promise.all([texts(words), import('../modules/voice.ts')]);
  return { ...whole, voice };
}
