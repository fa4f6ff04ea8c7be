import { withBack } from '@race/words/parts/back.ts';
import { lazy } from '../../lazy.tsx';
import { learn } from '../../words/say.ts';

/** A dash as a film, with the words of films. */
export const DashFilmPage = lazy(async () => {
  const [{ DashFilmPage: Page }] = await Promise.all([import('./replay-page.tsx'), learn(withBack)]);
  return Page;
});
