import { withBack } from '@race/words/parts/back.ts';
import { loadAbout } from '../offline/load.ts';
import { addTexts } from '../words/say.ts';

/** Looking back at races, with the words it needs; its menu speaks of the page. */
export async function loadWatch() {
  const [{ Watch }] = await Promise.all([loadAbout(import('./replay-page.tsx')), addTexts(withBack)]);
  return Watch;
}
