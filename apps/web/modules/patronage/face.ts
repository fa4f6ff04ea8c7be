import hat from 'virtual:game-icon/top-hat';
import coins from 'virtual:game-icon/two-coins';
import { SUMS } from '@race/great-race/modules/patronage/track.ts';
import { me } from '../boards/acts.ts';
import type { ModuleFace } from '../face.ts';
import { known, say } from '../kit.ts';
import { Board } from './board.tsx';
import { Mark } from './mark.tsx';

/** The patrons' track, and cashing in. PATRON-01 to PATRON-06. */
export const face: ModuleFace = {
  name: 'patronage',
  icon: coins,
  Board,
  glance() {
    const space = me.value === null ? undefined : known.value?.modules?.patronage?.markers[me.value];
    return space === undefined || space < 0 ? '' : say('viewer.francs', { francs: SUMS[space] ?? 0 });
  },
  stands: { cash: 'board' },
  Mark,
  figures: { dandy: hat },
  weights: { patronCashed: 74, patronMoved: 52 },
  note: {
    rule: 'PATRON-04',
    matters: ({ modules }) => modules?.patronage?.markers.some((space) => space > 0) === true,
  },
};
