import { withBack } from '@race/words/parts/back.ts';
import { addTexts } from '../../words/say.ts';

/** The map and the news of the last page, and how it is kept; with the words it needs. */
export async function loadFrontPage() {
  const [{ FrontPagePart }] = await Promise.all([import('./front-page.tsx'), addTexts(withBack)]);
  return FrontPagePart;
}
