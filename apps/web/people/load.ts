import { withPeople } from '@race/words/load.ts';
import { learn } from '../words/say.ts';

/** Who one is, and the words for it. */
export async function loadAccount() {
  const [{ AccountPage }] = await Promise.all([import('./account/page.tsx'), learn(withPeople)]);
  return AccountPage;
}
