import medal from 'virtual:game-icon/ribbon-medal';
import { goesWithCrew, suffragettesTake } from '@race/great-race/modules/fifth/simone.ts';
import type { ModuleFace } from '../face.ts';
import { facts } from '../kit.ts';

/** A fifth crew is a crew like any other: it needs no board. FIFTH-01 to FIFTH-04. */
export const face: ModuleFace = {
  name: 'fifth',
  icon: medal,
  alsoTakes: (publicState) =>
    goesWithCrew(facts.value?.options.modules ?? []) ? suffragettesTake(publicState) : [],
  note: { rule: 'FIFTH-02', matters: ({ turn, crews }) => turn > 0 && crews.length > 4 },
};
