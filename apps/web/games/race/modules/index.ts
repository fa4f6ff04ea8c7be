// The faces of all modules.
import { splitChoice } from '@race/great-race/module.ts';
import type { ModuleName } from '@race/great-race/modules/catalogue.ts';
import type { MakeFace } from '../../../table/model/module-face.ts';
import { face as diplomacy } from './diplomacy/face.tsx';
import { face as fifth } from './fifth/face.ts';
import { face as leaders } from './leaders/face.tsx';
import { face as microclimate } from './microclimate/face.tsx';
import { face as paddock } from './paddock/face.tsx';
import { face as patronage } from './patronage/face.tsx';
import { face as postal } from './postal/face.tsx';
import { face as season } from './season/face.tsx';
import { face as village } from './village/face.tsx';

const FACES: { readonly [Name in ModuleName]: MakeFace } = {
  fifth,
  leaders,
  paddock,
  season,
  microclimate,
  village,
  postal,
  patronage,
  diplomacy,
};

/** The faces of these choices in their order. */
export const facesOf = (choices: readonly string[]): readonly MakeFace[] => choices.map(faceOf);

/** Those of all modules there are. */
export const allFaces = (): readonly MakeFace[] => Object.values(FACES);

function faceOf(choice: string): MakeFace {
  const { name } = splitChoice(choice);
  if (!hasFace(name)) throw new Error(`nobody draws ${choice}`);
  return FACES[name];
}

const hasFace = (name: string): name is ModuleName => Object.hasOwn(FACES, name);
