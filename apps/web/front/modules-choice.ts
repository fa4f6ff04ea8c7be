import { lazy } from '../lazy.tsx';
import { loadModuleTexts } from '../words/say.ts';

/** The part of a set-up where modules are chosen. What they are called comes with it. */
export const ModulesChoice = lazy(async () => {
  const [{ ModulesPart }] = await Promise.all([
    import('../modules/choosing/modules-part.tsx'),
    loadModuleTexts(),
  ]);
  return ModulesPart;
}, null);
