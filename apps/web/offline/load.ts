import { about } from '../words/lessons.ts';
import { learn } from '../words/say.ts';

/** A part of the page that speaks of the page, with the words it needs. */
export async function loadAbout<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, learn(about)]);
  return loaded;
}
