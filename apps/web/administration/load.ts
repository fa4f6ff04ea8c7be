import { withAdministration } from '@race/words/parts/administration.ts';
import { withPeople } from '@race/words/parts/people.ts';
import { addTexts } from '../words/say.ts';

/** Reports and what is done about them, and the words for it. */
export async function loadAdministration() {
  const [{ AdministrationPage }] = await Promise.all([
    import('./page.tsx'),
    addTexts(withAdministration),
    addTexts(withPeople),
  ]);
  return AdministrationPage;
}

/** The button by which a run is taken off the table of its day. */
export async function loadStrike() {
  const [{ Strike }] = await Promise.all([import('./strike.tsx'), addTexts(withAdministration)]);
  return Strike;
}
