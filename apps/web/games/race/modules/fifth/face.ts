import medal from 'virtual:game-icon/ribbon-medal';
import { goesWithCrew, suffragettesTake } from '@race/great-race/modules/fifth/simone.ts';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import type { TableModel } from '../kit.ts';

/** The fifth crew is like any other and needs no board. FIFTH-01 to FIFTH-04. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'fifth',
  icon: medal,
  alsoTakes: (publicState) =>
    goesWithCrew(table.facts.value?.options.modules ?? []) ? suffragettesTake(publicState) : [],
  note: { rule: 'FIFTH-02', matters: ({ turn, crews }) => turn > 0 && crews.length > 4 },
});
