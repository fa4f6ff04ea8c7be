import { withLearning } from '@race/words/parts/learning.ts';
import { withRivals } from '@race/words/parts/rivals.ts';
import { addTexts } from '../words/say.ts';

/** A part of the page for who learns the game, with the words it needs. */
export async function loadLearning<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, addTexts(withLearning), addTexts(withRivals)]);
  return loaded;
}
