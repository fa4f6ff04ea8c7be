// Every module's folder, fetched when a race has it. This list is the only place that names them all.
import { splitChoice } from '@race/great-race/module.ts';
import { loadModuleTexts } from '../words/say.ts';
import type { ModuleFace } from './face.ts';

const FACES: { readonly [name: string]: () => Promise<{ readonly face: ModuleFace }> } = {
  fifth: () => import('./fifth/face.ts'),
  leaders: () => import('./leaders/face.ts'),
  paddock: () => import('./paddock/face.ts'),
  season: () => import('./season/face.ts'),
  microclimate: () => import('./microclimate/face.ts'),
  village: () => import('./village/face.ts'),
  postal: () => import('./postal/face.ts'),
  patronage: () => import('./patronage/face.ts'),
  diplomacy: () => import('./diplomacy/face.ts'),
};

/** The faces of these choices in their order, once there are words for them. */
export async function loadFaces(choices: readonly string[]): Promise<readonly ModuleFace[]> {
  const [faces] = await Promise.all([Promise.all(choices.map(loadFace)), loadModuleTexts()]);
  return faces;
}

/** Those of all modules there are. */
export const loadAllFaces = (): Promise<readonly ModuleFace[]> => loadFaces(Object.keys(FACES));

async function loadFace(choice: string): Promise<ModuleFace> {
  const load = FACES[splitChoice(choice).name];
  if (load === undefined) throw new Error(`nobody draws ${choice}`);
  return (await load()).face;
}
