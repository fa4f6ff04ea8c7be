// A table can show modules: from here on they can be fetched.
import { tellHowToFetch } from './modules.ts';

tellHowToFetch(async (choices) => (await import('../modules/index.ts')).loadFaces(choices));
