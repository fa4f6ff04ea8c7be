import { learning, rivals } from '../words/lessons.ts';
import { learn } from '../words/say.ts';

/** A part of the page for who learns the game, with the words it needs. */
export async function loadLearning<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, learn(learning), learn(rivals)]);
  return loaded;
}
