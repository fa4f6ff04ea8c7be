import { back } from '../words/lessons.ts';
import { learn } from '../words/say.ts';

/** Looking back at races, with the words it needs. */
export async function loadWatch() {
  const [{ Watch }] = await Promise.all([import('./watch.tsx'), learn(back)]);
  return Watch;
}
