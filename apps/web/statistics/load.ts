import { back } from '../words/lessons.ts';
import { learn, speakOfModules } from '../words/say.ts';

/** The page of figures, with the words it needs. */
export async function loadStatistics() {
  const [{ StatisticsPage }] = await Promise.all([
    import('./statistics-page.tsx'),
    learn(back),
    speakOfModules(),
  ]);
  return StatisticsPage;
}
