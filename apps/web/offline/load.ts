import { withAbout } from '@race/words/parts/about.ts';
import { addTexts } from '../words/say.ts';

/** A part of the page that speaks of the page, with the words it needs. */
export async function loadAbout<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, addTexts(withAbout)]);
  return loaded;
}
