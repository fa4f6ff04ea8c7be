import medal from 'virtual:game-icon/ribbon-medal';
import type { ModuleFace } from '../face.ts';

/** A fifth crew is a crew like any other: it needs no board. FIFTH-01 to FIFTH-04. */
export const face: ModuleFace = {
  name: 'fifth',
  icon: medal,
  note: { rule: 'FIFTH-02', matters: ({ turn, crews }) => turn > 0 && crews.length > 4 },
};
