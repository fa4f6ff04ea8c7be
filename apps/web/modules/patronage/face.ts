import hat from 'virtual:game-icon/top-hat';
import coins from 'virtual:game-icon/two-coins';
import type { ModuleFace } from '../face.ts';
import { say } from '../kit.ts';
import { Beside } from './beside.tsx';
import { Board } from './board.tsx';
import { lossWords } from './loss.ts';
import { Mark } from './mark.tsx';
import { mySpace, mySum } from './sum.ts';

/** The patrons' track, and cashing in. PATRON-01 to PATRON-06. */
export const face: ModuleFace = {
  name: 'patronage',
  icon: coins,
  Board,
  glance: () => (mySpace() < 0 ? '' : say('viewer.francs', { francs: mySum() })),
  stands: { cash: 'board' },
  Beside,
  meets: lossWords,
  Mark,
  figures: { dandy: hat },
  weights: { patronCashed: 74, patronMoved: 52 },
  note: {
    rule: 'PATRON-04',
    matters: ({ modules }) => modules?.patronage?.markers.some((space) => space > 0) === true,
  },
};
