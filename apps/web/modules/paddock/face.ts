import repair from 'virtual:game-icon/auto-repair';
import garage from 'virtual:game-icon/mechanic-garage';
import type { ModuleFace } from '../face.ts';
import { Board } from './board.tsx';

/** The workshop before the race, and its cards. PADDOCK-01 to PADDOCK-05. */
export const face: ModuleFace = {
  name: 'paddock',
  icon: garage,
  Board,
  asks: ['paddock', 'workshop'],
  stands: { tune: 'board' },
  figures: { paddock: repair },
  weights: { gaugeTuned: 57, vehicleOutfitted: 30, paddockLeft: 35 },
  note: {
    rule: 'PADDOCK-01',
    matters: ({ stack }) => ['paddock', 'workshop'].includes(stack.at(-1)?.kind ?? ''),
  },
};
