import { withOnline } from '@race/words/parts/online.ts';
import { loadBefore } from '../front/load.ts';
import { addTexts, loadRefusalTexts } from '../words/say.ts';

/** The pages of tables over the network, and the words they speak. */
export async function loadOnline() {
  const [{ OnlinePages }] = await Promise.all([
    loadBefore(import('./pages.tsx')),
    addTexts(withOnline),
    loadRefusalTexts(),
  ]);
  return OnlinePages;
}

/** One's own tables, for the list of one's races. */
export async function loadMyTables() {
  const [{ MyTables }] = await Promise.all([
    import('./my-tables.tsx'),
    addTexts(withOnline),
    loadRefusalTexts(),
  ]);
  return MyTables;
}
