// Tables can show modules: registers how they are loaded.
import { setModuleLoader } from './modules.ts';

setModuleLoader(async (choices) => (await import('../modules/index.ts')).loadFaces(choices));
