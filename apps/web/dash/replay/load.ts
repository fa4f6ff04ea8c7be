import { withBack } from '@race/words/parts/back.ts';
import { lazy } from '../../lazy.tsx';
import { addTexts } from '../../words/say.ts';

/** A dash as a film, with the words of films. */
export const DashReplayPage = lazy(async () => {
  const [{ DashReplayPage: Page }] = await Promise.all([import('./replay-page.tsx'), addTexts(withBack)]);
  return Page;
});
