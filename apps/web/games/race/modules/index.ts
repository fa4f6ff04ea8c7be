// The faces of all modules.
import medal from 'virtual:game-icon/ribbon-medal';
import { splitChoice } from '@race/great-race/module.ts';
import type { ModuleName } from '@race/great-race/modules/catalogue.ts';
import { goesWithCrew, suffragettesTake } from '@race/great-race/modules/fifth/simone.ts';
import type { MakeFace, ModuleFace } from '../../../table/model/module-face.ts';
import { face as diplomacy } from './diplomacy/face.tsx';
import type { TableModel } from './kit.ts';
import { face as leaders } from './leaders/face.tsx';
import { face as microclimate } from './microclimate/face.tsx';
import { face as paddock } from './paddock/face.tsx';
import { face as patronage } from './patronage/face.tsx';
import { face as postal } from './postal/face.tsx';
import { face as season } from './season/face.tsx';
import { face as village } from './village/face.tsx';

/** The fifth crew is like any other and needs no board. FIFTH-01 to FIFTH-04. */
const fifth = (table: TableModel): ModuleFace => ({
  name: 'fifth',
  icon: medal,
  alsoTakes: (publicState) =>
    goesWithCrew(table.facts.value?.options.modules ?? []) ? suffragettesTake(publicState) : [],
  note: { rule: 'FIFTH-02', matters: ({ turn, crews }) => turn > 0 && crews.length > 4 },
});

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
