import { withBack } from '@race/words/parts/back.ts';
import { addTexts, loadModuleTexts } from '../words/say.ts';

/** The page of figures, with the words it needs. */
export async function loadStatistics() {
  const [{ StatisticsPage }] = await Promise.all([
    import('./statistics-page.tsx'),
    addTexts(withBack),
    loadModuleTexts(),
  ]);
  return StatisticsPage;
}
