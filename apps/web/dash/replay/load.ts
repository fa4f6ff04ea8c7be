import { withBack } from '@race/words/parts/back.ts';
import { lazy } from '../../lazy.tsx';
import { addTexts } from '../../words/say.ts';

/** The replay of a dash, with its texts. */
export const DashReplayPage = lazy(async () => {
  const [{ DashReplayPage: Page }] = await Promise.all([import('./replay-page.tsx'), addTexts(withBack)]);
  return Page;
});
