import { withBack } from '@race/words/parts/back.ts';
import { learn } from '../words/say.ts';

/** Looking back at races, with the words it needs. */
export async function loadWatch() {
  const [{ Watch }] = await Promise.all([import('./watch.tsx'), learn(withBack)]);
  return Watch;
}
