// A table can show modules: from here on they can be fetched.
import { setModuleLoader } from './modules.ts';

setModuleLoader(async (choices) => (await import('../modules/index.ts')).loadFaces(choices));
