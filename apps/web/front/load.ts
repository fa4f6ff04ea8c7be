import { withBefore } from '@race/words/parts/before.ts';
import { addTexts } from '../words/say.ts';

/** A page on which a table is set or kept races are shown, with the words it needs. */
export async function loadBefore<T>(page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, addTexts(withBefore)]);
  return loaded;
}
