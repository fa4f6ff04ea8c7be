import { withExpedition } from '@race/words/parts/expedition.ts';
import { addTexts, loadModuleTexts } from '../words/say.ts';

/** The expedition of the day, with the words it needs. */
export async function loadExpedition() {
  const [{ ExpeditionPage }] = await Promise.all([
    import('./expedition-page.tsx'),
    addTexts(withExpedition),
    loadModuleTexts(),
  ]);
  return ExpeditionPage;
}
