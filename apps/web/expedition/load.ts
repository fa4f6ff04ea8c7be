import { withExpedition } from '@race/words/parts/expedition.ts';
import { learn, speakOfModules } from '../words/say.ts';

/** The expedition of the day, with the words it needs. */
export async function loadExpedition() {
  const [{ ExpeditionPage }] = await Promise.all([
    import('./expedition-page.tsx'),
    learn(withExpedition),
    speakOfModules(),
  ]);
  return ExpeditionPage;
}
